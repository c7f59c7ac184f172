import type { Db, Transaction } from '#db/core/handle';
import { queueAccountMessage } from '#db/messages/account-message-store';
import {
  claimPayouts,
  findPayoutContact,
  hasValidCard,
  lockReplacement,
  markTried,
  requeueFailed,
  type SendablePayout,
  settlePayout,
} from '#db/payouts/payout-store';
import { preparePayouts } from '#db/payouts/prepare-payouts';
import type { PayoutTemplates } from '#domain/payouts/messages';
import type { Logger } from '#platform/logger';
import type { PaymentProvider } from '#platform/payment-provider';
import type { Sealer } from '#platform/sealing';

/** Dependencies of payouts. */
export interface PayoutDeps {
  readonly db: Db;
  readonly log: Logger;
  readonly sealer: Sealer;
  readonly publicUrl: string;
  /** Absent: payouts are prepared and wait. */
  readonly payments?: PaymentProvider | undefined;
}

/** Payouts that one run sends; the rest follows in the next runs. */
const MAX_SENT = 200;

/**
 * Prepares a payout for each approved week, and sends those whose driver has a debit card. Safe to repeat, and to run twice at
 * the same time: a week is prepared once, and the provider pays a key once.
 */
export async function payDrivers(deps: PayoutDeps, now: Date): Promise<void> {
  await prepare(deps, now);
  if (deps.payments === undefined) return;
  const payouts = await claimPayouts(deps.db, deps.payments.name, { now, limit: MAX_SENT });
  for (const payout of payouts) await send(deps, deps.payments, { payout, now });
}

async function prepare(deps: PayoutDeps, now: Date): Promise<void> {
  for (;;) {
    const prepared = await deps.db.transaction(async (trx) => {
      const payouts = await preparePayouts(trx, now);
      for (const payout of payouts) {
        if (!(await hasValidCard(trx, payout.driverId, now)))
          await notify(deps, trx, { payout, template: 'payout-needs-card' });
      }
      return payouts.length;
    });
    if (prepared === 0) return;
    deps.log.info({ prepared }, 'payouts prepared');
  }
}

interface Sending {
  readonly payout: SendablePayout;
  readonly now: Date;
}

async function send(deps: PayoutDeps, payments: PaymentProvider, { payout, now }: Sending): Promise<void> {
  const { id, attempt, cents, sourceToken } = payout;
  const key = `payout/${id}/${String(attempt)}`;
  const report = await payments.payOut({ key, cents, sourceToken }).catch((error: unknown) => {
    deps.log.warn({ err: error, payoutId: id }, 'payout has no outcome, will retry');
    return { state: 'processing' } as const;
  });
  if (report.state === 'processing') {
    await markTried(deps.db, payout, now);
    return;
  }
  await deps.db.transaction(async (trx) => {
    const isReplaced = report.state === 'failed' && (await lockReplacement(trx, payout, now));
    if (!(await settlePayout(trx, payout, { ...report, at: now }))) return;
    // The driver has saved another card since: asking for one would be wrong, and nothing else would send the pay again.
    if (isReplaced) {
      await requeueFailed(trx, { id }, now);
      return;
    }
    await notify(deps, trx, { payout, template: report.state === 'paid' ? 'payout-paid' : 'payout-failed' });
  });
}

interface Notice {
  readonly payout: Pick<SendablePayout, 'driverId' | 'organizationId' | 'weekStartsOn' | 'cents'> & { last4?: string };
  readonly template: keyof PayoutTemplates;
}

async function notify(deps: PayoutDeps, trx: Transaction, { payout, template }: Notice): Promise<void> {
  const contact = await findPayoutContact(trx, payout);
  if (contact === undefined) return;
  const { email, firstName, carrier } = contact;
  const { weekStartsOn, cents, last4 = '' } = payout;
  const path = template === 'payout-paid' ? '/driver/pay' : '/driver/addDebitCard';
  const params = { firstName, carrier, weekStartsOn, cents, last4, link: new URL(path, deps.publicUrl).href };
  await queueAccountMessage(trx, deps.sealer, {
    channel: 'mail',
    to: email,
    userId: payout.driverId,
    template,
    params,
  });
}
