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

interface Pair {
  readonly organizationId: string;
  readonly driverId: string;
}

const columnsOf = ({ organizationId, driverId }: Pair) => ({ organization_id: organizationId, driver_id: driverId });

const aPair = async (): Promise<Pair> => ({ organizationId: world.organizationId, driverId: await aDriver(db) });

/** A candidacy with a round for each of these days. */
async function aCandidacy(pair: Pair, ...openedOn: string[]): Promise<string> {
  const candidacyId = newId();
  const ofOne = { candidacy_id: candidacyId, order_id: newId(), facility_id: world.facilityId, ...columnsOf(pair) };
  await db('candidacy_rounds').insert(
    openedOn.map((day, index) => ({
      ...ofOne,
      source: 'search',
      round: index + 1,
      opened_at: `${day}T15:00:00.000Z`,
    })),
  );
  return candidacyId;
}

const hireBy = (pair: Pair, candidacyId: string, days: { offeredOn: string; hiredOn: string }) =>
  db('employments').insert({
    id: newId(),
    candidacy_id: candidacyId,
    hire_seq: 1,
    offered_on: days.offeredOn,
    hired_on: days.hiredOn,
    entered_at: `${days.offeredOn}T15:00:00.000Z`,
    ...columnsOf(pair),
  });

const enteredHire = (pair: Pair, days: { appliedOn: string | null; hiredOn: string }) =>
  db('employments').insert({
    id: newId(),
    applied_on: days.appliedOn,
    hired_on: days.hiredOn,
    entered_by: pair.driverId,
    entered_at: `${days.hiredOn}T15:00:00.000Z`,
    ...columnsOf(pair),
  });

it('is unknown without a candidacy and a hire', async () => {
  expect(await readApplicationDay(db, await aPair())).toBeNull();
});

it('is the day of the last candidacy before a hire', async () => {
  const pair = await aPair();
  await aCandidacy(pair, '2026-03-01', '2026-05-10');

  expect(await readApplicationDay(db, pair)).toBe('2026-05-10');
});

it('is the day of the candidacy that led to the hire, not of one for another order or after the offer', async () => {
  const pair = await aPair();
  const candidacyId = await aCandidacy(pair, '2026-03-01', '2026-03-18');
  await aCandidacy(pair, '2026-03-10');
  await hireBy(pair, candidacyId, { offeredOn: '2026-03-15', hiredOn: '2026-03-20' });

  expect(await readApplicationDay(db, pair)).toBe('2026-03-01');
});

it('is the day of a hire that a person entered, also after an earlier candidacy without a hire', async () => {
  const pair = await aPair();
  await aCandidacy(pair, '2024-03-01');
  await enteredHire(pair, { appliedOn: null, hiredOn: '2026-02-01' });

  expect(await readApplicationDay(db, pair)).toBe('2026-02-01');
});

it('is the entered day of the employment in force', async () => {
  const pair = await aPair();
  await aCandidacy(pair, '2026-05-10');
  await enteredHire(pair, { appliedOn: '2026-05-02', hiredOn: '2026-05-20' });

  expect(await readApplicationDay(db, pair)).toBe('2026-05-02');
});
