import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { enqueueOutbox } from '#db/core/outbox';
import { newId } from '#platform/ids';
import { killInWindow, type KillWindow } from '../../../lab/chaos/kill-windows';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../support/database';

let database: TestDatabase;
let db: Db;
let api: Db;
let worker: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createTestPool(database.url, { pool: 4 });
  api = createTestPool(database.url, { pool: 2, name: 'api' });
  worker = createTestPool(database.url, { pool: 2, name: 'worker' });
});
afterAll(async () => {
  await worker.destroy();
  await api.destroy();
  await db.destroy();
  await database.drop();
});

const enqueue = () =>
  db.transaction((trx) => enqueueOutbox(trx, [{ topic: 'driverAccountChanged', payload: { driverId: newId() } }]));

const unsent = (): Promise<string[]> => Promise.resolve(db('outbox').whereNull('sent_at').pluck('id'));

/** Aims until something was in the window, and returns how much. */
async function aim(window: KillWindow, beforeEach: () => Promise<void>): Promise<number> {
  let hit = 0;
  while (hit === 0) {
    await beforeEach();
    await killInWindow(db, window, (count) => {
      hit = count;
    });
  }
  return hit;
}

it('a kill is aimed at messages that the relay has not read', async () => {
  expect(await aim('enqueued', enqueue)).toBe(1);
  expect(await unsent()).toHaveLength(1);
});

it.each([
  [
    'the API while it writes a projection',
    'answered',
    () => api('candidacies').where({ id: newId() }).update({ version: 1 }),
  ],
  [
    'the worker while it writes the deadline of an agreement',
    'decided',
    () => worker('carrier_agreements').where({ organization_id: newId() }).update({ version: 1 }),
  ],
] as const)('a kill is aimed at %s', async (_what, window, write) => {
  let isOver = false;
  const writing = (async () => {
    while (!isOver) await write();
  })();

  const hit = await aim(window, () => Promise.resolve());
  isOver = true;
  await writing;

  expect(hit).toBe(1);
});

it('nothing is killed while nothing is in the window', async () => {
  const killed: number[] = [];

  await killInWindow(db, 'guarded', (count) => killed.push(count));

  expect(killed).toEqual([]);
});
