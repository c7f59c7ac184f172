import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { followUpPayments } from '#activities/invoices/follow-up-payments';
import { remindOfInvoices } from '#activities/invoices/remind-of-invoices';
import { verifyLedger } from '#db/ledger/verify';
import {
  type Aging,
  BillingRunList,
  type Invoice,
  type InvoiceList,
  type InvoiceSummary,
} from '#domain/invoices/schema';
import { daysOverdue, statusOf } from '#domain/invoices/status';
import type { FundingToken, Payment } from '#domain/payments/invoice-payments-schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anAgreement } from '../../support/builders/billing';
import { aFailedRun, anInvoice, aPayment } from '../../support/builders/invoices';
import { anAccessToken, anOrganization, aUser } from '../../support/builders/people';

let clock = new Date('2027-01-10T18:00:00.000Z');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => clock });
});
afterAll(() => api.close());

type Caller = ReturnType<typeof as>;
let organizationId: string;
let accounting: Caller;
let recruiter: Caller;
let stranger: Caller;
let ops: Caller;

async function staffOf(carrierId: string, position: 'ACCOUNTING' | 'RECRUITER'): Promise<Caller> {
  const { id } = await aUser(api.db, { organizationId: carrierId, roles: ['business'], position });
  return as(api.app, await anAccessToken(api.db, id, clock));
}

beforeEach(async () => {
  clock = new Date('2027-01-10T18:00:00.000Z');
  ({ id: organizationId } = await anOrganization(api.db, { name: 'Nguyễn; Hauling' }));
  accounting = await staffOf(organizationId, 'ACCOUNTING');
  recruiter = await staffOf(organizationId, 'RECRUITER');
  stranger = await staffOf((await anOrganization(api.db)).id, 'ACCOUNTING');
  ops = as(api.app, await anAccessToken(api.db, (await aUser(api.db)).id, clock));
});

const read = async (id: string): Promise<Invoice> =>
  (await accounting.get(`/api/invoices/${id}`).expect(200)).body as Invoice;
const code = (response: { body: unknown }) => problemOf(response).code;

async function source(entry: object, caller = accounting): Promise<string> {
  const { token, url } = (await caller.post('/api/payments/funding-token').expect(200)).body as FundingToken;
  const sent = await request(api.app).post(url).set('Authorization', `Bearer ${token}`).send(entry).expect(201);
  return (sent.body as { source: string }).source;
}

