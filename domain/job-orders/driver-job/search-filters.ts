import type { AssignmentType, FreightLevel, TrailerType } from '../enums';
import { weeklyPay, type PayTerms } from '../pay';

/** Work from which a driver comes home every day (the home time that a job's card states). */
export const homeDailyTypes = [
  'local',
  'drayageTWIC',
  'regionalSameDay',
  'yardSpotter',
] as const satisfies readonly AssignmentType[];

/** What a driver narrows the list of jobs by, besides the distance; absent means all the same. */
export interface JobSearchFilters {
  readonly homeDaily?: boolean | undefined;
  readonly noTouch?: boolean | undefined;
  readonly trailer?: TrailerType | undefined;
  /** Whole dollars a week that the job may reach. */
  readonly weeklyPay?: number | undefined;
}

/** A job as it is compared with the wishes; its pay only where a wish asks for it. */
export interface SearchableJob {
  readonly orderAssignmentType: AssignmentType;
  readonly freightLevel: FreightLevel;
  readonly equipment: readonly string[];
  readonly terms?: PayTerms | null;
}

const CENTS = 100;

/** Whether the job is what the driver wishes; pay that nobody can compare meets no wish for pay. */
export const matchesSearchFilters = (job: SearchableJob, wishes: JobSearchFilters): boolean =>
  (wishes.homeDaily !== true || homeDailyTypes.some((type) => type === job.orderAssignmentType)) &&
  (wishes.noTouch !== true || job.freightLevel === 'no-touch') &&
  (wishes.trailer === undefined || job.equipment.includes(wishes.trailer)) &&
  (wishes.weeklyPay === undefined || reaches(job, wishes.weeklyPay));

function reaches({ terms }: SearchableJob, dollars: number): boolean {
  const pay = terms === undefined || terms === null ? null : weeklyPay(terms);
  return pay !== null && pay.to >= dollars * CENTS;
}
