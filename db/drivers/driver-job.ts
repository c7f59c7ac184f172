import type { Db } from '#db/core/handle';
import { fitOf } from '#domain/drivers/fit';
import type { DriverFacts, FitResult, MatchCriteria, OrderRequirements } from '#domain/drivers/fit-facts';
import { credentialsOf } from '#domain/drivers/readiness';
import type { OrderContent } from '#domain/job-orders/content/schema';
import { milesOf, pointSql } from '../core/geo-distance';
import { briefColumns, briefOf, type BriefRow, type CandidacyBriefRow } from './driver-facts';
import { type DriverSelf, findDriverSelf, isComparable } from './driver-self';

/** A job with the data that the driver may see, and how well it fits the driver. */
export interface DriverJobRow {
  readonly orderId: string;
  readonly isOpen: boolean;
  readonly isVisible: boolean;
  readonly organizationName: string;
  readonly isOrganizationActive: boolean;
  readonly facilityName: string;
  readonly city: string;
  readonly state: string;
  readonly timeZone: string;
  readonly numberOfDrivers: number;
  readonly seatsTaken: number;
  readonly startOn: string | null;
  readonly endOn: string | null;
  readonly content: OrderContent;
  readonly distanceMiles: number;
  readonly fit: FitResult[];
  readonly candidacy: CandidacyBriefRow | null;
}

/** One job for one driver, even if it is now closed to the driver, who may have a candidacy on it. */
export async function findDriverJob(
  db: Db,
  { driverId, orderId, today }: { readonly driverId: string; readonly orderId: string; readonly today: string },
): Promise<DriverJobRow | undefined> {
  const driver = await findDriverSelf(db, driverId);
  if (driver === undefined) return undefined;
  return (await readJobs(db, driver, { orderIds: [orderId], today })).get(orderId);
}

/** Columns of a query that left-joins `safety_profiles`. */
export const criteriaColumns = {
  minAge: 'safety_profiles.min_age',
  minExperienceInSeconds: 'safety_profiles.min_experience_in_seconds',
  experienceWindowInSeconds: 'safety_profiles.experience_window_in_seconds',
} as const;

/** The criteria's columns in a joined row. */
export type CriteriaRow = { readonly [Key in keyof MatchCriteria]: number | null };
/** The fit of the driver to the order of a joined row, by criterion. */
export function fitLines(
  driver: DriverFacts & Pick<DriverSelf, 'pipeline'>,
  order: OrderRequirements & CriteriaRow & { chord: number },
  today: string,
): FitResult[] {
  const proofs = credentialsOf(driver.pipeline);
  return fitOf({ driver, proofs, order, criteria: criteriaOf(order), distanceMiles: milesOf(order.chord), today });
}

function criteriaOf({ minAge, minExperienceInSeconds, experienceWindowInSeconds }: CriteriaRow): MatchCriteria | null {
  if (minAge === null || minExperienceInSeconds === null || experienceWindowInSeconds === null) return null;
  return { minAge, minExperienceInSeconds, experienceWindowInSeconds };
}

type JobRow = Omit<DriverJobRow, 'fit' | 'distanceMiles' | 'candidacy'> & CriteriaRow & BriefRow & { chord: number };

/** These orders, with the data that the driver may see. */
export async function readJobs(
  db: Db,
  driver: DriverSelf,
  { orderIds, today }: { readonly orderIds: readonly string[]; readonly today: string },
): Promise<ReadonlyMap<string, DriverJobRow>> {
  const point = db.raw(pointSql, { latitude: driver.latitude, longitude: driver.longitude });
  const rows: JobRow[] = await db('job_orders')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('organizations', 'organizations.id', 'job_orders.organization_id')
    .leftJoin('safety_profiles', 'safety_profiles.organization_id', 'job_orders.organization_id')
    .leftJoin('candidacies', (join) => {
      join.on('candidacies.order_id', 'job_orders.id').andOnVal('candidacies.driver_id', driver.driverId);
    })
    .whereIn('job_orders.id', orderIds)
    .select({ ...jobColumns, ...briefColumns, ...criteriaColumns })
    .select({
      isOpen: db.raw(`job_orders.status = 'active'`),
      chord: db.raw('facilities.place <-> ?', [point]),
    });
  return new Map(rows.map((row) => [row.orderId, driverJob(driver, row, today)]));
}

const jobColumns = {
  orderId: 'job_orders.id',
  isVisible: 'job_orders.is_visible',
  organizationName: 'organizations.name',
  isOrganizationActive: 'organizations.is_active',
  facilityName: 'facilities.name',
  city: 'facilities.city',
  state: 'facilities.state',
  timeZone: 'facilities.time_zone',
  numberOfDrivers: 'job_orders.number_of_drivers',
  seatsTaken: 'job_orders.seats_taken',
  startOn: 'job_orders.start_on',
  endOn: 'job_orders.end_on',
  content: 'job_order_versions.content',
} as const;

function driverJob(driver: DriverSelf, row: JobRow, today: string): DriverJobRow {
  const { minAge, minExperienceInSeconds, experienceWindowInSeconds, chord, ...rest } = row;
  const { candidacyId, candidacyRound, candidacyState, candidacyStage, candidacySince, ...job } = rest;
  const order = { ...job.content, minAge, minExperienceInSeconds, experienceWindowInSeconds, chord };
  return {
    ...job,
    distanceMiles: milesOf(chord),
    // A driver without qualifications cannot be compared, and cannot apply yet.
    fit: isComparable(driver) ? fitLines(driver, order, today) : [],
    candidacy: briefOf({ candidacyId, candidacyRound, candidacyState, candidacyStage, candidacySince }),
  };
}
