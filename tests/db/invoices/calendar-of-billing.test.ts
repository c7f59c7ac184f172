import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { issueInvoices } from '#activities/invoices/issue-invoices';
import type { Db } from '#db/core/handle';
import { insertPayment } from '#db/invoice-payments/payment-store';
import { settlePayment } from '#db/invoice-payments/settle-payment';
import { saveResult } from '#db/invoices/billing-runs';
import { verifyLedger } from '#db/ledger/verify';
import type { PaymentState } from '#domain/payments/states';
import { newId } from '#platform/ids';
import { createLogger } from '#platform/logger';
import { testSealer } from '../../support/api';
import { anAgreement } from '../../support/builders/billing';
import { aCharge } from '../../support/builders/invoices';
import { anOrganization, aUser } from '../../support/builders/people';
import { openTestDatabase } from '../../support/database';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(6));
});
afterAll(() => close());

let organizationId: string;
beforeEach(async () => {
  ({ id: organizationId } = await anOrganization(db));
  await activatedAt('2026-10-10T18:00:00.000Z');
});

const activatedAt = (at: string) => db('organizations').where({ id: organizationId }).update({ created_at: at });
const moveTo = (zone: string) => db('organizations').where({ id: organizationId }).update({ time_zone: zone });

const deps = () => ({ db, sealer: testSealer, publicUrl: 'https://gladhand.example' });
const log = createLogger({ level: 'silent', name: 'test' });
const run = (at: string) => issueInvoices({ ...deps(), log }, () => new Date(at));

const invoices = () =>
  db('invoices')
    .where({ organization_id: organizationId })
    .orderBy('number')
    .select('id', 'total_cents', 'principal_cents', 'paid_cents', 'due_on', 'period_starts_at', 'period_ends_at');
const linesOf = (invoiceId: string | undefined) =>
  db('invoice_lines')
    .where({ invoice_id: invoiceId ?? '' })
    .orderBy('position')
    .select('kind', 'cents', 'details');

/** A bank transfer through the provider that was started at this instant. */
async function startTransfer(invoiceId: string, cents: number, at: string): Promise<string> {
  const id = newId();
  const countsOn = at.slice(0, 10);
  const actorId = (await aUser(db)).id;
  const payment = { id, organizationId, invoiceId, method: 'bankTransfer' as const, cents, countsOn, actorId };
  await db.transaction((trx) => insertPayment(trx, { ...payment, startedAt: at, provider: 'stripe' }));
  return id;
}
const report = (id: string, state: PaymentState, now: string) =>
  db.transaction((trx) =>
    settlePayment(trx, deps(), {
      id,
      report: { state, failure: null, providerPaymentId: `pi_${id}`, brand: null, last4: null },
      now,
    }),
  );

describe('a month at whose border the clock changes', () => {
  it('ends at midnight, and is billed at six by the new time', async () => {
    await aCharge(db, { organizationId, occurredAt: '2026-11-01T04:59:59.999Z' });
    await aCharge(db, { organizationId, occurredAt: '2026-11-01T05:00:00.000Z', cents: 1_000 });
    // 5:59 after the clock was set back.
    await run('2026-11-01T11:59:59.000Z');
    expect(await invoices()).toEqual([]);
    await run('2026-11-01T12:00:00.000Z');
    expect(await invoices()).toMatchObject([
      { total_cents: 5_000, period_ends_at: '2026-11-01T05:00:00.000Z', due_on: '2026-12-01' },
    ]);
  });
});

it('bills December in January, and a leap day in February', async () => {
  await activatedAt('2027-11-20T18:00:00.000Z');
  await aCharge(db, { organizationId, occurredAt: '2028-01-01T05:59:59.999Z' });
  await aCharge(db, { organizationId, occurredAt: '2028-03-01T05:59:59.999Z', cents: 1_000 });
  for (const month of ['01', '02', '03']) await run(`2028-${month}-01T12:00:00.000Z`);
  expect(await invoices()).toMatchObject([
    { total_cents: 5_000, due_on: '2028-01-31', period_ends_at: '2028-01-01T06:00:00.000Z' },
    {
      // With the fee of the month that ends on the leap day.
      total_cents: 1_075,
      due_on: '2028-03-31',
      period_starts_at: '2028-02-01T06:00:00.000Z',
      period_ends_at: '2028-03-01T06:00:00.000Z',
    },
  ]);
});

it('bills what is open of a carrier whose agreement has ended and that is deactivated', async () => {
  await anAgreement(db, organizationId, { trialEndsAt: '2026-10-11T05:00:00.000Z', state: 'ended' });
  await db('organizations').where({ id: organizationId }).update({ is_active: false });
  await aCharge(db, { organizationId, occurredAt: '2026-10-20T18:00:00.000Z' });
  await run('2026-11-01T12:00:00.000Z');
  expect(await invoices()).toMatchObject([{ total_cents: 5_000 }]);
});

