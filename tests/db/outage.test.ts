import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { createDatabase, type Db } from '#db/handle';
import { isOutage } from '#db/outage';

import { createTestDatabase, type TestDatabase } from '../support/database';
import { eventually } from '../support/eventually';

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
  it('is a connection that is cut in the middle, inside and outside of a transaction', async () => {
    // A pool of its own: what was cut may lie in it for a moment longer.
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

  it('is a server that does not answer, and a pool that is closed', async () => {
    const nowhere = createDatabase('postgresql://gladhand@127.0.0.1:1/gladhand', { pool: 1 });
    const refused = await errorOf(nowhere.raw('select 1'));
    await nowhere.destroy();

    expect([isOutage(refused), isOutage(await errorOf(nowhere.raw('select 1')))]).toEqual([true, true]);
  });

  it.each([
    ['a disk of the database that is full', '53100'],
    ['memory of the database that is full', '53200'],
    ['a disk of the database that is broken', '58030'],
    ['a folder of files that is full', 'ENOSPC'],
    ['a folder of files whose quota is used up', 'EDQUOT'],
    ['a folder of files that is read-only', 'EROFS'],
  ])('is %s', (_what, code) => {
    expect(isOutage(Object.assign(new Error('refused'), { code }))).toBe(true);
  });

  it('is a statement that takes longer than anybody waits', async () => {
    const impatient = createDatabase(database.url, { pool: 1, answersWithinMs: 100 });

    expect(isOutage(await errorOf(impatient.raw('select pg_sleep(600)')))).toBe(true);

    await impatient.destroy();
  });

  it('is not a wrong question', async () => {
    expect(isOutage(await errorOf(db.raw('select nothing')))).toBe(false);
    expect(isOutage(await errorOf(db('organizations').insert({ id: 'x' })))).toBe(false);
    expect(isOutage('ECONNREFUSED')).toBe(false);
  });
});
