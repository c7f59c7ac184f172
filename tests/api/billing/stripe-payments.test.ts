import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { followUpPayments } from '#activities/invoices/follow-up-payments';
import { voidInvoice } from '#db/invoices/void-invoice';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { newId } from '#platform/ids';
import { createLogger } from '#platform/logger';
import { createStripeBilling, STRIPE_API_VERSION } from '#platform/stripe-billing';
import { aStripeServer, signedEvent, STRIPE_KEYS,type StripeServer } from '../../../lab/core/stripe-server';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anInvoice } from '../../support/builders/invoices';
import { anAccessToken, anOrganization, aUser } from '../../support/builders/people';
import { STRIPE_WEBHOOK, type StripeReport, stripeReports } from '../../support/stripe-reports';

let clock = new Date('2027-01-10T18:00:00.000Z');
const now = () => clock;

const logged: string[] = [];
let stripe: StripeServer;
let api: TestApi;
beforeAll(async () => {
  stripe = await aStripeServer(now);
  api = await startTestApi({
    now,
    billing: createStripeBilling({ ...STRIPE_KEYS, now, apiUrl: stripe.url }),
    log: createLogger({ level: 'warn', name: 'test', destination: { write: (line) => void logged.push(line) } }),
  });
});
afterAll(async () => {
  await api.close();
  await stripe.close();
});

let userId: string;
let organizationId: string;
let invoiceId: string;
let token: string;
beforeEach(async () => {
  clock = new Date('2027-01-10T18:00:00.000Z');
  logged.length = 0;
  Object.assign(stripe, { failure: 'none', beforeAnswer: () => Promise.resolve() });
  stripe.outcomes.clear();
  ({ id: organizationId } = await anOrganization(api.db));
  const staff = { organizationId, roles: ['business' as const], position: 'ACCOUNTING' as const };
  ({ id: userId } = await aUser(api.db, staff));
  await moveTo(clock);
  ({ id: invoiceId } = await anInvoice(api.db, { organizationId, cents: 8_000 }));
});

/** Moves the clock; a sign-in of before may have expired. */
async function moveTo(at: Date): Promise<void> {
  clock = at;
  token = await anAccessToken(api.db, userId, at);
}

const sendPayment = (cents = 8_000, source = 'ctoken_1', key = newId()) =>
  as(api.app, token)
    .post(`/api/invoices/${invoiceId}/payments`)
    .set('Idempotency-Key', key)
    .send({ method: 'card', cents, source });

async function pay(source = 'ctoken_1', key = newId()): Promise<Payment> {
  const response = await sendPayment(8_000, source, key).expect(201);
  return response.body as Payment;
}

async function balance(id = invoiceId): Promise<number> {
  const response = await as(api.app, token).get(`/api/invoices/${id}`).expect(200);
  return (response.body as { balanceCents: number }).balanceCents;
}

async function paymentOf(id: string): Promise<Payment> {
  const response = await as(api.app, token).get('/api/payments').expect(200);
  const found = (response.body as { data: Payment[] }).data.find((payment) => payment._id === id);
  if (found === undefined) throw new Error('The payment is not listed');
  return found;
}

const report = (sent: StripeReport) => stripeReports(api, now).report(sent);
const reported = (sent: StripeReport) => stripeReports(api, now).reported(sent);

function intentOf(payment: Payment) {
  const found = [...stripe.intents.values()].find(({ metadata }) => metadata['attemptId'] === payment._id);
  if (found === undefined) throw new Error('Stripe has no such payment');
  return found;
}

const follow = () => followUpPayments({ ...api.deps, billing: api.deps.billing }, clock);

const receipts = async (template = 'payment-received') =>
  (
    await api
      .db('messages')
      .join('users', 'users.id', 'messages.recipient_id')
      .where({ template, organization_id: organizationId })
  ).length;

