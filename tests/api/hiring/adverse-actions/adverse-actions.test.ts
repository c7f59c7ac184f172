import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { completeMessage } from '#db/messages/message-store';
import type { AdverseGuide, AdverseLetter, OwnAdverseAction } from '#domain/adverse-actions/schema';
import type { ReceivedFile } from '#domain/requirements/file-schema';
import { problemOf } from '../../../support/api';
import { anAdverseAction, anAgency } from '../../../support/builders/adverse-actions';
import { eventually } from '../../../support/eventually';
import { type Caller, type Card, HiringApi, refusalOf } from '../../../support/hiring/hiring-api';
import { aPdf } from '../../../support/pictures';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const bodyOf = <T>(response: { body: unknown }): T => response.body as T;
const aFlow = async () => hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
type Flow = Awaited<ReturnType<typeof aFlow>>;

async function inReview(): Promise<{ flow: Flow; card: Card; path: string }> {
  const flow = await aFlow();
  const card = await flow.toReview();
  return { flow, card, path: `/api/adverse-actions/${card.candidacyId}` };
}

let reports = 0;
async function upload(path: string, caller: Caller = hiring.carrier.hr): Promise<string> {
  reports += 1;
  const response = await caller
    .post(`${path}/reports`)
    .set('Content-Type', 'application/pdf')
    .send(aPdf(`% report ${String(reports)}`))
    .expect(201);
  return bodyOf<ReceivedFile>(response).fileId;
}

const notice = (fileId: string, body: object = {}) => ({
  agency: anAgency,
  round: 1,
  reportFileIds: [fileId],
  ...body,
});

const readGuide = async (path: string, caller: Caller = hiring.carrier.hr): Promise<AdverseGuide> =>
  bodyOf<AdverseGuide>(await caller.get(path).expect(200));

const own = async (flow: Flow): Promise<OwnAdverseAction[]> =>
  bodyOf<{ data: OwnAdverseAction[] }>(await flow.driver.get('/api/driver/adverse-actions').expect(200)).data;

/** The first notice was sent by HR. */
async function waiting() {
  const { flow, card, path } = await inReview();
  await hiring.carrier.hr
    .post(`${path}/notice`)
    .send(notice(await upload(path)))
    .expect(200);
  const [action] = await own(flow);
  if (action === undefined) throw new Error('The driver got no notice');
  return { flow, card, path, action };
}

/** An adverse action of the candidacy in another state, as an earlier run left it. */
async function inState(flow: Flow, { candidacyId }: Card, state: 'ready' | 'noticed') {
  const { organizationId, ids } = hiring.carrier;
  const of = { candidacyId, orderId: flow.orderId, driverId: flow.driver.id, organizationId, staffId: ids.hr };
  return anAdverseAction(hiring.db, { ...of, state });
}

