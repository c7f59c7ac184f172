import type { Db } from '#db/core/handle';
import { insertPayment } from '#db/invoice-payments/payment-store';
import { arrived, settlePayment } from '#db/invoice-payments/settle-payment';
import { type IssuedInvoice, issueInvoice } from '#db/invoices/issue-invoice';
import type { ChargeKind } from '#domain/charges/charge';
import type { PaymentMethod } from '#domain/payments/states';
import { newId } from '#platform/ids';
import { testSealer } from '../api';
import { aUser } from './people';

const CHICAGO = 'America/Chicago';

interface TestCharge {
  readonly organizationId: string;
  readonly cents?: number;
  readonly kind?: ChargeKind;
  readonly occurredAt?: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** Something to invoice: a match of 50.00 unless the test says otherwise. */
export async function aCharge(db: Db, charge: TestCharge): Promise<string> {
  const id = newId();
  await db('charges').insert({
    id,
    organization_id: charge.organizationId,
    kind: charge.kind ?? 'match',
    source_id: newId(),
    cents: charge.cents ?? 5_000,
    details: charge.details ?? { product: 'certifiedMatch' },
    occurred_at: charge.occurredAt ?? '2026-12-15T18:00:00.000Z',
  });
  return id;
}

/** An invoice of everything that a carrier has to be charged. */
export async function anInvoiceOfAll(db: Db, organizationId: string): Promise<void> {
  const now = new Date().toISOString();
  const period = {
    organizationId,
    zone: CHICAGO,
    startsAt: '2020-01-01T06:00:00.000Z',
    endsAt: '2099-01-01T06:00:00.000Z',
  };
  await db.transaction((trx) => issueInvoice(trx, period, now));
}

interface TestInvoice {
  readonly organizationId: string;
  readonly cents?: number;
  /** Decides the due day. */
  readonly issuedAt?: string;
}

/** An invoice of one match. */
export async function anInvoice(
  db: Db,
  { organizationId, cents = 5_000, issuedAt }: TestInvoice,
): Promise<IssuedInvoice> {
  const at = issuedAt ?? '2027-01-01T12:00:00.000Z';
  const startsAt = new Date(Date.parse(at) - 30 * 86_400_000).toISOString();
  await aCharge(db, { organizationId, cents, occurredAt: startsAt });
  const period = { organizationId, zone: CHICAGO, startsAt, endsAt: at };
  const invoice = await db.transaction((trx) => issueInvoice(trx, period, at));
  if (invoice === undefined) throw new Error('The invoice has no lines');
  return invoice;
}

interface TestPayment {
  readonly organizationId: string;
  readonly invoiceId: string | null;
  readonly cents: number;
  readonly on?: string;
  readonly method?: PaymentMethod;
  readonly actorId?: string;
}

/** A transfer that has arrived, unless the test says otherwise. */
export async function aPayment(db: Db, payment: TestPayment): Promise<string> {
  const id = newId();
  const actorId = payment.actorId ?? (await aUser(db)).id;
  const on = payment.on ?? '2027-01-15';
  const now = `${on}T18:00:00.000Z`;
  const method = payment.method ?? 'transfer';
  await db.transaction(async (trx) => {
    await insertPayment(trx, {
      id,
      organizationId: payment.organizationId,
      invoiceId: payment.invoiceId,
      method,
      cents: payment.cents,
      countsOn: on,
      startedAt: now,
      actorId,
      ...(method === 'transfer' && { reference: 'Check 1042' }),
      ...((method === 'credit' || method === 'writeOff') && { reason: 'Agreed with the carrier' }),
      ...((method === 'card' || method === 'bankTransfer') && { provider: 'sandbox' }),
    });
    await settlePayment(trx, { sealer: testSealer, publicUrl: 'http://127.0.0.1:8080' }, { id, report: arrived, now });
  });
  return id;
}

/** A run that could not bill a carrier. */
export async function aFailedRun(db: Db, organizationId: string): Promise<string> {
  const id = newId();
  const at = new Date('2027-01-01T12:00:00.000Z');
  await db('billing_runs').insert({ id, started_at: at, finished_at: at });
  await db('billing_run_results').insert({
    run_id: id,
    organization_id: organizationId,
    state: 'failed',
    failure: 'other',
    finished_at: at,
  });
  return id;
}

/** Invoices, a payment of which a part is credit, and a run that failed. */
export async function someInvoices(db: Db, organizationId: string) {
  const invoice = await anInvoice(db, { organizationId, issuedAt: '2026-11-01T12:00:00.000Z' });
  const spare = await anInvoice(db, { organizationId, issuedAt: '2026-12-01T12:00:00.000Z' });
  const paid = await anInvoice(db, { organizationId, issuedAt: '2026-10-01T12:00:00.000Z' });
  return {
    invoiceId: invoice.id,
    spareInvoiceId: spare.id,
    paymentId: await aPayment(db, { organizationId, invoiceId: paid.id, cents: 6_000, on: '2026-10-15' }),
    billingRunId: await aFailedRun(db, organizationId),
  };
}
