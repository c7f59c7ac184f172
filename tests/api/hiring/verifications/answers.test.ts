import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { AccessLogEntry } from '#domain/drivers/personal-info/schema';
import { MAX_FILES_A_DAY } from '#domain/employment-verifications/terms';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { aCleanAnswer, aSignature, refused, VerificationFlow } from '../../../support/hiring/verification-flow';
import { messagesTo } from '../../../support/mailbox';
import { aPdf } from '../../../support/pictures';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const aFlow = () => VerificationFlow.start(hiring);
const errorsOf = (body: unknown): string[] =>
  (body as { errors: { pointer: string; code: string }[] }).errors.map(({ pointer, code }) => `${pointer} ${code}`);

describe('the form behind a link', () => {
  it('shows what the driver reported, and saves an answer to go on later', async () => {
    const flow = await (await aFlow()).sent();
    const codes = await flow.codes();
    expect(await flow.form(codes)).toMatchObject({
      purpose: 'answer',
      employer: 'Blue Ridge Carriers',
      driver: { fullName: await flow.driverName() },
      selfReported: { startDate: '2024-03-01', endDate: '2025-03-31' },
      questions: { includesTests: false, includesFollowUpPlan: true },
      savedAt: null,
      dispute: null,
    });

    await request(hiring.app)
      .put(`/api/voe/${codes.urlCode}/draft`)
      .send({ accessCode: codes.accessCode, draft: { wasEmployed: true, position: 'Driver' } })
      .expect(200);

    // People type codes from paper in lower case, and with dashes.
    const typed = { urlCode: codes.urlCode.toLowerCase(), accessCode: codes.accessCode.replace(/(.{5})/, '$1-') };
    expect(await flow.form(typed)).toMatchObject({ draft: { wasEmployed: true, position: 'Driver' } });
    await flow.post(codes, 'consent').expect(200);
    const log: { body: unknown } = await flow.driver.get('/api/driver/access-log').query({ limit: 10 });
    const entries = (log.body as { data?: AccessLogEntry[] }).data ?? [];
    expect(entries.filter(({ side }) => side === 'pastEmployer').map(({ about }) => about)).toEqual([
      'voe-consent',
      'verification',
    ]);
  });

  it('refuses a made-up link, another code and five wrong codes the same way', async () => {
    const flow = await (await aFlow()).sent();
    const codes = await flow.codes();
    const other = await (await (await aFlow()).sent()).codes();

    expect(await refused(flow.open({ urlCode: 'ABCDEFGH', accessCode: codes.accessCode }))).toBe('link-not-valid');
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await refused(flow.open({ ...codes, accessCode: other.accessCode }))).toBe('link-not-valid');
    }
    await flow.open(codes).expect(200);
    expect(await refused(flow.open({ ...codes, accessCode: 'WRONG' }))).toBe('link-not-valid');
    expect(await refused(flow.open(codes))).toBe('link-not-valid');
    // Another email brings a link of its own.
    await hiring.carrier.recruiter.post(`${flow.path}/attempts`).send({ channel: 'email' }).expect(201);
    await flow.open(await flow.codes()).expect(200);
  });

  it('expires after 45 days', async () => {
    const flow = await (await aFlow()).sent();
    const codes = await flow.codes();
    await hiring
      .db('verification_links')
      .where({ verification_id: flow.id })
      .update({ expires_at: new Date(0).toISOString() });

    expect(await refused(flow.open(codes))).toBe('link-not-valid');
  });

  it('is limited for each address', async () => {
    const strict = hiring.api.another({ limits: { callsPerTenSeconds: 1_000_000, failedSignIns: 1 } });
    const guess = () =>
      request(strict)
        .post('/api/voe/ABCDEFGH/open')
        .set('X-Forwarded-For', '203.0.113.7')
        .send({ accessCode: 'WRONG' });
    for (let tries = 0; tries < 10; tries += 1) expect(await refused(guess())).toBe('link-not-valid');

    expect(await refused(guess())).toBe('too-many-requests');
  });

  it('takes files, once each, and removes them', async () => {
    const flow = await (await aFlow()).sent();
    const codes = await flow.codes();
    const attach = (content: Buffer, accessCode = codes.accessCode) =>
      request(hiring.app)
        .post(`/api/voe/${codes.urlCode}/files`)
        .set('Content-Type', 'application/octet-stream')
        .set('X-Access-Code', accessCode)
        .send(content);
    const first = await attach(aPdf()).expect(201);
    await attach(aPdf()).expect(201);

    expect((await flow.form(codes)).files).toHaveLength(1);
    expect(await refused(attach(Buffer.from('hello')))).toBe('file-type-not-allowed');
    expect(await refused(attach(aPdf(), 'WRONG'))).toBe('link-not-valid');
    await flow.post(codes, `files/${(first.body as { _id: string })._id}/remove`).expect(204);
    expect((await flow.form(codes)).files).toEqual([]);
    await attach(aPdf()).expect(201);
    await flow.answer(codes).expect(201);
    const [response] = (await flow.view()).responses;
    const [file] = response?.files ?? [];
    await hiring.carrier.hr.get(`${flow.path}/files/${file?._id ?? ''}`).expect(200);
    await flow.driver.get(`${flow.ownPath}/files/${file?._id ?? ''}`).expect(200);
  });
});

