import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describeSchema } from '#db/core/describe-schema';
import { createDatabase } from '#db/core/handle';
import { migrate } from '#db/core/migrate';
import { writeOrCheck } from './write-or-check';

/** Migrates a new database on the given server, describes its schema and drops it. */
async function main(): Promise<void> {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  if (serverUrl === undefined) throw new Error('TEST_DATABASE_URL or DATABASE_URL is missing');
  const name = `gladhand_schema_${randomUUID().replaceAll('-', '')}`;
  const server = createDatabase(serverUrl, { pool: 1 });
  await server.raw('create database ??', [name]);
  try {
    await writeOrCheck(join(__dirname, '..', 'db', 'schema.sql'), await schemaOf(serverUrl, name));
  } finally {
    await server.raw('drop database ?? with (force)', [name]);
    await server.destroy();
  }
}

async function schemaOf(serverUrl: string, name: string): Promise<string> {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await migrate(url.href);
  const db = createDatabase(url.href, { pool: 1 });
  try {
    return await describeSchema(db);
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