describe('a payment through Stripe', () => {
  it('names the attempt, the key and the version of the API, and pays the invoice', async () => {
    const payment = await pay();
    expect(payment).toMatchObject({ state: 'succeeded', appliedCents: 8_000, brand: 'visa', last4: '4242' });
    expect(stripe.requests.at(-1)).toMatchObject({
      version: STRIPE_API_VERSION,
      idempotencyKey: `payment/${payment._id}`,
      form: {
        amount: '8000',
        currency: 'usd',
        confirm: 'true',
        confirmation_token: 'ctoken_1',
        'allowed_payment_method_types[0]': 'card',
        'metadata[attemptId]': payment._id,
      },
    });
    expect(await balance()).toBe(0);
    expect(await receipts()).toBe(1);
    expect(problemOf(await sendPayment().expect(409)).code).toBe('invoice-not-open');
  });

  it('is neither paid nor failed while it is processing, and then succeeds and is returned', async () => {
    stripe.outcomes.set('ctoken_bank', 'processing');
    const payment = await pay('ctoken_bank');
    expect(payment.state).toBe('processing');
    expect([await balance(), await receipts()]).toEqual([8_000, 0]);
    expect(problemOf(await sendPayment().expect(409)).code).toBe('payment-in-progress');
    const intent = intentOf(payment);
    stripe.change(intent.id, 'succeeded');
    await reported({ object: intent });
    expect([await balance(), await receipts()]).toEqual([0, 1]);
    stripe.lose(intent.id);
    await reported({ object: { object: 'dispute', id: 'dp_1', payment_intent: intent.id } });
    expect(await balance()).toBe(8_000);
    expect(await paymentOf(payment._id)).toMatchObject({ state: 'returned', appliedCents: 0 });
    expect(await receipts('payment-failed')).toBe(1);
  });

  it('that the bank declines has failed with the reason, and another card pays', async () => {
    stripe.outcomes.set('ctoken_poor', 'declined:insufficient_funds');
    expect(await pay('ctoken_poor')).toMatchObject({ state: 'failed', failure: 'insufficientFunds', last4: '4242' });
    expect(await balance()).toBe(8_000);
    expect((await pay()).state).toBe('succeeded');
  });

  it('by bank transfer is confirmed by signing in to the bank, never by small deposits', async () => {
    const body = { method: 'bankTransfer', cents: 8_000, source: 'ctoken_1' };
    await as(api.app, token)
      .post(`/api/invoices/${invoiceId}/payments`)
      .set('Idempotency-Key', newId())
      .send(body)
      .expect(201);
    expect(stripe.requests.at(-1)?.form).toMatchObject({
      'allowed_payment_method_types[0]': 'us_bank_account',
      'payment_method_options[us_bank_account][verification_method]': 'instant',
    });
  });

  it('returns the secret with which the payer confirms it', async () => {
    stripe.outcomes.set('ctoken_3ds', 'requires_action');
    const payment = await pay('ctoken_3ds');
    expect(payment).toMatchObject({ state: 'actionNeeded', clientSecret: intentOf(payment).client_secret });
    expect((await paymentOf(payment._id)).clientSecret).toBeNull();
  });

  it('is asked about by the payer who comes back: still to confirm, then paid once', async () => {
    stripe.outcomes.set('ctoken_3ds', 'requires_action');
    const key = newId();
    const payment = await pay('ctoken_3ds', key);
    const check = async () => {
      const response = await as(api.app, token).post(`/api/payments/${payment._id}/check`).expect(200);
      return response.body as Payment;
    };
    const secret = intentOf(payment).client_secret;
    expect(await check()).toMatchObject({ state: 'actionNeeded', clientSecret: secret });
    expect(await pay('ctoken_3ds', key)).toMatchObject({ _id: payment._id, clientSecret: secret });
    stripe.change(intentOf(payment).id, 'succeeded');
    const answers = await Promise.all([check(), check(), reported({ object: intentOf(payment) })]);
    expect(answers[0]).toMatchObject({ state: 'succeeded', clientSecret: null });
    expect([await balance(), await receipts()]).toEqual([0, 1]);
  });

  it('is shown as it is known while Stripe cannot be asked, and to no other carrier', async () => {
    stripe.outcomes.set('ctoken_3ds', 'requires_action');
    const payment = await pay('ctoken_3ds');
    const path = `/api/payments/${payment._id}/check`;
    stripe.failure = 'down';
    const response = await as(api.app, token).post(path).expect(200);
    expect(response.body).toMatchObject({ state: 'actionNeeded', clientSecret: null });
    const lines = logged.filter((line) => line.includes('payment provider did not answer'));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { err: { type: 'ProviderUnreachableError', cause: { type: expect.any(String), message: expect.any(String) } } },
    ]);
    expect(lines.join('')).not.toContain('ctoken_3ds');
    const other = await anOrganization(api.db);
    const stranger = await aUser(api.db, { organizationId: other.id, roles: ['business'], position: 'ACCOUNTING' });
    await as(api.app, await anAccessToken(api.db, stranger.id, clock))
      .post(path)
      .expect(404);
  });

  it('stays unknown while Stripe is down, allows no second attempt, and is resolved by asking', async () => {
    stripe.failure = 'answerLost';
    const payment = await pay();
    expect(payment.state).toBe('unknown');
    expect(problemOf(await sendPayment().expect(409)).code).toBe('payment-unresolved');
    stripe.failure = 'down';
    await moveTo(new Date('2027-01-10T18:40:00.000Z'));
    await follow();
    expect((await paymentOf(payment._id)).state).toBe('unknown');
    stripe.failure = 'none';
    await moveTo(new Date('2027-01-10T19:10:00.000Z'));
    await follow();
    expect((await paymentOf(payment._id)).state).toBe('succeeded');
    expect(await balance()).toBe(0);
    expect([...stripe.intents.values()].filter(({ metadata }) => metadata['attemptId'] === payment._id)).toHaveLength(
      1,
    );
  });

  it('that never reached Stripe has failed after an hour', async () => {
    stripe.failure = 'down';
    const payment = await pay();
    stripe.failure = 'none';
    await moveTo(new Date('2027-01-10T19:10:00.000Z'));
    await follow();
    expect((await paymentOf(payment._id)).state).toBe('failed');
    expect(await balance()).toBe(8_000);
  });

  it('that failed and succeeds later is credit of the carrier if another one has paid, and can be refunded', async () => {
    stripe.outcomes.set('ctoken_poor', 'declined:insufficient_funds');
    const [failed, paid] = [await pay('ctoken_poor'), await pay()];
    expect([failed.state, paid.state, await balance()]).toEqual(['failed', 'succeeded', 0]);
    const intent = intentOf(failed);
    stripe.change(intent.id, 'succeeded');
    await reported({ object: intent });
    const late = { state: 'succeeded', appliedCents: 0, creditedCents: 8_000, canRefundCents: 8_000 };
    expect(await paymentOf(failed._id)).toMatchObject(late);
    expect(await balance()).toBe(0);
  });

  it('in two tabs is one payment; the second learns that one is under way', async () => {
    stripe.outcomes.set('ctoken_bank', 'processing');
    const sent = await Promise.all([sendPayment(8_000, 'ctoken_bank'), sendPayment(8_000, 'ctoken_bank')]);
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    const refused = sent.filter(({ status }) => status === 409).map((answer) => problemOf(answer).code);
    expect(['payment-in-progress', 'payment-unresolved']).toEqual(expect.arrayContaining(refused));
  });

  it('sent again under its key is one payment', async () => {
    const key = newId();
    stripe.failure = 'answerLost';
    await pay('ctoken_1', key);
    stripe.failure = 'none';
    const payment = await pay('ctoken_1', key);
    expect(payment.state).toBe('succeeded');
    expect((await api.db('payments').where({ organization_id: organizationId })).length).toBe(1);
    expect([...stripe.intents.values()].filter(({ metadata }) => metadata['attemptId'] === payment._id)).toHaveLength(
      1,
    );
  });
});

