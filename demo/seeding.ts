import type { Client } from '@temporalio/client';
import type { Db } from '#db/core/handle';
import type { FileDeps } from '#db/driver-files/driver-file-store';
import type { refreshDueFiles } from '#db/requirements/refresh-due-files';
import type { Environment } from '#platform/env';
import { secretsOf } from '#platform/env';
import type { FileStore } from '#platform/file-store';
import { createLogger } from '#platform/logger';
import { createSealer } from '#platform/sealing';
import { createVault } from '#platform/vault';
import type { Pace } from './pace';
import type { Steps } from './steps';
import type { World } from './world';
import type { WorldOptions } from './worlds';

/** A world that is being seeded: its options, and the servers that its steps use. */
export interface Seeding {
  readonly env: Environment;
  readonly db: Db;
  readonly client: Client;
  readonly files: FileStore;
  readonly world: World;
  readonly options: WorldOptions;
  readonly steps: Steps;
  readonly pace: Pace;
  /** Receives a line of progress. */
  readonly report: (line: string) => void;
}

/** The drivers' files and keys; `db` may be a transaction. */
export const fileDeps = ({ env, files }: Seeding, db: Db): FileDeps => ({
  db,
  vault: createVault(secretsOf(env)),
  files,
});

/** The dependencies of checks of drivers' files. */
export const checkDeps = ({ env, db }: Seeding): Parameters<typeof refreshDueFiles>[0] => ({
  db,
  sealer: createSealer(secretsOf(env)),
  publicUrl: env.PUBLIC_URL,
  log: createLogger({ level: 'error', name: 'demo' }),
});
