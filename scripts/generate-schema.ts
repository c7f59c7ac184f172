import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describeSchema } from '#db/core/describe-schema';
import { describeTables } from '#db/core/describe-tables';
import { createDatabase } from '#db/core/handle';
import { migrate } from '#db/core/migrate';
import { readSchema, type Schema } from '#db/core/read-schema';
import { writeOrCheck } from './write-or-check';

const folder = join(__dirname, '..', 'db');

/** Migrates a new database on the given server, describes its schema as SQL and as types, and drops it. */
async function main(): Promise<void> {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  if (serverUrl === undefined) throw new Error('Set TEST_DATABASE_URL or DATABASE_URL to a PostgreSQL server');
  const name = `gladhand_schema_${randomUUID().replaceAll('-', '')}`;
  const server = createDatabase(serverUrl, { pool: 1 });
  await server.raw('create database ??', [name]);
  try {
    const schema = await schemaOf(serverUrl, name);
    await writeOrCheck(join(folder, 'schema.sql'), describeSchema(schema));
    await writeOrCheck(join(folder, 'tables.generated.ts'), await formatted(describeTables(schema)));
  } finally {
    await server.raw('drop database ?? with (force)', [name]);
    await server.destroy();
  }
}

async function schemaOf(serverUrl: string, name: string): Promise<Schema> {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await migrate(url.href);
  const db = createDatabase(url.href, { pool: 1 });
  try {
    return await readSchema(db);
  } finally {
    await db.destroy();
  }
}

async function formatted(code: string): Promise<string> {
  const file = join(folder, 'tables.generated.ts');
  return format(code, { ...(await resolveConfig(file)), filepath: file });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
