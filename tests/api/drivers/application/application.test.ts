import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DriverApplication } from '#domain/driver-application/schema';
import { requiredDocuments } from '#domain/driver-pipeline/tasks';
import type { FileOnDay } from '#domain/requirements/file-schema';
import { checkFor } from '#domain/whose-turn/checks';
import { newId } from '#platform/ids';
import { as } from '../../../support/api';
import { wholeItems } from '../../../support/builders/histories';
import { anAccessToken } from '../../../support/builders/people';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { aUser } from '../../../support/hiring/hiring-world';
import { aNewDriver, LivePipeline } from '../../../support/hiring/live-pipeline';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

async function aDriver() {
  const { db } = hiring.api;
  const id = await aNewDriver(db, { phone: '+15625550142' });
  const { client, taskQueue } = hiring.workers;
  const pipeline = new LivePipeline({ client, taskQueue, db, now: () => Promise.resolve(Date.now()) }, id);
  const self = as(hiring.app, await anAccessToken(db, id));
  const read = async () =>
    DriverApplication.parse((await self.get('/api/driver-profile/verification').expect(200)).body);
  const task = async (name: string) =>
    (await read()).sections.flatMap(({ tasks }) => tasks).find((item) => item.task === name);
  return { id, self, pipeline, read, task };
}

/** Submits every required task, as the driver would. */
async function sendEverything(pipeline: LivePipeline): Promise<void> {
  await pipeline.begin();
  await pipeline.send('confirmContact', { contact: 'phone' });
  for (const document of requiredDocuments) {
    const fileId = newId();
    await pipeline.send('uploadDocument', { document, fileId });
    await pipeline.send('recordScanResult', { document, fileId, isClean: true }, { by: 'system' });
  }
  for (const task of [
    'photo',
    'schedule',
    'reference',
    'employmentHistory',
    'residenceHistory',
    'compliance',
  ] as const) {
    await pipeline.send('submitTask', { task, entryId: newId() });
  }
}

