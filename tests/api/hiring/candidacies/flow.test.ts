import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../support/eventually';
import {
  type Card,
  dateIn,
  type Driver,
  expectOk,
  type Flow,
  HiringApi,
  inHours,
  refusalOf,
} from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

describe('the hiring flow over HTTP', () => {
  it('leads an invited driver to the first day and the end of the assignment', async () => {
    const { carrier } = hiring;
    const driver = await hiring.aDriver();
    const flow = hiring.flow(await hiring.anActiveOrder(), driver);

    const invited = await flow.invite().expect(201);
    expect(invited.body).toMatchObject({ state: 'invited', stage: 'invited', seq: 1 });
    expect(await flow.card('invited')).toMatchObject({
      driver: { lastName: 'G', isMasked: true },
      turn: 'driver',
      next: 'answerInvite',
      actions: ['cancelInvite'],
    });
    expect(await flow.application()).toMatchObject({ turn: 'you', dot: 0, actions: ['acceptInvite', 'declineInvite'] });

    await expectOk(flow.answers('accept-invite'));
    const review = await flow.card('review');
    expect(review).toMatchObject({
      state: 'inReview',
      stage: 'pendingReview-pending',
      driver: { lastName: 'Gomez', isMasked: false },
      turn: 'safety',
      actions: ['cancelAssignment'],
      refusals: [
        { action: 'approveForInterview', code: 'safety-approval-needed' },
        { action: 'rejectReview', code: 'safety-approval-needed' },
      ],
    });

    await carrier.safety.patch(`/api/job-assignment/approve/${String(review.assignmentId)}`).expect(200);
    const scheduled = await flow.schedule(await flow.card('review'), { note: 'Bring your card' }).expect(201);
    const interview = await flow.card('interview');
    expect(interview).toMatchObject({
      stage: 'pendingInterview',
      interview: {
        _id: (scheduled.body as { _id: string })._id,
        address: '1 Main St',
        answer: 'waiting',
        note: 'Bring your card',
      },
    });

    const proposed = inHours(72);
    const why = 'I unload until noon';
    await expectOk(flow.answers('propose-time', { interviewId: interview.interview?._id, date: proposed, text: why }));
    expect(await flow.card('interview')).toMatchObject({
      turn: 'carrier',
      next: 'carrierConfirmsTime',
      interview: { proposalNote: why },
    });
    await carrier.recruiter.post(`/api/job-order/interview/${String(interview.interview?._id)}/confirm`).expect(200);
    expect((await flow.application()).interview).toMatchObject({ startsAt: proposed, answer: 'accepted' });

    await flow.hire(interview, dateIn(0)).expect(200);
    expect(await flow.application()).toMatchObject({
      state: 'hired',
      dot: 4,
      next: 'answerStart',
      start: { answer: 'offered' },
    });
    await expectOk(flow.answers('accept-start'));
    // The first check of the file finds lines that only the driver can complete, and others.
    await eventually(async () => {
      expect(await flow.card('hired')).toMatchObject({ turn: 'safety', next: 'bothCompleteFile' });
    });
    const held = await flow.application();
    expect(held).toMatchObject({
      ...{ hasApplied: false, turn: 'you', next: 'bothCompleteFile' },
      // Accepted without a signature: the driver owes the carrier an application.
      signature: 'due',
    });
    expect(held.fileTasks.holding).toBeGreaterThan(0);
    await flow.completeFile();

    const started = await eventuallyStarted(flow);
    expect(started.actions).toContain('endAssignment');
    await carrier.recruiter
      .post(`/api/job-order/assignment/end/${String(started.assignmentId)}`)
      .send({ endDate: dateIn(0), reason: 'position_closed', text: 'The lane is gone' })
      .expect(200);
    expect(await flow.application()).toMatchObject({
      state: 'ended',
      ending: { by: 'fleet', reason: 'position_closed', text: 'The lane is gone' },
    });
  });

  it('answers an approval and a rejection with the updated job request', async () => {
    const orderId = await hiring.anActiveOrder();
    const { organizationId } = hiring.carrier;
    const [hired, passed] = [
      hiring.flow(orderId, await hiring.aDriver()),
      hiring.flow(orderId, await hiring.aDriver()),
    ];
    const [one, other] = [await hired.toInterview(), await passed.toInterview()];
    const startDate = dateIn(3);

    const approval = await hired.hire(one, startDate).expect(200);
    const rejection = await hiring.carrier.recruiter
      .patch(`/api/job-request/reject/${String(other.jobRequestId)}`)
      .send({ reason: '' })
      .expect(200);

    const about = { jobOrderId: orderId, organizationId };
    expect(approval.body).toMatchObject({
      ...about,
      _id: one.jobRequestId,
      driverId: one.driverId,
      status: 'approved',
      state: 'hired',
      startDate,
    });
    expect(rejection.body).toMatchObject({
      ...about,
      _id: other.jobRequestId,
      driverId: other.driverId,
      status: 'rejected',
      state: 'closed',
      startDate: null,
    });
  });

  it('leads a requesting driver through review, and combines a pending request with an invitation', async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());

    await flow.request().expect(201);
    const { driverJobRequestId } = await flow.card('requested');
    await hiring.carrier.recruiter
      .patch(`/api/job-order/driver-job-request/approved/${String(driverJobRequestId)}`)
      .expect(200);
    expect(await flow.card('review')).toMatchObject({ state: 'inReview', kind: 'ASSIGNMENT' });
    expect(await flow.application()).toMatchObject({ state: 'inReview', hasApplied: true });

    const other = hiring.flow(flow.orderId, await hiring.aDriver());
    await other.request().expect(201);
    expect((await other.invite().expect(201)).body).toMatchObject({ state: 'inReview' });
    expect(await other.application()).toMatchObject({ hasApplied: true });
  });

  it('opens a new round after a closed one, with the next number', async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    await flow.invite().expect(201);
    await expectOk(flow.answers('decline-invite', { reason: 'pay', text: 'Too little' }));
    expect(await flow.application()).toMatchObject({
      state: 'closed',
      ending: { by: 'driver', reason: 'pay', text: 'Too little' },
    });

    await flow.invite().expect(201);

    expect(await flow.card('invited')).toMatchObject({ round: 2, state: 'invited', ending: null });
  });

  it('closes the other applications of a hired driver without saying where', async () => {
    const driver = await hiring.aDriver();
    const losing = hiring.flow(await hiring.anActiveOrder(), driver);
    await losing.toReview();

    await hiring.flow(await hiring.anActiveOrder(), driver).toHired();

    const ending = await eventuallyEnded(losing);
    expect(ending).toMatchObject({ by: 'system', reason: 'hired_elsewhere', text: null });
  });

  it('lets both sides step back: reschedule, decline, rescind, pass, withdraw', async () => {
    const { recruiter } = hiring.carrier;
    const moved = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    const hired = await moved.toHired();
    await recruiter
      .patch(`/api/job-order/start/${String(hired.assignmentId)}`)
      .send({ startDate: dateIn(9) })
      .expect(200);
    expect((await moved.application()).start).toMatchObject({ startOn: dateIn(9), answer: 'offered' });
    await expectOk(moved.answers('decline-start', { reason: 'other_job' }));
    expect((await moved.application()).ending).toMatchObject({ by: 'driver', reason: 'other_job' });

    const rescinded = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    const start = await rescinded.toHired();
    await recruiter
      .delete(`/api/job-order/start/${String(start.assignmentId)}`)
      .send({ reason: 'position_closed' })
      .expect(200);
    expect(await rescinded.application()).toMatchObject({ state: 'closed', ending: { reason: 'position_closed' } });

    const passed = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    const { jobRequestId } = await passed.toInterview();
    await recruiter.patch(`/api/job-request/reject/${String(jobRequestId)}`).expect(200);
    expect((await passed.application()).ending).toMatchObject({ by: 'fleet', reason: 'unspecified' });

    const cancelled = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    const { assignmentId } = await cancelled.toReview();
    await recruiter.patch(`/api/job-order/assignment/cancel/${String(assignmentId)}`).expect(200);
    expect(await cancelled.application()).toMatchObject({ state: 'closed', dot: 1, ending: { by: 'fleet' } });

    const withdrawn = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    await withdrawn.toApproved();
    await expectOk(withdrawn.answers('withdraw', { reason: 'home_time' }));
    expect((await withdrawn.application()).ending).toMatchObject({ by: 'driver', reason: 'home_time' });
  });

  it('lets a driver propose another start date, which the carrier accepts or declines', async () => {
    const { recruiter } = hiring.carrier;
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    const { assignmentId } = await flow.toHired();
    const proposal = `/api/job-order/start/${String(assignmentId)}/proposal`;
    const wish = { startDate: dateIn(12), text: 'My daughter graduates that week' };
    await expectOk(flow.answers('propose-start', wish));

    const offered = { proposal: { startOn: dateIn(12), note: 'My daughter graduates that week' }, answer: 'offered' };
    expect(await flow.card('hired')).toMatchObject({ turn: 'carrier', next: 'carrierAnswersStart', start: offered });
    expect(await flow.application()).toMatchObject({ turn: 'carrier', state: 'hired', start: offered });
    await hiring.other.recruiter
      .post(proposal)
      .send({ startDate: dateIn(12) })
      .expect(404);
    await hiring.carrier.accounting.delete(proposal).expect(403);

    await recruiter.delete(proposal).expect(200);
    expect(await flow.application()).toMatchObject({ turn: 'you', start: { answer: 'offered', proposal: null } });
    await expectOk(flow.answers('propose-start', { startDate: dateIn(14) }));
    await recruiter
      .post(proposal)
      .send({ startDate: dateIn(14) })
      .expect(200);
    await eventually(async () => {
      expect(await flow.application()).toMatchObject({
        turn: 'you',
        next: 'bothCompleteFile',
        start: { startOn: dateIn(14), answer: 'accepted', proposal: null },
      });
    });
    await flow.completeFile();
    await eventually(async () => expect(await flow.application()).toMatchObject({ turn: 'nobody', next: 'startWork' }));
  });

  it('lets a driver withdraw a proposed interview time, or accept the planned one anyway', async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    const { interview } = await flow.toInterview();
    const interviewId = interview?._id;
    const propose = (date: string) => flow.answers('propose-time', { interviewId, date });
    await expectOk(propose(inHours(90)));
    expect((await flow.application()).actions).toEqual(
      expect.arrayContaining(['acceptInterview', 'withdrawProposal', 'proposeInterviewTime']),
    );

    const { round, candidacyId } = await flow.application();
    const withdrawTime = (driver: Driver) =>
      driver
        .delete(`/api/driver/candidacies/${candidacyId}/propose-time`)
        .send({ round, interviewId })
        .then(({ status }) => status);
    expect(await withdrawTime(await hiring.aDriver())).toBe(404);
    expect(await withdrawTime(flow.driver)).toBe(200);
    expect(await flow.application()).toMatchObject({ turn: 'you', interview: { answer: 'waiting' } });
    await expectOk(propose(inHours(91)));
    await expectOk(flow.answers('accept-interview', { interviewId }));
    expect((await flow.application()).interview).toMatchObject({ answer: 'accepted', proposedStartsAt: null });
  });

  it('is accepted only at the time that the driver read', async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    const { interview } = await flow.toInterview();
    const interviewId = String(interview?._id);
    const shown = interview?.startsAt;
    const moved = inHours(61);
    await hiring.carrier.recruiter.patch(`/api/job-order/interview/${interviewId}`).send({ date: moved }).expect(200);

    const stale = await flow.answers('accept-interview', { interviewId, date: shown });
    expect(refusalOf(stale).code).toBe('candidacy-changed');
    expect((await flow.application()).interview).toMatchObject({ answer: 'waiting' });
    await expectOk(flow.answers('accept-interview', { interviewId, date: moved }));
    expect((await flow.application()).interview).toMatchObject({ answer: 'accepted' });
  });

  it('and a start are agreed only at the time that the carrier read', async () => {
    const { recruiter } = hiring.carrier;
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    const { interview } = await flow.toInterview();
    const interviewId = String(interview?._id);
    const [shown, proposed] = [inHours(90), inHours(91)];
    await expectOk(flow.answers('propose-time', { interviewId, date: shown }));
    await expectOk(flow.answers('propose-time', { interviewId, date: proposed }));
    const confirm = (date: string) => recruiter.post(`/api/job-order/interview/${interviewId}/confirm`).send({ date });

    expect(refusalOf(await confirm(shown)).code).toBe('candidacy-changed');
    expect((await flow.application()).interview).toMatchObject({ answer: 'proposed', proposedStartsAt: proposed });
    await confirm(proposed).expect(200);
    expect((await flow.application()).interview).toMatchObject({ answer: 'accepted', startsAt: proposed });

    const hired = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    const { assignmentId } = await hired.toHired();
    await expectOk(hired.answers('propose-start', { startDate: dateIn(12) }));
    await expectOk(hired.answers('propose-start', { startDate: dateIn(14) }));
    const start = `/api/job-order/start/${String(assignmentId)}`;
    const keep = (proposedDate: string) => recruiter.delete(`${start}/proposal`).send({ proposedDate });
    expect(refusalOf(await keep(dateIn(12))).code).toBe('candidacy-changed');
    await keep(dateIn(14)).expect(200);
    expect((await hired.application()).start).toMatchObject({ answer: 'offered', proposal: null });
  });

  it('moves, rejects and cancels interviews', async () => {
    const { recruiter } = hiring.carrier;
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    const first = await flow.toInterview();
    const later = inHours(60);
    await recruiter
      .patch(`/api/job-order/interview/${String(first.interview?._id)}`)
      .send({ date: later })
      .expect(200);
    expect((await flow.application()).interview).toMatchObject({ startsAt: later });

    await recruiter.patch(`/api/scheduled-interview/${String(first.interview?._id)}/`).expect(200);
    const back = await flow.card('review');
    expect(back).toMatchObject({ state: 'approved', stage: 'pendingReview-approved', interview: null });

    await flow.schedule(back, { date: inHours(80) }).expect(201);
    const second = await flow.card('interview');
    await recruiter
      .delete(`/api/job-order/interview/${String(second.interview?._id)}`)
      .send({ declineReason: 'The yard is closed that day' })
      .expect(200);
    const timeline = await recruiter.get(`/api/job-order/${flow.orderId}/timeline`).expect(200);
    expect((timeline.body as { data: object[] }).data[0]).toMatchObject({
      type: 'interviewCancelled',
      actor: { kind: 'fleet', name: 'Ann Smith' },
      note: 'The yard is closed that day',
      driver: { name: 'Maria Gomez' },
    });
  });
});

