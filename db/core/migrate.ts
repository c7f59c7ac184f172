import { readDatabaseUrl, readOwnerUrl } from '#platform/env';
import { storeFirstRequirements } from '../seeds/first-requirements';
import { storeLegalTemplates } from '../seeds/legal-templates';
import { grantApplicationRole } from './application-role';
import { createDatabase, type Db } from './handle';
import { migrationSource } from './migration-source';

const config = { migrationSource, tableName: 'schema_migrations' };

/**
 * Migrates the schema to the newest version, loads the legal templates and requirements, and grants the application
 * role access if it is not the owner. Concurrent calls wait for each other on knex's lock. Returns the names of the
 * migrations that ran.
 */
export async function migrate(ownerUrl: string, applicationUrl = ownerUrl): Promise<readonly string[]> {
  return withDatabase(ownerUrl, async (db) => {
    const [, names] = (await db.migrate.latest(config)) as [number, string[]];
    await storeLegalTemplates(db);
    await storeFirstRequirements(db);
    if (applicationUrl !== ownerUrl) await grantApplicationRole(db, applicationUrl);
    return names;
  });
}

/** Rolls back every migration, newest first, and returns their names. */
export async function migrateDown(databaseUrl: string): Promise<readonly string[]> {
  return withDatabase(databaseUrl, async (db) => {
    const [, names] = (await db.migrate.rollback(config, true)) as [number, string[]];
    return names;
  });
}

async function withDatabase<T>(databaseUrl: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = createDatabase(databaseUrl, { pool: 2 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function main(): Promise<void> {
  const databaseUrl = readDatabaseUrl();
  const ownerUrl = readOwnerUrl();
  const names = process.argv.includes('--down') ? await migrateDown(ownerUrl) : await migrate(ownerUrl, databaseUrl);
  process.stdout.write(`${names.length === 0 ? 'Nothing to migrate' : names.join('\n')}\n`);
}

// Check the file name, too: in a bundle with another entry point, this module is part of the main module.
if (require.main === module && /(^|[\\/])migrate\.[jt]s$/.test(process.argv[1] ?? '')) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
