import type { DriverPipelineState } from './state';

/** Screening calls that nobody answered, in the present stay in Interview. */
export interface CallTries {
  count: number;
  lastAt: string;
  /** When he is called again. */
  againAt: string;
}

/** One more call that nobody answered. */
export const withMissedCall = (
  { tries }: DriverPipelineState,
  { at, againAt }: { at: string; againAt: string },
): CallTries => ({ count: (tries?.count ?? 0) + 1, lastAt: at, againAt });

/** From when on a driver is to be called: from entering Interview, or from the agreed time; null when no call is to be made. */
export const callDueAt = ({ stage, enteredAt, tries }: DriverPipelineState): string | null =>
  stage === 'Interview' ? (tries?.againAt ?? enteredAt) : null;
