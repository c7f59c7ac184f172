import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bookDeposits } from '#activities/invoices/book-deposits';
import { followUpPayments } from '#activities/invoices/follow-up-payments';
import { verifyLedger } from '#db/ledger/verify';
import type { DepositList } from '#domain/deposits/schema';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { newId } from '#platform/ids';
import { createStripeBilling } from '#platform/stripe-billing';
import { aStripeServer, type Payout, STRIPE_KEYS,type StripeServer } from '../../../lab/core/stripe-server';
import { as, startTestApi, type TestApi } from '../../support/api';
import { anInvoice } from '../../support/builders/invoices';
import { anAccessToken, anOrganization, aUser } from '../../support/builders/people';
import { type StripeReport, stripeReports } from '../../support/stripe-reports';

const clock = new Date('2027-01-12T18:00:00.000Z');
const now = () => clock;
const seconds = (at: string) => Date.parse(at) / 1_000;

let stripe: StripeServer;
let api: TestApi;
beforeAll(async () => {
  stripe = await aStripeServer(now);
  api = await startTestApi({ now, billing: createStripeBilling({ ...STRIPE_KEYS, now, apiUrl: stripe.url }) });
});
afterAll(async () => {
  await api.close();
  await stripe.close();
});

let opsToken: string;
let intent: string;
let payment: Payment;
beforeEach(async () => {
  Object.assign(stripe, { failure: 'none', refundStatus: 'succeeded' });
  stripe.payouts.clear();
  opsToken = await anAccessToken(api.db, (await aUser(api.db)).id, clock);
  payment = await pay(6_000);
  intent = [...stripe.intents.values()].at(-1)?.id ?? '';
});

/** A carrier of its own pays an invoice of $60.00. */
async function pay(cents: number): Promise<Payment> {
  const { id: organizationId } = await anOrganization(api.db);
  const user = await aUser(api.db, { organizationId, roles: ['business'], position: 'ACCOUNTING' });
  const { id } = await anInvoice(api.db, { organizationId, cents: 6_000 });
  const response = await as(api.app, await anAccessToken(api.db, user.id, clock))
    .post(`/api/invoices/${id}/payments`)
    .set('Idempotency-Key', newId())
    .send({ method: 'card', cents, source: 'ctoken_1' })
    .expect(201);
  return response.body as Payment;
}

/** A deposit of the payment of $60.00 with a fee of $2.04. */
function aPayout(more: Partial<Payout> = {}): Payout {
  const id = `po_${newId()}`;
  const charge = { id: `txn_${newId()}`, type: 'charge', amount: 6_000, fee: 204, source: { payment_intent: intent } };
  const payout = {
    ...{ id, object: 'payout', amount: 5_796, currency: 'usd', status: 'paid', reconciliation_status: 'completed' },
    ...{ created: seconds('2027-01-12T03:00:00Z'), arrival_date: seconds('2027-01-14T00:00:00Z') },
    transactions: [charge, { id: `txn_${newId()}`, type: 'payout', amount: -5_796, fee: 0, source: null }],
    ...more,
  };
  stripe.payouts.set(payout.id, payout);
  return payout;
}

const reported = (sent: StripeReport) => stripeReports(api, now).reported(sent);
const reportOf = ({ id }: Payout, sent: Partial<StripeReport> = {}) =>
  reported({ object: { object: 'payout', id }, ...sent });

async function balances(): Promise<Readonly<Record<string, number>>> {
  const accounts = ['provider:clearing', 'provider:fees', 'bank'] as const;
  const sums = await Promise.all(
    accounts.map(async (account) => {
      const [row] = await api.db('ledger_lines').where({ account }).sum({ cents: 'cents' });
      return [account, Number(row?.cents ?? 0)] as const;
    }),
  );
  return Object.fromEntries(sums);
}

/** The changes that the work makes in the accounts of the provider and the bank. */
async function changes(work: () => Promise<unknown>) {
  const before = await balances();
  await work();
  const after = await balances();
  const by = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
  expect((await verifyLedger(api.db)).broken).toEqual([]);
  return { clearing: by('provider:clearing'), fees: by('provider:fees'), bank: by('bank') };
}

