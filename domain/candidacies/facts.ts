import { systemActor } from '../shared/actor';
import { closeRound } from './changes';
import { type CandidacyTransition, transition } from './decide';
import type { CandidacyEventType } from './events';
import type { CandidacyState } from './state';
import { isLive, isOnAssignment } from './state-table';

/** The order is no longer active (docs/state-machines.md#when-an-order-stops-being-active). */
export interface OrderEndedFact {
  readonly reason: 'order_cancelled' | 'order_ended' | 'order_deleted' | 'organization_inactive';
  /** Whether the candidates are notified. */
  readonly notify: boolean;
}

/** Facts that other parts of the product signal to a candidacy, without waiting for a result. */
export type CandidacyFact =
  | ({ readonly type: 'orderEnded' } & OrderEndedFact)
  | { readonly type: 'hiredElsewhere'; readonly reason: 'hired_elsewhere' }
  | { readonly type: 'driverNotAvailable'; readonly reason: 'driver_not_available' };

const isHiredNotStarted = (state: CandidacyState): boolean => state.name === 'hired' && !isOnAssignment(state);

// A hire that has not started is rescinded if its order is canceled or its driver exits, and kept if the order ends as
// planned; a running assignment continues.
function closesBy(state: CandidacyState, fact: CandidacyFact): boolean {
  if (isLive(state)) return true;
  if (!isHiredNotStarted(state)) return false;
  return fact.reason === 'order_cancelled' || fact.reason === 'order_deleted' || fact.reason === 'driver_not_available';
}

/** The transition that a fact causes; null if none. */
export function decideFact(state: CandidacyState, fact: CandidacyFact, now: number): CandidacyTransition | null {
  if (!closesBy(state, fact)) return null;
  const at = new Date(now).toISOString();
  const type: CandidacyEventType = fact.type;
  const notify = fact.type === 'orderEnded' ? fact.notify : true;
  return transition(
    state,
    { type, actor: systemActor, at, reason: fact.reason, noteId: null },
    closeRound(state, { by: 'system', reason: fact.reason, noteId: null, at, notify }),
  );
}
