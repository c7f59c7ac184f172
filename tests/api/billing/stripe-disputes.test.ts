import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { followUpPayments } from '#activities/invoices/follow-up-payments';
import { verifyLedger } from '#db/ledger/verify';
import type { AccountMessage } from '#domain/messages/account-messages';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { newId } from '#platform/ids';
import { createStripeBilling } from '#platform/stripe-billing';
import { aStripeServer, STRIPE_KEYS,type StripeServer } from '../../../lab/core/stripe-server';
import { as, problemOf, startTestApi, type TestApi, testSealer } from '../../support/api';
import { anInvoice } from '../../support/builders/invoices';
import { anAccessToken, anOrganization, aUser } from '../../support/builders/people';
import { stripeReports } from '../../support/stripe-reports';

let clock = new Date('2027-01-10T18:00:00.000Z');
const now = () => clock;
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

let organizationId: string;
let userId: string;
let invoiceId: string;
let accounting: ReturnType<typeof as>;
let ops: ReturnType<typeof as>;
beforeEach(async () => {
  clock = new Date('2027-01-10T18:00:00.000Z');
  Object.assign(stripe, { failure: 'none', refundStatus: 'succeeded', refusesRefunds: false });
  stripe.outcomes.clear();
  ({ id: organizationId } = await anOrganization(api.db));
  ({ id: userId } = await aUser(api.db, { organizationId, roles: ['business'], position: 'ACCOUNTING' }));
  accounting = as(api.app, await anAccessToken(api.db, userId, clock));
  ops = as(api.app, await anAccessToken(api.db, (await aUser(api.db)).id, clock));
  ({ id: invoiceId } = await anInvoice(api.db, { organizationId, cents: 8_000 }));
});

const sendPayment = (cents: number, source = 'ctoken_1', key = newId()) =>
  accounting
    .post(`/api/invoices/${invoiceId}/payments`)
    .set('Idempotency-Key', key)
    .send({ method: 'card', cents, source });
const pay = async (cents = 8_000, source = 'ctoken_1') =>
  (await sendPayment(cents, source).expect(201)).body as Payment;
function intentOf({ _id }: Payment) {
  const found = [...stripe.intents.values()].find(({ metadata }) => metadata['attemptId'] === _id);
  if (found === undefined) throw new Error('Stripe has no such payment');
  return found;
}
const disputed = (payment: Payment) =>
  stripeReports(api, now).reported({ object: { object: 'dispute', id: 'dp', payment_intent: intentOf(payment).id } });
async function lose(payment: Payment, cents?: number): Promise<void> {
  stripe.lose(intentOf(payment).id, cents);
  await disputed(payment);
}
async function win(payment: Payment): Promise<void> {
  stripe.win(intentOf(payment).id);
  await disputed(payment);
}
async function paymentOf({ _id }: Payment): Promise<Payment> {
  const { data } = (await accounting.get('/api/payments').expect(200)).body as { data: Payment[] };
  const found = data.find((each) => each._id === _id);
  if (found === undefined) throw new Error('The payment is not listed');
  return found;
}
const balance = async () =>
  ((await accounting.get(`/api/invoices/${invoiceId}`).expect(200)).body as { balanceCents: number }).balanceCents;
const transfer = (cents: number) =>
  ops
    .post(`/api/ops/invoices/${invoiceId}/transfers`)
    .send({ cents, receivedOn: '2027-01-09', reference: 'Check 7' })
    .expect(201);
const refund = (payment: Payment, cents: number, key = newId()) =>
  ops
    .post(`/api/ops/payments/${payment._id}/refunds`)
    .set('Idempotency-Key', key)
    .send({ cents, reason: 'Paid too much' });
const mails = async (template: string): Promise<number> =>
  (await api.db('messages').where({ template, recipient_id: userId })).length;

