import type { NearestDb } from '#db/core/nearest';
import { fits } from '#domain/drivers/fit';
import type { OrderRequirements } from '#domain/drivers/fit-facts';
import {
  highestPay,
  type JobSearchFilters,
  type JobSort,
  matchesSearchFilters,
} from '#domain/job-orders/driver-job/search-filters';
import type { PayTerms } from '#domain/job-orders/pay';
import { chordOf, pointSql } from '../core/geo-distance';
import { criteriaColumns, type CriteriaRow, type DriverJobRow, fitLines, readJobs } from './driver-job';
import { type DriverSelf, findDriverSelf, isComparable } from './driver-self';

export interface DriverJobsParams {
  readonly driverId: string;
  readonly miles: number;
  readonly wishes?: JobSearchFilters;
  /** Nearest first by default. */
  readonly sort?: JobSort | undefined;
  readonly limit: number;
  readonly offset: number;
  /** The date on which ages and experience are calculated. */
  readonly today: string;
}

/** The number of nearest open orders that are compared with the driver. */
const MAX_COMPARED_ORDERS = 1000;

/** Lists open, visible orders that fit the driver and match the filters, nearest or best paid first. An empty page ends the list. */
export async function listDriverJobs(db: NearestDb, params: DriverJobsParams): Promise<DriverJobRow[]> {
  const driver = await findDriverSelf(db, params.driverId);
  if (driver === undefined || !isComparable(driver)) return [];
  const { wishes = {}, sort, miles, today } = params;
  const withPay = sort === 'pay' || wishes.weeklyPay !== undefined;
  const nearby = await openOrdersNear(db, driver, { miles, withPay });
  const fitting = nearby.filter((order) => matchesSearchFilters(order, wishes) && fits(fitLines(driver, order, today)));
  // Of two that pay the same, the nearer one comes first.
  const sorted = sort === 'pay' ? fitting.toSorted((one, other) => highestPay(other) - highestPay(one)) : fitting;
  const page = sorted.slice(params.offset, params.offset + params.limit);
  const jobs = await readJobs(db, driver, { orderIds: page.map(({ orderId }) => orderId), today: params.today });
  return page.flatMap(({ orderId }) => jobs.get(orderId) ?? []);
}

type ComparedOrder = OrderRequirements &
  CriteriaRow & { readonly orderId: string; readonly chord: number; readonly terms: PayTerms | null };

/**
 * The column of each compared requirement. The type requires all of them, because a requirement without its column would
 * always pass.
 */
const comparedContent: Readonly<Record<keyof OrderRequirements, string>> = {
  driverClass: `job_order_versions.content ->> 'driverClass'`,
  orderAssignmentType: `job_order_versions.content ->> 'orderAssignmentType'`,
  requiresTwic: `(job_order_versions.content -> 'requiresTwic')::boolean`,
  endorsements: `job_order_versions.content -> 'endorsements'`,
  equipmentTransmission: `job_order_versions.content -> 'equipmentTransmission'`,
  isInterstate: `(job_order_versions.content -> 'isInterstate')::boolean`,
  scheduleType: `job_order_versions.content ->> 'scheduleType'`,
  shiftType: `job_order_versions.content ->> 'shiftType'`,
  freightLevel: `job_order_versions.content ->> 'freightLevel'`,
  equipment: `job_order_versions.content -> 'equipment'`,
  matchCriteria: `job_order_versions.content -> 'matchCriteria'`,
};

async function openOrdersNear(
  db: NearestDb,
  driver: DriverSelf,
  { miles, withPay }: { readonly miles: number; readonly withPay: boolean },
): Promise<ComparedOrder[]> {
  const point = db.raw(pointSql, { latitude: driver.latitude, longitude: driver.longitude });
  const chord = chordOf(miles);
  return db('facilities')
    .join('job_orders', 'job_orders.facility_id', 'facilities.id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('organizations', 'organizations.id', 'job_orders.organization_id')
    .leftJoin('safety_profiles', 'safety_profiles.organization_id', 'job_orders.organization_id')
    .where('job_orders.status', 'active')
    .where('job_orders.is_visible', true)
    .where('organizations.is_active', true)
    .whereRaw('job_orders.seats_taken < job_orders.number_of_drivers')
    .whereRaw('facilities.place <@ cube_enlarge(?, ?, 3)', [point, chord])
    .whereRaw('facilities.place <-> ? <= ?', [point, chord])
    .orderByRaw('facilities.place <-> ?, job_orders.id', [point])
    .limit(MAX_COMPARED_ORDERS)
    .select({
      orderId: 'job_orders.id',
      ...Object.fromEntries(Object.entries(comparedContent).map(([name, column]) => [name, db.raw(column)])),
      // Read only on request, because it is most of an order.
      terms: db.raw(withPay ? 'job_order_versions.content' : 'null'),
      chord: db.raw('facilities.place <-> ?', [point]),
      ...criteriaColumns,
    });
}
