import type { CandidacyState } from '../candidacies/state';
import type { Problem } from '../problems';

/**
 * Whether the driver can sign for the carrier: from the offer that was shown until the employment ends. Before the offer, the application would
 * give a carrier that does not hire the driver their Social Security number.
 */
export const checkSignable = ({ name, hire, round }: CandidacyState, shownRound: number): Problem | undefined =>
  name === 'hired' && hire !== null && round === shownRound ? undefined : { code: 'no-offer-to-sign-for' };
