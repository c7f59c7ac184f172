import type { Client } from '@temporalio/client';
import { createDatabase, type Db } from '#db/core/handle';
import { readEnvironment, secretsOf } from '#platform/env';
import { createTemporalClient } from '#platform/temporal-client';

/** A separate running installation for benches and chaos runs. */
export interface Lab {
  readonly db: Db;
  readonly temporal: Client;
  readonly baseUrl: string;
  /** Whether earlier runs left a world, in which case new worlds are added. */
  readonly isShared: boolean;
}

/** Runs `work` with connections to the installation that is configured in the environment. */
export async function withLab<T>(work: (lab: Lab) => Promise<T>): Promise<T> {
  const env = readEnvironment();
  const db = createDatabase(env.DATABASE_URL, { pool: 10 });
  const temporal = createTemporalClient({
    address: env.TEMPORAL_ADDRESS,
    namespace: env.TEMPORAL_NAMESPACE,
    secrets: secretsOf(env),
  });
  try {
    const isShared = (await db('organizations').first('id')) !== undefined;
    return await work({ db, temporal, baseUrl: `http://127.0.0.1:${String(env.PORT)}`, isShared });
  } finally {
    await temporal.connection.close();
    await db.destroy();
  }
}