const nothing = { clearing: 0, fees: 0, bank: 0 };
const whole = { clearing: -6_000, fees: 204, bank: 5_796 };

async function listed(): Promise<DepositList> {
  const response = await as(api.app, opsToken).get('/api/ops/billing/deposits').expect(200);
  return response.body as DepositList;
}

describe('a deposit', () => {
  it('moves the payment to the bank and the fee to the fees, and operations see both', async () => {
    const payout = aPayout();
    const held = (await listed()).heldCents;
    expect(await changes(() => reportOf(payout))).toEqual(whole);

    const { data, heldCents } = await listed();
    expect(heldCents).toBe(held - 6_000);
    expect(data.find(({ reference }) => reference === payout.id)).toMatchObject({
      ...{ provider: 'stripe', state: 'paid', cents: 5_796, arrivesOn: '2027-01-14' },
      ...{ paymentsCents: 6_000, otherCents: 0, feeCents: 204, paymentCount: 1 },
    });
    const items = await api.db('deposit_items').where({ payment_id: payment._id }).select('kind');
    expect(items).toEqual([{ kind: 'payment' }]);
  });

  it('that is reported twice, in parallel, at two processes, is booked once', async () => {
    const payout = aPayout();
    const id = newId();
    const other = api.another();
    const work = async () => {
      await Promise.all([reportOf(payout, { id }), reportOf(payout, { id, app: other }), reportOf(payout)]);
      await reportOf(payout);
    };
    expect(await changes(work)).toEqual(whole);
  });

  it('is in transit before it is paid; a late report of that changes nothing back', async () => {
    const payout = aPayout({ status: 'in_transit' });
    expect(await changes(() => reportOf(payout))).toEqual({ clearing: -204, fees: 204, bank: 0 });
    expect((await listed()).onTheWayCents).toBe(5_796);
    payout.status = 'paid';
    expect(await changes(() => reportOf(payout))).toEqual({ clearing: -5_796, fees: 0, bank: 5_796 });
    payout.status = 'in_transit';
    expect(await changes(() => reportOf(payout))).toEqual(nothing);
    expect((await listed()).onTheWayCents).toBe(0);
  });

  it('that the bank refuses goes back to the provider; its fees stay', async () => {
    const payout = aPayout();
    await reportOf(payout);
    payout.status = 'failed';
    expect(await changes(() => reportOf(payout))).toEqual({ clearing: 5_796, fees: 0, bank: -5_796 });
    payout.status = 'paid';
    expect(await changes(() => reportOf(payout))).toEqual(nothing);
  });

  it('that fails before it was ever paid books only its fees', async () => {
    const payout = aPayout({ status: 'failed' });
    expect(await changes(() => reportOf(payout))).toEqual({ clearing: -204, fees: 204, bank: 0 });
  });

  it('gets its fees once Stripe has assigned its transactions', async () => {
    const payout = aPayout({ reconciliation_status: 'in_progress' });
    expect(await changes(() => reportOf(payout))).toEqual({ clearing: -5_796, fees: 0, bank: 5_796 });
    expect((await listed()).data.find(({ reference }) => reference === payout.id)?.feeCents).toBeNull();
    payout.reconciliation_status = 'completed';
    expect(await changes(() => reportOf(payout))).toEqual({ clearing: -204, fees: 204, bank: 0 });
  });

  it('contains refunds, disputes and fees that belong to no payment', async () => {
    const source = { payment_intent: intent };
    const rest = [
      { id: `txn_${newId()}`, type: 'refund', amount: -1_000, fee: 0, source },
      { id: `txn_${newId()}`, type: 'adjustment', amount: -6_000, fee: 1_500, source },
      { id: `txn_${newId()}`, type: 'stripe_fee', amount: -50, fee: 0, source: null },
    ];
    const payout = aPayout({ amount: -2_754 });
    payout.transactions = [...payout.transactions, ...rest];
    expect(await changes(() => reportOf(payout))).toEqual({ clearing: 1_000, fees: 1_754, bank: -2_754 });
    expect((await listed()).data.find(({ reference }) => reference === payout.id)).toMatchObject({
      ...{ paymentsCents: 6_000, otherCents: -7_000, feeCents: 1_754, paymentCount: 1 },
    });
  });

  it('of more payments than a statement has room for is booked, with the day on which it arrived after all', async () => {
    const payout = aPayout({ status: 'in_transit' });
    const fees = Array.from({ length: 9_500 }, () => ({ type: 'stripe_fee', amount: -1, fee: 0, source: null }));
    payout.transactions = fees.map((fee) => ({ ...fee, id: `txn_${newId()}` }));
    expect(await changes(() => reportOf(payout))).toMatchObject({ fees: 9_500 });
    Object.assign(payout, { status: 'paid', arrival_date: seconds('2027-01-15T00:00:00Z') });
    await reportOf(payout);
    expect((await listed()).data.find(({ reference }) => reference === payout.id)?.arrivesOn).toBe('2027-01-15');
  });

  it('in another currency, or that Stripe does not know, is not booked', async () => {
    const payout = aPayout({ currency: 'cad' });
    const work = async () => {
      await reportOf(payout);
      await reportOf({ ...payout, id: 'po_gone' });
    };
    expect(await changes(work)).toEqual(nothing);
  });

  it('that no report named is found by the job, and one that Stripe could not be asked about is booked later', async () => {
    const missed = aPayout();
    expect(await changes(() => bookDeposits({ ...api.deps, billing: api.deps.billing }, clock))).toEqual(whole);
    expect((await listed()).data.some(({ reference }) => reference === missed.id)).toBe(true);
    const late = aPayout();
    stripe.failure = 'down';
    await stripeReports(api, now)
      .report({ object: { object: 'payout', id: late.id } })
      .expect(200);
    stripe.failure = 'none';
    expect(await changes(() => followUpPayments({ ...api.deps, billing: api.deps.billing }, clock))).toEqual(whole);
  });
});

