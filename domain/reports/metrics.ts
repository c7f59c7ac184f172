import type { DriverStage } from '../drivers/stages';
import type { Direction, Mover } from './visits';

/**
 * What a report counts, always visits of stages: entered in the period; left in it; waiting at its end; both of these
 * together; waiting now and over target; and, of those that entered in the period, where they went.
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

/** The number of those that went in this direction. */
export const isDirection = (number: ReportMetric): number is Direction =>
  number === 'wentOn' || number === 'wentBack' || number === 'exited';

/** Tables of the reports, each a file to take away. */
export const reportTables = ['stages', 'exits', 'owners', 'weeks'] as const;
/** One of {@link reportTables}. */
export type ReportTable = (typeof reportTables)[number];

/** Visits that one number counts; what is absent does not narrow it. */
export interface VisitFilters {
  readonly number: ReportMetric;
  readonly stage?: DriverStage | undefined;
  /** A member of operations, or `none`. */
  readonly owner?: string | undefined;
  readonly by?: Mover | undefined;
  /** Why the stage was entered, or `none`. */
  readonly reason?: string | undefined;
}
