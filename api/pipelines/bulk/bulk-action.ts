import {
  driverTargets,
  findBulkScope,
  insertBulkAction,
  type NewBulkAction,
  stopBulkAction,
} from '#db/bulk/bulk-action-store';
import { type BulkCounts, readBulkProgress } from '#db/bulk/bulk-progress';
import { findDriversWithPipeline } from '#db/bulk/bulk-targets';
import type { Db, Transaction } from '#db/core/handle';
import { enqueueOutbox } from '#db/core/outbox';
import type { Permission } from '#domain/accounts/policy';
import { bulkActions, type OpsBulkKind } from '#domain/bulk/actions';
import { bulkStatusOf } from '#domain/bulk/progress';
import type { BulkBody, BulkProgress } from '#domain/bulk/schema';
import { type Problem, ProblemError, problemMessage } from '#domain/problems';
import { once } from '../../http/once';
import type { SignedIn } from '../command';

/** Stores the action and its drivers; the worker starts it. If a driver is unknown, the whole request is refused. */
export function startBulkAction(ctx: SignedIn, { act, driverIds: wanted }: BulkBody): Promise<string> {
  const driverIds = [...new Set(wanted)];
  return once(ctx, async (trx) => {
    if ((await findDriversWithPipeline(trx, driverIds)).length < driverIds.length) throw new ProblemError('not-found');
    return storeBulkAction(ctx, trx, { act, organizationId: null, targets: driverTargets(driverIds) });
  });
}

/** Stores an action of the caller under the id of the request, and has the worker start it. */
export async function storeBulkAction(
  { sealer, actor, idempotency }: Pick<SignedIn, 'sealer' | 'actor' | 'idempotency'>,
  trx: Transaction,
  action: Omit<NewBulkAction, 'id' | 'startedBy'>,
): Promise<string> {
  const id = idempotency.derivedId('bulk-action');
  await insertBulkAction(trx, sealer, { ...action, id, startedBy: actor.userId });
  const payload = { bulkActionId: id, drivers: action.targets.length };
  await enqueueOutbox(trx, [{ topic: 'bulkActionStarted', payload }]);
  return id;
}

/** Ends the action before its next driver; a finished one stays as it is. */
export const stopAction = (ctx: SignedIn, id: string, permission: Permission): Promise<void> =>
  once(ctx, async (trx) => {
    await requireReadable(trx, id, permission);
    await stopBulkAction(trx, id);
  });

/** The progress of an action that may be started with this permission. */
export async function readAction({ db }: SignedIn, id: string, permission: Permission): Promise<BulkProgress> {
  await requireReadable(db, id, permission);
  const row = await readBulkProgress(db, id);
  if (row === undefined) throw new ProblemError('not-found');
  const failures = row.failures.map(({ driverId, firstName, lastName, problem }) => ({
    _id: driverId,
    name: `${firstName} ${lastName}`,
    problem: presentProblem(problem),
  }));
  return { ...presentCounts(row), kind: row.kind as OpsBulkKind, failures };
}

/** The progress of a bulk action. */
export const presentCounts = (row: BulkCounts) => {
  const { id, total, done, failed, startedAt, finishedAt } = row;
  return {
    _id: id,
    status: bulkStatusOf({ ...row, open: total - done - failed }),
    ...{ total, done, failed, startedAt, finishedAt },
  };
};

/** A problem with its text. */
export const presentProblem = ({ code, params }: Problem) => ({ code, message: problemMessage(code, params) });

async function requireReadable(db: Db | Transaction, id: string, permission: Permission): Promise<void> {
  const scope = await findBulkScope(db, id);
  const isReadable = scope?.organizationId === null && bulkActions[scope.kind].permission === permission;
  if (!isReadable) throw new ProblemError('not-found');
}