it('refuses more files of one link than a day allows, even if none of them was accepted', async () => {
  const flow = await (await aFlow()).sent();
  const codes = await flow.codes();
  const attach = (content: Buffer) =>
    request(hiring.app)
      .post(`/api/voe/${codes.urlCode}/files`)
      .set('Content-Type', 'application/octet-stream')
      .set('X-Access-Code', codes.accessCode)
      .send(content);
  for (let sent = 0; sent < MAX_FILES_A_DAY; sent += 1) {
    expect(await refused(attach(Buffer.from('hello')))).toBe('file-type-not-allowed');
  }

  expect(await refused(attach(aPdf()))).toBe('files-of-the-day');
});

describe('an answer', () => {
  it('reports all missing fields together', async () => {
    const flow = await (await aFlow()).sent({ mode: 'faa' });
    const codes = await flow.codes();
    const accidents = [{ date: '2099-01-01', city: '', state: 'TX' }];
    const response = await flow
      .answer(
        codes,
        {
          wasEmployed: true,
          startDate: '2025-02-01',
          endDate: '2025-01-01',
          hasAccidents: true,
          accidents,
          drugTest: true,
        },
        { signature: { type: 'drawn', strokes: [] } },
      )
      .expect(400);

    expect(errorsOf(response.body)).toEqual([
      '/answer/endDate end-before-start',
      '/answer/position required',
      '/answer/commercial required',
      '/answer/subjectToFmcsa required',
      '/answer/safetySensitive required',
      '/answer/reasonForLeaving required',
      '/answer/accidents/0/date date-in-future',
      '/answer/accidents/0/city required',
      '/answer/alcoholTest required',
      '/answer/refusedTest required',
      '/answer/otherViolation required',
      '/answer/completedReturnToDuty required',
      '/answer/hasUnfinishedPlan required',
      '/answer/respondent/name required',
      '/answer/respondent/title required',
      '/signature signature-missing',
      '/hasCertified required',
    ]);
  });

  it('about a driver who still works there needs no last day and no reason for leaving, and keeps none', async () => {
    const flow = await (await aFlow()).sent();
    const { endDate, reasonForLeaving, ...lasting } = { ...aCleanAnswer, isStillEmployed: true };
    const answer = { ...lasting, reasonForLeaving };

    expect(endDate).not.toBe('');
    await flow.answer(await flow.codes(), answer).expect(201);
    const [response] = (await flow.view()).responses;
    expect(response?.answer).toMatchObject({
      isStillEmployed: true,
      startDate: '2024-03-01',
      endDate: '',
      reasonForLeaving: '',
      eligibleForRehire: null,
    });
    await flow.driver.get(`${flow.ownPath}/answers/${response?._id ?? ''}/pdf`).expect(200);
  });

  it('is evidence in the file of the carrier, and both sides read it', async () => {
    const flow = await (await aFlow()).answered();

    expect(await flow.view()).toMatchObject({
      state: 'answered',
      responses: [{ kind: 'answer', version: 1, hasTests: true, answer: { position: 'Line haul driver' } }],
      actions: [],
    });
    expect(await flow.own()).toMatchObject({ state: 'answered', actions: ['disputeAnswer', 'attachRebuttal'] });
    expect(await flow.templatesTo(flow.driver.id)).toContain('verification-answered');
    expect(await flow.templatesTo(hiring.carrier.ids.recruiter)).toContain('verification-answered');
    const evidence = await hiring
      .db('evidence')
      .where({ driver_id: flow.driver.id, about: flow.employmentHistoryId })
      .orderBy('kind')
      .select('kind', 'form', 'organization_id', 'id');
    expect(evidence).toMatchObject([
      { kind: 'drugAlcoholInquiry', form: 'document', organization_id: hiring.carrier.organizationId },
      { kind: 'safetyInquiry', form: 'document' },
    ]);
    const reviews = await hiring.db('evidence_reviews').whereIn(
      'evidence_id',
      evidence.map(({ id }) => id),
    );
    expect(reviews.map(({ result }) => result)).toEqual(['accepted', 'accepted']);
    const [response] = (await flow.view()).responses;
    for (const part of ['employment', 'tests']) {
      const pdf = `answers/${response?._id ?? ''}/pdf?part=${part}`;
      await hiring.carrier.recruiter.get(`${flow.path}/${pdf}`).expect(200);
      await flow.driver.get(`${flow.ownPath}/${pdf}`).expect(200);
    }
  });

  it('is one answer when it is repeated, and the link is used up', async () => {
    const flow = await (await aFlow()).sent();
    const codes = await flow.codes();
    const [first, second] = await Promise.all([flow.answer(codes).expect(201), flow.answer(codes).expect(201)]);

    expect(second.body).toEqual(first.body);
    expect((await flow.view()).responses).toHaveLength(1);
    expect(await refused(flow.open(codes))).toBe('verification-closed');
    expect(await refused(flow.answer(codes, { ...aCleanAnswer, comments: 'Again' }))).toBe('verification-closed');
    await flow.post(codes, 'consent').expect(200);
  });

  it('is the only one that is left of several sent together', async () => {
    const flow = await (await aFlow()).sent();
    const codes = await flow.codes();
    const decline = { ...aSignature, reason: 'thirdParty', respondent: { name: 'Pat Doyle', title: 'Owner' } };
    const others = ['one', 'two', 'three'].map((comments) => flow.answer(codes, { ...aCleanAnswer, comments }));
    const responses = await Promise.all([...others, flow.post(codes, 'decline', decline)]);

    const accepted = responses.filter(({ status }) => status === 201);
    const rows = await hiring.db('verification_responses').where({ verification_id: flow.id }).select('seq', 'file_id');
    expect(accepted).toHaveLength(1);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.seq).not.toBeNull();
    const files = await hiring.db('driver_files').where({ driver_id: flow.driver.id, purpose: 'verification' });
    // The signed consent, and the answer with its part about testing or the refusal.
    expect(files.length).toBeLessThanOrEqual(3);
  });

  it('needs no details if the driver never worked there', async () => {
    const flow = await (await aFlow()).sent();
    const respondent = { name: 'Pat Doyle', title: 'Owner' };
    await flow.answer(await flow.codes(), { wasEmployed: false, position: 'Driver', respondent }).expect(201);

    const [response] = (await flow.view()).responses;
    expect(response).toMatchObject({ answer: { wasEmployed: false, position: '' }, hasTests: false });
  });

  it('can be declined with a reason, and requested again', async () => {
    const flow = await (await aFlow()).sent();
    const codes = await flow.codes();
    const decline = (body: object) =>
      flow.post(codes, 'decline', { ...aSignature, respondent: { name: 'Pat Doyle', title: 'Owner' }, ...body });
    const incomplete = await decline({ reason: 'other' }).expect(400);
    expect(errorsOf(incomplete.body)).toEqual(['/text required']);
    await decline({ reason: 'thirdParty', text: 'Ask Verify Inc.' }).expect(201);

    expect(await flow.view()).toMatchObject({
      state: 'declined',
      responses: [{ kind: 'decline', reason: 'thirdParty', text: 'Ask Verify Inc.' }],
      actions: ['startVerification', 'closeGoodFaith'],
    });
    const drawn = async () =>
      (await hiring.db('driver_files').where({ driver_id: flow.driver.id, purpose: 'verification' })).length;
    const before = await drawn();
    const close = () => hiring.carrier.hr.patch(`${flow.path}/close`).send({});
    const closed = await Promise.all([close(), close()]);
    expect(closed.map(({ status }) => status).sort()).toEqual([200, 409]);
    // The record of the refused close is gone.
    expect(await drawn()).toBe(before + 1);
    expect(await flow.view()).toMatchObject({ state: 'closedGoodFaith', actions: [] });
    await hiring.carrier.hr.get(`${flow.path}/good-faith/pdf`).expect(200);
    const efforts = await hiring.db('evidence').where({ driver_id: flow.driver.id, form: 'noneCouldBeAsked' });
    expect(efforts.map(({ kind }) => kind).sort()).toEqual(['drugAlcoholInquiry', 'safetyInquiry']);
    for (const { content } of efforts) {
      expect(content).toMatchObject({
        contacted: expect.stringMatching(/^Blue Ridge Carriers, /),
        method: expect.stringMatching(/^email on \d{4}-\d\d-\d\d/),
        response: 'Declined to answer',
      });
    }
  });
});

