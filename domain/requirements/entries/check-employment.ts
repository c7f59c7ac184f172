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

/** Whether two employments with the same carrier share a day. */
export const shareDays = (
  one: Pick<Employment, 'hiredOn' | 'endedOn'>,
  other: Pick<Employment, 'hiredOn' | 'endedOn'>,
): boolean =>
  one.hiredOn !== null &&
  other.hiredOn !== null &&
  (other.endedOn === null || one.hiredOn <= other.endedOn) &&
  (one.endedOn === null || other.hiredOn <= one.endedOn);
