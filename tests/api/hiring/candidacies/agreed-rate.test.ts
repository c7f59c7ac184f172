import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AgreedRates } from '#domain/agreed-rates/schema';
import { problemOf } from '../../../support/api';
import { dateIn, expectOk, HiringApi } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

it('a hire agrees on a rate, which the driver sees and accepts', async () => {
  const orderId = await hiring.anActiveOrder({ rate: { from: 21, to: 25 } });
  const flow = hiring.flow(orderId, await hiring.aDriver());
  const card = await flow.toInterview();
  const { recruiter } = hiring.carrier;
  const hire = (rate: number) =>
    recruiter.patch(`/api/job-request/approve/${String(card.jobRequestId)}`).send({ startDate: dateIn(3), rate });
  const rates = async () =>
    AgreedRates.parse((await recruiter.get(`/api/timesheet/${card.candidacyId}/rates`).expect(200)).body);

  expect(problemOf(await hire(20).expect(400)).code).toBe('rate-below-order');
  expect(await rates()).toMatchObject({ isOpen: true, rates: [] });
  await hire(23.5).expect(200);

  expect(await rates()).toMatchObject({
    isOpen: false,
    current: { unit: 'hour', mills: 23_500 },
    rates: [{ reason: null }],
  });
  expect((await flow.application()).agreedRate).toEqual({ unit: 'hour', mills: 23_500 });
  // The order's own range, $21 to $25, would contradict it.
  const { weeklyPay } = await flow.application();
  expect(weeklyPay?.from).toBe(weeklyPay?.to);
  const other = await flow.answers('accept-start', { rateMills: 21_000 });
  expect(other.status).toBe(409);
  expect(problemOf(other).code).toBe('rate-changed');
  await expectOk(flow.answers('accept-start', { rateMills: 23_500 }));
});