describe('the first notice', () => {
  it('is previewed, sent with the report, and stored as proof', async () => {
    const { flow, path } = await inReview();

    const preview = bodyOf<AdverseLetter>(
      await hiring.carrier.hr.post(`${path}/preview`).send({ agency: anAgency }).expect(200),
    );
    const response = await hiring.carrier.hr.post(`${path}/notice`).send(notice(await upload(path)));

    expect(preview).toMatchObject({ kind: 'preAdverse', rights: { title: expect.any(String) } });
    expect(preview.body).toContain('+1 (800) 555-0100');
    expect(preview.body).not.toMatch(/\{\w+\}/);
    expect(bodyOf<AdverseGuide>(response)).toMatchObject({
      action: { state: 'waiting', agency: anAgency, notices: [{ kind: 'preAdverse', delivery: 'waiting' }] },
      actions: ['withdrawAdverseAction', 'recordMailing'],
      mayClose: false,
    });
    const [evidence] = await hiring.db('evidence').where({ driver_id: flow.driver.id, kind: 'preAdverseNotice' });
    expect(evidence).toMatchObject({ organization_id: hiring.carrier.organizationId, form: 'document' });
  });

  it('reaches the driver by email with the letter, whose delivery and hash are known', async () => {
    const { flow, path, action } = await waiting();

    await hiring.workers.deliver();

    const mail = hiring.workers.mails.find(
      ({ subject, to }) => /notice about a report/.test(subject) && to.startsWith(flow.driver.id),
    );
    expect(mail?.attachments).toHaveLength(1);
    const [sent] = (await readGuide(path)).action?.notices ?? [];
    expect(sent).toMatchObject({ delivery: 'sent', deliveredAt: expect.any(String) });
    const letter = await flow.driver
      .get(`/api/driver/adverse-actions/${action._id}/notices/${sent?._id ?? ''}`)
      .expect(200);
    expect(
      createHash('sha256')
        .update(letter.body as Buffer)
        .digest('hex'),
    ).toBe(sent?.sha256);
    await flow.driver.get(`/api/driver/adverse-actions/${action._id}/reports/${action.reports[0] ?? ''}`).expect(200);
  });

  it('is one notice for a repeated request', async () => {
    const { flow, path } = await inReview();
    const body = notice(await upload(path));
    const send = () => hiring.carrier.hr.post(`${path}/notice`).set('Idempotency-Key', `key-${path}`).send(body);

    await send().expect(200);
    await send().expect(200);

    expect(await hiring.db('adverse_notices').where({ driver_id: flow.driver.id })).toHaveLength(1);
    expect(
      await hiring.db('messages').where({ recipient_id: flow.driver.id, template: 'adverse-pre-notice' }),
    ).toHaveLength(1);
  });

  it('needs the report and the agency, and names every missing part', async () => {
    const { path } = await inReview();
    const send = (body: object) => hiring.carrier.hr.post(`${path}/notice`).send(body);

    const empty = problemOf(await send({ agency: { name: '', address: '', phone: '123' }, round: 1, waitDays: 2 }));

    expect(empty.code).toBe('invalid-input');
    expect((empty.errors ?? []).map(({ pointer }) => pointer).sort()).toEqual([
      '/agency/address',
      '/agency/name',
      '/agency/phone',
      '/waitDays',
    ]);
    expect(problemOf(await send(notice('', { reportFileIds: [] }))).code).toBe('adverse-report-missing');
    const foreign = await upload((await inReview()).path);
    expect(problemOf(await send(notice(foreign))).code).toBe('adverse-report-missing');
    const colleague = await upload(path, hiring.carrier.safety);
    expect(problemOf(await send(notice(colleague))).code).toBe('adverse-report-missing');
  });

  it('is refused before the review, after the end, for another round, and while one is open', async () => {
    const early = await aFlow();
    await early.invite().expect(201);
    const invited = await early.card('invited');
    const early_ = `/api/adverse-actions/${invited.candidacyId}`;
    expect(problemOf(await hiring.carrier.hr.post(`${early_}/notice`).send(notice(await upload(early_)))).code).toBe(
      'candidacy-not-open',
    );
    expect((await readGuide(early_)).driver).toMatch(/ \w\.$/);

    const { path } = await waiting();
    const again = notice(await upload(path));
    expect(problemOf(await hiring.carrier.hr.post(`${path}/notice`).send(again)).code).toBe('adverse-action-open');
    expect(problemOf(await hiring.carrier.hr.post(`${path}/notice`).send({ ...again, round: 2 })).code).toBe(
      'candidacy-changed',
    );
  });
});

describe('a dispute', () => {
  it('pauses the clock until HR or Safety answers it', async () => {
    const { flow, path, action } = await waiting();
    const dispute = { round: 1, text: 'The accident was not mine' };

    const disputed = bodyOf<OwnAdverseAction>(
      await flow.driver.post(`/api/driver/adverse-actions/${action._id}/dispute`).send(dispute).expect(200),
    );
    const refused = await hiring.carrier.hr.post(`${path}/final-notice`).send({ round: 1 });
    const resolved = bodyOf<AdverseGuide>(
      await hiring.carrier.safety
        .post(`${path}/resolve`)
        .send({ round: 1, text: 'The agency corrected it' })
        .expect(200),
    );

    expect(disputed).toMatchObject({
      state: 'disputed',
      waitEndsOn: null,
      dispute: { text: dispute.text, answer: null },
    });
    expect(disputed.waitDaysLeft).toBeGreaterThanOrEqual(5);
    expect(problemOf(refused).code).toBe('adverse-wait-not-over');
    expect(resolved.action).toMatchObject({
      state: 'waiting',
      waitEndsOn: expect.any(String),
      dispute: { text: dispute.text, answer: { text: 'The agency corrected it' } },
    });
    const templates = await hiring
      .db('messages')
      .whereIn('recipient_id', [flow.driver.id, hiring.carrier.ids.hr])
      .pluck('template');
    expect(templates).toEqual(expect.arrayContaining(['adverse-disputed', 'adverse-answered']));
  });

  it('needs words', async () => {
    const { flow, action } = await waiting();

    const response = await flow.driver
      .post(`/api/driver/adverse-actions/${action._id}/dispute`)
      .send({ round: 1, text: ' ' });

    expect(problemOf(response).code).toBe('invalid-input');
  });
});

