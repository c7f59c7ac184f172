import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { projectCandidacy } from '#db/candidacies/projection';
import { billOrganization } from '#db/invoices/bill-organization';
import { refreshSchedules } from '#db/invoices/billing-schedules';
import { listRemindable, remind } from '#db/invoices/reminders';
import { verifyLedger } from '#db/ledger/verify';
import type { BillingRunDetails, BillingRunResult, Invoice } from '#domain/invoices/schema';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anAgreement, aPurchase } from '../../support/builders/billing';
import { aCharge, aFailedRun, anInvoice, aPayment } from '../../support/builders/invoices';
import { anAccessToken } from '../../support/builders/people';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aHiringWorld, aStaffMember, aUser, type HiringWorld } from '../../support/hiring/hiring-world';

const NAME = '=HYPERLINK("https://evil.example";"Pay")\t<b>\'Ac"me: 😀';
let clock = new Date('2027-01-10T18:00:00.000Z');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => clock });
});
afterAll(() => api.close());

type Caller = ReturnType<typeof as>;
let world: HiringWorld;
let organizationId: string;
let accounting: Caller;
let ops: Caller;
let opsId: string;
const caller = async (userId: string): Promise<Caller> => as(api.app, await anAccessToken(api.db, userId, clock));
const code = (response: Response) => problemOf(response).code;
const statuses = (responses: readonly Response[]) =>
  responses.map(({ status }) => status).toSorted((one, other) => one - other);

beforeEach(async () => {
  clock = new Date('2027-01-10T18:00:00.000Z');
  world = await aHiringWorld(api.db);
  ({ organizationId } = world);
  accounting = await caller(await aStaffMember(api.db, { organizationId, position: 'ACCOUNTING' }));
  opsId = await aUser(api.db, { roles: ['ops'], first_name: 'Olive', last_name: 'Operator' });
  ops = await caller(opsId);
});

const read = async (id: string, who = accounting): Promise<Invoice> =>
  (await who.get(`/api/invoices/${id}`).expect(200)).body as Invoice;
const act = (path: string, body: object, who = ops) => who.post(`/api/ops/invoices/${path}`).send(body);
const credit = (id: string, cents: number) => act(`${id}/credits`, { cents, reason: 'Goodwill' });
const transfer = (id: string, cents: unknown) =>
  act(`${id}/transfers`, { cents, receivedOn: '2027-01-09', reference: 'Check 1042' });

describe('what an invoice says about people', () => {
  it("of a match is the driver's whole name to the carrier only while it may see it, and always to operations", async () => {
    await aPurchase(api.db, { organizationId, driverId: world.driverId, product: 'certifiedMatch', cents: 5_000 });
    await anAgreement(api.db, organizationId, { trialEndsAt: '2026-01-01T06:00:00.000Z' });
    await refreshSchedules(api.db);
    const { last_name: lastName } = (await api.db('drivers').where({ id: world.driverId }).first('last_name')) ?? {};
    const { id } = await anInvoice(api.db, { organizationId, cents: 100 });
    const text = async (who: Caller) => (await read(id, who)).lines.map((line) => line.text).join('\n');
    // A masked name has only the first letter of the last one.
    const whole = new RegExp(`${lastName ?? ''}(,|$)`, 'm');
    expect(await text(ops)).toMatch(whole);
    expect(await text(accounting)).not.toMatch(whole);
    const iif = async (who: Caller) => (await who.get('/api/invoices/iif').buffer(true).expect(200)).text;
    expect(await iif(accounting)).not.toMatch(whole);
    const history = new CandidacyHistory(world);
    history.play('invite');
    history.play('acceptInvite');
    await projectCandidacy(api.db, history.batch());
    expect(await text(accounting)).toMatch(whole);
  });

  it('names nobody of operations to the carrier', async () => {
    const { id } = await anInvoice(api.db, { organizationId, cents: 10_000 });
    await transfer(id, 4_000).expect(201);
    expect((await read(id, ops)).payments).toMatchObject([{ by: { _id: opsId, name: 'Olive Operator' } }]);
    expect((await read(id)).payments).toMatchObject([{ by: null, cents: 4_000 }]);
    const { data } = (await accounting.get('/api/payments').expect(200)).body as { data: Payment[] };
    expect(JSON.stringify(data)).not.toContain('Olive');
  });
});

