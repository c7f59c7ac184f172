import { END_OF_TIME } from '../dates';
import { type Answer, statuses } from '../model/answer';

type Urgent = Pick<Answer, 'status' | 'dueOn' | 'bars'>;

const rankOf = ({ status }: Urgent): number => statuses.indexOf(status);

/** Sorts lines by urgency: those that bar driving, then by status, then by the day on which they are due. */
export const byUrgency = (one: Urgent, other: Urgent): number =>
  Number(other.bars) - Number(one.bars) ||
  rankOf(one) - rankOf(other) ||
  (one.dueOn ?? END_OF_TIME).localeCompare(other.dueOn ?? END_OF_TIME);
