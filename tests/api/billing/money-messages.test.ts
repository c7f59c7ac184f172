import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { issueInvoices } from '#activities/invoices/issue-invoices';
import { remindOfInvoices } from '#activities/invoices/remind-of-invoices';
import { opsBillingRoutes } from '#api/billing/ops-routes';
import { purchaseRoutes } from '#api/billing/purchases/routes';
import { findPayment, insertPayment } from '#db/invoice-payments/payment-store';
import { insertRefund, settleRefund } from '#db/invoice-payments/refund-store';
import { arrived, settlePayment } from '#db/invoice-payments/settle-payment';
import type { SettledReport } from '#db/invoice-payments/settled-report';
import { verifyLedger } from '#db/ledger/verify';
import type { RefundState } from '#domain/payments/states';
import { type MoneyChange, moneyChanges, moneyTransitions } from '#domain/whose-turn/transitions/money';
import { partyOf } from '#domain/whose-turn/transitions/row';
import { newId } from '#platform/ids';
import { as, startTestApi, type TestApi, testSealer } from '../../support/api';
import { anAgreement, aPurchase } from '../../support/builders/billing';
import { aCharge, anInvoice, aPayment } from '../../support/builders/invoices';
import { anAccessToken, anOrganization, aUser } from '../../support/builders/people';
import { aDriver } from '../../support/hiring/hiring-world';

const NOW = '2027-01-10T18:00:00.000Z';
const OVERDUE = '2026-11-01T12:00:00.000Z';
const message = { sealer: testSealer, publicUrl: 'https://gladhand.example' };

let api: TestApi;
let ops: ReturnType<typeof as>;
let opsId: string;
let organizationId: string;
let names: Map<string, string>;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(NOW) });
  opsId = (await aUser(api.db)).id;
  ops = as(api.app, await anAccessToken(api.db, opsId, new Date(NOW)));
});
afterAll(() => api.close());

/** A disabled carrier, so that operations also learn what clears its last overdue invoice. */
beforeEach(async () => {
  ({ id: organizationId } = await anOrganization(api.db));
  const staff = (position: 'ACCOUNTING' | 'RECRUITER') =>
    aUser(api.db, { organizationId, roles: ['business'], position });
  const [accounting, recruiter] = [await staff('ACCOUNTING'), await staff('RECRUITER')];
  const admin = await aUser(api.db, { organizationId, roles: ['business-admin'], position: 'HR' });
  names = new Map([
    [accounting.id, 'accounting'],
    [admin.id, 'admin'],
    [recruiter.id, 'recruiter'],
    [opsId, 'ops'],
  ]);
  await anAgreement(api.db, organizationId, { trialEndsAt: '2026-01-01T06:00:00.000Z' });
  await api.db('carrier_agreements').where({ organization_id: organizationId }).update({ is_disabled: true });
});

type Act = () => Promise<unknown>;
const audiences: Readonly<Record<string, string>> = { 'accounting,admin': 'billing', admin: 'admins', ops: 'ops' };
const readMessages = () => api.db('messages').orderBy('id').select('id', 'template', 'recipient_id');

/** The messages of a change, in the form of its row. Its repetition sends nothing. */
async function sendsOf(act: Act): Promise<string[]> {
  const before = new Set((await readMessages()).map(({ id }) => id));
  await act();
  const after = await readMessages();
  await act();
  expect((await readMessages()).length).toBe(after.length);
  // Recurring jobs also write to the carriers of other tests.
  const sent = after.flatMap(({ id, template, recipient_id: recipient }) => {
    const name = before.has(id) ? undefined : names.get(recipient ?? '');
    return name === undefined ? [] : [{ template, name }];
  });
  return [...new Set(sent.map(({ template }) => template))].map((template) => {
    const to = sent.flatMap((each) => (each.template === template ? [each.name] : [])).toSorted();
    return `${audiences[to.join()] ?? to.join()}: ${template} (email)`;
  });
}

const overdue = (cents = 5_000) => anInvoice(api.db, { organizationId, cents, issuedAt: OVERDUE });

/** The same request twice, as a client repeats it. */
function command(path: string, body: object): Act {
  const key = newId();
  return async () => {
    const { status } = await ops.post(path).set('Idempotency-Key', key).send(body);
    expect(status).toBeLessThan(300);
  };
}

function report(id: string, more: Partial<SettledReport> = {}): Act {
  const settled = { id, report: { ...arrived, ...more }, now: NOW };
  return () => api.db.transaction((trx) => settlePayment(trx, message, settled));
}

async function aCardPayment(invoiceId: string, cents = 5_000): Promise<string> {
  const id = newId();
  const facts = { organizationId, invoiceId, method: 'card', cents, countsOn: '2027-01-10' } as const;
  const by = { startedAt: NOW, actorId: opsId, provider: 'sandbox' };
  await api.db.transaction((trx) => insertPayment(trx, { id, ...facts, ...by }));
  return id;
}

