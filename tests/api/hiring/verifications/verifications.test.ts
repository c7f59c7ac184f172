import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { VerificationConsent } from '#domain/employment-verifications/consent-schema';
import { investigationDay } from '#domain/employment-verifications/deadlines';
import type { VerificationView } from '#domain/employment-verifications/schema';
import { newId } from '#platform/ids';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { refused, VerificationFlow } from '../../../support/hiring/verification-flow';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const aFlow = () => VerificationFlow.start(hiring);

async function listOf(flow: VerificationFlow): Promise<readonly VerificationView[]> {
  const response: { body: unknown } = await hiring.carrier.hr
    .get(`/api/business/driver/${flow.driver.id}/verifications`)
    .expect(200);
  return (response.body as { data: VerificationView[] }).data;
}

describe('a request', () => {
  it('lists past employers before the first request, and asks the driver for the consent', async () => {
    const flow = await aFlow();
    expect(await listOf(flow)).toMatchObject([
      { _id: null, state: 'none', employer: { name: 'Blue Ridge Carriers' }, actions: ['startVerification'] },
    ]);

    await flow.started();

    expect(await flow.view()).toMatchObject({
      state: 'draft',
      round: 1,
      mode: 'fmcsa',
      questions: { includesTests: false, includesFollowUpPlan: true },
      clock: { countsFrom: 'request', days: 30, day: 0, isOverdue: false },
      actions: ['cancelVerification'],
    });
    expect(await flow.templatesTo(flow.driver.id)).toContain('verification-consent');
    expect(await flow.own()).toMatchObject({ state: 'draft', actions: ['signConsent', 'postponeConsent'] });
    expect(await flow.mails()).toEqual([]);
  });

  it('reports all wrong fields together, and an employment of somebody else', async () => {
    const flow = await aFlow();
    const response: { body: unknown } = await flow
      .startBy(hiring.carrier.hr, {
        employmentHistoryId: newId(),
        employer: { name: '', email: 'nobody', phone: '12' },
      })
      .expect(400);

    const found = (response.body as { errors: { pointer: string; code: string }[] }).errors;
    expect(found.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/employmentHistoryId employment-unknown',
      '/employer/name required',
      '/employer/email email-not-valid',
      '/employer/phone phone-not-valid',
    ]);
  });

  it('is refused for an employer whom the driver does not want to be contacted while working there', async () => {
    const flow = await aFlow();
    await hiring.db.raw(
      `update driver_history_items set end_on = null, details = details || '{"current": true, "mayContact": false}'
       where id = ?`,
      [flow.employmentHistoryId],
    );
    const response: { body: unknown } = await flow.startBy().expect(400);

    expect(response.body).toMatchObject({
      errors: [{ pointer: '/employmentHistoryId', code: 'employer-not-to-contact' }],
    });
  });

  it('appears in no timeline: those have other readers', async () => {
    const flow = await (await aFlow()).sent();
    const rows = await hiring
      .db('workflow_events')
      .where('workflow_id', 'like', `voe/%/${flow.employmentHistoryId}`)
      .select('organization_id', 'driver_id');

    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.flatMap((row) => Object.values(row)))).toEqual(new Set([null]));
  });

  it('is refused while one is open, and without a relation to the driver', async () => {
    const flow = await (await aFlow()).started();

    expect(await refused(flow.startBy())).toBe('verification-open');
    await hiring.db('dq_accesses').where({ driver_id: flow.driver.id }).update({ state: 'revoked' });
    expect(await refused(flow.startBy())).toBe('access-ended');
    // The carrier's own requests stay readable.
    expect((await listOf(flow)).map(({ state }) => state)).toEqual(['draft']);
  });

  it('is sent with the signed consent, which names the carrier and the past employer', async () => {
    const flow = await (await aFlow()).sent();

    expect(await flow.view()).toMatchObject({
      state: 'sent',
      attempts: [{ channel: 'email', number: 1, to: flow.email, by: null }],
      actions: ['recordAttempt', 'cancelVerification'],
      refusals: [{ action: 'closeGoodFaith', code: 'too-few-attempts' }],
    });
    expect(await flow.mails()).toMatchObject([{ template: 'verification-request', params: { number: 1 } }]);
    const pdf: { body: unknown } = await hiring.carrier.hr.get(`${flow.path}/consent/pdf`).expect(200);
    expect((pdf.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    const release = await hiring.db('evidence').where({ driver_id: flow.driver.id, kind: 'drugAlcoholRelease' });
    expect(release).toMatchObject([{ obtained_by: 'carrier', organization_id: hiring.carrier.organizationId }]);
    // The same signature is the written notice of the inquiry and of the driver's rights (49 CFR 391.23(i)).
    const notice = await hiring.db('evidence').where({ driver_id: flow.driver.id, kind: 'priorEmployersNotice' });
    expect(notice).toMatchObject([
      { obtained_by: 'carrier', signed_on: release[0]?.signed_on, file_id: release[0]?.file_id },
    ]);
  });

  it('is signed once by two pages at the same time, and the refused signature leaves nothing behind', async () => {
    const flow = await (await aFlow()).started();
    const consent = await flow.read();
    const name = await flow.driverName();

    const answers = await Promise.all([flow.signatureOn(consent, name), flow.signatureOn(consent, name)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const consents = await hiring.db('verification_consents').where({ verification_id: flow.id }).pluck('file_id');
    expect(consents).toHaveLength(1);
    const files = hiring.db('driver_files').where({ driver_id: flow.driver.id, purpose: 'verification' });
    expect(await files.pluck('id')).toEqual(consents);
  });

  it('needs the texts that were shown, read to the end', async () => {
    const flow = await (await aFlow()).started();
    const fullName = await flow.driverName();
    const body = { round: 1, shown: ['0'.repeat(64)], fullName, signature: { type: 'typed' }, hasAgreed: true };

    expect(await refused(flow.driver.post(`${flow.ownPath}/consent`).send(body))).toBe('legal-text-changed');
    await flow.sign();
    expect(await refused(flow.driver.post(`${flow.ownPath}/consent`).send(body))).toBe('verification-changed');
  });

  it('names exactly the carrier and the past employer', async () => {
    const flow = await (await aFlow()).started();
    const shown: { body: unknown } = await flow.driver.get(`${flow.ownPath}/consent`).expect(200);
    const { carrier, texts } = shown.body as VerificationConsent;

    expect(texts).toHaveLength(2);
    for (const { body } of texts) {
      expect(body).toContain(`authorize **Blue Ridge Carriers** to`);
      expect(body).toContain(`**${carrier}**`);
      expect(body).not.toMatch(/Gladhand|employers that you list|\{/);
    }
  });

  it('has to be read for each carrier that it names', async () => {
    const flow = await (await aFlow()).sent();
    const other = await flow.startedBy(hiring.other);
    const consent = await other.consent();
    const { round, texts } = consent;
    const [text] = texts;
    const read = (body: object) => other.driver.post(`${other.ownPath}/consent/readings`).send(body);
    const textId = text?._id;

    expect(texts.map(({ openedAt }) => openedAt)).toEqual([null, null]);
    expect(await refused(other.signatureOn(consent, await other.driverName()))).toBe('disclosure-not-read');
    expect(await refused(read({ round, textId, part: 'end' }))).toBe('disclosure-not-read');
    expect(await refused(read({ round: round + 1, textId, part: 'opened' }))).toBe('verification-changed');
    expect(await other.sign()).toMatchObject({ state: 'sent' });
  });

  it('is refused for a request that was replaced by a later one', async () => {
    const flow = await (await aFlow()).started();
    const fullName = await flow.driverName();
    const read: { body: unknown } = await flow.driver.get(`${flow.ownPath}/consent`).expect(200);
    const { round, texts } = read.body as VerificationConsent;
    const shown = texts.map(({ sha256 }) => sha256);
    const stale = { round, shown, fullName, signature: { type: 'typed' }, hasAgreed: true };
    await hiring.carrier.recruiter.patch(`${flow.path}/cancel`).expect(200);
    await flow.started();

    expect(await refused(flow.driver.post(`${flow.ownPath}/consent`).send(stale))).toBe('verification-changed');
    expect(await flow.sign()).toMatchObject({ state: 'sent', round: round + 1 });
  });
});

describe('"not now" to a consent', () => {
  const notNow = (flow: VerificationFlow, body: object) =>
    flow.driver.post(`${flow.ownPath}/consent/postponement`).send(body);

  it.each([
    ['with a sentence to the carrier', { round: 1, text: ' After I have given notice ' }, 'After I have given notice'],
    ['without one', { round: 1 }, ''],
  ])('is what the carrier reads %s, and the driver may still sign', async (_, body, text) => {
    const flow = await (await aFlow()).started();

    const answered: { body: unknown } = await notNow(flow, body).expect(200);

    const postponed = { text, at: expect.any(String) as unknown };
    expect(answered.body).toMatchObject({ state: 'draft', postponed, actions: ['signConsent'] });
    expect(await flow.view()).toMatchObject({ state: 'draft', postponed, actions: ['cancelVerification'] });
    expect(await flow.templatesTo(hiring.carrier.ids.recruiter)).toContain('verification-postponed');
    expect(await flow.mails()).toEqual([]);
    expect(await flow.sign()).toMatchObject({ state: 'sent' });
  });

  it('is refused a second time, for another request, and after the signature', async () => {
    const flow = await (await aFlow()).started();
    expect(await refused(notNow(flow, { round: 2 }))).toBe('verification-changed');
    await notNow(flow, { round: 1 }).expect(200);
    expect(await refused(notNow(flow, { round: 1 }))).toBe('verification-changed');

    const signed = await (await aFlow()).sent();
    expect(await refused(notNow(signed, { round: 1 }))).toBe('verification-changed');
  });

  it('is refused to any other driver', async () => {
    const flow = await (await aFlow()).started();
    const other = await aFlow();

    const call = other.driver.post(`${flow.ownPath}/consent/postponement`).send({ round: 1 });

    expect(await refused(call)).toBe('not-found');
  });
});

describe('the days that are asked about', () => {
  it('are the three years before the application', async () => {
    const flow = await aFlow();
    await hiring.db('employments').insert({
      id: newId(),
      organization_id: hiring.carrier.organizationId,
      driver_id: flow.driver.id,
      applied_on: '2024-06-15',
      hired_on: '2024-07-01',
      entered_by: flow.driver.id,
      entered_at: '2024-07-01T15:00:00.000Z',
    });
    await flow.sent();

    expect(await flow.form(await flow.codes())).toMatchObject({ periodFrom: '2021-06-15', periodTo: '2024-06-15' });
  });

  it('are those before the request if the driver has not applied', async () => {
    const flow = await (await aFlow()).sent();
    const { periodFrom, periodTo } = await flow.form(await flow.codes());

    expect(periodTo).toBe(investigationDay((await flow.view()).requestedAt ?? ''));
    expect(periodFrom < periodTo).toBe(true);
  });
});

describe('contacts', () => {
  it('are by email, fax, letter and phone, and each is logged', async () => {
    const flow = await (await aFlow()).sent();
    const send = (body: object) => hiring.carrier.recruiter.post(`${flow.path}/attempts`).send(body);

    expect(await refused(send({ channel: 'fax' }))).toBe('employer-contact-missing');
    const employer = {
      name: 'Another name',
      email: flow.email,
      fax: '2145550110',
      address: '1 Main St',
      city: 'Dallas',
      state: 'TX',
    };
    await send({ channel: 'fax', employer }).expect(201);
    await send({ channel: 'letter' }).expect(201);
    await send({ channel: 'email' }).expect(201);
    await send({ channel: 'phone', note: 'The safety director is back on Monday' }).expect(201);
    const incomplete: { body: unknown } = await send({ channel: 'phone' }).expect(400);
    expect((incomplete.body as { errors: object[] }).errors).toMatchObject([{ pointer: '/note', code: 'required' }]);

    const view = await flow.view(hiring.carrier.recruiter);
    expect(view.employer).toMatchObject({ name: 'Blue Ridge Carriers', fax: '+12145550110' });
    expect(view.attempts.map(({ number, channel, hasDocument }) => [number, channel, hasDocument])).toEqual([
      [5, 'phone', false],
      [4, 'email', false],
      [3, 'letter', true],
      [2, 'fax', true],
      [1, 'email', false],
    ]);
    const fax = view.attempts.find(({ channel }) => channel === 'fax')?._id ?? '';
    const pdf = `${flow.path}/attempts/${fax}/pdf`;
    await hiring.carrier.recruiter.get(pdf).expect(200);
    // It shows the codes of the link: only the person who prints it needs it, and only then.
    expect(await refused(hiring.carrier.hr.get(pdf))).toBe('letter-not-yours');
    expect((await flow.view()).attempts.map(({ hasDocument }) => hasDocument)).not.toContain(true);
    const stored = await hiring.db('verification_attempts').where({ id: fax }).first('file_id');
    // The driver may not read the codes of the past employer.
    await flow.driver.get(`/api/driver-profile/files/${stored?.file_id ?? ''}`).expect(404);
    expect(view.attempts[0]).toMatchObject({ note: 'The safety director is back on Monday' });
  });

  it('has one effect with one Idempotency-Key', async () => {
    const flow = await (await aFlow()).sent();
    const key = newId();
    const send = () =>
      hiring.carrier.recruiter
        .post(`${flow.path}/attempts`)
        .set('Idempotency-Key', key)
        .send({ channel: 'phone', note: 'No answer' });
    await Promise.all([send().expect(201), send().expect(201)]);

    expect((await flow.view()).attempts).toHaveLength(2);
  });

  it('are refused before the consent, and after the end', async () => {
    const flow = await (await aFlow()).started();
    const send = () => hiring.carrier.recruiter.post(`${flow.path}/attempts`).send({ channel: 'email' });

    expect(await refused(send())).toBe('consent-missing');
    await hiring.carrier.recruiter.patch(`${flow.path}/cancel`).expect(200);
    expect(await refused(send())).toBe('verification-closed');
    expect(await refused(hiring.carrier.recruiter.patch(`${flow.path}/cancel`))).toBe('verification-closed');
  });

  it('continue in the next round with the same consent', async () => {
    const flow = await (await aFlow()).sent();
    await hiring.carrier.recruiter.patch(`${flow.path}/cancel`).expect(200);
    const old = await flow.codes();
    await flow.started();

    expect(await flow.view()).toMatchObject({ state: 'sent', round: 2 });
    expect(await refused(flow.open(old))).toBe('verification-closed');
    await flow.open(await flow.codes()).expect(200);
  });

  it('need a new consent for another past employer', async () => {
    const flow = await (await aFlow()).sent();
    await hiring.carrier.recruiter.patch(`${flow.path}/cancel`).expect(200);
    await flow.started({ employer: { name: 'Blue Ridge Holdings', email: flow.email } });

    expect(await flow.view()).toMatchObject({ state: 'draft', round: 2 });
    // It names another employer, so it has to be read again.
    expect((await flow.consent()).texts).toMatchObject([{ endReachedAt: null }, { endReachedAt: null }]);
  });
});

describe('good faith', () => {
  it('is recorded after two contacts and ten days, by HR and Safety only', async () => {
    const flow = await (await aFlow()).sent();
    const close = (by = hiring.carrier.safety) => by.patch(`${flow.path}/close`).send({ note: 'Out of business' });
    await hiring.carrier.recruiter.post(`${flow.path}/attempts`).send({ channel: 'phone', note: 'No one' }).expect(201);

    expect(await refused(close())).toBe('too-few-attempts');
    expect(await refused(close(hiring.carrier.recruiter))).toBe('forbidden');
    const { goodFaithFrom } = await flow.view();
    expect(Date.parse(goodFaithFrom ?? '') - Date.now()).toBeGreaterThan(9 * 86_400_000);
    await hiring.carrier.safety.get(`${flow.path}/good-faith/pdf`).expect(404);
    await hiring.carrier.safety.get(`${flow.path}/report/pdf`).expect(404);
    const sentAt = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await hiring.db.raw(
      `update employment_verifications set snapshot = jsonb_set(snapshot, '{sentAt}', to_jsonb(?::text)) where id = ?`,
      [sentAt, (await flow.view())._id],
    );
    await hiring.carrier.safety.get(`${flow.path}/report/pdf`).expect(200);
  });
});

describe('other people', () => {
  it.each(['accounting', 'manager', 'admin'] as const)('%s may neither read nor start one', async (name) => {
    const flow = await (await aFlow()).started();

    expect(await refused(hiring.carrier[name].get(flow.path))).toBe('forbidden');
    expect(await refused(flow.startBy(hiring.carrier[name]))).toBe('forbidden');
  });

  it('of another carrier, and other drivers, find nothing', async () => {
    const flow = await (await aFlow()).answered();
    const stranger = await hiring.aDriver();
    const [response] = (await flow.view()).responses;

    for (const path of ['', '/consent/pdf', `/answers/${response?._id ?? ''}/pdf`, '/good-faith/pdf']) {
      await hiring.other.hr.get(`${flow.path}${path}`).expect(404);
    }
    await stranger.get(flow.ownPath).expect(404);
    const reading = { round: 1, textId: newId(), part: 'opened' };
    await stranger.post(`${flow.ownPath}/consent/readings`).send(reading).expect(404);
    await stranger.post(`${flow.ownPath}/dispute`).send({ text: 'No' }).expect(404);
    expect(await refused(flow.startBy(hiring.other.hr))).toBe('not-found');
  });
});
