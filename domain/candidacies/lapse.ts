import { systemActor } from '../shared/actor';
import { type CandidacyTransition, transition } from './decide';
import type { CandidacyState } from './state';
import { isLive } from './state-table';

/** The state of a driver's required credentials, with the sequence number of the pipeline event that set it. */
export interface ProofsFact {
  readonly isLapsed: boolean;
  readonly seq: number;
}

/**
 * A required credential expired or was renewed. Returns a transition once per change, and only for a live round or a
 * hire.
 */
export function decideProofs(
  state: CandidacyState,
  { isLapsed, seq }: ProofsFact,
  now: number,
): CandidacyTransition | null {
  const known = state.proofs ?? { isLapsed: false, seq: 0 };
  const isOfInterest = isLive(state) || state.name === 'hired';
  if (!isOfInterest || seq <= known.seq || isLapsed === known.isLapsed) return null;
  const at = new Date(now).toISOString();
  const type = isLapsed ? 'proofsLapsed' : 'proofsRenewed';
  return transition(
    state,
    { type, actor: systemActor, at, reason: null, noteId: null },
    { proofs: { isLapsed, since: at, seq } },
  );
}

/** Remembers the number of a notification that changed nothing, so that an older one has no effect either. */
export const withProofsSeq = (state: CandidacyState, { seq }: ProofsFact): CandidacyState =>
  state.proofs === undefined || seq <= state.proofs.seq ? state : { ...state, proofs: { ...state.proofs, seq } };