describe('a hostile name', () => {
  beforeEach(() => api.db('organizations').where({ id: organizationId }).update({ name: NAME }));

  it('is no formula in the CSV file, no field or job of its own in QuickBooks, and does not break the PDF', async () => {
    const { id } = await anInvoice(api.db, { organizationId });
    const csv = await accounting.get('/api/invoices/csv').buffer(true).expect(200);
    expect(csv.text).toContain(`"'=HYPERLINK(""https`);
    const iif = (await accounting.get('/api/invoices/iif').buffer(true).expect(200)).text;
    const [row = []] = iif
      .split('\r\n')
      .map((line) => line.split('\t'))
      .filter(([kind]) => kind === 'TRNS');
    expect(row).toHaveLength(9);
    // A colon makes the rest of a customer's name a job of it.
    expect(row[4]).toBe("=HYPERLINK('https-//evil.example','Pay') <b>'Ac'me- ?");
    expect(iif).not.toContain('"');
    const pdf = await accounting.get(`/api/invoices/${id}/pdf`).buffer(true).expect(200);
    expect(pdf.headers['content-disposition']).not.toContain('HYPERLINK');
  });
});

it('writes the days of files in the zone of the carrier, for each reader', async () => {
  await ops.post('/api/user/timezone').send({ timezone: 'Pacific/Honolulu' }).expect(204);
  const { number } = await anInvoice(api.db, { organizationId, issuedAt: '2027-01-01T07:00:00.000Z' });
  const rows = (await ops.get(`/api/invoices/iif?organizationId=${organizationId}`).buffer(true).expect(200)).text;
  expect(
    rows
      .split('\r\n')
      .find((row) => row.includes(number))
      ?.split('\t')[2],
  ).toBe('01/01/2027');
});

describe('an amount', () => {
  it.each([0, -1, 0.5, 1.005, 1_000_000_001, 2 ** 31, 1e21, '100', null])(
    'of %p is refused everywhere',
    async (cents) => {
      const { id } = await anInvoice(api.db, { organizationId });
      const paymentId = await aPayment(api.db, { organizationId, invoiceId: id, cents: 5_000 });
      const purchaseId = newId();
      const sent = await Promise.all([
        transfer(id, cents),
        act(`${id}/credits`, { cents, reason: 'x' }),
        accounting.post(`/api/invoices/${id}/payments`).send({ method: 'card', cents, source: 'x' }),
        ops.post(`/api/ops/payments/${paymentId}/refunds`).send({ cents, reason: 'x' }),
        ...(cents === 1_000_000_001 || cents === 2 ** 31
          ? []
          : [ops.post(`/api/ops/purchases/${purchaseId}/credit`).send({ cents, reason: 'x' })]),
      ]);
      expect(new Set(statuses(sent))).toEqual(new Set([400]));
    },
  );

  it('over the largest integer can be charged, billed and read', async () => {
    await api.db('organizations').where({ id: organizationId }).update({ created_at: '2026-12-10T18:00:00.000Z' });
    for (const cents of [2_000_000_000, 2_000_000_000])
      await aCharge(api.db, { organizationId, cents, kind: 'workday' });
    const admin = await caller(world.adminId);
    await anAgreement(api.db, organizationId, { trialEndsAt: '2026-01-01T06:00:00.000Z' });
    expect((await accounting.get('/api/billing/accounting').expect(200)).body).toMatchObject({
      unbilled: { cents: 4_000_000_000 },
    });
    await admin.get('/api/billing/accounting').expect(200);
    await refreshSchedules(api.db);
    const runId = await aFailedRun(api.db, organizationId);
    expect(await billOrganization(api.deps, { runId, organizationId, now: clock.toISOString() })).toBeUndefined();
    const list = await accounting.get('/api/invoices').expect(200);
    expect(list.body).toMatchObject({ totals: { totalCents: 4_000_000_000 }, data: [{ balanceCents: 4_000_000_000 }] });
  });
});

