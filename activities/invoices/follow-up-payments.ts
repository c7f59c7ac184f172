import type { Db } from '#db/core/handle';
import { followUp } from '#db/invoice-payments/follow-up';
import { listPending, listRecent } from '#db/invoice-payments/payment-store';
import { MINUTE_MS } from '#domain/shared/durations';
import type { BillingProvider } from '#platform/billing-provider';
import type { Logger } from '#platform/logger';
import type { Sealer } from '#platform/sealing';

export interface FollowUpJobDeps {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly publicUrl: string;
  readonly log: Logger;
  /** If absent, invoices are paid by transfer only. */
  readonly billing?: BillingProvider | undefined;
}

/** Payments that are asked about per run. */
const BATCH = 100;
/** A payment is asked about at most once in this time; with webhooks, this finds only what they missed. */
const INTERVAL_MS = { withWebhooks: 15 * MINUTE_MS, without: 0 };
/** Payments of a provider without webhooks are looked up for this long after they have arrived. */
const RECENT_MS = 10 * MINUTE_MS;

/** Asks the payment provider about payments and refunds whose outcome is not known, and about reports that failed. */
export async function followUpPayments({ billing, ...deps }: FollowUpJobDeps, now: Date): Promise<void> {
  if (billing === undefined) return;
  const { name: provider, hasWebhooks } = billing;
  const interval = hasWebhooks ? INTERVAL_MS.withWebhooks : INTERVAL_MS.without;
  const before = new Date(now.getTime() - interval).toISOString();
  const pending = await listPending(deps.db, { provider, before, limit: BATCH });
  const since = new Date(now.getTime() - RECENT_MS).toISOString();
  const recent = hasWebhooks ? [] : await listRecent(deps.db, { provider, since, limit: BATCH });
  const errors = await followUp({ ...deps, billing }, [...pending, ...recent], now.toISOString());
  if (errors.length > 0) deps.log.warn({ err: errors[0], count: errors.length }, 'payment poll failed');
}
