import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AgreementStateName } from '#domain/agreements/states';
import { problemOf } from '../../../support/api';
import { anAgreement } from '../../../support/builders/agreements';
import { dateIn, HiringApi } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
  await anAgreement(hiring.db, { organizationId: hiring.carrier.organizationId, state: 'active' });
});
afterAll(() => hiring.close());

const setState = (state: AgreementStateName) =>
  hiring
    .db('carrier_agreements')
    .where({ organization_id: hiring.carrier.organizationId })
    .update({ state, notice_by: 'carrier', ends_at: '2100-01-01T00:00:00.000Z' });

it('refuses to invite, to move to review and to hire, and lets everything else go on', async () => {
  const orderId = await hiring.anActiveOrder();
  const requested = hiring.flow(orderId, await hiring.aDriver());
  await requested.request().expect(201);
  const { driverJobRequestId } = await requested.card('requested');
  const interviewed = hiring.flow(orderId, await hiring.aDriver());
  const { jobRequestId } = await interviewed.toInterview();
  const fresh = hiring.flow(orderId, await hiring.aDriver());
  const { recruiter } = hiring.carrier;
  const attempts = () => [
    fresh.invite(),
    recruiter.patch(`/api/job-order/driver-job-request/approved/${String(driverJobRequestId)}`),
    recruiter.patch(`/api/job-request/approve/${String(jobRequestId)}`).send({ startDate: dateIn(3) }),
  ];
  await setState('lapsed');
  for (const attempt of attempts()) {
    expect(problemOf(await attempt.expect(409)).code).toBe('agreement-not-accepted');
  }
  await fresh.request().expect(201);
  await setState('noticeGiven');
  for (const attempt of attempts().slice(1)) expect((await attempt).status).toBe(200);
});

it('skips each candidate of a bulk action with the reason', async () => {
  await setState('active');
  const orderId = await hiring.anActiveOrder();
  await setState('lapsed');
  const driver = await hiring.aDriver();
  const body = { act: { kind: 'invite', orderId }, targets: { driverIds: [driver.id] } };
  const response = await hiring.carrier.recruiter.post('/api/candidates/bulk/preview').send(body);
  expect(JSON.stringify(response.body)).toContain('agreement-not-accepted');
});
