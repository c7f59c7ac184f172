import { countBench, listBench } from '#db/bench/bench-list';
import type { Place } from '#db/core/geo-distance';
import { listFacilities } from '#db/facilities/facilities';
import type { Actor } from '#domain/accounts/actor';
import type { BenchCounts, BenchQuery } from '#domain/bench/schema';
import { BENCH_REVIEW_DAYS } from '#domain/bench/states';
import type { BenchDrivers } from '#domain/drivers/bench/schema';
import { ProblemError } from '#domain/problems';
import { DAY_MS, instantAfter } from '#domain/shared/durations';
import type { RouteContext } from '../../http/context';
import { InvalidInputError } from '../../http/validate';
import { presentBenchDrivers } from './present';

type SignedIn = RouteContext & { readonly actor: Actor };

/** Distances of this size or larger are refused, as in the driver search. */
const TOO_FAR_MILES = 101;

/** A page of a carrier's bench. */
export async function readBench(ctx: SignedIn, organizationId: string, query: BenchQuery): Promise<BenchDrivers> {
  const { status, overdue, distance, limit, skip } = query;
  if (distance !== undefined && distance >= TOO_FAR_MILES) throw new ProblemError('radius-too-large');
  const near = await placeOf(ctx, organizationId, query);
  if (distance !== undefined && near === undefined) throw notAFacility('/distance');
  const overdueSince = overdue ? overdueSinceOf(ctx) : undefined;
  const page = { organizationId, status, overdueSince, near, miles: distance, limit, skip };
  const { rows, count } = await listBench(ctx.db, page);
  return { data: await presentBenchDrivers(ctx, rows), count };
}

/** The number of entries by status. */
export const readBenchCounts = (ctx: SignedIn, organizationId: string): Promise<BenchCounts> =>
  countBench(ctx.db, { organizationId, overdueSince: overdueSinceOf(ctx) });

/** Reviews that began by then are overdue. */
const overdueSinceOf = ({ now }: SignedIn): string => instantAfter(now().toISOString(), -BENCH_REVIEW_DAYS * DAY_MS);

const notAFacility = (pointer: string): InvalidInputError =>
  new InvalidInputError([{ in: 'query', pointer, code: 'custom', message: 'Choose a facility' }]);

/**
 * The place to measure from: one of the carrier's facilities. Any other place would let a carrier find out where
 * drivers live by asking from many.
 */
async function placeOf(
  ctx: SignedIn,
  organizationId: string,
  { latitude, longitude }: BenchQuery,
): Promise<Place | undefined> {
  if (latitude === undefined && longitude === undefined) return undefined;
  const facilities = await listFacilities(ctx.db, organizationId);
  const facility = facilities.find(({ address }) => address.latitude === latitude && address.longitude === longitude);
  if (facility === undefined) throw notAFacility('/latitude');
  return facility.address;
}