describe("a driver's application", () => {
  it('exists before the pipeline has started, with all tasks open', async () => {
    const { read } = await aDriver();

    expect(await read()).toMatchObject({
      status: 'dot_application_in_progress',
      stage: 'PreQualify',
      done: 0,
      total: 12,
      minutesLeft: 30,
      savedAt: null,
      next: 'phone',
      contacts: { phone: '+15625550142', isEmailConfirmed: false, isPhoneConfirmed: false },
    });
  });

  it('shows the completed tasks, the party that acts next, and the next task', async () => {
    const { pipeline, read } = await aDriver();
    await pipeline.begin();
    await pipeline.send('confirmContact', { contact: 'phone' });
    await pipeline.send('submitTask', { task: 'schedule', entryId: newId() });
    await pipeline.send('submitTask', { task: 'photo', entryId: newId() });
    await pipeline.send('submitTask', { task: 'reference', entryId: newId() });

    const { sections, done, next, minutesLeft, savedAt } = await read();

    expect(sections.map(({ section, turn }) => [section, turn])).toEqual([
      ['application', 'theirs'],
      ['verification', 'yours'],
      ['preTrip', 'later'],
    ]);
    expect([done, next, minutesLeft]).toEqual([6, 'documents', 23]);
    expect(savedAt).not.toBeNull();
  });

  it('has the turns and links of its tasks in the driver file, and nothing overdue', async () => {
    const { pipeline, self, read, id } = await aDriver();
    const fileOf = async () => (await self.get('/api/drivers/me/file').expect(200)).body as FileOnDay;
    /** Each line about a task or document, with that part's status and turn on the page of the application. */
    const compared = async () => {
      const { sections, documents } = await read();
      const parts = [
        ...sections.flatMap(({ tasks }) =>
          tasks.map(({ task: about, status }) => ({ about: about as string, status })),
        ),
        ...documents.map(({ document: about, status }) => ({ about: about as string, status })),
      ];
      return (await fileOf()).lines.flatMap(({ code, acts, isUnderReview, part, status }) =>
        part === null || status === 'notApplicable' || status === 'unknown'
          ? []
          : [{ code, acts, isUnderReview, part, hub: parts.find(({ about }) => about === part.about)?.status, status }],
      );
    };
    const expectAgreement = async () => {
      const lines = await compared();
      for (const { code, acts, isUnderReview, part, hub, status } of lines) {
        const turn = checkFor('driver', hub ?? 'initial');
        const expected = { done: null, yours: 'driver', theirs: 'ops' }[turn];
        expect({ code, status: part.status }).toEqual({ code, status: hub });
        expect({ code, status, acts, isUnderReview }).toEqual({
          ...{ code, status: turn === 'done' ? 'done' : status },
          ...{ acts: expected, isUnderReview: turn === 'theirs' },
        });
      }
      return Object.fromEntries(lines.map(({ code, acts }) => [code, acts]));
    };

    expect(await expectAgreement()).toMatchObject({
      'contact-phone': 'driver',
      photo: 'driver',
      'medical-card': 'driver',
    });
    const { lines: first } = await fileOf();
    const open = first.filter(({ authority, acts }) => authority === 'platform' && acts === 'driver');
    // The date of birth is asked first; every other line has its task.
    expect(open.filter(({ part }) => part === null).map(({ code }) => code)).toEqual(['age-18']);
    expect(open.flatMap(({ dueOn }) => dueOn ?? [])).toEqual([]);

    await sendEverything(pipeline);
    expect(await expectAgreement()).toMatchObject({
      ...{ 'contact-phone': null, schedule: null, photo: 'ops', 'medical-card': 'ops' },
      ...{ 'employment-history': 'ops', 'compliance-form': 'ops' },
    });
    const state = await pipeline.view();
    const checks = async () =>
      (await hiring.api.db('outbox').where({ topic: 'driverFileChanged', subject: id })).length;
    const before = await checks();
    const rejected = { isApproved: false, reason: 'photo_unclear', noteId: null } as const;
    const card = { document: 'dotMedicalCard', fileId: state.documents.dotMedicalCard.fileId ?? '' } as const;
    await pipeline.send('reviewTask', { ...rejected, task: 'photo', entryId: state.sent?.photo ?? '' }, { by: 'ops' });
    await pipeline.send('reviewDocument', { ...card, ...rejected, reason: 'unreadable', expiry: null }, { by: 'ops' });
    expect(await expectAgreement()).toMatchObject({ photo: 'driver', 'medical-card': 'driver', references: 'ops' });
    // The stored lines of an employment follow what was sent and what came back.
    expect(await checks()).toBe(before + 2);
    await pipeline.send('uploadDocument', { document: 'dotMedicalCard', fileId: newId() });
    expect(await checks()).toBe(before + 3);
  });

  it('shows the reason why a task was sent back, until it is submitted again', async () => {
    const { pipeline, task, read } = await aDriver();
    await pipeline.begin();
    const [first, second] = [newId(), newId()];
    await pipeline.send('submitTask', { task: 'photo', entryId: first });
    const rejected = { task: 'photo', isApproved: false, reason: 'photo_unclear', noteId: null } as const;
    await pipeline.send('reviewTask', { ...rejected, entryId: first }, { by: 'ops' });

    expect(await task('photo')).toMatchObject({ status: 'rejected', reason: 'photo_unclear', note: null });
    expect((await read()).next).toBe('photo');
    const headline = { kind: 'sentBack', about: 'photo', turn: 'yours', reason: 'photo_unclear', note: null };
    expect((await read()).headline).toEqual(headline);

    await pipeline.send('submitTask', { task: 'photo', entryId: second });
    expect(await task('photo')).toMatchObject({ status: 'pending', reason: null });
  });

  it('shows a confirmed contact immediately, and the time of the last save', async () => {
    const { id, pipeline, read, task } = await aDriver();
    await pipeline.begin();
    const before = (await read()).savedAt ?? '';

    const confirmed = new Date(Date.parse(before) + 60_000).toISOString();
    await hiring.api.db('users').where({ id }).update({ phone_confirmed_at: confirmed });
    expect(await task('phone')).toMatchObject({ status: 'approved' });
    expect((await read()).savedAt).toBe(confirmed);

    const stored = new Date(Date.parse(before) + 120_000).toISOString();
    await hiring.api.db('driver_references').insert({ driver_id: id, people: '[]', updated_at: stored });
    expect((await read()).savedAt).toBe(stored);
  });

  it('shows a receipt before the call: the time of submission, the caller, and the number', async () => {
    const { pipeline, read } = await aDriver();
    const ownerId = await aUser(hiring.api.db, { roles: ['ops'] });
    await hiring.api.db('users').where({ id: ownerId }).update({ first_name: 'Sam' });
    await sendEverything(pipeline);
    await pipeline.send('assignOwner', { ownerId }, { by: 'ops' });

    const { sent, support, status } = await read();

    expect(status).toBe('dot_application_approval_pending');
    expect(sent).toMatchObject({ at: expect.any(String), caller: 'Sam', againAt: null });
    expect(sent?.withinWorkingDays).toBeGreaterThan(3);
    expect(support).toEqual({ phone: '+15625550100', email: 'support@gladhand.example' });
  });

  it('shows no tasks to a rejected driver, and the reason if the answers decided it', async () => {
    const { pipeline, read } = await aDriver();
    await pipeline.send('signUp', { driverId: pipeline.driverId, ownerId: null });
    await pipeline.send('preQualify', { answer: 'no_cdl' });

    expect(await read()).toMatchObject({
      stage: 'NotQualified',
      sections: [],
      next: null,
      minutesLeft: 0,
      sent: null,
      closed: { at: expect.any(String), reason: 'no_cdl' },
    });
  });

  it('counts the months that the histories cover, and names the first gap', async () => {
    const { self, task } = await aDriver();
    const today = new Date().toISOString().slice(0, 10);
    const yearAgo = `${String(Number(today.slice(0, 4)) - 1)}-01-01`;

    await self
      .post('/api/driver-profile/verification/residenceHistory')
      .send({ ...wholeItems.residence, startDate: yearAgo })
      .expect(201);

    const progress = (await task('residenceHistory'))?.progress;
    expect(progress).toMatchObject({ neededMonths: 36, gap: { from: expect.any(String) } });
    expect(progress?.coveredMonths).toBeGreaterThan(11);
    expect(progress?.coveredMonths).toBeLessThan(36);
  });

  it('lists the required documents, and those that operations requested', async () => {
    const { pipeline, read } = await aDriver();
    await pipeline.begin();
    await pipeline.send('requestDocument', { document: 'mvr' }, { by: 'ops' });

    const { documents } = await read();

    expect(documents.map(({ document, status, isRequired }) => [document, status, isRequired])).toEqual([
      ['driverLicense', 'initial', true],
      ['backDriverLicense', 'initial', true],
      ['dotMedicalCard', 'initial', true],
      ['mvr', 'requested', false],
    ]);
  });
});
