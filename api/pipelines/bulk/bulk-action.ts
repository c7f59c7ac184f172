import { findBulkKind, insertBulkAction, stopBulkAction } from '#db/bulk/bulk-action-store';
import { readBulkProgress } from '#db/bulk/bulk-progress';
import { findDriversWithPipeline } from '#db/bulk/bulk-targets';
import type { Db, Transaction } from '#db/core/handle';
import { enqueueOutbox } from '#db/core/outbox';
import type { Permission } from '#domain/accounts/policy';
import { bulkActions } from '#domain/bulk/actions';
import { bulkStatusOf } from '#domain/bulk/progress';
import type { BulkBody, BulkProgress } from '#domain/bulk/schema';
import { ProblemError, problemMessage } from '#domain/problems';
import { once } from '../../http/once';
import type { SignedIn } from '../command';

/** Stores the action and its drivers; the worker starts it. If a driver is unknown, the whole request is refused. */
export function startBulkAction(ctx: SignedIn, { act, driverIds: wanted }: BulkBody): Promise<string> {
  const driverIds = [...new Set(wanted)];
  return once(ctx, async (trx) => {
    if ((await findDriversWithPipeline(trx, driverIds)).length < driverIds.length) throw new ProblemError('not-found');
    const id = ctx.idempotency.derivedId('bulk-action');
    await insertBulkAction(trx, ctx.sealer, { id, act, startedBy: ctx.actor.userId, driverIds });
    const payload = { bulkActionId: id, drivers: driverIds.length };
    await enqueueOutbox(trx, [{ topic: 'bulkActionStarted', payload }]);
    return id;
  });
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
  const { kind, total, done, failures, startedAt, finishedAt } = row;
  return {
    _id: id,
    kind,
    status: bulkStatusOf({ ...row, open: total - done - failures.length }),
    total,
    done,
    failed: failures.length,
    failures: failures.map(({ driverId, firstName, lastName, problem: { code, params } }) => ({
      _id: driverId,
      name: `${firstName} ${lastName}`,
      problem: { code, message: problemMessage(code, params) },
    })),
    startedAt,
    finishedAt,
  };
}

async function requireReadable(db: Db | Transaction, id: string, permission: Permission): Promise<void> {
  const kind = await findBulkKind(db, id);
  if (kind === undefined || bulkActions[kind].permission !== permission) throw new ProblemError('not-found');
}
