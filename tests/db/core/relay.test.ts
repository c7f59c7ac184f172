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

const enqueue = (driverId: string) =>
  db.transaction((trx) => enqueueOutbox(trx, [{ topic: 'driverNotAvailable', payload: { driverId } }]));
const unexpected = () => Promise.reject(new Error('unexpected topic'));
/** Handles one topic only: the other topics work the same way. */
const handling = (driverNotAvailable: RelayHandlers['driverNotAvailable']): RelayHandlers => ({
  driverNotAvailable,
  agreementEnded: unexpected,
  agreementFactsChanged: unexpected,
  bulkActionStarted: unexpected,
  accessBasisChanged: unexpected,
  fileAccessEnded: unexpected,
  adverseBasisChanged: unexpected,
  auditPacketRequested: unexpected,
  driverProofsChanged: unexpected,
  driverFileChanged: unexpected,
  fileExportRequested: unexpected,
  messageSettled: unexpected,
  hiredFileChecked: unexpected,
  driverAccountChanged: unexpected,
  organizationActivityChanged: unexpected,
  orderEnded: unexpected,
  driverHired: unexpected,
  hireChanged: unexpected,
});
const endPauses = () => db('outbox').update({ retry_at: new Date(0) });
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
    await enqueueOutbox(trx, [{ topic: 'driverNotAvailable', payload: { driverId: 'nobody' } }]);
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

it('keeps the order of messages about one driver when the first fails, and does not delay those about others', async () => {
  await db.transaction((trx) =>
    enqueueOutbox(trx, [
      { topic: 'driverNotAvailable', payload: { driverId: 'a' } },
      { topic: 'driverAccountChanged', payload: { driverId: 'a' } },
      { topic: 'driverNotAvailable', payload: { driverId: 'b' } },
    ]),
  );
  const received: string[] = [];
  let isDown = true;
  const receive = (topic: string, driverId: string) => {
    if (isDown && driverId === 'a') return Promise.reject(new Error('unavailable'));
    return Promise.resolve(void received.push(`${topic} ${driverId}`));
  };
  const handlers: RelayHandlers = {
    ...handling(({ driverId }) => receive('driverNotAvailable', driverId)),
    driverAccountChanged: ({ driverId }) => receive('driverAccountChanged', driverId),
  };

  await relayOnce({ db, handlers, log });
  expect(received).toEqual(['driverNotAvailable b']);
  isDown = false;
  await relayOnce({ db, handlers, log });
  expect(received).toEqual(['driverNotAvailable b']);
  await endPauses();
  await relayOnce({ db, handlers, log });

  expect(received.slice(1)).toEqual(['driverNotAvailable a', 'driverAccountChanged a']);
});

it('delivers messages although a whole batch of earlier ones keeps failing', async () => {
  for (let at = 0; at < 20; at += 1) await enqueue(`failing ${String(at)}`);
  await enqueue('healthy');
  const received: string[] = [];
  const handlers = handling(({ driverId }) =>
    driverId === 'healthy' ? Promise.resolve(void received.push(driverId)) : Promise.reject(new Error('unavailable')),
  );

  await relayOnce({ db, handlers, log });
  await relayOnce({ db, handlers, log });

  expect(received).toEqual(['healthy']);
});

it('waits longer after each failure, up to a limit', async () => {
  await enqueue('unlucky');
  const handlers = handling(() => Promise.reject(new Error('unavailable')));
  const pauses: number[] = [];
  for (let failures = 1; failures <= 7; failures += 1) {
    await relayOnce({ db, handlers, log });
    const { rows } = await db.raw<{ rows: { pause: string }[] }>(
      'select ceil(extract(epoch from retry_at - clock_timestamp())) as pause from outbox',
    );
    pauses.push(Number(rows[0]?.pause));
    await endPauses();
  }

  expect(pauses.slice(1)).toEqual([1, 2, 4, 8, 15, 15]);
});

it('delivers a message again after a crash', async () => {
  await enqueue('one');
  const received: string[] = [];
  const crashing = createDatabase(database.url, { pool: 1 });
  const handlers = handling(async ({ driverId }) => {
    received.push(driverId);
    // The connection is lost after the delivery and before it is recorded.
    if (received.length === 1)
      await db.raw(`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database() and state = 'idle in transaction'`);
  });

  await expect(relayOnce({ db: crashing, handlers, log })).rejects.toThrow();
  await relayOnce({ db, handlers, log });

  expect(received).toEqual(['one', 'one']);
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
