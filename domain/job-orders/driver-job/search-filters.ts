import type { AssignmentType, FreightLevel, TrailerType } from '../../shared/job-enums';
import { type PayTerms, weeklyPay } from '../pay';

/** Assignment types with daily home time. */
export const homeDailyTypes = [
  'local',
  'drayageTWIC',
  'regionalSameDay',
  'yardSpotter',
] as const satisfies readonly AssignmentType[];

/** The orders of a driver's job list: nearest first, or best paid first. */
export const jobSorts = ['distance', 'pay'] as const;
/** One of {@link jobSorts}. */
export type JobSort = (typeof jobSorts)[number];

/** Filters of a driver's job list, in addition to the distance; an absent filter matches all jobs. */
export interface JobSearchFilters {
  readonly homeDaily?: boolean | undefined;
  readonly noTouch?: boolean | undefined;
  readonly trailer?: TrailerType | undefined;
  /** Minimum weekly pay in whole dollars, compared with the upper end of the range. */
  readonly weeklyPay?: number | undefined;
}

/** The fields of a job that the filters use; `terms` is needed only for the pay filter. */
export interface SearchableJob {
  readonly orderAssignmentType: AssignmentType;
  readonly freightLevel: FreightLevel;
  readonly equipment: readonly string[];
  readonly terms?: PayTerms | null;
}

const CENTS = 100;

/** Whether a job matches the filters; pay that cannot be compared does not match a pay filter. */
export const matchesSearchFilters = (job: SearchableJob, filters: JobSearchFilters): boolean =>
  (filters.homeDaily !== true || homeDailyTypes.some((type) => type === job.orderAssignmentType)) &&
  (filters.noTouch !== true || job.freightLevel === 'no-touch') &&
  (filters.trailer === undefined || job.equipment.includes(filters.trailer)) &&
  (filters.weeklyPay === undefined || reaches(job, filters.weeklyPay));

/** The upper end of a job's weekly pay in cents; 0 if its pay cannot be compared. */
export function highestPay({ terms }: Pick<SearchableJob, 'terms'>): number {
  return terms === undefined || terms === null ? 0 : (weeklyPay(terms)?.to ?? 0);
}

const reaches = (job: SearchableJob, dollars: number): boolean => highestPay(job) >= dollars * CENTS;
