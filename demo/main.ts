import { parseArgs } from 'node:util';
import type { Client } from '@temporalio/client';
import { createDatabase, type Db } from '#db/core/handle';
import { restoreContacts } from '#db/driver-pipeline/last-contact';
import { rebuildStageVisits } from '#db/driver-pipeline/stage-visit-rows';
import { fillEmployments, fillEvidence } from '#db/evidence/fill-records';
import { refreshDueFiles } from '#db/requirements/refresh-due-files';
import { fillReviewItems } from '#db/review-queue/review-items';
import { fillDriverResults } from '#db/screening/driver-results';
import { MINUTE_MS } from '#domain/shared/durations';
import { taskQueuesOf } from '#domain/shared/task-queues';
import { type Environment, readEnvironment, secretsOf } from '#platform/env';
import { createFileStore } from '#platform/file-store';
import { createLogger } from '#platform/logger';
import { hashPassword } from '#platform/passwords';
import { createSealer } from '#platform/sealing';
import { createTemporalClient } from '#platform/temporal-client';
import { createVault } from '#platform/vault';
import { createWorkflowCommands } from '#platform/workflow-commands';
import { storeAdverseActions } from './adverse-actions';
import { storeSealed } from './applications/store';
import { storeAudits } from './audits';
import { storeImportedWaves } from './autopilot-rows';
import { carrierSignUpTables } from './carrier-sign-up';
import { copyRows, type Row } from './copy';
import { DEMO_PASSWORD, demoLogins, writeLogins } from './demo-logins';
import { storeResults } from './desk/store-results';
import { deskTables } from './desk/tables';
import { storeDriverDocuments } from './driver-documents';
import { hasPollers, startSeedWorker } from './seed-worker';
import { tablesOf } from './tables';
import { verificationHistoriesOf } from './verifications/histories';
import { storeVerifications } from './verifications/store';
import { createNew, startAdverseActions, startImported } from './workflows';
import { makeWorld, type World, type WorldSize } from './world';

const COMMAND_DEADLINE_MS = MINUTE_MS;
/** Starting a pipeline takes about 10 ms, so a larger world would take minutes just to start its timers. */
const MAX_STARTED_PIPELINES = 1_000;
const USAGE =
  'Usage: npm run seed -- [--drivers 300] [--carriers 12] [--orders 60] [--seed 1] [--applicants N] [--add] [--[no-]start-pipelines] [--rows-only]';

interface SeedOptions extends WorldSize {
  /** Adds another world to the existing data. */
  readonly add: boolean;
  /** Starts the pipelines' workflows; by default unless the world is large. Otherwise their timers start with the first command. */
  readonly startPipelines: boolean;
  /** Starts no workflows at all: for measuring reads of a large world. Commands on its entities do not work. */
  readonly rowsOnly: boolean;
}

function readOptions(): SeedOptions {
  const { values } = parseArgs({
    options: {
      drivers: { type: 'string', default: '300' },
      carriers: { type: 'string', default: '12' },
      orders: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      applicants: { type: 'string' },
      add: { type: 'boolean', default: false },
      'start-pipelines': { type: 'boolean' },
      'rows-only': { type: 'boolean', default: false },
    },
    allowNegative: true,
  });
  const count = (name: 'drivers' | 'carriers' | 'orders' | 'seed' | 'applicants', min: number): number => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < min)
      throw new Error(`--${name} must be a whole number, ${String(min)} or more. ${USAGE}`);
    return value;
  };
  const drivers = count('drivers', 3);
  return {
    drivers,
    carriers: count('carriers', 2),
    orders: count('orders', 0),
    seed: count('seed', 1),
    ...(values.applicants !== undefined && { applicants: count('applicants', 0) }),
    now: Date.now(),
    add: values.add,
    startPipelines: values['start-pipelines'] ?? drivers <= MAX_STARTED_PIPELINES,
    rowsOnly: values['rows-only'],
  };
}