const card = { method: 'card', number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
const account = (accountNumber: string) => ({ method: 'bankTransfer', routingNumber: '110000000', accountNumber });

type PaidBy = Readonly<Record<string, string>> & { readonly method: string };

async function pay(id: string, cents: number, entry: PaidBy = card): Promise<Payment> {
  const body = { method: entry.method, cents, source: await source(entry) };
  const response = await accounting.post(`/api/invoices/${id}/payments`).set('Idempotency-Key', newId()).send(body);
  expect(response.status).toBe(201);
  return response.body as Payment;
}

const follow = () => followUpPayments(api.deps, clock);

describe('the invoices of a carrier', () => {
  it('are listed by status with totals, for ACCOUNTING and operations only', async () => {
    const open = await anInvoice(api.db, { organizationId, cents: 6_000 });
    const late = await anInvoice(api.db, { organizationId, cents: 1_000, issuedAt: '2026-12-01T12:00:00.000Z' });
    const list = async (query: string, caller = accounting) =>
      (await caller.get(`/api/invoices?${query}`).expect(200)).body as InvoiceList;
    expect(await list('status=open')).toMatchObject({
      count: 1,
      totals: { totalCents: 6_000, balanceCents: 6_000 },
      data: [{ _id: open.id, status: 'open', daysOverdue: 0 }],
    });
    expect(await list('status=overdue')).toMatchObject({
      data: [{ _id: late.id, daysOverdue: 10, dueOn: '2026-12-31' }],
    });
    const both = await list('status=open,overdue');
    expect(both.count).toBe(2);
    // The SQL form of the status is that of the function.
    for (const { status, daysOverdue: days, ...row } of both.data) {
      const facts = { ...row, isVoid: false };
      expect([status, days]).toEqual([statusOf(facts, '2027-01-10'), daysOverdue(facts, '2027-01-10')]);
    }
    expect((await list(`number=${late.number}`)).data).toHaveLength(1);
    expect((await list(`organizationId=${organizationId}`, ops)).count).toBe(2);
    expect((await list('', stranger)).count).toBe(0);
    await recruiter.get('/api/invoices').expect(403);
    await stranger.get(`/api/invoices?organizationId=${organizationId}`).expect(404);
    await stranger.get(`/api/invoices/${open.id}`).expect(404);
    await stranger.get(`/api/invoices/${open.id}/pdf`).expect(404);
    const summary = (await accounting.get('/api/invoices/summary').expect(200)).body as InvoiceSummary;
    expect(summary).toMatchObject({
      byStatus: { open: { count: 1, balanceCents: 6_000 }, overdue: { count: 1, balanceCents: 1_000 } },
      nextDueOn: '2027-01-31',
      thisMonthCents: 6_000,
      lastMonthCents: 1_000,
    });
  });

  it('show each line, the next late fee, and what is not possible', async () => {
    const { id } = await anInvoice(api.db, { organizationId, cents: 60_000 });
    expect(await read(id)).toMatchObject({
      lines: [{ kind: 'match', cents: 60_000, text: expect.stringContaining('Certified match') }],
      lateFee: { nextOn: '2027-02-28', nextCents: 900 },
      refusals: [],
    });
    const pdf = await accounting.get(`/api/invoices/${id}/pdf`).buffer(true).expect(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
  });

  it('are exported as CSV and for QuickBooks, in which each invoice sums to 0', async () => {
    const { number } = await anInvoice(api.db, { organizationId, cents: 6_050 });
    const csv = await accounting.get('/api/invoices/csv').buffer(true).expect(200);
    expect(csv.text).toContain(`${number},Nguyễn; Hauling,Open,2027-01-01,2027-01-31,0,60.50,0.00,60.50`);
    const iif = await accounting.get('/api/invoices/iif').buffer(true).expect(200);
    const rows = iif.text.split('\r\n').map((row) => row.split('\t'));
    const amounts = rows.filter(([kind]) => kind === 'TRNS' || kind === 'SPL').map((row) => Number(row[5]));
    expect(amounts).toEqual([60.5, -60.5]);
    expect(iif.text).toContain('\tNguyen, Hauling\t');
  });
});

describe('a payment through the sandbox', () => {
  it('by card pays the invoice, and its excess is credit that operations can refund', async () => {
    const { id } = await anInvoice(api.db, { organizationId, cents: 6_000 });
    expect(await pay(id, 7_000)).toMatchObject({
      state: 'succeeded',
      appliedCents: 6_000,
      creditedCents: 1_000,
      last4: '4242',
    });
    const invoice = await read(id);
    expect(invoice).toMatchObject({ status: 'paid', balanceCents: 0 });
    const [payment] = invoice.payments;
    const refund = (cents: number) =>
      ops.post(`/api/ops/payments/${payment?._id ?? ''}/refunds`).send({ cents, reason: 'Paid too much' });
    expect(code(await refund(1_001).expect(409))).toBe('refund-exceeds-credit');
    expect((await refund(1_000).expect(201)).body).toMatchObject({ refundedCents: 1_000, canRefundCents: 0 });
    expect(code(await refund(1).expect(409))).toBe('refund-exceeds-credit');
  });

  it('that is refused leaves the invoice open', async () => {
    const { id } = await anInvoice(api.db, { organizationId, cents: 6_000 });
    const failed = await pay(id, 6_000, { ...card, number: '4000000000009995' });
    expect(failed).toMatchObject({ state: 'failed', failure: 'insufficientFunds' });
    expect(await read(id)).toMatchObject({ status: 'open', balanceCents: 6_000 });
  });

  it('by bank transfer is processing, succeeds, and is returned', async () => {
    const { id } = await anInvoice(api.db, { organizationId, cents: 50_000 });
    const { _id } = await pay(id, 50_000, account('000000004954'));
    expect(await read(id)).toMatchObject({ status: 'open', balanceCents: 50_000, processingCents: 50_000 });
    const states = [];
    for (const at of ['2027-01-10T18:01:00.000Z', '2027-01-10T18:02:00.000Z']) {
      clock = new Date(at);
      await follow();
      const { balanceCents, payments } = await read(id);
      states.push([payments.find((payment) => payment._id === _id)?.state, balanceCents]);
    }
    expect(states).toEqual([
      ['succeeded', 0],
      ['returned', 50_000],
    ]);
  });

  it.each([
    [{ ...card, number: '4242424242424241' }, 'card-number-not-valid'],
    [account('12'), 'account-number-not-valid'],
    [{ ...account('000123456789'), routingNumber: '110000001' }, 'routing-number-not-valid'],
  ])('of %o is refused by the field', async (entry, expected) => {
    const { token, url } = (await accounting.post('/api/payments/funding-token').expect(200)).body as FundingToken;
    const sent = await request(api.app).post(url).set('Authorization', `Bearer ${token}`).send(entry).expect(400);
    expect(JSON.stringify(sent.body)).toContain(expected);
  });

  it('is offered by the ways that there are, and by none without a provider', async () => {
    const options = async (app = api.app) => {
      const { id } = await aUser(api.db, { organizationId, roles: ['business'], position: 'ACCOUNTING' });
      return (
        await as(app, await anAccessToken(api.db, id, clock))
          .get('/api/payments/options')
          .expect(200)
      ).body as unknown;
    };
    expect(await options()).toEqual({ provider: 'sandbox', publishableKey: null, methods: ['card', 'bankTransfer'] });
    const without = api.another({ billing: undefined });
    expect(await options(without)).toEqual({ provider: null, publishableKey: null, methods: [] });
  });

  it('is not for those who may not pay', async () => {
    const { id } = await anInvoice(api.db, { organizationId });
    const body = { method: 'card', cents: 100, source: 'x' };
    await ops.post(`/api/invoices/${id}/payments`).send(body).expect(403);
    await recruiter.post(`/api/invoices/${id}/payments`).send(body).expect(403);
    await stranger.post(`/api/invoices/${id}/payments`).send(body).expect(404);
  });
});

describe('operations', () => {
  it('enter a transfer up to the balance, credit, and write off', async () => {
    const { id } = await anInvoice(api.db, { organizationId, cents: 10_000 });
    const enter = (cents: number, receivedOn = '2027-01-09') =>
      ops.post(`/api/ops/invoices/${id}/transfers`).send({ cents, receivedOn, reference: 'Check 1042' });
    expect(code(await enter(10_001).expect(409))).toBe('payment-exceeds-balance');
    expect(code(await enter(100, '2027-01-11').expect(400))).toBe('received-in-future');
    expect((await enter(4_000).expect(201)).body).toMatchObject({ balanceCents: 6_000, status: 'open' });
    const voided = await ops.post(`/api/ops/invoices/${id}/void`).send({ reason: 'Error' }).expect(409);
    expect(code(voided)).toBe('invoice-has-payments');
    const credit = (cents: number) => ops.post(`/api/ops/invoices/${id}/credits`).send({ cents, reason: 'Goodwill' });
    expect((await credit(1_000).expect(201)).body).toMatchObject({ balanceCents: 5_000 });
    expect(code(await credit(10_001).expect(409))).toBe('credit-exceeds-invoice');
    const writeOff = () => ops.post(`/api/ops/invoices/${id}/write-off`).send({ reason: 'Bankrupt' });
    expect((await writeOff().expect(200)).body).toMatchObject({ status: 'paid', balanceCents: 0 });
    expect(code(await writeOff().expect(409))).toBe('invoice-not-open');
    await accounting.post(`/api/ops/invoices/${id}/credits`).send({ cents: 1, reason: 'x' }).expect(403);
  });

  it('wait with a write-off until a payment that is being processed is known', async () => {
    const { id } = await anInvoice(api.db, { organizationId, cents: 50_000 });
    await pay(id, 20_000, account('000123456789'));
    const writeOff = (status: number) =>
      ops.post(`/api/ops/invoices/${id}/write-off`).send({ reason: 'Bankrupt' }).expect(status);

    expect(code(await writeOff(409))).toBe('write-off-too-early');
    expect((await read(id)).refusals).toContainEqual({ action: 'writeOff', code: 'write-off-too-early' });
  });

  it('void an invoice: it keeps its number, and its charges wait for the next one', async () => {
    const { id, number } = await anInvoice(api.db, { organizationId });
    const voided = (await ops.post(`/api/ops/invoices/${id}/void`).send({ reason: 'Wrong carrier' }).expect(200))
      .body as Invoice;
    expect(voided).toMatchObject({ status: 'void', number, voidReason: 'Wrong carrier', balanceCents: 0 });
    expect(await api.db('charges').where({ organization_id: organizationId }).pluck('invoice_id')).toEqual([null]);
    expect(code(await ops.post(`/api/ops/invoices/${id}/credits`).send({ cents: 1, reason: 'x' }).expect(409))).toBe(
      'invoice-void',
    );
  });

  it('see debts by age, and when a disabled carrier has paid', async () => {
    const { id } = await anInvoice(api.db, { organizationId, cents: 2_000, issuedAt: '2026-11-01T12:00:00.000Z' });
    const row = async () => {
      const { data } = (await ops.get('/api/ops/billing/aging?limit=100').expect(200)).body as Aging;
      return data.find((item) => item.organizationId === organizationId);
    };
    expect(await row()).toMatchObject({ days31To60Cents: 2_000, overdueCount: 1, oldestDueOn: '2026-12-01' });
    await aPayment(api.db, { organizationId, invoiceId: id, cents: 2_000 });
    expect(await row()).toBeUndefined();
    await accounting.get('/api/ops/billing/aging').expect(403);
  });

  it('are notified when a disabled carrier has paid its last overdue invoice, and may enable it', async () => {
    await anAgreement(api.db, organizationId, { trialEndsAt: '2026-01-01T06:00:00.000Z' });
    await api.db('carrier_agreements').where({ organization_id: organizationId }).update({ is_disabled: true });
    const overdue = (issuedAt: string) => anInvoice(api.db, { organizationId, cents: 2_000, issuedAt });
    const [first, last] = [await overdue('2026-10-01T12:00:00.000Z'), await overdue('2026-11-01T12:00:00.000Z')];
    await anInvoice(api.db, { organizationId, cents: 1_000 });
    const notices = () => api.db('messages').where({ template: 'carrier-paid' }).count({ count: '*' });
    const offered = async () => {
      const { data } = (await ops.get('/api/ops/billing/aging?limit=100').expect(200)).body as Aging;
      return data.find((item) => item.organizationId === organizationId)?.isEnableOffered;
    };
    const pay2000 = ({ id }: { id: string }) =>
      ops
        .post(`/api/ops/invoices/${id}/transfers`)
        .send({ cents: 2_000, receivedOn: '2027-01-09', reference: 'Check' })
        .expect(201);
    const before = await notices();
    await pay2000(first);
    expect([await notices(), await offered()]).toEqual([before, false]);
    await pay2000(last);
    expect(await notices()).not.toEqual(before);
    expect(await offered()).toBe(true);
    const still = await api.db('carrier_agreements').where({ organization_id: organizationId }).first('is_disabled');
    expect(still).toEqual({ is_disabled: true });
  });

  it('see the runs, and bill a carrier again that could not be billed', async () => {
    const runId = await aFailedRun(api.db, organizationId);
    expect((await ops.get(`/api/ops/billing/runs/${runId}`).expect(200)).body).toMatchObject({
      failedCount: 1,
      results: [{ organizationId, state: 'failed', failure: 'other', canRunAgain: true }],
    });
    const runs = await ops.get('/api/ops/billing/runs').expect(200);
    expect(BillingRunList.parse(runs.body).data.map(({ _id }) => _id)).toContain(runId);
    await ops.get(`/api/ops/billing/runs/${newId()}`).expect(404);
    await ops.post(`/api/ops/billing/runs/${runId}/organizations/${newId()}/again`).expect(404);
  });
});

describe('reminders', () => {
  const sent = async (): Promise<unknown> =>
    await api
      .db('invoice_reminders')
      .join('invoices', 'invoices.id', 'invoice_id')
      .where({ organization_id: organizationId, is_sent: true })
      .orderBy('decided_at')
      .pluck('kind');
  const remindAt = (at: string) => remindOfInvoices(api.deps, new Date(at));

  it('are sent once each, in office hours, and not while a payment is being processed', async () => {
    const { id } = await anInvoice(api.db, { organizationId });
    await remindAt('2027-01-24T13:00:00.000Z');
    expect(await sent()).toEqual([]);
    await Promise.all([remindAt('2027-01-24T15:00:00.000Z'), remindAt('2027-01-24T15:00:00.000Z')]);
    expect(await sent()).toEqual(['dueSoon']);
    clock = new Date('2027-01-30T18:00:00.000Z');
    accounting = await staffOf(organizationId, 'ACCOUNTING');
    const payment = await pay(id, 5_000, account('000222222227'));
    await remindAt('2027-01-31T15:00:00.000Z');
    expect(await sent()).toEqual(['dueSoon']);
    clock = new Date('2027-01-31T15:10:00.000Z');
    accounting = await staffOf(organizationId, 'ACCOUNTING');
    await follow();
    expect((await read(id)).payments.find(({ _id }) => _id === payment._id)?.state).toBe('failed');
    await remindAt('2027-01-31T15:30:00.000Z');
    await remindAt('2027-02-21T15:00:00.000Z');
    expect(await sent()).toEqual(['dueSoon', 'dueToday', 'overdue21']);
  });
});

it('the books of all of this are correct', async () => {
  // Invoices of this file are issued without a schedule, and all of them are numbered.
  expect((await verifyLedger(api.db)).broken).toEqual([]);
});
