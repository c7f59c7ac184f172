import { billOrganization } from '#db/invoices/bill-organization';
import { listResults } from '#db/invoices/billing-runs';
import { retrySchedule } from '#db/invoices/billing-schedules';
import type { BillingRunResult } from '#domain/invoices/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../http/context';

interface RunTarget {
  readonly runId: string;
  readonly organizationId: string;
}

/** Bills a carrier again that could not be billed: the result takes the place of the failure. */
export async function runAgain(
  ctx: RouteContext<'ops:act'>,
  { runId, organizationId }: RunTarget,
): Promise<BillingRunResult> {
  const before = await findResult(ctx, { runId, organizationId });
  if (!before.canRunAgain) {
    // A repeat of the call that billed the carrier returns what that call returned.
    if (ctx.idempotency.isRepeat) return before;
    throw new ProblemError('billing-not-failed');
  }
  await retrySchedule(ctx.db, organizationId, null);
  const error = await billOrganization(ctx, { runId, organizationId, now: ctx.now().toISOString() });
  if (error !== undefined) ctx.log.warn({ err: error, organizationId }, 'carrier could not be billed');
  return findResult(ctx, { runId, organizationId });
}

async function findResult({ db }: RouteContext, { runId, organizationId }: RunTarget): Promise<BillingRunResult> {
  const [result] = await listResults(db, runId, organizationId);
  if (result === undefined) throw new ProblemError('not-found');
  return result;
}
