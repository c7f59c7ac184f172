import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Card, expectOk, type Flow, HiringApi, inHours, refusalOf } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const aFlow = async () => hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
const offerId = ({ offer }: { offer: { _id: string } | null }) => String(offer?._id);

/** Offers three times, 48, 72 and 96 hours ahead. */
async function offered(flow: Flow, overrides: object = {}): Promise<{ card: Card; times: [string, string, string] }> {
  const times: [string, string, string] = [inHours(48), inHours(72), inHours(96)];
  const [date, ...otherDates] = times;
  const card = await flow.toApproved();
  await flow.schedule(card, { date, otherDates, note: 'Bring your CDL', ...overrides }).expect(201);
  return { card: await flow.card('interview'), times };
}

it('offers up to three times, of which the driver picks one; the others lapse', async () => {
  const flow = await aFlow();
  const { card, times } = await offered(flow, { interviewerId: hiring.carrier.ids.recruiter });

  expect(card).toMatchObject({
    state: 'interviewOffered',
    stage: 'pendingInterview',
    turn: 'driver',
    next: 'pickInterviewTime',
    interview: null,
    offer: { answer: 'open', times: times.map((startsAt) => ({ startsAt, refusal: null })) },
  });
  expect(await hiring.db('interviews').where({ driver_id: flow.driver.id })).toEqual([]);
  expect(await flow.application()).toMatchObject({
    turn: 'you',
    actions: expect.arrayContaining(['pickInterviewTime']),
  });

  await expectOk(flow.answers('pick-time', { interviewId: offerId(card), date: times[1] }));

  expect(await flow.application()).toMatchObject({
    state: 'interviewing',
    offer: null,
    interview: { _id: offerId(card), startsAt: times[1], answer: 'accepted', address: '1 Main St' },
  });
  expect(await hiring.db('interviews').where({ driver_id: flow.driver.id })).toMatchObject([
    { id: offerId(card), is_live: true, interviewer_id: hiring.carrier.ids.recruiter },
  ]);
  const late = await flow.answers('pick-time', { interviewId: offerId(card), date: times[0] });
  expect([late.status, refusalOf(late).code]).toEqual([409, 'candidacy-changed']);
});

describe('a time that was booked in the meantime', () => {
  it('by another interview of the driver is refused, and the refusal names the times that are left', async () => {
    const driver = await hiring.aDriver();
    const flow = hiring.flow(await hiring.anActiveOrder(), driver);
    const { card, times } = await offered(flow);
    const other = hiring.flow(await hiring.anActiveOrder(), driver);
    await other.schedule(await other.toApproved(), { date: times[0] }).expect(201);

    const response = await flow.answers('pick-time', { interviewId: offerId(card), date: times[0] });

    expect(response.status).toBe(409);
    expect(refusalOf(response)).toMatchObject({
      code: 'interview-time-taken',
      params: { remaining: [times[1], times[2]] },
    });
    expect((await flow.application()).offer?.times.map(({ refusal }) => refusal)).toEqual(['taken', null, null]);
    await expectOk(flow.answers('pick-time', { interviewId: offerId(card), date: times[1] }));
  });

  it('by another interview of the interviewer is refused for the driver and for the carrier', async () => {
    const interviewerId = hiring.carrier.ids.safety;
    const [one, two, three] = [await aFlow(), await aFlow(), await aFlow()];
    const { card, times } = await offered(one, { interviewerId });
    await two.schedule(await two.toApproved(), { date: times[2], interviewerId }).expect(201);

    const picked = await one.answers('pick-time', { interviewId: offerId(card), date: times[2] });
    const scheduled = await three.schedule(await three.toApproved(), { date: times[2], interviewerId });

    expect(refusalOf(picked)).toMatchObject({ code: 'interview-time-taken', params: { remaining: times.slice(0, 2) } });
    expect([scheduled.status, refusalOf(scheduled).code]).toEqual([409, 'interviewer-busy']);
  });

  it('by two drivers who pick it at the same time has one winner', async () => {
    const interviewerId = hiring.carrier.ids.hr;
    const [one, two] = [await aFlow(), await aFlow()];
    const date = inHours(200);
    const both = { date, otherDates: [inHours(210)], interviewerId };
    const cards = [await offered(one, both), await offered(two, both)];

    const responses = await Promise.all(
      [one, two].map((flow, index) =>
        flow.answers('pick-time', { interviewId: offerId(cards[index]?.card ?? { offer: null }), date }),
      ),
    );

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await hiring.db('interviews').where({ interviewer_id: interviewerId, is_live: true })).toHaveLength(1);
  });
});

