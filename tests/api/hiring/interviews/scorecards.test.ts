import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InterviewScorecards, ScorecardForm } from '#domain/scorecards/schema';
import { newId } from '#platform/ids';
import { type Card, dateIn, type Flow, HiringApi, refusalOf } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const aFlow = async () => hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
const interviewOf = ({ interview }: Card) => String(interview?._id);
const bodyOf = <Body>({ body }: { body: unknown }) => body as Body;

async function formOf(): Promise<ScorecardForm> {
  return bodyOf<ScorecardForm>(await hiring.carrier.recruiter.get('/api/scorecard').expect(200));
}

/** Answers every rating with 4. */
async function answers() {
  const { version, questions } = await formOf();
  const ratings = questions.filter(({ kind }) => kind === 'rating');
  return { version, answers: ratings.map(({ id: questionId }) => ({ questionId, value: 4 })), recommendation: 'hire' };
}

/** As if the interview had begun an hour ago. */
async function begun(flow: Flow): Promise<Card> {
  const card = await flow.toInterview();
  await hiring
    .db('interviews')
    .where({ id: interviewOf(card) })
    .update({ starts_at: new Date(Date.now() - 3_600_000) });
  return card;
}

async function edit(changes: object) {
  const form = await formOf();
  return hiring.carrier.admin.put('/api/scorecard').send({ ...form, ...changes });
}

describe('a scorecard', () => {
  it('is filled in by those who may act, after the interview has begun, and counts on the card', async () => {
    const flow = await aFlow();
    const card = await begun(flow);
    const path = `/api/job-order/interview/${interviewOf(card)}`;

    await hiring.carrier.recruiter
      .put(`${path}/scorecard`)
      .send({ ...(await answers()), note: 'Calm' })
      .expect(200);
    await hiring.carrier.hr
      .put(`${path}/scorecard`)
      .send({ ...(await answers()), recommendation: 'pass' })
      .expect(200);
    await hiring.carrier.hr
      .put(`${path}/scorecard`)
      .send({ ...(await answers()), recommendation: 'unsure' })
      .expect(200);

    const { data } = bodyOf<InterviewScorecards>(await hiring.carrier.recruiter.get(`${path}/scorecards`).expect(200));
    expect(data.map(({ recommendation, isMine, note }) => [recommendation, isMine, note])).toEqual([
      ['unsure', false, ''],
      ['hire', true, 'Calm'],
    ]);
    expect((await flow.card('interview')).scorecardCount).toBe(2);
  });

  it('is refused before the interview, with missing answers, and for old questions', async () => {
    const flow = await aFlow();
    const coming = await flow.toInterview();
    const fill = async (card: Card, body: object) =>
      refusalOf(
        await hiring.carrier.recruiter.put(`/api/job-order/interview/${interviewOf(card)}/scorecard`).send(body),
      ).code;
    expect(await fill(coming, await answers())).toBe('scorecard-too-early');

    const card = await begun(await aFlow());
    expect(await fill(card, { ...(await answers()), answers: [] })).toBe('scorecard-incomplete');
    expect(await fill(card, { ...(await answers()), version: 99 })).toBe('scorecard-changed');
  });

  it("is not another carrier's, nor for positions without hiring steps", async () => {
    const card = await begun(await aFlow());
    const path = `/api/job-order/interview/${interviewOf(card)}/scorecard`;

    await hiring.other.recruiter
      .put(path)
      .send(await answers())
      .expect(404);
    await hiring.other.recruiter.get(`${path}s`).expect(404);
    await hiring.carrier.accounting
      .put(path)
      .send(await answers())
      .expect(403);
  });
});

describe('the questions', () => {
  it('are edited by administrators, and filled-in scorecards keep theirs', async () => {
    const card = await begun(await aFlow());
    const path = `/api/job-order/interview/${interviewOf(card)}/scorecard`;
    await hiring.carrier.recruiter
      .put(path)
      .send(await answers())
      .expect(200);
    const before = await formOf();

    const question = { id: newId(), text: 'Knows our yard?', kind: 'yesNo', isRequired: true };
    expect((await edit({ questions: [question] })).status).toBe(200);

    const { form, data } = bodyOf<InterviewScorecards>(await hiring.carrier.recruiter.get(`${path}s`).expect(200));
    expect(form).toMatchObject({ version: before.version + 1, questions: [question] });
    expect(data[0]?.questions).toEqual(before.questions);
    await hiring.carrier.recruiter.put('/api/scorecard').send(form).expect(403);
    const late = await hiring.carrier.admin.put('/api/scorecard').send(before);
    expect([late.status, refusalOf(late).code]).toEqual([409, 'scorecard-changed']);
    await edit({ questions: before.questions });
  });

  it('may be required for a hire, which is then refused without an answer', async () => {
    const flow = await aFlow();
    const card = await begun(flow);
    expect((await flow.card('interview')).actions).toContain('hire');
    await edit({ isRequired: true });

    const refusedAtOnce = await flow.hire(card, dateIn(3));

    expect([refusedAtOnce.status, refusalOf(refusedAtOnce).code]).toEqual([409, 'scorecard-missing']);
    expect((await flow.card('interview')).refusals).toContainEqual({ action: 'hire', code: 'scorecard-missing' });
    const path = `/api/job-order/interview/${interviewOf(card)}/scorecard`;
    await hiring.carrier.recruiter
      .put(path)
      .send(await answers())
      .expect(200);
    await flow.hire(card, dateIn(3)).expect(200);
    await edit({ isRequired: false });
  });
});
