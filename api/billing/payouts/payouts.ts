import { listOpsPayouts, type OpsPayoutRow, sumPayoutsByState } from '#db/payouts/ops-payouts';
import { findPayout } from '#db/payouts/payout-list';
import { requeueFailed } from '#db/payouts/payout-store';
import type { OpsPayout, OpsPayouts } from '#domain/payouts/schema';
import type { PayoutState } from '#domain/payouts/states';
import { ProblemError } from '#domain/problems';
import { presentPayout } from '../../drivers/payouts/payouts';
import type { RouteContext } from '../../http/context';
import { once } from '../../http/once';

interface Page {
  readonly state?: PayoutState | undefined;
  readonly limit: number;
  readonly skip: number;
}

function present({ attempt, hasCard, ...row }: OpsPayoutRow): OpsPayout {
  const { driverId, driver, createdAt } = row;
  return { ...presentPayout(row, hasCard), driverId, driver, attempt, createdAt };
}

/** Payouts of all drivers, the latest change first, with the sums of all. */
export async function readOpsPayouts(ctx: RouteContext, { state, limit, skip }: Page): Promise<OpsPayouts> {
  const [rows, totals] = await Promise.all([
    listOpsPayouts(ctx.db, { state }, { limit, skip, now: ctx.now() }),
    sumPayoutsByState(ctx.db),
  ]);
  const all = totals.queued.count + totals.paid.count + totals.failed.count;
  const count = state === undefined ? all : totals[state].count;
  return { data: rows.map(present), count, totals, isOpen: ctx.payments !== undefined };
}

/** Queues a failed payout again, as a new attempt. */
export async function retryPayout(ctx: RouteContext, id: string): Promise<OpsPayout> {
  await once(ctx, async (trx) => {
    if ((await requeueFailed(trx, { id }, ctx.now())) === 1) return null;
    throw new ProblemError((await findPayout(trx, id)) === undefined ? 'not-found' : 'payout-not-failed');
  });
  const [row] = await listOpsPayouts(ctx.db, { id }, { limit: 1, skip: 0, now: ctx.now() });
  if (row === undefined) throw new ProblemError('not-found');
  return present(row);
}
