import type { DriverStage } from '../drivers/stages';
import type { Direction, MovedBy } from './visits';

/**
 * Numbers of a report, all of them counts of stays in stages: entered in the period; left in it; waiting at its end;
 * both of these together; waiting now and over target; and the outcome of those that entered in the period.
 */
export const reportMetrics = [
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
/** One of {@link reportMetrics}. */
export type ReportMetric = (typeof reportMetrics)[number];

/** The name of the file that lists the stays of a number, without period and extension. */
export const metricFileNames: Readonly<Record<ReportMetric, string>> = {
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
export const isDirection = (metric: ReportMetric): metric is Direction =>
  metric === 'wentOn' || metric === 'wentBack' || metric === 'exited';

/** Tables of the reports, each available as a CSV file. */
export const reportTables = ['stages', 'exits', 'owners', 'weeks'] as const;
/** One of {@link reportTables}. */
export type ReportTable = (typeof reportTables)[number];

/** Filters of the stays that a number counts; an absent filter matches all. */
export interface VisitFilters {
  readonly number: ReportMetric;
  readonly stage?: DriverStage | undefined;
  /** A member of operations, or `none`. */
  readonly owner?: string | undefined;
  readonly by?: MovedBy | undefined;
  /** The reason for entering the stage, or `none`. */
  readonly reason?: string | undefined;
}
