import type { DriverStage } from '../drivers/stages';
import type { DriverPipelineState } from './state';

/** Calls that nobody answered, in the present stay in Interview or Retarget. */
export interface MissedCalls {
  count: number;
  lastAt: string;
  /** When he is called again. */
  againAt: string;
}

/** One more call that nobody answered. */
export const withMissedCall = (
  { tries }: DriverPipelineState,
  { at, againAt }: { at: string; againAt: string },
): MissedCalls => ({ count: (tries?.count ?? 0) + 1, lastAt: at, againAt });

/** Why a driver is called: for his screening, or because he left for now and a day was agreed. */
export const callKinds = ['screening', 'contactAgain'] as const;
/** One of {@link callKinds}. */
export type CallKind = (typeof callKinds)[number];

/** The stage in which a driver is called for that. */
export const callStages: Readonly<Record<CallKind, DriverStage>> = { screening: 'Interview', contactAgain: 'Retarget' };

/** Why a driver in this stage is called; null when no call is to be made. */
export const callKindOf = (stage: DriverStage): CallKind | null =>
  callKinds.find((kind) => callStages[kind] === stage) ?? null;

/**
 * From when on a driver is to be called: for his screening from entering Interview, or from the agreed time; in Retarget
 * from his contact date. Null when no call is to be made.
 */
export const callDueAt = ({ stage, enteredAt, tries, contactAgainAt }: DriverPipelineState): string | null => {
  switch (callKindOf(stage)) {
    case 'screening':
      return tries?.againAt ?? enteredAt;
    case 'contactAgain':
      return contactAgainAt;
    case null:
      return null;
  }
};
