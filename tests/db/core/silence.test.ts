import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createDatabase, type Db } from '#db/core/handle';
import { isOutage } from '#db/core/outage';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { eventually } from '../../support/eventually';
import { type SilentProxy, startSilentProxy } from '../../support/silent-proxy';

/** Only the clock of the test reaches it. */
const LIMIT_MS = 240_000;

let database: TestDatabase;
let proxy: SilentProxy;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  proxy = await startSilentProxy(database.url);
  db = createDatabase(proxy.url, { pool: 1, unresponsiveAfterMs: LIMIT_MS, connectWithinMs: LIMIT_MS });
  await db.raw('select 1');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance', 'hrtime'] });
});
afterEach(async () => {
  jest.useRealTimers();
  await proxy.close();
  await db.destroy();
});

/** Lets time pass until the work ends; returns whether it failed as an outage. */
async function isOutageOf(run: PromiseLike<unknown>): Promise<boolean | string> {
  let outcome: boolean | string | undefined;
  const ended = Promise.resolve(run).then(
    () => (outcome = 'no error'),
    (error: unknown) => (outcome = isOutage(error)),
  );
  while (outcome === undefined) {
    jest.advanceTimersByTime(LIMIT_MS / 10);
    await turn();
  }
  return ended;
}

describe('an unresponsive server', () => {
  it('counts as unavailable, for a statement and for a new connection', async () => {
    proxy.hang();

    expect(await isOutageOf(db.raw('select 1'))).toBe(true);
    expect(await isOutageOf(db.raw('select 1'))).toBe(true);
  });

  it('never causes a connection with an unfinished query to be reused', async () => {
    const trx = await db.transaction();
    await trx.raw('create temporary table left_behind (id integer)');
    proxy.hang();
    expect(await isOutageOf(trx.raw('select 1'))).toBe(true);
    await trx.rollback().catch(() => undefined);

    proxy.resume();
    jest.useRealTimers();

    await eventually(async () => {
      const { rows } = await db.raw<{ rows: { left: string | null }[] }>(`select to_regclass('left_behind') as left`);
      expect(rows).toEqual([{ left: null }]);
    });
  });

  it('is not one that responds to every statement, however long the connection lives', async () => {
    const connection = async () => (await db.raw<{ rows: unknown[] }>('select pg_backend_pid()')).rows;
    const first = await connection();

    for (let time = 0; time < 4; time += 1) {
      jest.advanceTimersByTime(2 * LIMIT_MS);
      expect(await connection()).toEqual(first);
    }
  });
});
