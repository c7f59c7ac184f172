import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { WithStartWorkflowOperation } from '@temporalio/client';
import { createDatabase, type Db } from '#db/core/handle';
import type { RowOf } from '#db/core/table';
import { readEnvironment } from '#platform/env';
import { newId } from '#platform/ids';
import { hiringSteps } from '../core/hiring-steps';
import type { Lab } from '../core/lab';
import { record, REFERENCE_QUEUE, REFERENCE_WORKFLOW_TYPE } from '../reference/messages';

const EVENTS = 'bench_reference_events';
const ROWS = 'bench_reference_rows';

type Step = () => Promise<unknown>;
type EventRow = RowOf<'workflow_events'>;
type CandidacyRow = RowOf<'candidacies'>;

/** Starts a workflow, sends it one Update, and returns as many commands to it as a hire has. */
export type ReferenceSteps = () => Promise<readonly Step[]>;

/**
 * Runs `work` with a floor for the cost of a command: a bare Update, then one SQL transaction by the caller. Its own
 * worker and tables exist only during `work`. The tables are shaped like those of a candidacy, and their rows are copies of
 * the product's, which must have a candidacy. `connections` is the size of the caller's pool.
 */
export async function withReference<T>(
  { temporal }: Lab,
  connections: number,
  work: (steps: ReferenceSteps) => Promise<T>,
): Promise<T> {
  const db = createDatabase(readEnvironment().DATABASE_URL, { pool: connections });
  try {
    const write = await writerFor(db);
    await createTables(db);
    const stopWorker = await startWorker();
    try {
      return await work(() => referenceSteps(temporal, write));
    } finally {
      await stopWorker();
      await dropTables(db);
    }
  } finally {
    await db.destroy();
  }
}

async function referenceSteps(temporal: Lab['temporal'], write: Write): Promise<readonly Step[]> {
  const ids = { workflowId: `bench-reference/${newId()}`, rowId: newId(), orderId: newId() };
  await startWorkflow(temporal, ids.workflowId);
  const handle = temporal.workflow.getHandle(ids.workflowId);
  return hiringSteps.map(() => async () => {
    const updateId = newId();
    await write({ ...ids, updateId, seq: await handle.executeUpdate(record, { updateId }) });
  });
}

async function startWorker(): Promise<() => Promise<void>> {
  const script = join(__dirname, '..', 'reference', 'main.ts');
  const child = fork(script, { stdio: ['ignore', 2, 2, 'ipc'] });
  const exited = once(child, 'exit');
  const isReady = await Promise.race([once(child, 'message').then(() => true), exited.then(() => false)]);
  if (!isReady) throw new Error('The worker of the reference exited while starting');
  return async () => {
    if (child.connected) child.disconnect();
    await exited;
  };
}

async function startWorkflow(temporal: Lab['temporal'], workflowId: string): Promise<void> {
  await temporal.workflow.executeUpdateWithStart(record, {
    startWorkflowOperation: new WithStartWorkflowOperation(REFERENCE_WORKFLOW_TYPE, {
      workflowId,
      taskQueue: REFERENCE_QUEUE,
      workflowIdConflictPolicy: 'FAIL',
    }),
  });
}

/** Copies columns, constraints and indexes; foreign keys, triggers and partitions are not copied. */
async function createTables(db: Db): Promise<void> {
  await dropTables(db);
  await db.raw(`create table ${EVENTS} (like workflow_events including all)`);
  await db.raw(`create table ${ROWS} (like candidacies including all)`);
}

/** An earlier run may have been interrupted. */
async function dropTables(db: Db): Promise<void> {
  await db.raw(`drop table if exists ${EVENTS}, ${ROWS}`);
}

interface Written {
  readonly workflowId: string;
  readonly rowId: string;
  readonly orderId: string;
  readonly seq: number;
  readonly updateId: string;
}

type Write = (written: Written) => Promise<void>;

/** Inserts one event and writes one row in one transaction, each as large as a row of the product. */
async function writerFor(db: Db): Promise<Write> {
  const row = await db('candidacies').orderBy('id').first('*');
  const event = row && (await db('workflow_events').where({ workflow_id: row.workflow_id }).orderBy('seq').first('*'));
  if (event === undefined) throw new Error('The reference copies a candidacy, but there is none');
  return async ({ workflowId, rowId, orderId, seq, updateId }) => {
    const at = new Date().toISOString();
    const ids = { workflow_id: workflowId, order_id: orderId };
    await db.transaction(async (trx) => {
      await trx<EventRow>(EVENTS).insert({ ...event, ...ids, seq, update_id: updateId, at });
      await trx<CandidacyRow>(ROWS)
        .insert({ ...row, ...ids, id: rowId, version: seq, updated_at: at })
        .onConflict('id')
        .merge();
    });
  };
}