describe('at the same time', () => {
  it('two people refund the same credit: one does', async () => {
    const { id } = await anInvoice(api.db, { organizationId, cents: 1_000 });
    const paymentId = await aPayment(api.db, { organizationId, invoiceId: id, cents: 3_000 });
    const refund = () => ops.post(`/api/ops/payments/${paymentId}/refunds`).send({ cents: 2_000, reason: 'Too much' });
    expect(statuses(await Promise.all([refund(), refund(), refund()]))).toEqual([201, 409, 409]);
    const key = newId();
    const other = await aPayment(api.db, { organizationId, invoiceId: null, cents: 500 });
    const again = () =>
      ops
        .post(`/api/ops/payments/${other}/refunds`)
        .set('Idempotency-Key', key)
        .send({ cents: 200, reason: 'Too much' });
    for (const response of [await again(), await again(), await again()]) expect(response.status).toBe(201);
    expect(await api.db('payment_refunds').where({ payment_id: other }).pluck('cents')).toEqual([200]);
  });

  it('one person voids an invoice and others enter its payment: only one of it happens', async () => {
    const { id } = await anInvoice(api.db, { organizationId, cents: 1_000 });
    const all = await Promise.all([
      act(`${id}/void`, { reason: 'Error' }),
      transfer(id, 1_000),
      transfer(id, 1_000),
      act(`${id}/write-off`, { reason: 'Bankrupt' }),
    ]);
    expect(all.filter(({ status }) => status < 300)).toHaveLength(1);
    const { status, balanceCents } = await read(id);
    expect([status === 'void' || status === 'paid', balanceCents]).toEqual([true, 0]);
  });

  it('three tabs pay an invoice: each of its payments is booked, and what is too much is credit', async () => {
    const { id } = await anInvoice(api.db, { organizationId, cents: 1_000 });
    await Promise.all([transfer(id, 400), transfer(id, 400), transfer(id, 400)]);
    expect(await read(id)).toMatchObject({ paidCents: 800, balanceCents: 200 });
  });

  it('the run bills a purchase and operations credit it: the credit is on this invoice or on the next', async () => {
    await api.db('organizations').where({ id: organizationId }).update({ created_at: '2026-12-10T18:00:00.000Z' });
    const bought = { organizationId, driverId: world.driverId, product: 'certifiedMatch' as const, cents: 5_000 };
    const purchaseId = await aPurchase(api.db, { ...bought, at: '2026-12-15T18:00:00.000Z' });
    await refreshSchedules(api.db);
    const runId = await aFailedRun(api.db, organizationId);
    await Promise.all([
      billOrganization(api.deps, { runId, organizationId, now: clock.toISOString() }),
      ops.post(`/api/ops/purchases/${purchaseId}/credit`).send({ reason: 'Wrong driver' }).expect(204),
    ]);
    const cents = await api.db('charges').where({ organization_id: organizationId }).pluck('cents');
    expect([[], [-5_000, 5_000]]).toContainEqual(cents.toSorted((one, other) => one - other));
  });
});

it('reminds nobody of an invoice that was paid since the list was read', async () => {
  const { id } = await anInvoice(api.db, { organizationId, cents: 1_000 });
  const at = '2027-01-24T15:00:00.000Z';
  const [listed] = (await listRemindable(api.db, at)).filter((invoice) => invoice.id === id);
  if (listed === undefined) throw new Error('The invoice is not listed');
  await transfer(id, 1_000).expect(201);
  await remind(api.deps, listed, at);
  expect(await api.db('invoice_reminders').where({ invoice_id: id })).toEqual([]);
});