/** Credit of the carrier that is being refunded to a card. */
async function aRefund(): Promise<(state: RefundState) => Act> {
  const paymentId = await aCardPayment((await overdue()).id, 6_000);
  await report(paymentId)();
  const id = newId();
  await api.db.transaction(async (trx) => {
    const payment = await findPayment(trx, paymentId);
    if (payment === undefined) throw new Error('The payment is missing');
    await insertRefund(trx, { id, payment, cents: 1_000, reason: 'Too much', actorId: opsId, now: NOW });
  });
  return (state) => () =>
    api.db.transaction((trx) => settleRefund(trx, message, { id, state, providerRefundId: 'r', now: NOW }));
}

const bill = () =>
  issueInvoices({ ...message, db: api.db, log: api.deps.log }, () => new Date('2027-01-01T12:00:00.000Z'));

/** Prepares a change of each kind, and returns the acts that make it. */
const plays: Readonly<Record<MoneyChange, () => Promise<Act[]>>> = {
  invoiceIssued: async () => {
    await api.db('organizations').where({ id: organizationId }).update({ created_at: '2026-12-10T18:00:00.000Z' });
    await aCharge(api.db, { organizationId });
    return [bill];
  },
  invoiceReminded: async () => {
    await anInvoice(api.db, { organizationId });
    const on = (day: string) => () => remindOfInvoices(api.deps, new Date(`${day}T15:00:00.000Z`));
    return [on('2027-01-24'), on('2027-03-02')];
  },
  paymentStarted: async () => [report(await aCardPayment((await overdue()).id), { state: 'processing' })],
  paymentArrived: async () => [report(await aCardPayment((await overdue()).id, 6_000))],
  paymentFailed: async () => [
    report(await aCardPayment((await overdue()).id), { state: 'failed', failure: 'declined' }),
  ],
  paymentReturned: async () => {
    const id = await aCardPayment((await overdue()).id);
    await report(id)();
    return [report(id, { state: 'returned', failure: 'other' })];
  },
  paymentRegained: async () => {
    const id = await aCardPayment((await anInvoice(api.db, { organizationId })).id);
    await report(id)();
    await report(id, { state: 'returned', failure: 'other' })();
    return [report(id, { isRegained: true })];
  },
  invoiceVoided: async () => [command(`/api/ops/invoices/${(await overdue()).id}/void`, { reason: 'Issued twice' })],
  invoiceCredited: async () => [
    command(`/api/ops/invoices/${(await overdue()).id}/credits`, { cents: 5_000, reason: 'Goodwill' }),
  ],
  invoiceWrittenOff: async () => [
    command(`/api/ops/invoices/${(await overdue()).id}/write-off`, { reason: 'Agreed with the carrier' }),
  ],
  purchaseCredited: async () => {
    const bought = {
      organizationId,
      driverId: await aDriver(api.db),
      product: 'certifiedMatch',
      cents: 5_000,
    } as const;
    return [command(`/api/ops/purchases/${await aPurchase(api.db, bought)}/credit`, { reason: 'By mistake' })];
  },
  creditRefunded: async () => {
    const { id } = await overdue();
    const paymentId = await aPayment(api.db, { organizationId, invoiceId: id, cents: 6_000, actorId: opsId });
    return [command(`/api/ops/payments/${paymentId}/refunds`, { cents: 1_000, reason: 'Paid too much' })];
  },
  refundRefused: async () => [(await aRefund())('failed')],
  refundReturned: async () => {
    const settle = await aRefund();
    await settle('succeeded')();
    return [settle('failed')];
  },
};

describe("a change of a carrier's money", () => {
  it.each(moneyChanges)('sends what its row says, once: %s', async (change) => {
    const sends = [];
    for (const act of await plays[change]()) sends.push(...(await sendsOf(act)));

    expect([...new Set(sends)].toSorted()).toEqual(moneyTransitions[change].sends);
  });

  it('that leaves the carrier without a message has a reason', () => {
    const silent = Object.entries(moneyTransitions).filter(
      ([, { sends }]) => !sends.some((send) => partyOf(send) === 'carrier'),
    );

    expect(silent.map(([change, row]) => [change, row.silent.carrier])).toEqual([
      ['paymentStarted', 'page'],
      ['refundRefused', 'unchanged'],
    ]);
  });

  it('has a row for each command of operations', () => {
    const changes: Readonly<Record<string, readonly MoneyChange[]>> = {
      'ops.enter-transfer': ['paymentArrived'],
      'ops.credit-invoice': ['invoiceCredited'],
      'ops.void-invoice': ['invoiceVoided'],
      'ops.write-off-invoice': ['invoiceWrittenOff'],
      'ops.refund-payment': ['creditRefunded', 'refundRefused'],
      'ops.bill-again': ['invoiceIssued'],
      'ops.credit-purchase': ['purchaseCredited'],
    };
    const commands = [...opsBillingRoutes, ...purchaseRoutes]
      .filter(({ method, scope }) => method !== 'get' && scope === 'ops')
      .map(({ id }) => id);

    expect(commands.toSorted()).toEqual(Object.keys(changes).toSorted());
  });
});

it('the books of all of this are correct', async () => {
  expect((await verifyLedger(api.db)).broken).toEqual([]);
});
