import type { EmploymentVerificationState } from './state';
import type { LinkEndReason, LinkState } from './states';
import { MAX_WRONG_CODES } from './terms';

/** A link as far as its state follows from it. */
export interface LinkFacts {
  readonly round: number;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly wrongCodes: number;
  readonly endReason: LinkEndReason | null;
}

/**
 * Whether a link can be answered: it is of the current request, while an answer or a late one is accepted. A disputed answer is
 * corrected with a link from after the dispute.
 */
export function linkPurpose(
  { round, createdAt }: Pick<LinkFacts, 'round' | 'createdAt'>,
  state: Pick<EmploymentVerificationState, 'name' | 'round' | 'dispute'>,
): 'answer' | 'correction' | undefined {
  if (round !== state.round) return undefined;
  if (state.name === 'sent' || state.name === 'closedGoodFaith') return 'answer';
  const isCorrection = state.name === 'disputed' && state.dispute !== null && createdAt >= state.dispute.at;
  return isCorrection ? 'correction' : undefined;
}

/** The state of a link. */
export function linkState(
  link: LinkFacts,
  verification: Pick<EmploymentVerificationState, 'name' | 'round' | 'dispute'>,
  now: number,
): LinkState {
  if (link.endReason !== null) return link.endReason;
  if (linkPurpose(link, verification) === undefined) return 'over';
  if (link.wrongCodes >= MAX_WRONG_CODES) return 'locked';
  return Date.parse(link.expiresAt) <= now ? 'expired' : 'open';
}
