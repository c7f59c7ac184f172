import { transition, type CandidacyTransition } from './decide';
import type { CandidacyState } from './state';
import { isLive } from './state-table';
import { systemActor } from '../shared/actor';

/** What a driver's pipeline tells of his proofs: how it is now, and the number of the event that made it so. */
export interface ProofsFact {
  readonly isLapsed: boolean;
  readonly seq: number;
}

/** Something that the driver needs for driving has expired or was renewed: told once, and only while it matters. */
export const decideProofs = (
  state: CandidacyState,
  { isLapsed, seq }: ProofsFact,
  now: number,
): CandidacyTransition | null => {
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
};

/** What is remembered of a word that changes nothing: a word that is older still must not change anything either. */
export const withProofsSeq = (state: CandidacyState, { seq }: ProofsFact): CandidacyState =>
  state.proofs === undefined || seq <= state.proofs.seq ? state : { ...state, proofs: { ...state.proofs, seq } };
