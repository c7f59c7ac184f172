import type { DriverStage } from './stages';
import type { DriverPipelineState } from './state';
import type { MissedCalls } from './state';

/** Adds an unanswered call. */
export const withMissedCall = (
  { tries }: DriverPipelineState,
  { at, againAt }: { at: string; againAt: string },
): MissedCalls => ({ count: (tries?.count ?? 0) + 1, lastAt: at, againAt });

/** Purposes of a call: screening, or following up on the contact date of a driver in Retarget. */
export const callKinds = ['screening', 'contactAgain'] as const;

/** One of {@link callKinds}. */
export type CallKind = (typeof callKinds)[number];

/** The stage of each kind of call. */
export const callStages: Readonly<Record<CallKind, DriverStage>> = { screening: 'Interview', contactAgain: 'Retarget' };

/** The kind of call that a driver in this stage waits for; null if none. */
export const callKindOf = (stage: DriverStage): CallKind | null =>
  callKinds.find((kind) => callStages[kind] === stage) ?? null;

/**
 * When the next call is due: for screening on entering Interview or at the agreed time, in Retarget on the contact
 * date. Null if no call is due.
 */
export function callDueAt({ stage, enteredAt, tries, contactAgainAt }: DriverPipelineState): string | null {
  switch (callKindOf(stage)) {
    case 'screening':
      return tries?.againAt ?? enteredAt;
    case 'contactAgain':
      return contactAgainAt;
    case null:
      return null;
  }
}
