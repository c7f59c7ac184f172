import type { Client } from '@temporalio/client';
import { type BulkActionRow, findBulkAction, findBulkScope, finishBulkAction } from '#db/bulk/bulk-action-store';
import { beginTurn, findOpenTargets, type OpenTarget, settleTurn } from '#db/bulk/bulk-turns';
import { announceChange } from '#db/core/changes';
import type { Transaction } from '#db/core/handle';
import type { BulkActivities } from '#domain/bulk/activities';
import type { CandidateAction } from '#domain/bulk/candidates/schema';
import type { BulkAction } from '#domain/bulk/schema';
import { type Problem, ProblemError } from '#domain/problems';
import { createWorkflowCommands } from '#platform/workflow-commands';
import { runForCandidate } from './run-for-candidate';
import { type BulkRunDeps, runForDriver } from './run-for-driver';

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
      for (const target of await findOpenTargets(db, slice)) {
        const turn = await beginTurn(db, { bulkActionId, place: target.place });
        if (turn === undefined) return false;
        // Temporal runs the slice again. Without a worker, each of the other drivers would wait for a timeout, too.
        if (!(await takeTurn(deps, { ...action, ...target }, turn))) throw new ProblemError('unavailable');
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

interface TargetRun extends BulkActionRow, OpenTarget {
  readonly isRepeat: boolean;
}

/** Returns whether the driver has a result. */
async function takeTurn(deps: BulkRunDeps, run: Omit<TargetRun, 'isRepeat'>, turn: number): Promise<boolean> {
  const problem = await problemWith(deps, { ...run, isRepeat: turn > 1 });
  if (problem?.code === 'unavailable' && turn < MAX_TURNS) return false;
  await settleTurn(deps.db, { bulkActionId: run.id, place: run.place }, problem);
  return true;
}

async function problemWith(deps: BulkRunDeps, run: TargetRun): Promise<Problem | undefined> {
  try {
    return await runForTarget(deps, run);
  } catch (error) {
    deps.log.error({ err: error, bulkActionId: run.id, driverId: run.driverId }, 'bulk action failed for a driver');
    return { code: 'unavailable' };
  }
}

// Carriers act on candidates, operations on drivers; the routes store nothing else.
const runForTarget = (deps: BulkRunDeps, { act, organizationId, ...run }: TargetRun): Promise<Problem | undefined> =>
  organizationId === null
    ? runForDriver(deps, { ...run, organizationId, act: act as BulkAction })
    : runForCandidate(deps, { ...run, organizationId, act: act as CandidateAction });

/** Notifies the pages of operations, or of the carrier whose action it is. */
async function announceProgress(trx: Transaction, id: string): Promise<void> {
  const organizationId = (await findBulkScope(trx, id))?.organizationId ?? null;
  await announceChange(trx, { topic: 'bulk-action', id, organizationId, driverId: null, orderId: null });
}