it('pages the timeline of an order, and of one driver on it', async () => {
  const { recruiter } = hiring.carrier;
  const orderId = await hiring.anActiveOrder();
  const driver = await hiring.aDriver();
  await hiring.flow(orderId, driver).invite().expect(201);
  await hiring
    .flow(orderId, await hiring.aDriver())
    .invite()
    .expect(201);
  const page = async (query: object) => {
    const response: { body: unknown } = await recruiter
      .get(`/api/job-order/${orderId}/timeline`)
      .query(query)
      .expect(200);
    return response.body as { data: { type: string; driver: { _id: string } | null }[]; next: string | null };
  };

  const first = await page({ limit: 3 });
  const second = await page({ limit: 3, after: first.next });
  const ofDriver = await page({ driverId: driver.id });

  expect(first.data.map(({ type }) => type)).toEqual(['invited', 'invited', 'orderAccepted']);
  expect(second).toMatchObject({ data: [{ type: 'orderCreated', driver: null }], next: null });
  expect(ofDriver.data).toMatchObject([{ type: 'invited', driver: { _id: driver.id } }]);
  await recruiter.get(`/api/job-order/${orderId}/timeline`).query({ after: 'x' }).expect(400);
});

/** The timer of an accepted hire starts the assignment shortly after its time. */
async function eventuallyStarted(flow: Flow): Promise<Card> {
  await eventually(async () => {
    expect((await flow.card('hired')).start?.startedAt).not.toBeNull();
  });
  return flow.card('hired');
}

/** A hire elsewhere arrives as an event. */
async function eventuallyEnded(flow: Flow): Promise<Card['ending']> {
  await eventually(async () => {
    expect((await flow.application()).ending).not.toBeNull();
  });
  return (await flow.application()).ending;
}
