import type { DriverStage } from '../driver-pipeline/stages';
import type { Direction, MovedBy } from './visits';

/**
 * The numbers of a report that count stays in stages; each has a page and a file that list the stays. Entered in the
 * period; left in it; waiting at its end; both of these together; waiting now and over target; and the outcome of
 * those that entered in the period. All other figures are only in the schema of the report.
 */
export const stayCounts = [
  'entered',
  'left',
  'waiting',
  'stays',
  'over',
  'wentOn',
  'wentBack',
  'exited',
  'stayed',
  'erased',
] as const;
/** One of {@link stayCounts}. */
export type StayCount = (typeof stayCounts)[number];

/** The name of the file that lists the stays of a number, without period and extension. */
export const stayCountFileNames: Readonly<Record<StayCount, string>> = {
  entered: 'entered',
  left: 'left-the-stage',
  waiting: 'waiting',
  stays: 'left-or-waiting',
  over: 'over-target',
  wentOn: 'advanced',
  wentBack: 'moved-back',
  exited: 'exited',
  stayed: 'still-there',
  erased: 'erased',
};

/** Whether the number counts the stays that ended in a direction. */
export const isDirection = (number: StayCount): number is Direction =>
  number === 'wentOn' || number === 'wentBack' || number === 'exited';

/** Filters of the stays that a number counts; an absent filter matches all. */
export interface VisitFilters {
  readonly number: StayCount;
  readonly stage?: DriverStage | undefined;
  /** A member of operations, or `none`. */
  readonly owner?: string | undefined;
  readonly by?: MovedBy | undefined;
  /** The reason for entering the stage, or `none`. */
  readonly reason?: string | undefined;
}
