import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import request from 'supertest';
import { payDrivers } from '#activities/payouts/pay-drivers';
import { DriverMe } from '#domain/drivers/schema';
import { CardFundingToken } from '#domain/payments/schema';
import { PayoutDetails, PayoutList } from '#domain/payouts/schema';
import { newId } from '#platform/ids';
import { as, startTestApi, type TestApi } from '../../../support/api';
import { aPaidWorkday, aPayLine } from '../../../support/builders/payouts';
import { anAccessToken } from '../../../support/builders/people';
import { aDriver, aHiringWorld } from '../../../support/hiring/hiring-world';

const NOW = new Date('2027-01-12T12:00:00.000Z');

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => NOW });
});
afterAll(() => api.close());

async function aDriverAtWork() {
  const assignment = { ...(await aHiringWorld(api.db)), assignmentId: newId() };
  return { assignment, ...as(api.app, await anAccessToken(api.db, assignment.driverId, NOW)) };
}
let driver: Awaited<ReturnType<typeof aDriverAtWork>>;
beforeEach(async () => {
  driver = await aDriverAtWork();
});

const run = () => payDrivers(api.deps, NOW);
const read = async (): Promise<PayoutList> =>
  PayoutList.parse((await driver.get('/api/payment/payouts').expect(200)).body);
const task = async () => DriverMe.parse((await driver.get('/api/driver/me').expect(200)).body).hoursTask;
async function saveCard(number: string) {
  const token = CardFundingToken.parse(
    (await driver.post('/api/payment/generateCardFundingSourceToken').expect(200)).body,
  );
  const card = { number, expiry: '12/29', cvc: '987' };
  const sent = await request(api.app).post(token.url).set('Authorization', `Bearer ${token.token}`).send(card);
  const { source } = sent.body as { source: string };
  await driver.put('/api/payment/card').send({ source }).expect(200);
}

it('waits for a card and says so; a refused card is replaced and paid', async () => {
  await aPaidWorkday(api.db, { ...driver.assignment, day: '2027-01-04' });
  await run();
  expect(await read()).toMatchObject({
    data: [{ weekStartsOn: '2027-01-04', weekEndsOn: '2027-01-10', cents: 20_000, state: 'queued', needsCard: true }],
    ...{ count: 1, openCents: 20_000, paidThisYearCents: 0, isOpen: true },
  });
  expect(await task()).toEqual({ task: 'card', day: null });

  await saveCard('4000 0000 0000 0341');
  expect(await read()).toMatchObject({ data: [{ state: 'queued', needsCard: false }] });
  expect(await task()).toBeNull();
  await run();
  expect(await read()).toMatchObject({
    data: [{ state: 'failed', needsCard: true, failure: 'cardRefused', card: { last4: '0341' } }],
    openCents: 20_000,
  });
  expect(await task()).toEqual({ task: 'card', day: null });

  await saveCard('4000 0566 5566 5556');
  await run();
  expect(await read()).toMatchObject({
    data: [{ state: 'paid', needsCard: false, failure: null, card: { brand: 'visa', last4: '5556' } }],
    ...{ openCents: 0, paidThisYearCents: 20_000 },
  });
});

it('has the lines of each day, without what the carrier is billed, and a statement', async () => {
  const lines = [
    aPayLine('2027-01-04'),
    aPayLine('2027-01-04', { kind: 'perDiem', unit: 'nights', quantity: 1, payCents: 2_500 }),
  ];
  await aPaidWorkday(api.db, { ...driver.assignment, day: '2027-01-04', lines, payCents: 23_000 });
  await run();
  const [payout] = (await read()).data;

  const response = await driver.get(`/api/payment/payouts/${payout?._id ?? ''}`).expect(200);
  const details = PayoutDetails.parse(response.body);
  const statement = await driver.get(`/api/payment/payouts/${payout?._id ?? ''}/statement`).expect(200);

  expect(details.days).toMatchObject([
    {
      ...{ day: '2027-01-04', minutes: 480, cents: 23_000, differenceCents: 500 },
      lines: [
        { kind: 'straight', payCents: 20_000, billCents: null },
        { kind: 'perDiem', payCents: 2_500, billCents: null },
      ],
    },
  ]);
  expect(JSON.stringify(response.body)).not.toContain('basisPoints');
  expect(statement.headers['content-type']).toBe('application/pdf');
  expect(String(statement.headers['content-disposition'])).toContain('statement-2027-01-04.pdf');
  expect((statement.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
});

it('is not found by another driver', async () => {
  await aPaidWorkday(api.db, { ...driver.assignment, day: '2027-01-04' });
  await run();
  const [payout] = (await read()).data;
  const stranger = as(api.app, await anAccessToken(api.db, await aDriver(api.db), NOW));

  await stranger.get(`/api/payment/payouts/${payout?._id ?? ''}`).expect(404);
  await stranger.get(`/api/payment/payouts/${payout?._id ?? ''}/statement`).expect(404);
  expect((await stranger.get('/api/payment/payouts').expect(200)).body).toMatchObject({ data: [], count: 0 });
});