describe('a bank transfer of 500.00', () => {
  it('that is returned owes the fees that it had held up', async () => {
    await activatedAt('2026-12-10T18:00:00.000Z');
    await aCharge(db, { organizationId, cents: 50_000 });
    await run('2027-01-01T12:00:00.000Z');
    const [january] = await invoices();
    const id = await startTransfer(january?.id ?? '', 50_000, '2027-02-26T18:00:00.000Z');
    await report(id, 'processing', '2027-02-26T18:00:01.000Z');
    await run('2027-03-01T12:00:00.000Z');
    // It was started in the month, so that no fee is charged as long as it may arrive.
    expect(await invoices()).toHaveLength(1);
    const paid: unknown[] = [];
    for (const [state, at] of [
      ['succeeded', '2027-03-03T18:00:00.000Z'],
      ['returned', '2027-03-09T18:00:00.000Z'],
    ] as const) {
      await report(id, state, at);
      paid.push((await invoices())[0]?.paid_cents);
    }
    expect(paid).toEqual([50_000, 0]);
    await run('2027-04-01T11:00:00.000Z');
    const [, april] = await invoices();
    expect(await linesOf(april?.id)).toMatchObject([
      { kind: 'lateFee', cents: 750, details: { month: 1, on: '2027-02-28' } },
      { kind: 'lateFee', cents: 750, details: { month: 2, on: '2027-03-31' } },
    ]);
    expect(april).toMatchObject({ total_cents: 1_500, principal_cents: 0 });
  });

  it('whose excess was used as credit and that is returned is billed again, also if nothing else is', async () => {
    await activatedAt('2026-12-10T18:00:00.000Z');
    await aCharge(db, { organizationId, cents: 10_000 });
    await run('2027-01-01T12:00:00.000Z');
    const [january] = await invoices();
    const id = await startTransfer(january?.id ?? '', 50_000, '2027-01-05T18:00:00.000Z');
    await report(id, 'succeeded', '2027-01-08T18:00:00.000Z');
    await aCharge(db, { organizationId, cents: 30_000, occurredAt: '2027-01-20T18:00:00.000Z' });
    await run('2027-02-01T12:00:00.000Z');
    expect((await invoices())[1]).toMatchObject({ total_cents: 0 });
    await report(id, 'returned', '2027-02-09T18:00:00.000Z');
    await run('2027-03-01T12:00:00.000Z');
    const [, , march] = await invoices();
    expect(march).toMatchObject({ total_cents: 30_000 + 150, principal_cents: 30_000 });
    expect(await linesOf(march?.id)).toMatchObject([
      { kind: 'lateFee', cents: 150 },
      { kind: 'credit', cents: 30_000, details: { code: 'creditTakenBack' } },
    ]);
    await run('2027-04-01T11:00:00.000Z');
    expect((await invoices()).slice(3)).toMatchObject([{ total_cents: 150 }]);
  });

  it('whose excess was used as credit is billed again without any other charge', async () => {
    await activatedAt('2026-12-10T18:00:00.000Z');
    await aCharge(db, { organizationId, cents: 10_000 });
    await run('2027-01-01T12:00:00.000Z');
    const [january] = await invoices();
    const id = await startTransfer(january?.id ?? '', 40_000, '2027-01-05T18:00:00.000Z');
    await report(id, 'succeeded', '2027-01-08T18:00:00.000Z');
    await aCharge(db, { organizationId, cents: 30_000, occurredAt: '2027-01-20T18:00:00.000Z' });
    await run('2027-02-01T12:00:00.000Z');
    // Returned, and the first invoice is paid again by another transfer that was received in time.
    await report(id, 'returned', '2027-02-09T18:00:00.000Z');
    const again = await startTransfer(january?.id ?? '', 10_000, '2027-01-30T18:00:00.000Z');
    await report(again, 'succeeded', '2027-02-10T18:00:00.000Z');
    await run('2027-03-01T12:00:00.000Z');
    const [, , march] = await invoices();
    expect(march).toMatchObject({ total_cents: 30_000, principal_cents: 30_000 });
    expect(await linesOf(march?.id)).toMatchObject([
      { kind: 'credit', cents: 30_000, details: { code: 'creditTakenBack' } },
    ]);
  });
});

it('keeps the days of an invoice when the carrier moves to another zone', async () => {
  await aCharge(db, { organizationId, occurredAt: '2026-10-31T06:30:00.000Z' });
  await run('2026-11-01T12:00:00.000Z');
  await moveTo('America/Los_Angeles');
  const [invoice] = await invoices();
  const stored = await db('invoices')
    .where({ id: invoice?.id ?? '' })
    .first('time_zone');
  expect(stored).toEqual({ time_zone: 'America/Chicago' });
});

it('stays billed if the answer to the commit was lost, and the worker takes it for a failure', async () => {
  await aCharge(db, { organizationId, occurredAt: '2026-10-20T18:00:00.000Z' });
  const now = '2026-11-01T12:00:00.000Z';
  await run(now);
  const result = () => db('billing_run_results').where({ organization_id: organizationId }).first('run_id', 'state');
  const runId = (await result())?.run_id ?? '';
  await saveResult(db, { runId, organizationId, state: 'failed', invoiceId: null, failure: 'other' }, now);
  expect(await result()).toEqual({ run_id: runId, state: 'invoiced' });
});

it('keeps the books', async () => {
  expect((await verifyLedger(db)).broken).toEqual([]);
});
