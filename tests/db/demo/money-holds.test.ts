import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { enqueueOutbox } from '#db/core/outbox';
import { newId } from '#platform/ids';
import { holdWrite, prepareHolds } from '../../../lab/chaos/money-holds';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../support/database';

let database: TestDatabase;
let db: Db;
let other: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createTestPool(database.url, { pool: 4 });
  other = createTestPool(database.url, { pool: 2 });
  await prepareHolds(db);
});
afterAll(async () => {
  await other.destroy();
  await db.destroy();
  await database.drop();
});

const enqueue = () =>
  other.transaction((trx) => enqueueOutbox(trx, [{ topic: 'driverAccountChanged', payload: { driverId: newId() } }]));
const written = async (): Promise<number> => (await db('outbox').select('id')).length;

it('holds up the transaction of the nth write until it is released', async () => {
  const hold = await holdWrite(db, 'outbox', 2);
  await enqueue();
  const second = enqueue();
  await hold.reached;
  expect(await written()).toBe(1);

  await hold.release();
  await second;
  expect(await written()).toBe(2);

  await enqueue();
  expect(await written()).toBe(3);
});
