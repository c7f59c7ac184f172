import { END_OF_TIME } from '../dates';
import type { Employment } from '../model/employment';
import { beforeBirth, type EntryProblem, type KnownDays, notOnKnownDay, problemIf } from './problem';

/** The days of an employment as a person enters them. */
export type EmploymentDays = Pick<Employment, 'appliedOn' | 'hiredOn' | 'startedOn' | 'endedOn' | 'endReason'>;

/** All reasons why these days cannot be those of an employment. A hire and a first drive may be planned. */
export function checkEmployment(entered: EmploymentDays, days: KnownDays): EntryProblem[] {
  const { appliedOn, hiredOn, startedOn, endedOn, endReason } = entered;
  const last = [hiredOn, startedOn].reduce((latest: string, day) => ((day ?? '') > latest ? (day ?? '') : latest), '');
  return [
    ...notOnKnownDay(appliedOn, days, '/appliedOn'),
    ...beforeBirth(hiredOn, days, '/hiredOn'),
    ...beforeBirth(startedOn, days, '/startedOn'),
    ...problemIf(startedOn !== null && startedOn < (hiredOn ?? ''), '/startedOn', 'first-drive-before-hire'),
    ...problemIf(endedOn !== null && endedOn < last, '/endedOn', 'end-before-start'),
    ...problemIf(endReason !== null && endReason !== '' && endedOn === null, '/endedOn', 'end-reason-without-end'),
  ];
}

type Days = Pick<Employment, 'hiredOn' | 'endedOn'>;

/** Whether two employments with the same carrier share a day. */
const shareDays = (one: Days, other: Days): boolean =>
  one.hiredOn !== null &&
  other.hiredOn !== null &&
  (other.endedOn === null || one.hiredOn <= other.endedOn) &&
  (one.endedOn === null || other.hiredOn <= one.endedOn);

const shownDay = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

/** Another employment with the carrier that has some of the days. */
export function overlapWith(own: readonly Days[], entered: Days): EntryProblem[] {
  const other = own.find((one) => shareDays(entered, one));
  if (other === undefined) return [];
  const last = other.endedOn === null ? 'today' : shownDay(other.endedOn);
  const params = { dates: `${shownDay(other.hiredOn ?? '')} to ${last}`, name: 'another employment with this carrier' };
  return [{ pointer: '/hiredOn', code: 'employment-overlaps', params }];
}

/** An employment of a driver with the carrier, of an accepted hire or entered by hand. */
export type OwnEmployment = Pick<Employment, 'hiredOn' | 'endedOn'> & { readonly isOfHire: boolean };

/** Whether it is a hire of here that has begun. */
const hasBegun = ({ isOfHire, hiredOn }: OwnEmployment, today: string): boolean =>
  isOfHire && hiredOn !== null && hiredOn <= today;

/** Whether the carrier has hired the driver here. */
export const wasHired = (own: readonly OwnEmployment[], today: string): boolean =>
  own.some((one) => hasBegun(one, today));

/**
 * Whether an employment that a carrier enters lasts longer than its hires of the driver here: it would open the file for days
 * after them. One that is stored may stay as long as it is.
 */
export function lastsTooLong(
  { endedOn }: Pick<Employment, 'endedOn'>,
  {
    stored,
    own,
    today,
  }: { readonly stored?: string | null; readonly own: readonly OwnEmployment[]; readonly today: string },
): boolean {
  const ends = own.filter((one) => hasBegun(one, today)).map((one) => one.endedOn ?? today);
  const last = [...ends.map((end) => (end < today ? end : today)), stored === null ? END_OF_TIME : (stored ?? '')];
  return (endedOn ?? END_OF_TIME) > (last.toSorted().at(-1) ?? '');
}
