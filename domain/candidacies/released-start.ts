import { dateAt } from '../shared/zoned-time';
import type { Deadline } from './deadlines';
import { expectedAt } from './moves';
import type { CandidacyState } from './state';

/**
 * The state in which a held start begins on the day of its release, because the driver was not allowed to work before it; null
 * if the deadline is no such start (docs/decisions/130-a-released-start-begins-that-day.md).
 */
export function releasedStart(state: CandidacyState, { name }: Deadline): CandidacyState | null {
  const { hire, proofs, zone } = state;
  if (name !== 'start' || hire === null) return null;
  const day = dateAt(expectedAt(hire, proofs), zone);
  const isLater = day > hire.startOn && (hire.endOn === null || day <= hire.endOn);
  return isLater ? { ...state, hire: { ...hire, startOn: day } } : null;
}
