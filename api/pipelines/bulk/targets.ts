import { bulkTargetOf, type BulkTargetRow, readBulkTargets } from '#db/bulk/bulk-targets';
import { stalledDriverIds } from '#db/stalled/stalled';
import { eventActorOf } from '#domain/accounts/event-actor';
import { BULK_LIMIT } from '#domain/bulk/actions';
import { type BulkVerdict, evaluateBulkTarget } from '#domain/bulk/rules';
import type { BulkAction, BulkTargets } from '#domain/bulk/schema';
import { ProblemError } from '#domain/problems';
import type { SignedIn } from '../command';

/** The drivers that an action is for. */
export interface FoundTargets {
  readonly targets: readonly BulkTargetRow[];
  readonly isCut: boolean;
}

/** The drivers of a request, by id or by filter. If an id is unknown, the whole request is refused. */
export async function findTargets(ctx: SignedIn, wanted: BulkTargets): Promise<FoundTargets> {
  if ('driverIds' in wanted) {
    const ids = [...new Set(wanted.driverIds)];
    const targets = await readBulkTargets(ctx.db, ids);
    if (targets.length < ids.length) throw new ProblemError('not-found');
    return { targets, isCut: false };
  }
  const ids = await stalledDriverIds(ctx.db, { ...wanted.matching, now: ctx.now() }, BULK_LIMIT + 1);
  return { targets: await readBulkTargets(ctx.db, ids.slice(0, BULK_LIMIT)), isCut: ids.length > BULK_LIMIT };
}

/** Whether the action is possible for this driver now. */
export const evaluateTarget = (ctx: SignedIn, row: BulkTargetRow, act: BulkAction): BulkVerdict =>
  evaluateBulkTarget(bulkTargetOf(row), act, { actor: eventActorOf(ctx.actor), now: ctx.now().getTime() });