describe('a dispute', () => {
  it('that is lost and won later gives the money back, once', async () => {
    const payment = await pay();
    await lose(payment);
    expect([await balance(), (await paymentOf(payment)).state]).toEqual([8_000, 'returned']);
    await win(payment);
    await win(payment);
    expect(await paymentOf(payment)).toMatchObject({
      ...{ state: 'succeeded', failure: null, appliedCents: 8_000, returnedCents: 0 },
    });
    expect([await balance(), await mails('payment-received'), await mails('payment-failed')]).toEqual([0, 2, 1]);
    const returned = await api
      .db({ undoing: 'ledger_transactions' })
      .join({ returned: 'ledger_transactions' }, 'returned.id', 'undoing.reverses')
      .join({ arrival: 'ledger_transactions' }, 'arrival.id', 'returned.reverses')
      .where('arrival.key', `payment/${payment._id}`)
      .pluck('undoing.reason');
    expect(returned).toEqual(['The dispute was won']);
  });

  it('that is won after something else paid the invoice makes credit, and can be lost again', async () => {
    const payment = await pay();
    await lose(payment);
    await transfer(5_000);
    await win(payment);
    expect(await balance()).toBe(0);
    expect(await paymentOf(payment)).toMatchObject({ appliedCents: 3_000, creditedCents: 5_000 });
    await lose(payment);
    expect(await balance()).toBe(3_000);
    expect(await paymentOf(payment)).toMatchObject({ state: 'returned', appliedCents: 0, creditedCents: 0 });
    await win(payment);
    expect(await paymentOf(payment)).toMatchObject({ state: 'succeeded', appliedCents: 3_000, creditedCents: 5_000 });
  });

  it('of a part takes only this part, first from credit that was not refunded', async () => {
    const payment = await pay(10_000);
    await refund(payment, 500).expect(201);
    await lose(payment, 4_000);
    expect(await balance()).toBe(2_500);
    expect(await paymentOf(payment)).toMatchObject({
      ...{ state: 'succeeded', failure: 'notAuthorized', returnedCents: 4_000 },
      ...{ appliedCents: 5_500, creditedCents: 500, canRefundCents: 0 },
    });
    await win(payment);
    expect(await balance()).toBe(0);
    expect(await paymentOf(payment)).toMatchObject({ returnedCents: 0, appliedCents: 8_000, creditedCents: 2_000 });
  });

  it('is not given back by a report without a dispute that was won, or by one that was read before', async () => {
    const payment = await pay();
    await lose(payment);
    const charge = intentOf(payment).latest_charge;
    if (charge) charge.disputed = false;
    await disputed(payment);
    expect((await paymentOf(payment)).state).toBe('returned');
    if (charge) charge.disputed = true;
    clock = new Date('2027-01-10T17:59:00.000Z');
    await win(payment);
    expect((await paymentOf(payment)).state).toBe('returned');
  });

  it('of a payment of an invoice that is not open does not ask the carrier to pay it again', async () => {
    stripe.outcomes.set('ctoken_3ds', 'requires_action');
    const payment = await pay(8_000, 'ctoken_3ds');
    await transfer(8_000);
    stripe.change(intentOf(payment).id, 'succeeded');
    await disputed(payment);
    await lose(payment);
    const [mail, ...others] = await api.db('messages').where({ template: 'payment-failed', recipient_id: userId });
    const { params } = JSON.parse(testSealer.open(mail?.sealed ?? Buffer.alloc(0))) as AccountMessage;
    expect(others).toEqual([]);
    expect(params).toMatchObject({ number: null, isReturned: true });
    expect(await balance()).toBe(0);
  });
});

describe('a refund that Stripe refuses', () => {
  it('is reported to operations, also when it is repeated, and the credit is back', async () => {
    const payment = await pay(9_000);
    stripe.refusesRefunds = true;
    const key = newId();
    expect(problemOf(await refund(payment, 1_000, key).expect(409)).code).toBe('refund-refused');
    expect(problemOf(await refund(payment, 1_000, key).expect(409)).code).toBe('refund-refused');
    expect((await paymentOf(payment)).canRefundCents).toBe(1_000);
    stripe.refusesRefunds = false;
    await refund(payment, 1_000).expect(201);
    expect((await paymentOf(payment)).canRefundCents).toBe(0);
  });

  it('after its answer was lost is not asked for forever', async () => {
    const payment = await pay(9_000);
    stripe.failure = 'down';
    await refund(payment, 1_000).expect(201);
    Object.assign(stripe, { failure: 'none', refusesRefunds: true });
    await followUpPayments({ ...api.deps, billing: api.deps.billing }, clock);
    expect((await paymentOf(payment)).canRefundCents).toBe(1_000);
  });
});

describe('a payment at Stripe that is not what we asked for', () => {
  it.each([
    ['another amount', { amount: 80 }],
    ['another currency', { currency: 'cad' }],
  ])('of %s is not booked', async (_, changed) => {
    stripe.outcomes.set('ctoken_bank', 'processing');
    const payment = await pay(8_000, 'ctoken_bank');
    const intent = Object.assign(intentOf(payment), changed, { status: 'succeeded' });
    await stripeReports(api, now).report({ object: intent }).expect(200);
    await followUpPayments({ ...api.deps, billing: api.deps.billing }, new Date(clock.getTime() + 3_600_000));
    expect([await balance(), (await paymentOf(payment)).state]).toEqual([8_000, 'processing']);
  });

  it('but a copy of one with its metadata changes nothing', async () => {
    stripe.outcomes.set('ctoken_bank', 'processing');
    const payment = await pay(8_000, 'ctoken_bank');
    const copy = { ...intentOf(payment), id: `pi_copy_${newId()}`, status: 'succeeded' };
    (stripe.intents as Map<string, unknown>).set(copy.id, copy);
    await stripeReports(api, now).report({ object: copy }).expect(200);
    await followUpPayments({ ...api.deps, billing: api.deps.billing }, clock);
    expect((await paymentOf(payment)).state).toBe('processing');
    stripe.change(intentOf(payment).id, 'succeeded');
    await stripeReports(api, now).reported({ object: intentOf(payment) });
    expect(await balance()).toBe(0);
  });
});

it('is not sent again so late that it might not be found', async () => {
  stripe.failure = 'down';
  const key = newId();
  await sendPayment(8_000, 'ctoken_1', key).expect(201);
  stripe.failure = 'answerLost';
  clock = new Date('2027-01-10T18:40:00.000Z');
  accounting = as(api.app, await anAccessToken(api.db, userId, clock));
  const before = stripe.intents.size;
  await sendPayment(8_000, 'ctoken_1', key).expect(201);
  expect(stripe.intents.size).toBe(before);
});

it('cannot be written off while the payer confirms a payment', async () => {
  stripe.outcomes.set('ctoken_3ds', 'requires_action');
  await pay(8_000, 'ctoken_3ds');
  const response = await ops.post(`/api/ops/invoices/${invoiceId}/write-off`).send({ reason: 'Bankrupt' }).expect(409);
  expect(problemOf(response).code).toBe('write-off-too-early');
});

it('the books of all of this are correct', async () => {
  expect((await verifyLedger(api.db)).broken).toEqual([]);
});
