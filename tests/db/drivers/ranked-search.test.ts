import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NearestDb } from '#db/core/nearest';
import { type ComparedDriver, readExperience, readHits } from '#db/drivers/compared-drivers';
import { type DriverSearch, noFilters } from '#db/drivers/driver-search';
import { type Ranking, searchRanked } from '#db/drivers/ranked-search';
import { fitOf } from '#domain/drivers/fit';
import { type DriverSort, missesOf, rankDrivers } from '#domain/drivers/ranking';
import { DAYS_PER_MONTH } from '#domain/drivers/work-record';
import { utcDate } from '#domain/shared/zoned-time';
import { createNearestTestPool, createTestDatabase, type TestDatabase } from '../../support/database';
import { aDriver, aHiringWorld } from '../../support/hiring/hiring-world';

const MONTH_SECONDS = DAYS_PER_MONTH * 86_400;
/** The nearest have too little experience. Without it, 120 of them would meet every criterion: more than one read includes. */
const NEW = 300;
const EXPERIENCED = 40;

let database: TestDatabase;
let db: NearestDb;
let orderId: string;
const today = utcDate(new Date());

beforeAll(async () => {
  database = await createTestDatabase();
  db = createNearestTestPool(database.url, 4);
  ({ orderId } = await aHiringWorld(db));
  for (let index = 0; index < NEW + EXPERIENCED; index += 1) {
    const isNew = index < NEW;
    await aDriver(db, {
      driver: {
        // Places are coarse: a driver is measured from a tenth of a degree.
        city: '',
        latitude: isNew ? 32.8 : 33.1,
        longitude: -96.8,
        endorsements: index % 5 === 0 ? [] : ['T'],
        shifts: index % 3 === 0 ? ['AM'] : ['Night'],
        experience_months: isNew ? index % 24 : 30 + (index % 7),
      },
      pipeline: { ready_for_dispatch: index % 4 > 0 },
    });
  }
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const search = (more: Partial<DriverSearch> = {}): DriverSearch => ({
  orderId,
  near: { latitude: 32.7767, longitude: -96.797 },
  miles: 100,
  ...noFilters,
  limit: 25,
  offset: 0,
  ...more,
});

const fit: Ranking['fitOf'] = (driver, distanceMiles) =>
  fitOf({
    driver,
    proofs: driver.proofs,
    order: {
      driverClass: 'driverLicenseClassA',
      orderAssignmentType: 'local',
      endorsements: ['T'],
      equipmentTransmission: ['automatic'],
      isInterstate: true,
      scheduleType: 'SHIFT_TYPE',
      shiftType: 'Night',
      freightLevel: 'no-touch',
      equipment: ['Dry Van'],
      matchCriteria: {
        minAge: 0,
        minExperienceInSeconds: 24 * MONTH_SECONDS,
        experienceWindowInSeconds: 36 * MONTH_SECONDS,
      },
    },
    criteria: null,
    distanceMiles,
    today,
  });

/** All drivers in order, each compared with their own experience. */
async function everybody({ sort, fitsOnly }: Pick<Ranking, 'sort' | 'fitsOnly'>): Promise<string[]> {
  const hits = await readHits(db, search(), 1_000);
  const experience = await readExperience(
    db,
    hits.map(({ driverId }) => driverId),
  );
  const { found } = await searchRanked(db, search({ limit: 1_000 }), { ...ranking, sort: 'distance', fitsOnly: false });
  const miles = new Map(found.map(({ driverId, distanceMiles }) => [driverId, distanceMiles]));
  const drivers = hits.map((hit) => {
    const own = experience.get(hit.driverId);
    if (own === undefined) throw new Error(`${hit.driverId} has no row`);
    const driver: ComparedDriver = { ...hit, ...own, proofs: { license: hit.license, isTwicExpired: false } };
    const distanceMiles = miles.get(hit.driverId) ?? 0;
    return { ...driver, distanceMiles, isHired: false, ...missesOf(fit(driver, distanceMiles)) };
  });
  return rankDrivers(fitsOnly ? drivers.filter(({ failed }) => failed === 0) : drivers, sort).map(
    ({ driverId }) => driverId,
  );
}

const ranking = { today, fitOf: fit };

describe('drivers whose experience is read only if they can reach the page', () => {
  it.each([
    { sort: 'match', fitsOnly: false },
    { sort: 'match', fitsOnly: true },
    { sort: 'experience', fitsOnly: false },
    { sort: 'availability', fitsOnly: false },
    { sort: 'availability', fitsOnly: true },
    { sort: 'distance', fitsOnly: true },
  ] as const)('are in the same order as if it were read for all: %j', async (wanted) => {
    const expected = await everybody(wanted);
    for (const offset of [0, 25, 75, 325, 400]) {
      const { found, total } = await searchRanked(db, search({ offset }), { ...ranking, ...wanted });

      expect(found.map(({ driverId }) => driverId)).toEqual(expected.slice(offset, offset + 25));
      expect(total).toBe(expected.length);
    }
  });

  it('include experienced drivers beyond the nearest hundred, who fit better', async () => {
    const { found, total, own } = await compareWith('match');

    expect(found.map(({ experienceMonths }) => experienceMonths >= 30)).toEqual([true, true, true, true, true]);
    expect(total).toBe(NEW + EXPERIENCED + 1);
    expect(own).toBeGreaterThan(100);
    expect(own).toBeLessThan(total);
  });

  it('are not compared with it when they are sorted by availability', async () => {
    const { found, own } = await compareWith('availability');

    expect(found).toHaveLength(5);
    expect(own).toBe(0);
  });
});

/** The first five drivers, and how many were compared with their own experience. */
async function compareWith(sort: DriverSort) {
  let own = 0;
  const page = await searchRanked(db, search({ limit: 5 }), {
    today,
    sort,
    fitsOnly: false,
    fitOf: (driver, miles) => {
      if (Number.isFinite(driver.experienceMonths)) own += 1;
      return fit(driver, miles);
    },
  });
  return { ...page, own };
}
