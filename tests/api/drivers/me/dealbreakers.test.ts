import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HiringApi } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

const QUESTION = 'Can you work Saturdays?';
const yes = [{ question: QUESTION, answer: true }];
const no = [{ question: QUESTION, answer: false }];

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const aFlow = async () =>
  hiring.flow(await hiring.anActiveOrder({ dealbreakerQuestions: [{ question: QUESTION }] }), await hiring.aDriver());

describe('dealbreaker questions', () => {
  it('must be answered with yes before a driver applies, and the carrier sees the answer', async () => {
    const flow = await aFlow();
    const { driver, orderId } = flow;
    const apply = (dealbreakerAnswers: object) =>
      driver.post('/api/job-order/driver-job-request').send({ jobOrderId: orderId, dealbreakerAnswers });

    const unanswered = await driver.post('/api/job-order/driver-job-request').send({ jobOrderId: orderId }).expect(409);
    expect(unanswered.body).toMatchObject({ code: 'dealbreaker-not-answered' });
    const refused = await apply(no).expect(409);
    expect(refused.body).toMatchObject({ code: 'dealbreaker-not-met', params: { question: QUESTION } });
    expect((await driver.get('/api/driver/candidacies').expect(200)).body).toEqual({ data: [] });

    await apply(yes).expect(201);

    expect(await flow.card('requested')).toMatchObject({
      metDealbreakers: [{ question: QUESTION, answeredAt: expect.any(String) }],
    });
  });

  it('must be answered with yes before a driver accepts an invitation', async () => {
    const flow = await aFlow();
    await flow.invite().expect(201);
    expect(await flow.application()).toMatchObject({ dealbreakers: [QUESTION] });

    expect((await flow.answers('accept-invite')).body).toMatchObject({ code: 'dealbreaker-not-answered' });
    expect((await flow.answers('accept-invite', { dealbreakerAnswers: no })).body).toMatchObject({
      code: 'dealbreaker-not-met',
    });
    expect(await flow.application()).toMatchObject({ state: 'invited' });
    expect((await flow.answers('accept-invite', { dealbreakerAnswers: yes })).status).toBe(200);

    expect(await flow.card('review')).toMatchObject({ metDealbreakers: [{ question: QUESTION }] });
  });

  it('are not shown to the carrier as answered once it asks another one', async () => {
    const flow = await aFlow();
    await flow.driver
      .post('/api/job-order/driver-job-request')
      .send({ jobOrderId: flow.orderId, dealbreakerAnswers: yes })
      .expect(201);
    await hiring.carrier.recruiter
      .patch(`/api/order/fleet/${flow.orderId}`)
      .send({ dealbreakerQuestions: [{ question: 'Can you work Sundays?' }] })
      .expect(200);

    expect(await flow.card('requested')).toMatchObject({ metDealbreakers: [] });
  });

  it("are of no use to answer in another driver's name", async () => {
    const flow = await aFlow();
    await flow.invite().expect(201);
    const { candidacyId, round } = await flow.application();
    const stranger = await hiring.aDriver();

    await stranger
      .post(`/api/driver/candidacies/${candidacyId}/accept-invite`)
      .send({ round, dealbreakerAnswers: yes })
      .expect(404);
    expect(await flow.application()).toMatchObject({ state: 'invited' });
  });
});

describe('the TWIC question of a drayage order', () => {
  it('decides whether a driver without the card fits', async () => {
    const driver = await hiring.aDriver();
    const found = async (more: object) => {
      const orderId = await hiring.anActiveOrder({ orderAssignmentType: 'drayageTWIC', endorsements: [], ...more });
      const response: { body: unknown } = await driver.get('/api/driver/job-orders').expect(200);
      return (response.body as { data: { _id: string }[] }).data.some(({ _id }) => _id === orderId);
    };

    expect(await found({})).toBe(false);
    expect(await found({ requiresTwic: false })).toBe(true);
    expect(await found({ requiresTwic: false, endorsements: ['TC'] })).toBe(false);
  });
});