describe('a report of Stripe', () => {
  it('that comes before the answer to the call makes one payment', async () => {
    stripe.beforeAnswer = async () => {
      stripe.beforeAnswer = () => Promise.resolve();
      await reported({ object: [...stripe.intents.values()].at(-1) });
    };
    await pay();
    expect([await balance(), await receipts()]).toEqual([0, 1]);
  });

  it('that comes twice, in parallel, at two processes, and under two ids, is one payment', async () => {
    stripe.outcomes.set('ctoken_bank', 'processing');
    const payment = await pay('ctoken_bank');
    const intent = intentOf(payment);
    stripe.change(intent.id, 'succeeded');
    const id = newId();
    const charge = { object: 'charge', id: 'ch_1', payment_intent: intent.id };
    const other = api.another();
    await Promise.all([
      reported({ id, object: intent }),
      reported({ id, object: intent, app: other }),
      reported({ object: charge, app: other }),
    ]);
    await reported({ id, object: intent });
    expect([await balance(), await receipts()]).toEqual([0, 1]);
    const entries = await api.db('ledger_transactions').where({ key: `payment/${payment._id}` });
    expect(entries).toHaveLength(1);
  });

  it('that comes late changes nothing back', async () => {
    const payment = await pay();
    const intent = intentOf(payment);
    stripe.change(intent.id, 'processing');
    await reported({ object: intent });
    expect((await paymentOf(payment._id)).state).toBe('succeeded');
  });

  it('of a voided invoice becomes credit, and operations are notified', async () => {
    const ops = await aUser(api.db);
    stripe.outcomes.set('ctoken_3ds', 'requires_action');
    const payment = await pay('ctoken_3ds');
    const voiding = { invoiceId, actorId: ops.id, reason: 'Issued twice', now: clock.toISOString() };
    await api.db.transaction((trx) => voidInvoice(trx, voiding));
    const intent = intentOf(payment);
    stripe.change(intent.id, 'succeeded');
    await reported({ object: intent });
    expect(await paymentOf(payment._id)).toMatchObject({ appliedCents: 0, creditedCents: 8_000 });
    const notices = await api.db('messages').where({ template: 'payment-credited', recipient_id: ops.id });
    expect(notices).toHaveLength(1);
  });

  it('of a payment that is not known here is kept, and processed once it is', async () => {
    const payment = await pay();
    const id = newId();
    const known = { provider: 'stripe', provider_payment_id: intentOf(payment).id };
    const unknown = 'pi_not_known';
    await report({ id, object: { object: 'charge', id: 'ch_2', payment_intent: unknown } }).expect(200);
    const isOpen = async () => (await api.db('provider_events').where({ id }).whereNull('processed_at')).length === 1;
    await follow();
    expect(await isOpen()).toBe(true);
    await api.db('provider_events').where({ id }).update({ payment_ref: known.provider_payment_id });
    await follow();
    expect(await isOpen()).toBe(false);
    expect([await balance(), await receipts()]).toEqual([0, 1]);
  });

  it('is processed later if Stripe cannot be asked', async () => {
    stripe.outcomes.set('ctoken_bank', 'processing');
    const payment = await pay('ctoken_bank');
    const intent = intentOf(payment);
    stripe.change(intent.id, 'succeeded');
    stripe.failure = 'down';
    await report({ object: intent }).expect(200);
    stripe.failure = 'none';
    await follow();
    expect(await balance()).toBe(0);
  });

  it.each([
    ['6 minutes old', { signedAt: new Date('2027-01-10T17:54:00.000Z') }],
    ['of the live mode', { livemode: true }],
  ])('that is %s is refused', async (_, sent) => {
    const response = await report({ object: { object: 'payment_intent', id: 'pi_x' }, ...sent }).expect(400);
    expect(problemOf(response).code).toBe('webhook-not-valid');
  });

  it('that is forged, unsigned or for another provider is refused', async () => {
    const { signature } = signedEvent({ secret: 'whsec_other', at: clock }, { id: 'e', type: 't', object: {} });
    const send = (path: string) => request(api.app).post(path).set('Content-Type', 'application/json');
    await send(STRIPE_WEBHOOK).set('Stripe-Signature', signature).send('{"id":"e"}').expect(400);
    await send(STRIPE_WEBHOOK).send('{"id":"e"}').expect(400);
    await send('/api/payments/webhook/other').send('{"id":"e"}').expect(404);
    const stored = await api.db('provider_events').where({ id: 'e' });
    expect(stored).toEqual([]);
  });
});
