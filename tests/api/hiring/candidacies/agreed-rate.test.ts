import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AgreedRates } from '#domain/agreed-rates/schema';
import { newId } from '#platform/ids';
import { problemOf } from '../../../support/api';
import { anAgreement } from '../../../support/builders/agreements';
import { eventually } from '../../../support/eventually';
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
  expect((await flow.card('hired')).agreedRate).toEqual({ unit: 'hour', mills: 23_500 });
  const other = await flow.answers('accept-start', { rateMills: 21_000 });
  expect(other.status).toBe(409);
  expect(problemOf(other).code).toBe('rate-changed');
  await expectOk(flow.answers('accept-start', { rateMills: 23_500 }));

  const raise = { rate: 24.25, startsOn: dateIn(1), reason: 'Agreed by phone' };
  await hiring.carrier.hr.post(`/api/timesheet/${card.candidacyId}/rates`).send(raise).expect(200);
  expect((await flow.card('hired')).agreedRate).toEqual({ unit: 'hour', mills: 24_250 });
  expect((await flow.application()).agreedRate).toEqual({ unit: 'hour', mills: 24_250 });
});

describe('a hire with a rate', () => {
  const hired = async () => {
    const flow = hiring.flow(await hiring.anActiveOrder({ rate: { from: 21, to: 25 } }), await hiring.aDriver());
    const { jobRequestId, candidacyId } = await flow.toInterview();
    const path = `/api/job-request/approve/${String(jobRequestId)}`;
    const rates = () => hiring.db('agreed_rates').where({ assignment_id: candidacyId }).pluck('mills');
    return { flow, path, rates };
  };

  it('has it although the API stopped after the command', async () => {
    const { flow, path, rates } = await hired();
    const stopped = await hiring.stopsBeforeProjections(hiring.carrier.ids.recruiter);
    const key = newId();
    const body = { startDate: dateIn(3), rate: 23.5 };

    await stopped.patch(path).set('Idempotency-Key', key).send(body).expect(500);

    await eventually(async () => expect(await rates()).toEqual([23_500]));
    expect((await flow.application()).agreedRate).toEqual({ unit: 'hour', mills: 23_500 });
    await hiring.carrier.recruiter.patch(path).set('Idempotency-Key', key).send(body).expect(200);
    expect(await rates()).toEqual([23_500]);
  });

  it('of two at the same time leaves the rate of the accepted one', async () => {
    const { path, rates } = await hired();
    const { recruiter, hr } = hiring.carrier;
    const hire = (caller: typeof recruiter, rate: number) => caller.patch(path).send({ startDate: dateIn(3), rate });

    const answers = await Promise.all([hire(recruiter, 22), hire(hr, 24)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await rates()).toEqual([answers[0].status === 200 ? 22_000 : 24_000]);
  });

  it('that was refused leaves none, and the next one has its own', async () => {
    const { path, rates } = await hired();
    const hire = (rate: number) => hiring.carrier.recruiter.patch(path).send({ startDate: dateIn(3), rate });
    const { organizationId } = hiring.carrier;
    await anAgreement(hiring.db, { organizationId, state: 'lapsed' });
    expect(problemOf(await hire(22).expect(409)).code).toBe('agreement-not-accepted');
    expect(await rates()).toEqual([]);
    await hiring.db('carrier_agreements').where({ organization_id: organizationId }).update({ state: 'active' });

    await hire(24).expect(200);

    expect(await rates()).toEqual([24_000]);
  });
});
