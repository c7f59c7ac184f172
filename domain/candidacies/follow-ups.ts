import type { CandidacyEvent } from './events';
import type { CandidacyHire } from './state';

/** Work after a projected event. Each follow-up takes effect once, even if the worker stops in between. */
export interface CandidacyFollowUp {
  readonly kind: 'releaseSeat';
  readonly round: number;
  readonly hireSeq: number;
  readonly use: 'free' | 'used';
}

/** The hire that this event ends; null if it ends none. */
export function endedHire({ type, snapshot }: CandidacyEvent): CandidacyHire | null {
  const isOver = snapshot.name === 'closed' || snapshot.name === 'ended';
  return isOver && type !== 'imported' ? snapshot.hire : null;
}

/** The work to do elsewhere after the event is projected. */
export function followUpsOf(event: CandidacyEvent): CandidacyFollowUp[] {
  const hire = endedHire(event);
  if (hire === null) return [];
  // An assignment uses up its seat only if it ran to its planned end (docs/state-machines.md#seats).
  const use = event.reason === 'completed' ? 'used' : 'free';
  return [{ kind: 'releaseSeat', round: event.snapshot.round, hireSeq: hire.hireSeq, use }];
}
