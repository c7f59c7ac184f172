import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { CardFundingToken, PaymentCardState } from '#domain/payments/schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { aDriver } from '../../../support/hiring/hiring-world';

const START = Date.parse('2026-11-21T12:00:00.000Z');
const number = '4000 0566 5566 5556';
const card = { number, expiry: '12/29', cvc: '987' };

let api: TestApi;
let now = START;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(now) });
});
afterAll(() => api.close());
beforeEach(() => {
  now = START;
});

async function aSignedInDriver() {
  const id = await aDriver(api.db);
  const me = as(api.app, await anAccessToken(api.db, id, new Date(START)));
  const leave = async () => {
    const response = await me.post('/api/payment/generateCardFundingSourceToken').expect(200);
    return CardFundingToken.parse(response.body);
  };
  return { id, ...me, leave };
}

const requestToken = (leave: CardFundingToken, entry: object = card) =>
  request(api.app).post(leave.url).set('Authorization', `Bearer ${leave.token}`).send(entry);

async function sourceOf(leave: CardFundingToken, entry: object = card): Promise<string> {
  const response = await requestToken(leave, entry).expect(201);
  return (response.body as { source: string }).source;
}

describe("a driver's debit card", () => {
  it('is sent to the provider; only its token, brand, last digits and expiration are stored', async () => {
    const driver = await aSignedInDriver();
    const source = await sourceOf(await driver.leave());

    const saved = PaymentCardState.parse((await driver.put('/api/payment/card').send({ source }).expect(200)).body);

    expect(saved).toMatchObject({
      isOpen: true,
      isSandbox: true,
      card: { brand: 'visa', last4: '5556', expMonth: 12, expYear: 2029, isExpired: false },
    });
    expect((await driver.get('/api/payment/card').expect(200)).body).toEqual(saved);
    const row: unknown = await api.db('payment_cards').where({ driver_id: driver.id }).first();
    expect(JSON.stringify(row)).not.toContain(number.replaceAll(' ', ''));
  });

  it('is replaced by another one, and deleted on request, also twice', async () => {
    const driver = await aSignedInDriver();
    const first = await sourceOf(await driver.leave());
    await driver.put('/api/payment/card').send({ source: first }).expect(200);

    const other = await sourceOf(await driver.leave(), { ...card, number: '5555 5555 5555 4444' });
    const replaced = await driver.put('/api/payment/card').send({ source: other }).expect(200);
    const removed = await driver.delete('/api/payment/card').expect(200);
    const again = await driver.delete('/api/payment/card').expect(200);

    expect(replaced.body).toMatchObject({ card: { brand: 'mastercard', last4: '4444' } });
    expect([removed.body, again.body]).toMatchObject([{ card: null }, { card: null }]);
    expect(await api.db('payment_cards').where({ driver_id: driver.id })).toEqual([]);
  });

  it('is saved once when retried with one key', async () => {
    const driver = await aSignedInDriver();
    const source = await sourceOf(await driver.leave());
    const key = newId();
    const save = () => driver.put('/api/payment/card').set('Idempotency-Key', key).send({ source }).expect(200);

    const [first, second] = [await save(), await save()];

    expect(second.body).toEqual(first.body);
  });

  it('shows that it has expired', async () => {
    const driver = await aSignedInDriver();
    const source = await sourceOf(await driver.leave(), { ...card, expiry: '11/26' });
    await driver.put('/api/payment/card').send({ source }).expect(200);
    await api.db('payment_cards').where({ driver_id: driver.id }).update({ exp_month: 10 });

    expect((await driver.get('/api/payment/card').expect(200)).body).toMatchObject({ card: { isExpired: true } });
  });

  it('is refused with all errors together', async () => {
    const wrong = await requestToken(await (await aSignedInDriver()).leave(), {
      number: '1',
      expiry: '01/20',
      cvc: '',
    });

    expect([wrong.status, problemOf(wrong).errors?.map(({ pointer, code }) => `${pointer} ${code}`)]).toEqual([
      400,
      ['/number card-number-not-valid', '/expiry card-expired', '/cvc card-code-not-valid'],
    ]);
    expect(JSON.stringify(wrong.body)).not.toContain('01/20');
  });

  it('can be declined, and must not be a credit card', async () => {
    const driver = await aSignedInDriver();
    const declined = await requestToken(await driver.leave(), { ...card, number: '4000 0000 0000 0002' });
    const credit = await sourceOf(await driver.leave(), { number: '3782 822463 10005', expiry: '12/29', cvc: '1234' });

    const refused = await driver.put('/api/payment/card').send({ source: credit });

    expect([declined.status, problemOf(declined).code]).toEqual([409, 'card-declined']);
    expect([refused.status, problemOf(refused).code]).toEqual([409, 'card-not-debit']);
  });

  it('cannot be used by another account, and its token expires', async () => {
    const [driver, stranger] = [await aSignedInDriver(), await aSignedInDriver()];
    const source = await sourceOf(await driver.leave());
    const late = await driver.leave();

    const stolen = await stranger.put('/api/payment/card').send({ source });
    now += 11 * 60_000;
    const tooLate = await driver.put('/api/payment/card').send({ source });
    const lateCard = await requestToken(late);
    const forged = await requestToken({ ...late, token: 'forged' });

    expect([stolen, tooLate, lateCard, forged].map((response) => problemOf(response).code)).toEqual(
      Array(4).fill('card-token-expired'),
    );
    await driver.put('/api/payment/card').send({}).expect(400);
  });

  it('cannot be added without a provider, and the sandbox is not available either', async () => {
    const { id } = await aSignedInDriver();
    const app = api.another({ payments: undefined });
    const driver = as(app, await anAccessToken(api.db, id, new Date(START)));

    const state = await driver.get('/api/payment/card').expect(200);
    const closed = await driver.post('/api/payment/generateCardFundingSourceToken');

    expect(state.body).toEqual({ isOpen: false, isSandbox: false, card: null });
    expect([closed.status, problemOf(closed).code]).toEqual([409, 'payments-closed']);
    await request(app).post('/api/sandbox-payments/cards').send(card).expect(404);
  });
});
