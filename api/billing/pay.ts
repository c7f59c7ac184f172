import { applyReport, NEVER_ARRIVED_MS, refreshPayment } from '#db/invoice-payments/follow-up';
import { findPayable } from '#db/invoice-payments/owed-invoices';
import { findPayment, insertPayment, type StoredPayment } from '#db/invoice-payments/payment-store';
import { lockAccount } from '#db/invoices/account-lock';
import { actionProblem } from '#domain/invoices/actions';
import type { FundingToken, PayInvoice, Payment, PaymentOptions } from '#domain/payments/invoice-payments-schema';
import { onlineMethods } from '#domain/payments/states';
import { ProblemError, requireNoProblem } from '#domain/problems';
import { dateAt } from '#domain/shared/zoned-time';
import { type BillingProvider, type PaymentReport, ProviderUnreachableError } from '#platform/billing-provider';
import type { Logger } from '#platform/logger';
import type { RouteContext } from '../http/context';
import { readPayment } from './present';
import { isSandboxBilling } from './sandbox-sources';

type Ctx = RouteContext<'billing:pay'>;

/** The ways to pay invoices online. */
export const paymentOptions = ({ billing }: Pick<Ctx, 'billing'>): PaymentOptions => ({
  provider: billing?.name ?? null,
  publishableKey: billing?.publishableKey ?? null,
  methods: billing === undefined ? [] : [...onlineMethods],
});

/** With which the page sends a test card or account to the sandbox; other providers have fields of their own. */
export function fundingToken({ billing, actor }: Ctx): FundingToken {
  if (!isSandboxBilling(billing)) throw new ProblemError('online-payments-closed');
  const token = billing.generateFundingToken(actor.organizationId);
  return { ...token, expiresAt: token.expiresAt.toISOString() };
}

/**
 * Pays an invoice. The row of the attempt is committed before the provider is called; a repeat sends the same attempt again,
 * which the provider carries out once. Without an answer the outcome stays unknown and is looked up later.
 */
export async function payInvoice(ctx: Ctx, invoiceId: string, body: PayInvoice): Promise<Payment> {
  const { billing } = ctx;
  if (billing === undefined) throw new ProblemError('online-payments-closed');
  const id = ctx.idempotency.derivedId('payment');
  await storeAttempt(ctx, billing, { id, invoiceId, body });
  const stored = await findPayment(ctx.db, id);
  const isLate = stored !== undefined && ctx.now().getTime() - Date.parse(stored.startedAt) >= NEVER_ARRIVED_MS / 2;
  // Sent again so late, it might not be found later among the payments of its time.
  if (stored?.state !== 'unknown' || isLate) return checkPayment(ctx, id);
  const report = await callProvider(
    { billing, log: ctx.log },
    {
      id,
      body,
      organizationId: stored.organizationId,
      startedAt: stored.startedAt,
    },
  );
  if (report === undefined) return readPayment(ctx, id);
  await applyReport(ctx, id, { report, now: ctx.now().toISOString() });
  return { ...(await readPayment(ctx, id)), clientSecret: report.clientSecret };
}

/**
 * Asks the provider about a payment that is under way, such as after the payer has come back from the bank. The answer has the
 * secret with which the payer can go on confirming it.
 */
export async function checkPayment(ctx: Ctx, id: string): Promise<Payment> {
  const payment = await findPayment(ctx.db, id);
  if (payment?.organizationId !== ctx.actor.organizationId) throw new ProblemError('not-found');
  const report = isUnderWay(payment, ctx.billing) ? await queryProvider(ctx, payment) : undefined;
  return { ...(await readPayment(ctx, id)), clientSecret: report?.clientSecret ?? null };
}

const isUnderWay = ({ provider, state }: StoredPayment, billing: BillingProvider | undefined): boolean =>
  provider !== null && provider === billing?.name && ['unknown', 'actionNeeded', 'processing'].includes(state);

const queryProvider = (ctx: Ctx, payment: StoredPayment): Promise<PaymentReport | undefined> =>
  answerOf(ctx.log, async () => {
    const { billing } = ctx;
    return billing === undefined ? undefined : refreshPayment({ ...ctx, billing }, payment, ctx.now().toISOString());
  });

interface Attempt {
  readonly id: string;
  readonly invoiceId: string;
  readonly body: PayInvoice;
}

async function storeAttempt(
  { db, actor, now }: Ctx,
  { name }: BillingProvider,
  { id, invoiceId, body }: Attempt,
): Promise<void> {
  await db.transaction(async (trx) => {
    const { organizationId } = actor;
    await lockAccount(trx, organizationId);
    // A repeat of an attempt that is stored goes on with it, whatever it has changed.
    if ((await findPayment(trx, id)) !== undefined) return;
    const invoice = await findPayable(trx, invoiceId);
    if (invoice?.organizationId !== organizationId) throw new ProblemError('not-found');
    requireNoProblem(actionProblem('pay', invoice));
    const startedAt = now().toISOString();
    await insertPayment(trx, {
      id,
      organizationId,
      invoiceId,
      method: body.method,
      cents: body.cents,
      countsOn: dateAt(startedAt, invoice.zone),
      startedAt,
      actorId: actor.userId,
      provider: name,
    });
  });
}

const callProvider = (
  { billing, log }: { readonly billing: BillingProvider; readonly log: Logger },
  { id, body, organizationId, startedAt }: Omit<Attempt, 'invoiceId'> & { organizationId: string; startedAt: string },
): Promise<PaymentReport | undefined> =>
  answerOf(log, () => billing.pay({ attemptId: id, organizationId, startedAt, ...body }));

/** Undefined if the provider did not answer; the log says why, for the payment looks unknown to everybody else. */
async function answerOf<Answer>(log: Logger, call: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ProviderUnreachableError)) throw error;
    log.warn({ err: error }, 'payment provider did not answer, the outcome is not known yet');
    return undefined;
  }
}
