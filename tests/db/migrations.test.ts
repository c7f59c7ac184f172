import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { describeSchema } from '#db/describe-schema';
import { createDatabase, type Db } from '#db/handle';
import { migrate, migrateDown } from '#db/migrate';

import { createTestDatabase, type TestDatabase } from '../support/database';

const emptySchema = /^-- Written by scripts\/generate-schema[^\n]*\n$/;
let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { pool: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

describe('the migrations', () => {
  it('lead to the schema that is committed', async () => {
    const committed = await readFile(join(__dirname, '..', '..', 'db', 'schema.sql'), 'utf8');

    expect(await describeSchema(db)).toBe(committed);
  });

  it('go all the way down, leave nothing, and come up to the same schema', async () => {
    const before = await describeSchema(db);

    const down = await migrateDown(database.url);
    const below = await describeSchema(db);
    const up = await migrate(database.url);

    expect(below).toMatch(emptySchema);
    expect([...up].reverse()).toEqual(down);
    expect(await describeSchema(db)).toBe(before);
  });

  it('have nothing to do a second time', async () => {
    expect(await migrate(database.url)).toEqual([]);
  });

  it('give every table a primary key', async () => {
    const { rows } = await db.raw<{ rows: { name: string }[] }>(
      `select class.relname as name from pg_class as class
       where class.relkind in ('r', 'p') and class.relnamespace = 'public'::regnamespace
         and not exists (select from pg_constraint where conrelid = class.oid and contype = 'p')`,
    );

    expect(rows).toEqual([]);
  });
});
