import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@temporalio/client';
import type { Db } from '#db/core/handle';
import { type Environment, readEnvironment, secretsOf } from '#platform/env';
import { createFolderStore, type FileStore } from '#platform/file-store';
import { createTemporalClient } from '#platform/temporal-client';
import { Pace } from '../../demo/pace';
import { seed, type SeedTarget } from '../../demo/seed';
import type { SeedOptions } from '../../demo/seed-options';
import { createTestDatabase, createTestPool } from './database';
import { temporalAddress, workflowBundle } from './temporal';

/** The product's master key of all worlds of a test file. */
const KEY = randomBytes(32).toString('base64');

/** A database, a folder and the shared Temporal server, to which a test seeds a world. */
export class SeededPlace {
  private constructor(
    private readonly servers: { readonly db: Db; readonly client: Client },
    readonly env: Environment,
    private readonly drop: () => Promise<void>,
  ) {}

  get db(): Db {
    return this.servers.db;
  }

  get client(): Client {
    return this.servers.client;
  }

  static async open(): Promise<SeededPlace> {
    const database = await createTestDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'gladhand-demo-'));
    const env = readEnvironment({
      NODE_ENV: 'test',
      PUBLIC_URL: 'http://localhost:8080',
      DATABASE_URL: database.url,
      TEMPORAL_ADDRESS: temporalAddress(),
      // Nothing sends the messages that the worker writes.
      SMTP_URL: 'smtp://127.0.0.1:1',
      GLADHAND_KEY: KEY,
      FILES_DIR: join(folder, 'files'),
      DATA_DIR: folder,
      WEB_DIR: folder,
      TASK_QUEUE_PREFIX: `demo-${randomBytes(4).toString('hex')}-`,
      WORKFLOW_BUNDLE: workflowBundle().codePath,
    });
    const db = createTestPool(database.url, { pool: 5 });
    const client = createTemporalClient({
      address: env.TEMPORAL_ADDRESS,
      namespace: env.TEMPORAL_NAMESPACE,
      secrets: secretsOf(env),
    });
    return new SeededPlace({ db, client }, env, async () => {
      await db.destroy();
      await client.connection.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    });
  }

  /** Seeds a world; a replaced part may throw, as if the process had ended there. */
  async seed(
    options: SeedOptions,
    replaced: Partial<Pick<SeedTarget, 'report' | 'files' | 'pace'>> = {},
  ): Promise<void> {
    const { report = () => undefined, files = this.files } = replaced;
    const { db, env, client } = this;
    await seed({ db, env, client, files, report, pace: replaced.pace ?? new Pace({ report }) }, options);
  }

  get files(): FileStore {
    return createFolderStore(this.env.FILES_DIR);
  }

  close(): Promise<void> {
    return this.drop();
  }
}
