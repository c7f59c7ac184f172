import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeSchema } from '#db/core/describe-schema';
import type { Db } from '#db/core/handle';
import { migrate, migrateDown } from '#db/core/migrate';
import { readSchema } from '#db/core/read-schema';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../support/database';

const emptySchema = /^-- Written by scripts\/generate-schema[^\n]*\n$/;
let database: TestDatabase;
let db: Db;
const schemaSql = async (): Promise<string> => describeSchema(await readSchema(db));

beforeAll(async () => {
  database = await createTestDatabase();
  db = createTestPool(database.url, { pool: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

describe('the migrations', () => {
  it('produce the committed schema', async () => {
    const committed = await readFile(join(__dirname, '..', '..', '..', 'db', 'schema.sql'), 'utf8');

    expect(await schemaSql()).toBe(committed);
  });

  it('roll back completely, and produce the same schema again', async () => {
    const before = await schemaSql();

    const down = await migrateDown(database.url);
    const below = await schemaSql();
    const up = await migrate(database.url);

    expect(below).toMatch(emptySchema);
    expect([...up].reverse()).toEqual(down);
    expect(await schemaSql()).toBe(before);
  });

  it('do nothing the second time', async () => {
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
