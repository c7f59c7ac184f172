import { type BulkTargetRef, driverTargets } from '#db/bulk/bulk-action-store';
import { readBulkCandidates } from '#db/candidacies/bulk-candidates';
import { checkBulkPermission } from '#domain/bulk/candidates/rules';
import type { CandidateBulkBody } from '#domain/bulk/candidates/schema';
import { ProblemError, requireNoProblem } from '#domain/problems';
import { confirmMatchPrice } from '../../billing/purchases/match-prices';
import { once } from '../../http/once';
import { storeBulkAction } from '../../pipelines/bulk/bulk-action';
import { openedName } from '../candidacies/present-card';
import { readAllInvitees, type Reader, requireOwnOrder, type Staff } from './targets';

/** Stores the action and its candidates; the worker starts it. If one is not the carrier's, the whole request is refused. */
export function startCandidateAction(
  ctx: Staff,
  { act, targets: wanted, shownPriceCents }: CandidateBulkBody,
): Promise<string> {
  const { organizationId } = ctx.actor;
  requireNoProblem(checkBulkPermission(ctx.actor, act.kind));
  return once(ctx, async (trx) => {
    const { targets, matches } = await findTargets({ db: trx, actor: ctx.actor }, { act, targets: wanted });
    await confirmMatchPrice(trx, ctx, { organizationId, matches, shownPriceCents });
    return storeBulkAction(ctx, trx, { act, organizationId, targets });
  });
}

interface Found {
  readonly targets: BulkTargetRef[];
  /** The matches that the action buys. */
  readonly matches: { readonly orderId: string; readonly driverId: string }[];
}

async function findTargets(ctx: Reader, { act, targets }: CandidateBulkBody): Promise<Found> {
  const ids = [...new Set(targets.map(({ _id }) => _id))];
  if (act.kind === 'invite') {
    await requireOwnOrder(ctx, act.orderId);
    await readAllInvitees(ctx, act.orderId, { driverIds: ids, who: 'hiddenToo' });
    return { targets: driverTargets(ids), matches: ids.map((driverId) => ({ orderId: act.orderId, driverId })) };
  }
  const rows = await readBulkCandidates(ctx.db, { organizationId: ctx.actor.organizationId, candidacyIds: ids });
  if (rows.length < ids.length) throw new ProblemError('not-found');
  const seen = new Map(targets.map((target) => [target._id, target.seen]));
  return {
    targets: rows.map(({ candidacyId, driverId, state }) => ({
      candidacyId,
      driverId,
      seen: seen.get(candidacyId) ?? { round: state.round, state: openedName(state) },
    })),
    matches: act.kind === 'moveToReview' ? rows.map(({ driverId, state: { orderId } }) => ({ orderId, driverId })) : [],
  };
}