describe('credits of an invoice', () => {
  it('are together at most its total, also with what was written off', async () => {
    const { id } = await anInvoice(api.db, { organizationId, cents: 1_000 });
    await credit(id, 700).expect(201);
    expect(code(await credit(id, 301).expect(409))).toBe('credit-exceeds-invoice');
    await credit(id, 300).expect(201);
    expect(code(await credit(id, 1).expect(409))).toBe('credit-exceeds-invoice');
    const other = await anInvoice(api.db, { organizationId, cents: 1_000, issuedAt: '2026-12-01T12:00:00.000Z' });
    await act(`${other.id}/write-off`, { reason: 'Bankrupt' }).expect(200);
    expect(code(await credit(other.id, 1).expect(409))).toBe('credit-exceeds-invoice');
  });
});

describe('a run that failed for a carrier', () => {
  it('cannot be repeated once a later run has billed the carrier', async () => {
    const runId = await aFailedRun(api.db, organizationId);
    const result = async () => {
      const { results } = (await ops.get(`/api/ops/billing/runs/${runId}`).expect(200)).body as BillingRunDetails;
      return results[0];
    };
    const again = (key: string) =>
      ops.post(`/api/ops/billing/runs/${runId}/organizations/${organizationId}/again`).set('Idempotency-Key', key);
    expect(((await again(newId()).expect(200)).body as BillingRunResult).state).toBe('failed');
    const later = newId();
    const at = '2027-01-01T13:00:00.000Z';
    await api.db('billing_runs').insert({ id: later, started_at: at, finished_at: at });
    await api
      .db('billing_run_results')
      .insert({ run_id: later, organization_id: organizationId, state: 'nothing', finished_at: at });
    expect(await result()).toMatchObject({ state: 'failed', canRunAgain: false });
    expect(code(await again(newId()).expect(409))).toBe('billing-not-failed');
  });
});

it('refuses people without the permission, and shows nothing of another carrier', async () => {
  const { id } = await anInvoice(api.db, { organizationId });
  const paymentId = await aPayment(api.db, { organizationId, invoiceId: id, cents: 100 });
  const other = await aHiringWorld(api.db);
  const strangers = await caller(
    await aStaffMember(api.db, { organizationId: other.organizationId, position: 'ACCOUNTING' }),
  );
  const recruiter = await caller(world.recruiterId);
  const driver = await caller(world.driverId);
  for (const who of [recruiter, driver]) {
    await who.get(`/api/invoices/${id}`).expect(403);
    await who.get('/api/payments').expect(403);
    await who.get('/api/purchases').expect(403);
    await who.get('/api/ops/billing/aging').expect(403);
  }
  for (const path of [`/api/invoices/${id}`, `/api/invoices/${id}/pdf`]) await strangers.get(path).expect(404);
  for (const list of ['invoices', 'invoices/csv', 'invoices/iif', 'invoices/summary', 'payments', 'purchases']) {
    await strangers.get(`/api/${list}?organizationId=${organizationId}`).expect(404);
  }
  expect((await strangers.get(`/api/payments?invoiceId=${id}`).expect(200)).body).toMatchObject({ data: [] });
  for (const who of [accounting, strangers, recruiter, driver]) {
    await act(`${id}/void`, { reason: 'x' }, who).expect(403);
    await who.post(`/api/ops/payments/${paymentId}/refunds`).send({ cents: 1, reason: 'x' }).expect(403);
  }
  const price = { product: 'psp', state: null, amount: 1_200, startsOn: '2099-01-01' };
  await ops.post('/api/ops/prices').send(price).expect(403);
  await ops.post(`/api/ops/prices/${newId()}/cancel`).expect(403);
});

it('the books of all of this are correct', async () => {
  expect((await verifyLedger(api.db)).broken).toEqual([]);
});
