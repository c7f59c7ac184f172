import type { Db } from '#db/core/handle';
import { type DriverSearch, noFilters } from '#db/drivers/driver-search';
import { driverClasses, type EndorsementCode, transmissions } from '#domain/shared/job-enums';
import { seededRandom } from '../core/seeded-random';

const pick = <T>(random: () => number, values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

const MIN_MILES = 30;
const MAX_MILES = 100;
const searched: readonly EndorsementCode[] = ['T', 'H', 'N', 'X'];

/** Searches with three filters and a radius around facilities; the same for the same seed and world. */
export async function searchSamples(
  db: Db,
  { count, seed, orderId }: { count: number; seed: number; orderId: string },
): Promise<DriverSearch[]> {
  const random = seededRandom(seed);
  const places = await db('facilities').orderBy('id').select('latitude', 'longitude');
  return Array.from({ length: count }, () => ({
    orderId,
    near: pick(random, places),
    miles: MIN_MILES + Math.floor(random() * (MAX_MILES - MIN_MILES + 1)),
    ...noFilters,
    classes: [pick(random, driverClasses)],
    transmissions: [pick(random, transmissions)],
    endorsements: [pick(random, searched)],
    limit: 10,
    offset: 0,
  }));
}

/** The same searches without filters and with the largest radius: nearly all of them compare as many drivers as are ranked. */
export const unfiltered = (samples: readonly DriverSearch[]): DriverSearch[] =>
  samples.map((sample) => ({ ...sample, miles: MAX_MILES, classes: [], transmissions: [], endorsements: [] }));
