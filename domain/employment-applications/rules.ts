import type { CandidacyState } from '../candidacies/state';
import type { Problem } from '../problems';

type Hiring = Pick<CandidacyState, 'name' | 'hire' | 'round'>;

/** Whether the driver can sign for the carrier: from its offer until the offer or the assignment ends. */
export const isSignable = ({ name, hire }: Pick<Hiring, 'name' | 'hire'>): boolean => name === 'hired' && hire !== null;

/**
 * Whether the driver can sign for the carrier in the round that was shown. Before the offer, the application would give a carrier
 * that does not hire the driver their Social Security number.
 */
export const checkSignable = (state: Hiring, shownRound: number): Problem | undefined =>
  isSignable(state) && state.round === shownRound ? undefined : { code: 'no-offer-to-sign-for' };

/**
 * Whether the driver sees the papers of this round, and can withdraw a consent: also after the end, because the carrier keeps
 * them, and a consent counts until it is withdrawn.
 */
export const checkSigned = ({ hire, round }: Hiring, shownRound = round): Problem | undefined =>
  hire !== null && round === shownRound ? undefined : { code: 'no-offer-to-sign-for' };