it('shows conflicts before anything is sent', async () => {
  const flow = await aFlow();
  const other = hiring.flow(await hiring.anActiveOrder(), flow.driver);
  const interviewerId = hiring.carrier.ids.manager;
  const date = inHours(300);
  await flow.toApproved();
  await other.schedule(await other.toApproved(), { date, interviewerId }).expect(201);
  const conflictsAt = async (at: string) => {
    const query = { driverId: flow.driver.id, date: at, interviewerId };
    const response: { body: unknown } = await hiring.carrier.recruiter
      .get(`/api/job-order/${flow.orderId}/interview-conflicts`)
      .query(query)
      .expect(200);
    return response.body;
  };

  expect(await conflictsAt(date)).toEqual({ conflicts: ['driver', 'interviewer'] });
  expect(await conflictsAt(inHours(310))).toEqual({ conflicts: [] });
});

describe('none of the times fits', () => {
  it('with a text, and the carrier offers other times', async () => {
    const flow = await aFlow();
    const { card } = await offered(flow);
    const interviewId = offerId(card);

    await expectOk(flow.answers('propose-time', { interviewId, text: 'I am on the road until Friday' }));

    expect(await flow.card('interview')).toMatchObject({
      turn: 'carrier',
      next: 'carrierOffersTimes',
      offer: { answer: 'declined', answerNote: 'I am on the road until Friday', proposedStartsAt: null },
    });
    const others = [inHours(120), inHours(144)];
    await hiring.carrier.recruiter
      .patch(`/api/job-order/interview/${interviewId}`)
      .send({ date: others[0], otherDates: [others[1]] })
      .expect(200);
    expect((await flow.application()).offer).toMatchObject({
      answer: 'open',
      answerNote: null,
      times: others.map((startsAt) => ({ startsAt })),
    });
  });

  it('with another time, which the carrier confirms', async () => {
    const flow = await aFlow();
    const { card } = await offered(flow);
    const date = inHours(130);
    await expectOk(flow.answers('propose-time', { interviewId: offerId(card), date, text: 'After my run' }));

    await hiring.carrier.recruiter.post(`/api/job-order/interview/${offerId(card)}/confirm`).expect(200);

    expect((await flow.application()).interview).toMatchObject({ startsAt: date, answer: 'accepted' });
  });

  it('without a text or a time is refused', async () => {
    const flow = await aFlow();
    const { card } = await offered(flow);

    const response = await flow.answers('propose-time', { interviewId: offerId(card) });

    expect([response.status, refusalOf(response).code]).toEqual([400, 'proposal-empty']);
  });
});

it('cancels an offer with a reason, and rejects one by the empty PATCH', async () => {
  const flow = await aFlow();
  const { card } = await offered(flow);
  await hiring.carrier.recruiter
    .delete(`/api/job-order/interview/${offerId(card)}`)
    .send({ declineReason: 'Full' })
    .expect(200);
  const back = await flow.card('review');
  expect(back).toMatchObject({ state: 'approved', offer: null });

  await flow.schedule(back, { date: inHours(60), otherDates: [inHours(62)] }).expect(201);
  const again = await flow.card('interview');
  await hiring.carrier.recruiter.patch(`/api/scheduled-interview/${offerId(again)}/`).expect(200);
  expect(await flow.card('review')).toMatchObject({ state: 'approved', offer: null });
});

describe('an offer is refused', () => {
  it.each([
    ['with four times', { otherDates: [inHours(50), inHours(52), inHours(54)] }, 'invalid-input'],
    ['with a time in the past', { otherDates: ['2020-01-01T00:00:00.000Z'] }, 'interview-in-past'],
    ['with times that overlap', { date: inHours(48), otherDates: [inHours(48.5)] }, 'interview-times-overlap'],
    [
      'with an interviewer who is not staff',
      { interviewerId: '0193c7a0-7c1e-7d4e-9b1a-3f2d5c6b7a89' },
      'interviewer-unknown',
    ],
  ])('%s', async (_name, overrides, code) => {
    const flow = await aFlow();

    const response = await flow.schedule(await flow.toApproved(), overrides);

    expect([response.status, refusalOf(response).code]).toEqual([400, code]);
  });

  it("with another carrier's interviewer, or with one who may not act", async () => {
    const flow = await aFlow();
    const card = await flow.toApproved();
    const scheduleWith = async (interviewerId: string) => refusalOf(await flow.schedule(card, { interviewerId })).code;

    expect(await scheduleWith(hiring.other.ids.recruiter)).toBe('interviewer-unknown');
    expect(await scheduleWith(hiring.carrier.ids.accounting)).toBe('interviewer-unknown');
  });

  it('to another driver, carrier or position', async () => {
    const flow = await aFlow();
    const { card, times } = await offered(flow);
    const stranger = await hiring.aDriver();
    const { candidacyId, round } = await flow.application();
    const body = { round, interviewId: offerId(card), date: times[0] };

    await stranger.post(`/api/driver/candidacies/${candidacyId}/pick-time`).send(body).expect(404);
    await hiring.other.recruiter
      .patch(`/api/job-order/interview/${offerId(card)}`)
      .send({ date: times[0] })
      .expect(404);
    await hiring.carrier.accounting
      .patch(`/api/job-order/interview/${offerId(card)}`)
      .send({ date: times[0] })
      .expect(403);
  });
});