/** Fills the database and Temporal with plausible demo data. */
async function main(): Promise<void> {
  const options = readOptions();
  const env = readEnvironment();
  const db = createDatabase(env.DATABASE_URL, { pool: 4 });
  const client = createTemporalClient({
    address: env.TEMPORAL_ADDRESS,
    namespace: env.TEMPORAL_NAMESPACE,
    secrets: secretsOf(env),
  });
  try {
    const world = await step('Generating the demo data', () => Promise.resolve(makeWorld(options)));
    await requireEmptyDatabase(db, world, options);
    await loadTables(db, tablesOf(world, await hashPassword(DEMO_PASSWORD)));
    await loadTables(db, deskTables(world, env.PUBLIC_URL));
    await step("Rendering and encrypting drivers' files", () => storeSealed(fileDeps(db, env), applicationsOf(world)));
    await step("Rendering and encrypting providers' reports", () => storeResults(fileDeps(db, env), world));
    await step('Deriving last contacts', () => db.transaction(restoreContacts));
    await step('Rebuilding stage visits', () => db.transaction(rebuildStageVisits));
    await step('Filling the review queue', () => fillReviewItems(db));
    await step('Filling the results list', () => fillDriverResults(db));
    await step('Storing employments', () => db.transaction(fillEmployments));
    await step('Storing evidence', () => db.transaction(fillEvidence));
    await step("Storing drivers' additional documents", () => storeDriverDocuments(fileDeps(db, env), world));
    await step('Encrypting verifications of employment', () =>
      storeVerifications(
        { ...fileDeps(db, env), sealer: createSealer(secretsOf(env)), publicUrl: env.PUBLIC_URL },
        verificationHistoriesOf(world),
      ),
    );
    await step('Requesting audits', () => storeAudits(db, world));
    if (!options.add) await loadCarrierSignUp(db, world);
    await step("Storing the drivers of autopilot's waves", () => storeImportedWaves(db, world));
    // The job checks the files of a large world, which takes minutes.
    if (options.startPipelines) await step("Checking drivers' files", () => checkFiles(db, env));
    await step('Updating table statistics', () => db.raw('analyze'));
    if (!options.rowsOnly) await startWorkflows(env, { db, client, world, options });
    const logins = demoLogins(world);
    writeLogins(env.DATA_DIR, logins);
    for (const { role, login, password } of logins) print(`  ${role.padEnd(40)} ${login.padEnd(46)} ${password}`);
  } finally {
    await db.destroy();
    await client.connection.close();
  }
}

interface Start {
  readonly db: Db;
  readonly client: Client;
  readonly world: World;
  readonly options: SeedOptions;
}

/** Starts the workflows of imported rows, and sends the commands of today. */
async function startWorkflows(env: Environment, { db, client, world, options }: Start): Promise<void> {
  const taskQueue = taskQueuesOf(env.TASK_QUEUE_PREFIX).workflows;
  const stop = (await hasPollers(client, taskQueue)) ? undefined : await startSeedWorker(env, client);
  await step('Starting imported workflows', () =>
    startImported(client, taskQueue, options.startPipelines ? world : { ...world, drivers: [] }),
  );
  const commands = createWorkflowCommands(client, { deadlineMs: COMMAND_DEADLINE_MS, taskQueue });
  await step("Creating today's orders and candidacies", () => createNew(commands, world));
  // Some are about candidacies of today.
  await step('Starting refusals based on reports', async () =>
    startAdverseActions(client, taskQueue, await storeAdverseActions(fileDeps(db, env), world)),
  );
  await stop?.();
}

/** Refuses to seed the same world twice, or to mix worlds without --add. */
async function requireEmptyDatabase(db: Db, { carriers }: World, { add, seed }: SeedOptions): Promise<void> {
  const ids = carriers.map(({ id }) => id);
  const same: unknown = await db('organizations').whereIn('id', ids).first('id');
  if (same !== undefined)
    throw new Error(
      `The demo data of seed ${String(seed)} already exists. To add more: --add --seed ${String(seed + 1)}`,
    );
  const any: unknown = await db('organizations').first('id');
  if (any !== undefined && !add)
    throw new Error('The database is not empty. To add demo data, use --add with a new --seed');
}

const checkFiles = (db: Db, env: Environment) =>
  refreshDueFiles(
    {
      db,
      sealer: createSealer(secretsOf(env)),
      publicUrl: env.PUBLIC_URL,
      log: createLogger({ level: 'error', name: 'demo' }),
    },
    new Date(),
  );

const fileDeps = (db: Db, env: Environment) => ({
  db,
  vault: createVault(secretsOf(env)),
  files: createFileStore(env),
});

const applicationsOf = ({ drivers }: World) =>
  drivers.flatMap(({ application }) => (application === null ? [] : [application]));

async function loadTables(db: Db, tables: Iterable<readonly [string, readonly Row[]]>): Promise<void> {
  for (const [table, rows] of tables) {
    await step(`Loading ${table}`, async () => {
      await copyRows(db, table, rows);
      return rows.length;
    });
  }
}

/** Loads data that exists once per database, not per world. */
async function loadCarrierSignUp(db: Db, world: World): Promise<void> {
  await loadTables(db, carrierSignUpTables(world));
  await step('Marking two states as unserved', () => db('served_states').whereIn('state', ['AK', 'HI']).delete());
}

async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  const result = await work();
  const count = typeof result === 'number' ? `${String(result)} · ` : '';
  print(`  ${title.padEnd(42)} ${count}${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

function print(line: string): void {
  console.log(line);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
