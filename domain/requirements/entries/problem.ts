import type { ProblemCode } from '../../problems';

/** A wrong field of an entry, by its JSON pointer. */
export interface EntryProblem {
  readonly pointer: string;
  readonly code: ProblemCode | 'required';
  /** Parameters of the problem's text. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The problem, if the condition holds. */
export const problemIf = (isWrong: boolean, pointer: string, code: EntryProblem['code']): EntryProblem[] =>
  isWrong ? [{ pointer, code }] : [];

/** The span of days in which something about a driver can have happened, on a day where the driver lives. */
export interface KnownDays {
  readonly birthDate: string | undefined;
  readonly today: string;
}

/** Whether a day is before the driver was born. */
export const beforeBirth = (day: string | null, { birthDate = '' }: KnownDays, pointer: string): EntryProblem[] =>
  problemIf(day !== null && day < birthDate, pointer, 'date-before-birth');

/** Whether a day is before the driver was born, or has not come yet. */
export const notOnKnownDay = (day: string | null, days: KnownDays, pointer: string): EntryProblem[] => [
  ...beforeBirth(day, days, pointer),
  ...problemIf(day !== null && day > days.today, pointer, 'date-in-future'),
];
