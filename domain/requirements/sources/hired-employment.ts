import type { CandidacyState } from '../../candidacies/state';
import type { CloseReason } from '../../candidacies/states';
import { dateAt } from '../../shared/zoned-time';
import type { Employment } from '../model/employment';

/** The days of an employment that its hire decides. */
export interface HiredEmployment extends Pick<Employment, 'hiredOn' | 'endedOn'> {
  readonly offeredOn: string;
  readonly endReason: CloseReason | null;
}

/**
 * The employment that follows from a hire; null without one. The first day is the agreed start. An offer that was not
 * accepted, or that came to nothing, has none: a driver who never came did no work there.
 */
export function hiredEmployment({ name, hire, ending, zone }: CandidacyState): HiredEmployment | null {
  if (hire === null) return null;
  const { startOn, startedAt, answer, offeredAt } = hire;
  const isOver = name === 'ended' || name === 'closed';
  const hasBegun = name !== 'closed' && (startedAt !== null || (answer === 'accepted' && !isOver));
  const hiredOn = hasBegun ? startOn : null;
  const last = isOver && ending !== null ? (lastDay(name, hire.endOn) ?? dateAt(ending.at, zone)) : null;
  return {
    offeredOn: dateAt(offeredAt, zone),
    hiredOn,
    endedOn: last !== null && hiredOn !== null && last < hiredOn ? hiredOn : last,
    endReason: last === null ? null : (ending?.reason ?? null),
  };
}

/** The last day of an assignment is the one that was recorded; the planned one of a hire that never started is none. */
const lastDay = (name: CandidacyState['name'], endOn: string | null): string | null =>
  name === 'ended' ? endOn : null;
