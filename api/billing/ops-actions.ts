import type { Transaction } from '#db/core/handle';
import { notifyOfVoid } from '#db/invoice-payments/change-messages';
import { sendRefund } from '#db/invoice-payments/follow-up';
import { findPayable, type PayableInvoice } from '#db/invoice-payments/owed-invoices';
import { findPayment, insertPayment, type StoredPayment } from '#db/invoice-payments/payment-store';
import { findRefund, insertRefund, isRefused, refundedOf, settleRefund } from '#db/invoice-payments/refund-store';
import { arrived, settlePayment } from '#db/invoice-payments/settle-payment';
import { availableCredit, lockAccount } from '#db/invoices/account-lock';
import { voidInvoice } from '#db/invoices/void-invoice';
import { actionProblem, type InvoiceAction } from '#domain/invoices/actions';
import type { Invoice } from '#domain/invoices/schema';
import type { CreditInvoice, EnterTransfer, Payment, RefundPayment } from '#domain/payments/invoice-payments-schema';
import type { PaymentMethod } from '#domain/payments/states';
import { ProblemError, requireNoProblem } from '#domain/problems';
import { formatCents } from '#domain/shared/money';
import { dateAt } from '#domain/shared/zoned-time';
import { ProviderUnreachableError } from '#platform/billing-provider';
import type { RouteContext } from '../http/context';
import { once } from '../http/once';
import { readInvoice, readPayment } from './present';

type Ctx = RouteContext<'ops:act'>;

/** Runs a command on an invoice once: its facts are read after the carrier's account is locked. */
async function onInvoice(
  ctx: Ctx,
  { invoiceId, action }: { readonly invoiceId: string; readonly action: InvoiceAction },
  work: (trx: Transaction, invoice: PayableInvoice, now: string) => Promise<unknown>,
): Promise<Invoice> {
  await once(ctx, async (trx) => {
    const unlocked = await findPayable(trx, invoiceId);
    if (unlocked === undefined) throw new ProblemError('not-found');
    await lockAccount(trx, unlocked.organizationId);
    const invoice = (await findPayable(trx, invoiceId)) ?? unlocked;
    requireNoProblem(actionProblem(action, invoice));
    await work(trx, invoice, ctx.now().toISOString());
    return null;
  });
  return readInvoice(ctx, invoiceId);
}

interface TypedPayment {
  readonly method: Extract<PaymentMethod, 'transfer' | 'credit' | 'writeOff'>;
  readonly cents: number;
  readonly countsOn: string;
  readonly reference?: string;
  readonly reason?: string;
}

/** Books what operations typed in: it has arrived already. */
async function book(
  ctx: Ctx,
  trx: Transaction,
  { invoice, now, ...payment }: TypedPayment & { readonly invoice: PayableInvoice; readonly now: string },
): Promise<void> {
  const id = ctx.idempotency.derivedId('payment');
  const { id: invoiceId, organizationId } = invoice;
  const actorId = ctx.actor.userId;
  await insertPayment(trx, { ...payment, id, organizationId, invoiceId, startedAt: now, actorId });
  await settlePayment(trx, ctx, { id, report: arrived, now });
}

/** Enters a check or transfer that arrived; it counts from the day on which it was received. */
export const enterTransfer = (ctx: Ctx, invoiceId: string, { cents, receivedOn, reference }: EnterTransfer) =>
  onInvoice(ctx, { invoiceId, action: 'enterTransfer' }, async (trx, invoice, now) => {
    if (receivedOn > dateAt(now, invoice.zone)) throw new ProblemError('received-in-future');
    if (cents > invoice.balanceCents) {
      throw new ProblemError('payment-exceeds-balance', { balance: formatCents(invoice.balanceCents) });
    }
    await book(ctx, trx, { invoice, now, method: 'transfer', cents, countsOn: receivedOn, reference });
  });

/** Credits an invoice, over all credits at most its total; what it does not need becomes the carrier's credit. */
export const creditInvoice = (ctx: Ctx, invoiceId: string, { cents, reason }: CreditInvoice) =>
  onInvoice(ctx, { invoiceId, action: 'credit' }, async (trx, invoice, now) => {
    const left = invoice.totalCents - invoice.creditedCents;
    if (cents > left) throw new ProblemError('credit-exceeds-invoice', { left: formatCents(left) });
    await book(ctx, trx, { invoice, now, method: 'credit', cents, countsOn: dateAt(now, invoice.zone), reason });
  });

/** Gives up what is unpaid of an invoice. */
export const writeOff = (ctx: Ctx, invoiceId: string, reason: string) =>
  onInvoice(ctx, { invoiceId, action: 'writeOff' }, (trx, invoice, now) =>
    book(ctx, trx, {
      invoice,
      now,
      method: 'writeOff',
      cents: invoice.balanceCents,
      countsOn: dateAt(now, invoice.zone),
      reason,
    }),
  );

/** Voids an invoice before any payment. */
export const voidOne = (ctx: Ctx, invoiceId: string, reason: string) =>
  onInvoice(ctx, { invoiceId, action: 'void' }, async (trx, { id }, now) => {
    await voidInvoice(trx, { invoiceId: id, actorId: ctx.actor.userId, reason, now });
    await notifyOfVoid(trx, ctx, { invoiceId: id, reason, now });
  });

/** Pays out the carrier's credit by the way on which it came. It is booked before the provider is called. */
export async function refundPayment(ctx: Ctx, paymentId: string, body: RefundPayment): Promise<Payment> {
  const id = ctx.idempotency.derivedId('refund');
  await once(ctx, async (trx) => {
    const unlocked = await findPayment(trx, paymentId);
    if (unlocked === undefined) throw new ProblemError('not-found');
    await lockAccount(trx, unlocked.organizationId);
    // It may have been returned while this waited.
    const payment = (await findPayment(trx, paymentId)) ?? unlocked;
    await requireRefundable(trx, payment, body.cents);
    const now = ctx.now().toISOString();
    await insertRefund(trx, { id, payment, ...body, actorId: ctx.actor.userId, now });
    // A check or transfer is sent back by hand.
    if (payment.provider === null)
      await settleRefund(trx, ctx, { id, state: 'succeeded', providerRefundId: null, now });
    return null;
  });
  const open = await findRefund(ctx.db, id);
  const { db, sealer, publicUrl, billing } = ctx;
  if (open !== undefined && billing !== undefined) {
    await sendRefund({ db, sealer, publicUrl, billing }, open, ctx.now().toISOString()).catch((error: unknown) => {
      if (!(error instanceof ProviderUnreachableError)) throw error;
      ctx.log.warn({ err: error }, 'payment provider did not answer, the recurring job sends the refund again');
    });
  }
  if (await isRefused(ctx.db, id)) throw new ProblemError('refund-refused');
  return readPayment(ctx, paymentId);
}

async function requireRefundable(trx: Transaction, payment: StoredPayment, cents: number): Promise<void> {
  const { method, state } = payment;
  if (state !== 'succeeded' || method === 'credit' || method === 'writeOff')
    throw new ProblemError('refund-not-possible');
  const left = payment.cents - payment.returnedCents - (await refundedOf(trx, payment.id));
  const credit = Math.max(0, Math.min(left, await availableCredit(trx, payment.organizationId)));
  if (cents > credit) throw new ProblemError('refund-exceeds-credit', { credit: formatCents(credit) });
}
