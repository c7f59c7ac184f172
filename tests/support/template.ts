import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const ROOT = join(__dirname, '..', '..');
const LOCK = 4_711;

/** A migrated database that tests clone; its name follows the content of the migrations, so it is never out of date. */
export async function ensureTemplate(serverUrl: string): Promise<string> {
  const name = `gladhand_template_${hashOfMigrations()}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    // Several test runs may share one server.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await makeTemplate(client, serverUrl, name);
    return name;
  } finally {
    await client.end();
  }
}

async function makeTemplate(client: pg.Client, serverUrl: string, name: string): Promise<void> {
  const fresh = `${name}_new`;
  await client.query(`drop database if exists "${fresh}" with (force)`);
  await client.query(`create database "${fresh}"`);
  const { migrate } = await import('#db/core/migrate');
  await migrate(urlOf(serverUrl, fresh));
  await client.query(`alter database "${fresh}" rename to "${name}"`);
}

/** The same server, another database. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

function hashOfMigrations(): string {
  const hash = createHash('sha256');
  const folders = [
    join(ROOT, 'db', 'migrations'),
    join(ROOT, 'db', 'seeds', 'legal', 'en'),
    join(ROOT, 'domain', 'requirements', 'records'),
  ];
  const inFolders = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  const files = [
    ...inFolders,
    join(ROOT, 'db', 'core', 'migrate.ts'),
    join(ROOT, 'db', 'seeds', 'first-requirements.ts'),
  ];
  for (const file of files.sort()) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
