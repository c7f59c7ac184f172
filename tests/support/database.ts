import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDatabase, type DatabaseOptions, type Db } from '#db/core/handle';
import { createNearestDatabase, type NearestDb } from '#db/core/nearest';
import { testEnvironment } from './environment';
import { urlOf } from './template';

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A separate database for one test file: a clone of the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = testEnvironment('TEST_DATABASE_URL');
  const name = `gladhand_test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database "${name}" template "${testEnvironment('TEST_TEMPLATE')}"`);
  return {
    url: urlOf(server, name),
    drop: () => run(server, `drop database if exists "${name}" with (force)`),
  };
}

/** Pools wait long for connections, because a busy machine must not fail a test. */
const PATIENT = { connectWithinMs: 120_000 } as const;

export const createTestPool = (url: string, options: DatabaseOptions): Db =>
  createDatabase(url, { ...PATIENT, ...options });

export const createNearestTestPool = (url: string, pool: number): NearestDb =>
  createNearestDatabase(url, pool, PATIENT);

/** A separate database with a connection pool; closing ends both. */
export async function openTestDatabase(pool = 2): Promise<{ db: Db; close: () => Promise<void> }> {
  const database = await createTestDatabase();
  const db = createTestPool(database.url, { pool });
  const close = async () => {
    await db.destroy();
    await database.drop();
  };
  return { db, close };
}

async function run(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