describe('a dispute', () => {
  it('asks for a correction by a new link; both versions are kept', async () => {
    const flow = await (await aFlow()).answered();
    const old = await flow.codes();
    await flow.driver.patch(`${flow.ownPath}/review`).expect(200);
    await flow.driver.post(`${flow.ownPath}/dispute`).send({ text: 'I left in March' }).expect(200);

    expect(await flow.view()).toMatchObject({
      state: 'disputed',
      dispute: { text: 'I left in March', isOverdue: false },
    });
    expect(await refused(flow.open(old))).toBe('verification-closed');
    const codes = await flow.codes();
    expect(await flow.form(codes)).toMatchObject({
      purpose: 'correction',
      dispute: { text: 'I left in March' },
      draft: { endDate: '2025-02-28' },
    });
    await flow.answer(codes, { ...aCleanAnswer, endDate: '2025-03-31' }).expect(201);

    const view = await flow.view();
    expect(view.responses.map(({ kind, version }) => [kind, version])).toEqual([
      ['correction', 2],
      ['answer', 1],
    ]);
    expect(view).toMatchObject({ state: 'answered', dispute: null });
    const inquiries = await hiring.db('evidence').where({ driver_id: flow.driver.id, kind: 'safetyInquiry' });
    expect(inquiries.map(({ corrects_id }) => corrects_id !== null).sort()).toEqual([false, true]);
  });

  it('may be refused; the rebuttal of the driver goes to both', async () => {
    const flow = await (await aFlow()).answered();
    await flow.driver.post(`${flow.ownPath}/dispute`).send({ text: 'I left in March' }).expect(200);
    const body = { ...aSignature, text: 'Our records are right', respondent: { name: 'Pat Doyle', title: 'Owner' } };
    await flow.post(await flow.codes(), 'refuse-correction', body).expect(201);

    expect(await flow.own()).toMatchObject({
      state: 'answered',
      dispute: { wasRefused: true },
      actions: ['attachRebuttal'],
    });
    await flow.driver.post(`${flow.ownPath}/rebuttal`).send({ text: 'My pay slips say otherwise' }).expect(200);
    expect(await flow.view()).toMatchObject({ rebuttal: { text: 'My pay slips say otherwise' } });
    expect((await flow.mails()).at(-1)).toMatchObject({
      template: 'verification-rebuttal',
      params: { text: 'My pay slips say otherwise', link: '' },
    });
    const again = flow.driver.post(`${flow.ownPath}/rebuttal`).send({ text: 'More' });
    expect(await refused(again)).toBe('verification-changed');
  });

  it.each([false, true])(
    'that is refused offers a statement only if there is none: attached %s',
    async (hasRebuttal) => {
      const flow = await (await aFlow()).answered();
      if (hasRebuttal) await flow.driver.post(`${flow.ownPath}/rebuttal`).send({ text: 'I left in March' }).expect(200);
      await flow.driver.post(`${flow.ownPath}/dispute`).send({ text: 'I left in March' }).expect(200);
      const body = { ...aSignature, text: 'Our records are right', respondent: { name: 'Pat Doyle', title: 'Owner' } };
      await flow.post(await flow.codes(), 'refuse-correction', body).expect(201);

      expect((await flow.own()).actions).toEqual(hasRebuttal ? [] : ['attachRebuttal']);
      const user = await hiring.db('users').where({ id: flow.driver.id }).first('email');
      expect((await messagesTo(hiring.db, user?.email ?? '')).at(-1)).toMatchObject({
        template: 'verification-not-corrected',
        params: { isDriver: true, hasRebuttal },
      });
    },
  );
});