describe('the final notice', () => {
  it('lets the candidacy be closed because of the report, and is evidence', async () => {
    const { flow, card, path } = await inReview();
    await inState(flow, card, 'ready');
    const preview = bodyOf<AdverseLetter>(await hiring.carrier.hr.get(`${path}/final-letter`).expect(200));

    const guide = bodyOf<AdverseGuide>(
      await hiring.carrier.hr.post(`${path}/final-notice`).send({ round: 1 }).expect(200),
    );
    await hiring.carrier.safety
      .patch(`/api/job-assignment/reject/${String(card.assignmentId)}`)
      .send({ reason: 'report_based' })
      .expect(200);

    expect(preview).toMatchObject({ kind: 'final', rights: null });
    expect(guide).toMatchObject({ mayClose: true, action: { state: 'noticed' } });
    const kinds = await hiring.db('evidence').where({ driver_id: flow.driver.id }).pluck('kind');
    expect(kinds.sort()).toEqual(['adverseActionNotice', 'preAdverseNotice']);
    expect((await readGuide(path)).mayClose).toBe(false);
  });

  it('is refused after the application closed, but a repeated request keeps its answer', async () => {
    const { flow, card, path } = await inReview();
    await inState(flow, card, 'ready');
    const send = (key: string) =>
      hiring.carrier.hr.post(`${path}/final-notice`).set('Idempotency-Key', `${key}-${path}`).send({ round: 1 });
    await send('sent').expect(200);
    await hiring.carrier.hr
      .patch(`/api/job-assignment/reject/${String(card.assignmentId)}`)
      .send({ reason: 'report_based' })
      .expect(200);

    expect(problemOf(await send('late')).code).toBe('candidacy-not-open');
    await send('sent').expect(200);
    expect(await hiring.db('adverse_notices').where({ driver_id: flow.driver.id, kind: 'final' })).toHaveLength(1);
  });

  it('is what every way to close because of a report needs', async () => {
    const report = { reason: 'report_based' };
    const { safety, hr } = hiring.carrier;
    const requested = await aFlow();
    await requested.request().expect(201);
    const request = await requested.card('requested');
    const reviewed = (await inReview()).card;
    const interviewed = await (await aFlow()).toInterview();
    const hired = await (await aFlow()).toHired();
    const calls = [
      safety.patch(`/api/job-order/driver-job-request/rejected/${String(request.driverJobRequestId)}`).send(report),
      safety.patch(`/api/job-assignment/reject/${String(reviewed.assignmentId)}`).send(report),
      hr.patch(`/api/job-order/assignment/cancel/${String(reviewed.assignmentId)}`).send(report),
      hr.patch(`/api/job-request/reject/${String(interviewed.jobRequestId)}`).send(report),
      hr.delete(`/api/job-order/start/${String(hired.assignmentId)}`).send(report),
    ];
    for (const call of calls) expect(problemOf(await call).code).toBe('notices-not-recorded');
  });
});

