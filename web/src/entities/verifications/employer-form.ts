import type { EmployerContact, StartVerificationBody } from '#domain/employment-verifications/schema';

/** The contact data in a form; cleared fields hold null. */
export type EmployerValues = { [Name in keyof EmployerContact]: EmployerContact[Name] | null };

/** No agency, as a choice. */
export const NO_MODE = 'none';

export interface StartValues {
  employer: EmployerValues;
  /** Null: as the driver stated. */
  mode: NonNullable<StartVerificationBody['mode']> | typeof NO_MODE | null;
}

/** The contact data as it is sent: a state code only if one is chosen, a number only if there is one. */
export const sentEmployer = ({ mcdotNumber, state, ...texts }: EmployerValues): EmployerContact => ({
  ...(texts as EmployerContact),
  state: state ?? '',
  mcdotNumber: mcdotNumber === null || mcdotNumber.trim() === '' ? null : mcdotNumber.trim(),
});

export const sentMode = (mode: StartValues['mode']): Pick<StartVerificationBody, 'mode'> => {
  if (mode === null) return {};
  return { mode: mode === NO_MODE ? null : mode };
};
