import { TestWorkflowEnvironment } from '@temporalio/testing';
import { createDatabase, type Db } from '#db/handle';
import { projectCandidacy } from '#db/projections/project-candidacy';
import { candidacyWorkflowType } from '#workflows/candidacy/messages';
import { createTestDatabase } from '../database';
import { timeSkippingServer } from '../temporal';
import type { CandidacyHistory } from './candidacy-history';
import { aHiringWorld } from './hiring-world';
import { LiveCandidacy, type Hiring } from './live-candidacy';
import { aLiveOrder, type LiveOrder } from './live-order';
import { startTestWorkers, type TestServer, type TestWorkers } from './test-workers';

/** Database, workers and client of one test file. */
export interface HiringSystem extends Hiring {
  readonly db: Db;
  readonly workers: TestWorkers;
  close(): Promise<void>;
}

/** On the dev server, where time is real. */
export const startHiringSystem = (): Promise<HiringSystem> => start(undefined, () => Promise.resolve(Date.now()));

export interface SkippingHiringSystem extends HiringSystem {
  /** Lets so much time pass; whatever falls due in it happens. */
  pass(duration: string): Promise<void>;
}

/** The SDK gives the server five seconds to start, which a busy machine may not keep. */
const STARTS = 3;

async function skippingEnvironment(left = STARTS): Promise<TestWorkflowEnvironment> {
  try {
    return await TestWorkflowEnvironment.createTimeSkipping({ server: timeSkippingServer() });
  } catch (error) {
    if (left === 1) throw error;
    return skippingEnvironment(left - 1);
  }
}

/** On the test server, where days pass in milliseconds. */
export async function startSkippingHiringSystem(): Promise<SkippingHiringSystem> {
  const env = await skippingEnvironment();
  const server = { native: env.nativeConnection, connection: env.connection, close: () => env.teardown() };
  const system = await start(server, () => env.currentTimeMs());
  return { ...system, pass: (duration) => env.sleep(duration as '1 day') };
}

async function start(server: TestServer | undefined, now: () => Promise<number>): Promise<HiringSystem> {
  const database = await createTestDatabase();
  const db = createDatabase(database.url, { pool: 50 });
  const workers = await startTestWorkers(db, server);
  return {
    client: workers.client,
    taskQueue: workers.taskQueue,
    now,
    db,
    workers,
    close: async () => {
      await workers.close();
      await db.destroy();
      await database.drop();
    },
  };
}

/** A carrier with an active order, and a driver who has not met it yet. */
export async function aMeeting(
  system: HiringSystem,
  terms: Parameters<typeof aLiveOrder>[2] = {},
): Promise<{ order: LiveOrder; candidacy: LiveCandidacy }> {
  const order = await aLiveOrder(system, await aHiringWorld(system.db), terms);
  return { order, candidacy: new LiveCandidacy(system, order.world) };
}

/** A candidacy whose past was played by the rules and stored, as the seed does it; its workflow goes on from there. */
export async function anImportedCandidacy(
  { db, client, taskQueue }: HiringSystem,
  history: CandidacyHistory,
): Promise<void> {
  await projectCandidacy(db, history.batch());
  const { workflowId, state } = history;
  await client.workflow.start(candidacyWorkflowType, { workflowId, taskQueue, args: [{ imported: { state } }] });
}

/** The types of a workflow's events as the lists have them. */
export async function eventTypes({ db }: HiringSystem, { workflowId }: { workflowId: string }): Promise<string[]> {
  const events = db('workflow_events').where({ workflow_id: workflowId });
  const rows: { type: string }[] = await events.orderBy('seq').select('type');
  return rows.map(({ type }) => type);
}
