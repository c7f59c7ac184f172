import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase, type Db } from '#db/core/handle';
import { isOutage } from '#db/core/outage';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { eventually } from '../../support/eventually';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { pool: 3 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const errorOf = (run: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(run).then(
    () => 'no error',
    (error: unknown) => error,
  );
const sleepers = `from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%'`;

describe('an outage', () => {
  it('includes a lost connection, inside and outside a transaction', async () => {
    // A separate pool, because the lost connections may stay in it for a moment.
    const cut = createDatabase(database.url, { pool: 2 });
    const alone = errorOf(cut.raw('select pg_sleep(600)'));
    const inside = errorOf(cut.transaction((trx) => trx.raw('select pg_sleep(600)')));
    await eventually(async () => {
      expect(await db.raw<{ rows: unknown[] }>(`select pid ${sleepers}`)).toMatchObject({ rows: { length: 2 } });
    });

    await db.raw(`select pg_terminate_backend(pid) ${sleepers}`);

    expect([isOutage(await alone), isOutage(await inside)]).toEqual([true, true]);
    await cut.destroy();
  });

  it('includes an unreachable server, and a closed pool', async () => {
    const nowhere = createDatabase('postgresql://gladhand@127.0.0.1:1/gladhand', { pool: 1 });
    const refused = await errorOf(nowhere.raw('select 1'));
    await nowhere.destroy();

    expect([isOutage(refused), isOutage(await errorOf(nowhere.raw('select 1')))]).toEqual([true, true]);
  });

  it.each([
    ['a full database disk', '53100'],
    ['exhausted database memory', '53200'],
    ['a broken database disk', '58030'],
    ['full file storage', 'ENOSPC'],
    ['file storage over its quota', 'EDQUOT'],
    ['read-only file storage', 'EROFS'],
  ])('includes %s', (_what, code) => {
    expect(isOutage(Object.assign(new Error('refused'), { code }))).toBe(true);
  });

  it('includes a statement timeout', async () => {
    const withTimeout = createDatabase(database.url, { pool: 1, unresponsiveAfterMs: 100 });

    expect(isOutage(await errorOf(withTimeout.raw('select pg_sleep(600)')))).toBe(true);

    await withTimeout.destroy();
  });

  it('does not include an invalid query', async () => {
    expect(isOutage(await errorOf(db.raw('select nothing')))).toBe(false);
    expect(isOutage(await errorOf(db('organizations').insert({ id: 'x', name: 'X' })))).toBe(false);
    expect(isOutage('ECONNREFUSED')).toBe(false);
  });
});