describe('a notice whose email failed', () => {
  it('stops the wait until HR or Safety records that it was mailed', async () => {
    const { flow, path, action } = await waiting();
    const { hr } = hiring.carrier;
    const day = action.startedAt.slice(0, 10);
    await hiring.db.transaction((trx) =>
      completeMessage(trx, action.notices[0]?._id ?? '', { status: 'failed', now: new Date() }),
    );
    await eventually(async () => {
      expect((await readGuide(path)).action).toMatchObject({
        state: 'undelivered',
        waitEndsOn: null,
        waitDaysLeft: 5,
      });
    });
    const stopped = await readGuide(path);
    expect((await own(flow))[0]).toMatchObject({ state: 'undelivered', actions: ['disputeReport'] });
    expect(stopped.actions).toContain('recordMailing');
    expect(await hiring.db('messages').where({ recipient_id: hiring.carrier.ids.hr }).pluck('template')).toContain(
      'adverse-undelivered',
    );

    const mail = (body: object) => hr.post(`${path}/mailing`).send({ round: 1, text: 'Receipt 9400', ...body });
    expect(problemOf(await mail({ mailedOn: '2020-01-02' }))).toMatchObject({
      code: 'adverse-mailing-not-possible',
      status: 400,
    });
    expect(problemOf(await mail({ mailedOn: day, text: ' ' })).code).toBe('invalid-input');
    await hiring.carrier.recruiter.post(`${path}/mailing`).send({ round: 1 }).expect(403);
    await hiring.other.hr.post(`${path}/mailing`).send({ round: 1, text: 'No', mailedOn: day }).expect(404);
    const mailed = bodyOf<AdverseGuide>(await mail({ mailedOn: stopped.mailedFrom }).expect(200));

    expect(mailed.action).toMatchObject({
      state: 'waiting',
      notices: [{ delivery: 'failed', mailed: { on: stopped.mailedFrom, text: 'Receipt 9400' } }],
    });
    expect((mailed.action?.waitEndsOn ?? '') > (action.waitEndsOn ?? '')).toBe(true);
  });
});

describe('an earlier adverse action', () => {
  it('stays visible to both sides with its letters, and so does the free copy', async () => {
    const { flow, path } = await inReview();
    const { hr } = hiring.carrier;
    const fileId = await upload(path);
    await hr
      .post(`${path}/notice`)
      .send(notice(fileId, { path: 'remote', isRemoteOnly: true }))
      .expect(200);
    // A later round of the application, in which another report is the reason.
    const row = await hiring.db('adverse_actions').where({ driver_id: flow.driver.id }).first('snapshot');
    await hiring
      .db('adverse_actions')
      .where({ driver_id: flow.driver.id })
      .update({
        snapshot: JSON.stringify({
          ...row?.snapshot,
          round: 2,
          name: 'withdrawn',
          notices: [],
          earlier: [row?.snapshot],
        }),
        state: 'withdrawn',
      });

    const guide = await readGuide(path);
    const [, first] = (await own(flow)).toSorted((one, other) => other.round - one.round);
    expect(guide).toMatchObject({ action: { round: 2 }, earlier: [{ round: 1, notices: [{ kind: 'remote' }] }] });
    await hr.get(`${path}/notices/${guide.earlier[0]?.notices[0]?._id ?? ''}`).expect(200);
    await hr.get(`${path}/reports/${fileId}`).expect(200);
    expect(first).toMatchObject({ round: 1, state: 'noticed', actions: ['requestReportCopy'] });
    await flow.driver
      .get(`/api/driver/adverse-actions/${first?._id ?? ''}/notices/${first?.notices[0]?._id ?? ''}`)
      .expect(200);
  });
});

