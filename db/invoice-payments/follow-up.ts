import { DAY_MS, HOUR_MS } from '#domain/shared/durations';
import { type BillingProvider, type PaymentReport, ProviderUnreachableError } from '#platform/billing-provider';
import type { Sealer } from '#platform/sealing';
import type { Db } from '../core/handle';
import { bookReport } from '../deposits/book-deposit';
import { findByProviderId, findPayment, markChecked, type StoredPayment } from './payment-store';
import { listOpenEvents, markProcessed, type OpenEvent } from './provider-event-store';
import { listOpenRefunds, listRefundsOf, type OpenRefund, settleRefund } from './refund-store';
import { settlePayment } from './settle-payment';

/** The services for following up on payments. */
export interface FollowUpDeps {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly publicUrl: string;
  readonly billing: BillingProvider;
}

/** An attempt that the provider does not know after this time has not reached it, and never will: it is not sent again. */
export const NEVER_ARRIVED_MS = HOUR_MS;

const BATCH = 100;

/** Applies what the provider said about a payment. */
export const applyReport = (
  { db, sealer, publicUrl }: Omit<FollowUpDeps, 'billing'>,
  id: string,
  { report, now }: { readonly report: PaymentReport; readonly now: string },
): Promise<boolean> => db.transaction((trx) => settlePayment(trx, { sealer, publicUrl }, { id, report, now }));

const neverArrived: PaymentReport = {
  state: 'failed',
  failure: 'other',
  providerPaymentId: null,
  brand: null,
  last4: null,
  clientSecret: null,
};

const abandoned = (report: PaymentReport): PaymentReport => ({ ...report, state: 'failed', failure: 'expired' });

/**
 * Reads a payment at the provider again and moves it forward. Any number of callers may do so at the same time. Returns what
 * the provider says; undefined while that leaves the outcome open.
 */
export async function refreshPayment(
  deps: FollowUpDeps,
  payment: StoredPayment,
  now: string,
): Promise<PaymentReport | undefined> {
  const { id: attemptId, providerPaymentId, startedAt } = payment;
  // First, so that one of which every reading fails does not keep the others from their turn.
  await markChecked(deps.db, attemptId, now);
  const report = await deps.billing.find({ attemptId, providerPaymentId, startedAt });
  if (report?.cents !== undefined && report.cents !== payment.cents) throw new ProviderUnreachableError(otherAmount);
  const current = currentReport(report, Date.parse(now) - Date.parse(startedAt));
  if (current !== undefined) await applyReport(deps, attemptId, { report: current, now });
  return current;
}

/** Only what we asked for is booked: somebody has to look at a payment that was changed at the provider. */
const otherAmount = new Error('The provider names another amount or currency of a payment');

/** A payment that never reached the provider has failed, and so has one that the payer did not confirm within a day. */
function currentReport(report: PaymentReport | undefined, ageMs: number): PaymentReport | undefined {
  if (report === undefined) return ageMs >= NEVER_ARRIVED_MS ? neverArrived : undefined;
  return report.state === 'actionNeeded' && ageMs >= DAY_MS ? abandoned(report) : report;
}

/** A report of the provider, as it arrived or was stored. */
export interface ReceivedEvent extends OpenEvent {
  readonly attemptId: string | null;
}

/**
 * Processes a report of the provider: the payment or deposit is read again, so the order of reports does not matter. A report of a
 * payment that is not known here is processed again later.
 */
export async function processEvent(deps: FollowUpDeps, event: ReceivedEvent, now: string): Promise<void> {
  if (event.depositRef !== null) await refreshDeposit(deps, event.depositRef, now);
  const payment = await findReported(deps, event);
  if (payment !== undefined) {
    await refreshPayment(deps, payment, now);
    for (const refund of await listRefundsOf(deps.db, payment.id)) await sendRefund(deps, refund, now);
  }
  const isOver = event.paymentRef === null || Date.parse(now) - Date.parse(event.receivedAt) >= DAY_MS;
  if (payment === undefined && !isOver) return;
  await markProcessed(deps.db, { provider: deps.billing.name, id: event.id }, now);
}

/** Reads a deposit at the provider again and books it. */
async function refreshDeposit({ db, billing }: FollowUpDeps, reference: string, now: string): Promise<void> {
  const report = await billing.findDeposit(reference);
  if (report !== undefined) await bookReport(db, { provider: billing.name, report }, now);
}

async function findReported(
  { db, billing }: FollowUpDeps,
  { paymentRef, attemptId }: ReceivedEvent,
): Promise<StoredPayment | undefined> {
  if (paymentRef === null) return undefined;
  const known = await findByProviderId(db, billing.name, paymentRef);
  const id = known ?? (attemptId !== null && UUID.test(attemptId) ? attemptId : undefined);
  const payment = id === undefined ? undefined : await findPayment(db, id);
  // A copy of our payment that somebody made at the provider may have its metadata, but not its id.
  const isOurs = payment?.providerPaymentId === null || payment?.providerPaymentId === paymentRef;
  return isOurs && payment?.provider === billing.name ? { ...payment, providerPaymentId: paymentRef } : undefined;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Asks the provider about everything that is open: payments, reports and refunds. Returns what could not be followed up. */
export async function followUp(
  deps: FollowUpDeps,
  payments: readonly StoredPayment[],
  now: string,
): Promise<unknown[]> {
  const { db, billing } = deps;
  const errors: unknown[] = [];
  const attempt = async (work: () => Promise<unknown>) => {
    await work().catch((error: unknown) => errors.push(error));
  };
  for (const payment of payments) await attempt(() => refreshPayment(deps, payment, now));
  for (const event of await listOpenEvents(db, billing.name, BATCH)) {
    await attempt(() => processEvent(deps, { ...event, attemptId: null }, now));
  }
  for (const refund of await listOpenRefunds(db, billing.name, BATCH))
    await attempt(() => sendRefund(deps, refund, now));
  return errors;
}

/** Sends a refund to the provider, or reads it there if it was sent: it refunds once. */
export async function sendRefund(
  { billing, ...deps }: FollowUpDeps,
  { id, cents, providerPaymentId, providerRefundId }: OpenRefund,
  now: string,
): Promise<void> {
  if (providerPaymentId === null) return;
  const report = await billing.refund({ refundId: id, providerPaymentId, providerRefundId, cents });
  await deps.db.transaction((trx) => settleRefund(trx, deps, { ...report, id, now }));
}
