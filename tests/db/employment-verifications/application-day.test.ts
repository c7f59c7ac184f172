import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { readApplicationDay } from '#db/employment-verifications/application-day';
import { newId } from '#platform/ids';
import { openTestDatabase } from '../../support/database';
import { aDriver, aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(2));
  world = await aHiringWorld(db);
});
afterAll(() => close());

async function aCandidate(...openedOn: string[]): Promise<{ organizationId: string; driverId: string }> {
  const { organizationId, facilityId } = world;
  const driverId = await aDriver(db);
  const pair = { organization_id: organizationId, driver_id: driverId };
  const ofOne = {
    candidacy_id: newId(),
    order_id: newId(),
    facility_id: facilityId,
    source: 'search' as const,
    ...pair,
  };
  const rounds = openedOn.map((day, index) => ({ ...ofOne, round: index + 1, opened_at: `${day}T15:00:00.000Z` }));
  if (rounds.length > 0) await db('candidacy_rounds').insert(rounds);
  return { organizationId, driverId };
}

it.each([
  ['the last candidacy before a hire', null, '2026-05-10'],
  ['the candidacy that led to the hire, not a later one', '2026-03-20', '2026-03-01'],
  ['a candidacy of the same day', '2026-05-10', '2026-05-10'],
  ['a hire that no candidacy led to', '2026-02-01', '2026-02-01'],
])('is the day of %s', async (_, hiredOn, day) => {
  const pair = await aCandidate('2026-03-01', '2026-05-10');

  expect(await readApplicationDay(db, { ...pair, hiredOn })).toBe(day);
});

it('is unknown without a candidacy and a hire', async () => {
  expect(await readApplicationDay(db, { ...(await aCandidate()), hiredOn: null })).toBeNull();
});

it('is the entered day of the employment in force', async () => {
  const pair = await aCandidate('2026-05-10');
  await db('employments').insert({
    id: newId(),
    organization_id: pair.organizationId,
    driver_id: pair.driverId,
    applied_on: '2026-05-02',
    hired_on: '2026-05-20',
    entered_by: pair.driverId,
    entered_at: '2026-05-20T15:00:00.000Z',
  });

  expect(await readApplicationDay(db, { ...pair, hiredOn: '2026-05-20' })).toBe('2026-05-02');
});