describe('the remote path', () => {
  it('is refused once an interview at an address is agreed, and for jobs within a state', async () => {
    const met = await (await aFlow()).toInterview();
    const within = hiring.flow(await hiring.anActiveOrder({ isInterstate: false }), await hiring.aDriver());
    const local = await within.toReview();

    for (const [card, refusals] of [
      [met, ['met-in-person']],
      [local, ['job-not-covered']],
    ] as const) {
      const path = `/api/adverse-actions/${card.candidacyId}`;
      const body = notice(await upload(path), { path: 'remote', isRemoteOnly: true });
      const refusal = refusalOf(await hiring.carrier.hr.post(`${path}/notice`).send(body).expect(409));
      expect(refusal).toMatchObject({ code: 'remote-path-not-possible', params: { refusals } });
      expect((await readGuide(path)).actions).not.toContain('sendRemoteNotice');
    }
  });

  it('is one notice, with a free copy of the report on request', async () => {
    const { flow, card, path } = await inReview();
    const fileId = await upload(path);
    const body = notice(fileId, { path: 'remote' });

    expect(problemOf(await hiring.carrier.hr.post(`${path}/notice`).send(body)).code).toBe('remote-path-not-possible');
    await hiring.carrier.hr
      .post(`${path}/notice`)
      .send({ ...body, isRemoteOnly: true })
      .expect(200);
    const [action] = await own(flow);
    const open = () => flow.driver.get(`/api/driver/adverse-actions/${String(action?._id)}/reports/${fileId}`);
    await open().expect(404);
    const copy = bodyOf<OwnAdverseAction>(
      await flow.driver
        .post(`/api/driver/adverse-actions/${String(action?._id)}/copy`)
        .send({ round: 1 })
        .expect(200),
    );

    expect(action).toMatchObject({ state: 'noticed', reports: [], actions: ['requestReportCopy'] });
    expect(copy).toMatchObject({ reports: [fileId], freeCopyUntil: null, actions: [] });
    await open().expect(200);
    await hiring.carrier.hr
      .patch(`/api/job-assignment/reject/${String(card.assignmentId)}`)
      .send({ reason: 'report_based' })
      .expect(200);
  });
});

describe('an adverse action', () => {
  it('is withdrawn with words for the driver, after which a close because of the report is refused', async () => {
    const { flow, card, path } = await waiting();

    await hiring.carrier.hr.post(`${path}/withdraw`).send({ round: 1, text: 'We hire you after all' }).expect(200);

    const [action] = await own(flow);
    expect(action).toMatchObject({ state: 'withdrawn', ending: { by: 'fleet', text: 'We hire you after all' } });
    const reject = hiring.carrier.hr.patch(`/api/job-assignment/reject/${String(card.assignmentId)}`);
    expect(problemOf(await reject.send({ reason: 'report_based' })).code).toBe('notices-not-recorded');
  });

  it('ends when the driver withdraws from the job', async () => {
    const { flow, path } = await waiting();

    await flow.answers('withdraw');

    await eventually(async () => {
      expect((await readGuide(path)).action).toMatchObject({
        state: 'withdrawn',
        ending: { reason: 'candidacy_closed' },
      });
    });
    expect(await hiring.db('messages').where({ recipient_id: flow.driver.id }).pluck('template')).toContain(
      'adverse-ended',
    );
  });

  it('is in the list of what waits for the carrier until the candidacy is closed', async () => {
    const { card } = await waiting();
    const list = async (caller: Caller) =>
      bodyOf<{ data: { candidacyId: string }[] }>(await caller.get('/api/adverse-actions').expect(200)).data;

    expect((await list(hiring.carrier.safety)).map(({ candidacyId }) => candidacyId)).toContain(card.candidacyId);
    expect(await list(hiring.other.safety)).toEqual([]);
  });

  it('is hidden from other positions, carriers and drivers, and from strangers', async () => {
    const { flow, path, action } = await waiting();
    const { recruiter, admin, accounting, manager } = hiring.carrier;
    const [stranger, mine] = [await hiring.aDriver(), `/api/driver/adverse-actions/${action._id}`];

    for (const caller of [recruiter, admin, accounting, manager, hiring.ops, flow.driver]) {
      await caller.get(path).expect(403);
      await caller.post(`${path}/final-notice`).send({ round: 1 }).expect(403);
    }
    await hiring.other.hr.get(path).expect(404);
    await hiring.other.hr.post(`${path}/withdraw`).send({ round: 1 }).expect(404);
    await stranger.post(`${mine}/dispute`).send({ round: 1, text: 'No' }).expect(404);
    await stranger.get(`${mine}/reports/${action.reports[0] ?? ''}`).expect(404);
    await hiring.carrier.hr.get(mine).expect(404);
  });

  it('has a log entry for each opening by the carrier', async () => {
    const { flow, path, action } = await waiting();

    await hiring.carrier.safety.get(`${path}/reports/${action.reports[0] ?? ''}`).expect(200);
    await hiring.carrier.safety.get(`${path}/notices/${action.notices[0]?._id ?? ''}`).expect(200);

    const entries = await hiring.db('access_log').where({ subject_driver_id: flow.driver.id, action: 'driver-file' });
    expect(entries).toHaveLength(2);
  });
});
