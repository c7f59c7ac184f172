import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createDatabase, type Db } from '#db/core/handle';
import { enqueueOutbox } from '#db/core/outbox';
import { type RelayHandlers, relayOnce, startRelay } from '#db/core/relay';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { silentLogger as log } from '../../support/hiring/silent-logger';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { pool: 4 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  await db('outbox').delete();
});

const enqueue = (driverId: string) => db.transaction((trx) => enqueueOutbox(trx, 'driverNotAvailable', { driverId }));
/** Handles driver topics only: the other topics work the same way. */
const handling = (driverNotAvailable: RelayHandlers['driverNotAvailable']): RelayHandlers => ({
  driverNotAvailable,
  driverAccountChanged: () => Promise.reject(new Error('unexpected topic')),
  organizationActivityChanged: () => Promise.reject(new Error('unexpected topic')),
});
const waiting = () => db('outbox').whereNull('sent_at');

it('delivers waiting messages once and in order', async () => {
  await enqueue('first');
  await enqueue('second');
  const received: string[] = [];
  const handlers = handling(({ driverId }) => Promise.resolve(void received.push(driverId)));

  await relayOnce({ db, handlers, log });
  await relayOnce({ db, handlers, log });

  expect(received).toEqual(['first', 'second']);
  expect(await waiting()).toEqual([]);
});

it('enqueues nothing if the transaction is rolled back', async () => {
  const failing = db.transaction(async (trx) => {
    await enqueueOutbox(trx, 'driverNotAvailable', { driverId: 'nobody' });
    throw new Error('no');
  });

  await expect(failing).rejects.toThrow('no');
  expect(await waiting()).toEqual([]);
});

it('keeps messages that failed, and delivers the rest', async () => {
  await enqueue('unlucky');
  await enqueue('lucky');
  const handlers = handling(({ driverId }) =>
    driverId === 'unlucky' ? Promise.reject(new Error('unavailable')) : Promise.resolve(),
  );

  expect(await relayOnce({ db, handlers, log })).toBe(1);
  expect(await waiting()).toMatchObject([{ payload: { driverId: 'unlucky' } }]);
});

it('delivers a message again with the same id after a crash', async () => {
  await enqueue('one');
  const ids: string[] = [];
  const crashing = createDatabase(database.url, { pool: 1 });
  const handlers = handling(async (_payload, id) => {
    ids.push(id);
    // The connection is lost after the delivery and before it is recorded.
    if (ids.length === 1)
      await db.raw(`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database() and state = 'idle in transaction'`);
  });

  await expect(relayOnce({ db: crashing, handlers, log })).rejects.toThrow();
  await relayOnce({ db, handlers, log });

  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  expect(await waiting()).toEqual([]);
  await crashing.destroy();
});

it('lets two relays share the work without delivering a message twice', async () => {
  for (const driverId of ['a', 'b', 'c', 'd']) await enqueue(driverId);
  const received: string[] = [];
  const handlers = handling(({ driverId }) => Promise.resolve(void received.push(driverId)));

  await Promise.all([relayOnce({ db, handlers, log }), relayOnce({ db, handlers, log })]);

  expect(received.sort()).toEqual(['a', 'b', 'c', 'd']);
});

it('polls until it is stopped', async () => {
  const received = new Promise<string>((resolve) => {
    const handlers = handling(({ driverId }) => Promise.resolve(resolve(driverId)));
    const relay = startRelay({ db, handlers, log });
    stop = () => relay.stop();
  });

  await enqueue('later');

  expect(await received).toBe('later');
  await stop();
});

let stop: () => Promise<void>;
