import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { projectCandidacy } from '#db/candidacies/projection';
import type { NearestDb } from '#db/core/nearest';
import { type DriverSearch, noFilters, searchDrivers } from '#db/drivers/driver-search';
import { createNearestTestPool, createTestDatabase, type TestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aDriver, aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';

let database: TestDatabase;
let db: NearestDb;
let world: HiringWorld;
let names: Map<string, string>;

const dallas = { latitude: 32.7767, longitude: -96.797 };

/** Fort Worth is 29 miles away, Waco 86, Houston 225. */
const people: Record<string, Parameters<typeof aDriver>[1]> = {
  'class B': { driver: { license_class: 'driverLicenseClassB', latitude: 32.8, longitude: -96.8 } },
  'class C': { driver: { license_class: 'driverLicenseClassC', latitude: 32.81, longitude: -96.8 } },
  'automatic only': { driver: { transmissions: ['automatic'], latitude: 32.82, longitude: -96.8 } },
  'X endorsement': { driver: { endorsements: ['X'], latitude: 32.83, longitude: -96.8 } },
  'night shift': { driver: { shifts: ['Night'], latitude: 32.84, longitude: -96.8 } },
  reefer: {
    driver: { freight_types: ['Reefer'], freight_levels: ['heavy-unload'], latitude: 32.85, longitude: -96.8 },
  },
  'dry van by day': {
    driver: {
      freight_types: ['Dry Van'],
      freight_levels: ['no-touch'],
      shifts: ['AM'],
      latitude: 32.855,
      longitude: -96.8,
    },
  },
  'not answered': { driver: { license_class: null, birth_date: null } },
  'nothing stated': {
    driver: {
      transmissions: [],
      freight_levels: [],
      freight_types: [],
      shifts: [],
      latitude: 32.857,
      longitude: -96.8,
    },
  },
  'named Olga': { driver: { first_name: 'Olga', last_name: 'Petrov', latitude: 32.86, longitude: -96.8 } },
  waco: { driver: { city: 'Waco', latitude: 31.5493, longitude: -97.1467 } },
  houston: { driver: { city: 'Houston', latitude: 29.7604, longitude: -95.3698 } },
  'not available': { driver: { is_available: false } },
  'in an exit': { pipeline: { stage: 'Retarget', is_searchable: false, is_exit: true } },
  'not begun': { pipeline: { stage: 'PreQualify', is_searchable: false } },
  'not certified': { pipeline: { stage: 'Processing', ready_for_dispatch: false } },
};

beforeAll(async () => {
  database = await createTestDatabase();
  db = createNearestTestPool(database.url, 4);
  world = await aHiringWorld(db);
  names = new Map([[world.driverId, 'fort worth']]);
  for (const [name, overrides] of Object.entries(people)) names.set(await aDriver(db, overrides), name);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function found(filters: Partial<DriverSearch>): Promise<(string | undefined)[]> {
  const drivers = await searchDrivers(db, { ...everybody(), ...filters });
  return drivers.map(({ driverId }) => names.get(driverId));
}

const everybody = (): DriverSearch => ({
  orderId: world.orderId,
  near: dallas,
  miles: 100,
  ...noFilters,
  limit: 50,
  offset: 0,
});

it('finds searchable drivers within the radius, nearest first', async () => {
  const drivers = await searchDrivers(db, everybody());
  const miles = drivers.map(({ distanceMiles }) => distanceMiles);

  expect(new Set(drivers.map(({ driverId }) => names.get(driverId)))).toEqual(
    new Set([
      ...['class B', 'class C', 'automatic only', 'X endorsement', 'night shift', 'reefer', 'named Olga'],
      ...['fort worth', 'not certified', 'waco', 'dry van by day', 'nothing stated'],
    ]),
  );
  expect(miles).toEqual([...miles].sort((one, other) => one - other));
  expect(drivers.find(({ driverId }) => driverId === world.driverId)?.distanceMiles).toBe(29);
});

it('respects a smaller radius', async () => {
  expect(await found({ miles: 50 })).not.toContain('waco');
  expect(await found({ miles: 300 })).toContain('houston');
});

it('finds class A drivers for class B, but not the reverse', async () => {
  const forB = await found({ classes: ['driverLicenseClassB'] });

  expect(forB).toEqual(expect.arrayContaining(['class B', 'fort worth']));
  expect(forB).not.toContain('class C');
  expect(await found({ classes: ['driverLicenseClassA'] })).not.toContain('class B');
});

it('finds the X endorsement for hazardous materials and tank together', async () => {
  expect(await found({ endorsements: ['H', 'N'] })).toEqual(['X endorsement']);
  expect(await found({ endorsements: ['T'] })).not.toContain('X endorsement');
});

it('finds drivers of manual transmissions for automatic, but not the reverse', async () => {
  expect(await found({ transmissions: ['manual'] })).not.toContain('automatic only');
  expect(await found({ transmissions: ['manual'] })).toContain('nothing stated');
  expect(await found({ transmissions: ['automatic'] })).toEqual(
    expect.arrayContaining(['automatic only', 'fort worth']),
  );
});

it('filters by freight, shift and certification', async () => {
  const cases: readonly [Partial<DriverSearch>, string][] = [
    [{ freightTypes: ['Reefer'] }, 'reefer'],
    [{ freightLevels: ['heavy-unload', 'light-unload'] }, 'reefer'],
    [{ shifts: ['Night'] }, 'night shift'],
  ];
  for (const [filters, matching] of cases) {
    const names = await found(filters);
    expect(names).toEqual(expect.arrayContaining([matching, 'nothing stated']));
    expect(names).not.toContain('dry van by day');
  }
  expect(await found({ certifiedOnly: true })).not.toContain('not certified');
});

it('searches the name that carriers may see, not the rest of the last name', async () => {
  expect(await found({ name: 'olga' })).toEqual(['named Olga']);
  expect(await found({ name: 'olga p' })).toEqual(['named Olga']);
  expect(await found({ name: 'petrov' })).toEqual([]);
});

it('returns every driver once over all pages', async () => {
  const all = await found({});
  const pages = [await found({ limit: 4 }), await found({ limit: 4, offset: 4 }), await found({ limit: 4, offset: 8 })];

  expect(pages.flat()).toEqual(all);
});

it('sorts drivers at the same distance by id, each once over all pages', async () => {
  const amarillo = { latitude: 35.2, longitude: -101.8 };
  const ids: string[] = [];
  for (let made = 0; made < 9; made += 1) ids.push(await aDriver(db, { driver: { city: 'Amarillo', ...amarillo } }));
  const page = async (offset: number) =>
    (await searchDrivers(db, { ...everybody(), near: { latitude: 35.1, longitude: -101.9 }, limit: 4, offset })).map(
      ({ driverId }) => driverId,
    );

  const pages = [await page(0), await page(4), await page(8), await page(12)];

  expect(pages.map(({ length }) => length)).toEqual([4, 4, 1, 0]);
  expect(pages.flat()).toEqual(ids.toSorted());
});

it('returns the status on this order, and nothing about other orders', async () => {
  const history = new CandidacyHistory(world);
  history.play('invite');
  await projectCandidacy(db, history.batch());

  const here = await searchDrivers(db, everybody());
  const elsewhere = await searchDrivers(db, { ...everybody(), orderId: world.facilityId });

  const standing = (drivers: typeof here) => drivers.find(({ driverId }) => driverId === world.driverId)?.candidacy;
  expect(standing(here)).toMatchObject({ state: 'invited', stage: 'invited', round: 1 });
  expect(standing(elsewhere)).toBeNull();
});
