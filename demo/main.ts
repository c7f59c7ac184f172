import { createDatabase } from '#db/core/handle';
import { MINUTE_MS } from '#domain/shared/durations';
import { readEnvironment, secretsOf } from '#platform/env';
import { createFileStore } from '#platform/file-store';
import { createTemporalClient } from '#platform/temporal-client';
import { Pace } from './pace';
import { seed } from './seed';
import { readOptions } from './seed-options';

/** A busy server may take long to accept a connection. */
const CONNECT_WITHIN_MS = MINUTE_MS;

/** Fills the database and Temporal with plausible demo data. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), Date.now());
  const env = readEnvironment();
  const db = createDatabase(env.DATABASE_URL, { pool: 5, connectWithinMs: CONNECT_WITHIN_MS });
  const client = createTemporalClient({
    address: env.TEMPORAL_ADDRESS,
    namespace: env.TEMPORAL_NAMESPACE,
    secrets: secretsOf(env),
  });
  const report = (line: string): void => {
    console.log(line);
  };
  try {
    await seed({ env, db, client, files: createFileStore(env), pace: new Pace({ report }), report }, options);
  } finally {
    await db.destroy();
    await client.connection.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
