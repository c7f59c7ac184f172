import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createDatabase, type Db } from '#db/core/handle';
import { isOutage } from '#db/core/outage';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { eventually } from '../../support/eventually';
import { type SilentProxy, startSilentProxy } from '../../support/silent-proxy';

let database: TestDatabase;
let proxy: SilentProxy;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  proxy = await startSilentProxy(database.url);
  db = createDatabase(proxy.url, { pool: 1, unresponsiveAfterMs: 200 });
  await db.raw('select 1');
});
afterEach(async () => {
  await proxy.close();
  await db.destroy();
});

const isOutageOf = (run: PromiseLike<unknown>): Promise<boolean | string> =>
  Promise.resolve(run).then(
    () => 'no error',
    (error: unknown) => isOutage(error),
  );

describe('an unresponsive server', () => {
  it('counts as unavailable, for a statement and for a new connection', async () => {
    proxy.hang();

    expect(await isOutageOf(db.raw('select 1'))).toBe(true);
    expect(await isOutageOf(db.raw('select 1'))).toBe(true);
  });

  it('never causes a connection with an unfinished query to be reused', async () => {
    const cut = db.transaction(async (trx) => {
      await trx.raw('create temporary table left_behind (id integer)');
      proxy.hang();
      await trx.raw('select 1');
    });
    expect(await isOutageOf(cut)).toBe(true);

    proxy.resume();

    await eventually(async () => {
      const { rows } = await db.raw<{ rows: { left: string | null }[] }>(`select to_regclass('left_behind') as left`);
      expect(rows).toEqual([{ left: null }]);
    });
  });

  it('is not one that streams a long result', async () => {
    for (let time = 0; time < 4; time += 1) await db.raw('select pg_sleep(0.1)');

    expect((await db.raw<{ rows: unknown[] }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
