import { findLiveHires } from '#db/candidacies/live-hires';
import type { Db } from '#db/core/handle';
import type { DriverRow } from '#db/drivers/driver-facts';
import { findDriverProfile } from '#db/drivers/driver-profile';
import { type DriverSearch, type FoundDriver, MAX_COUNTED, noFilters } from '#db/drivers/driver-search';
import { findFacility } from '#db/facilities/facilities';
import { findMatchCriteria } from '#db/facilities/match-criteria';
import type { OrderRow } from '#db/job-orders/order';
import { AUTOPILOT_MILES, type AutopilotCandidate, roomFor } from '#domain/autopilot/rules';
import { isSearchableStage } from '#domain/driver-pipeline/stages';
import { fitOf } from '#domain/drivers/fit';
import type { MatchCriteria } from '#domain/drivers/fit-facts';
import { credentialsOf } from '#domain/drivers/readiness';
import type { ActorKind } from '#domain/shared/actor';
import { dateAt } from '#domain/shared/zoned-time';

/** A driver near the order's facility, as autopilot compares them; unmasked. */
export interface OrderCandidate extends AutopilotCandidate {
  readonly driver: FoundDriver;
}

/** The number of live candidates of an order: invitations without an answer, and drivers from review to interview. */
export const liveCandidates = ({ counts }: Pick<OrderRow, 'counts'>): number =>
  counts.invited + counts.review + counts.interview;

/** The number of drivers that a wave of the order may invite now. */
export const roomOf = (order: Pick<OrderRow, 'counts' | 'numberOfDrivers' | 'seatsTaken'>): number =>
  roomFor({ openSeats: order.numberOfDrivers - order.seatsTaken, live: liveCandidates(order) });

/**
 * The searchable drivers nearest to the order's facility, each compared with the order; `isCapped` if there are more than
 * are compared.
 */
export async function findCandidates(
  { db, search }: { readonly db: Db; readonly search: (query: DriverSearch) => Promise<FoundDriver[]> },
  order: OrderRow,
  now: Date,
): Promise<{ candidates: OrderCandidate[]; isCapped: boolean }> {
  const facility = await findFacility(db, { facilityId: order.facilityId });
  if (facility === undefined) throw new Error('The order has no facility');
  const near = facility.address;
  const found = await search({
    ...noFilters,
    orderId: order.id,
    near,
    miles: AUTOPILOT_MILES,
    limit: MAX_COUNTED + 1,
    offset: 0,
  });
  const drivers = found.slice(0, MAX_COUNTED);
  const [criteria, hires, endings] = await Promise.all([
    findMatchCriteria(db, order.organizationId),
    findLiveHires(
      db,
      drivers.map(({ driverId }) => driverId),
    ),
    findEndings(db, order.id),
  ]);
  const context = { order, criteria, today: dateAt(now.toISOString(), order.timeZone) };
  const candidates = drivers.map((driver) => ({
    driverId: driver.driverId,
    driver,
    distanceMiles: driver.distanceMiles,
    fit: fitWith(driver, driver.distanceMiles, context),
    isReadyForDispatch: driver.isReadyForDispatch,
    isHired: hires.has(driver.driverId),
    candidacy:
      driver.candidacy === null
        ? null
        : { state: driver.candidacy.state, endedBy: endings.get(driver.driverId) ?? null },
  }));
  return { candidates, isCapped: found.length > MAX_COUNTED };
}

interface FitContext {
  readonly order: OrderRow;
  readonly criteria: MatchCriteria | null;
  readonly today: string;
}

const fitWith = (driver: DriverRow, distanceMiles: number, { order, criteria, today }: FitContext) =>
  fitOf({ driver, proofs: credentialsOf(driver.pipeline), order: order.content, criteria, distanceMiles, today });

/** The party that ended each closed candidacy of the order, by driver. */
async function findEndings(db: Db, orderId: string): Promise<ReadonlyMap<string, ActorKind | null>> {
  const rows = await db('candidacies').where({ order_id: orderId, state: 'closed' }).select('driver_id', 'ended_by');
  return new Map(rows.map((row) => [row.driver_id, row.ended_by as ActorKind | null]));
}

/** One driver compared with the order again, whether or not carriers can still find the driver. */
export async function findCandidate(
  db: Db,
  { order, driverId, now }: { readonly order: OrderRow; readonly driverId: string; readonly now: Date },
): Promise<(Omit<AutopilotCandidate, 'driverId'> & { readonly isFindable: boolean }) | undefined> {
  const driver = await findDriverProfile(db, { driverId, orderId: order.id });
  if (driver === undefined || driver.distanceMiles === null) return undefined;
  const [criteria, hires, endings] = await Promise.all([
    findMatchCriteria(db, order.organizationId),
    findLiveHires(db, [driverId]),
    findEndings(db, order.id),
  ]);
  const { candidacy, distanceMiles } = driver;
  return {
    distanceMiles,
    fit: fitWith(driver, distanceMiles, { order, criteria, today: dateAt(now.toISOString(), order.timeZone) }),
    isReadyForDispatch: driver.isReadyForDispatch,
    isHired: hires.has(driverId),
    candidacy: candidacy === null ? null : { state: candidacy.state, endedBy: endings.get(driverId) ?? null },
    isFindable: isSearchableStage(driver.stage) && driver.isAvailable,
  };
}