describe('a refund', () => {
  /** Pays too much, so that there is credit to pay back. */
  async function refund(failure: StripeServer['failure'] = 'none') {
    const { _id } = await pay(7_000);
    stripe.failure = failure;
    await as(api.app, opsToken)
      .post(`/api/ops/payments/${_id}/refunds`)
      .set('Idempotency-Key', newId())
      .send({ cents: 1_000, reason: 'Paid too much' })
      .expect(201);
    const [stored] = await api.db('payment_refunds').where({ payment_id: _id });
    return { id: stored?.id ?? '', object: [...stripe.intents.values()].at(-1) };
  }
  const stateOf = async (id: string) => (await api.db('payment_refunds').where({ id }).first('state'))?.state;
  const sentRefunds = () =>
    stripe.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds').length;
  const follow = () => followUpPayments({ ...api.deps, billing: api.deps.billing }, clock);

  it('that a bank carries out for days is made once, even after its key at Stripe has expired', async () => {
    stripe.refundStatus = 'pending';
    const before = sentRefunds();
    const { id } = await refund();
    await follow();
    stripe.expireKeys();
    await follow();
    expect([await stateOf(id), sentRefunds() - before]).toEqual(['unknown', 1]);
    for (const each of stripe.refunds.values()) each.status = 'succeeded';
    await follow();
    expect([await stateOf(id), sentRefunds() - before]).toEqual(['succeeded', 1]);
  });

  it('whose answer was lost is found by its own name', async () => {
    const before = stripe.refunds.size;
    const { id } = await refund('answerLost');
    stripe.failure = 'none';
    stripe.expireKeys();
    await follow();
    expect([await stateOf(id), stripe.refunds.size - before]).toEqual(['succeeded', 1]);
  });

  it('is followed by late reports of the payment, which stays paid; if the bank refuses it, the credit is back', async () => {
    const { id, object } = await refund();
    expect(await changes(() => reported({ object }))).toEqual(nothing);
    expect(await stateOf(id)).toBe('succeeded');
    for (const each of stripe.refunds.values()) each.status = 'failed';
    expect(await changes(() => reported({ object }))).toEqual({ clearing: 1_000, fees: 0, bank: 0 });
    expect(await changes(() => reported({ object }))).toEqual(nothing);
    expect(await stateOf(id)).toBe('failed');
  });
});
