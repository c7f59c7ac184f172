import type { Client } from '@temporalio/client';
import { findBulkAction, finishBulkAction } from '#db/bulk/bulk-action-store';
import { beginTurn, findOpenDrivers, settleTurn } from '#db/bulk/bulk-turns';
import { announceChange } from '#db/core/changes';
import type { Transaction } from '#db/core/handle';
import type { BulkActivities } from '#domain/bulk/activities';
import { bulkProblemOf } from '#domain/bulk/rules';
import { type Problem, ProblemError } from '#domain/problems';
import { createWorkflowCommands } from '#platform/workflow-commands';
import { type BulkRun, type BulkRunDeps, runForDriver } from './run-for-driver';

/** The time in which a driver's workflow must respond. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** After that many turns without a response, the driver is reported, and the others go on. */
const MAX_TURNS = 5;

export interface BulkDeps extends Omit<BulkRunDeps, 'commands'> {
  readonly client: Client;
  readonly taskQueue: string;
}

export function createBulkActivities({ client, taskQueue, ...more }: BulkDeps) {
  const deps = { ...more, commands: createWorkflowCommands(client, { deadlineMs: RESPONSE_TIMEOUT_MS, taskQueue }) };
  const { db, sealer } = deps;
  return {
    runBulkSlice: async (slice) => {
      const { bulkActionId } = slice;
      const action = await findBulkAction(db, sealer, bulkActionId);
      if (action === undefined) return false;
      for (const driverId of await findOpenDrivers(db, slice)) {
        const turn = await beginTurn(db, { bulkActionId, driverId });
        if (turn === undefined) return false;
        // Temporal runs the slice again. Without a worker, each of the other drivers would wait for a timeout, too.
        if (!(await takeTurn(deps, { ...action, driverId }, turn))) throw new ProblemError('unavailable');
      }
      await db.transaction((trx) => announceProgress(trx, bulkActionId));
      return true;
    },
    finishBulkAction: ({ bulkActionId }) =>
      db.transaction(async (trx) => {
        await finishBulkAction(trx, bulkActionId);
        await announceProgress(trx, bulkActionId);
      }),
  } satisfies BulkActivities;
}

/** Returns whether the driver has a result. */
async function takeTurn(deps: BulkRunDeps, run: Omit<BulkRun, 'isRepeat'>, turn: number): Promise<boolean> {
  const problem = await problemWith(deps, { ...run, isRepeat: turn > 1 });
  if (problem?.code === 'unavailable' && turn < MAX_TURNS) return false;
  await settleTurn(deps.db, { bulkActionId: run.id, driverId: run.driverId }, problem);
  return true;
}

async function problemWith(deps: BulkRunDeps, run: BulkRun): Promise<Problem | undefined> {
  try {
    return await runForDriver(deps, run);
  } catch (error) {
    if (error instanceof ProblemError) return bulkProblemOf({ code: error.code, params: error.params });
    deps.log.error({ err: error, bulkActionId: run.id, driverId: run.driverId }, 'bulk action failed for a driver');
    return { code: 'unavailable' };
  }
}

const announceProgress = (trx: Transaction, id: string): Promise<void> =>
  announceChange(trx, { topic: 'bulk-action', id, organizationId: null, driverId: null, orderId: null });
