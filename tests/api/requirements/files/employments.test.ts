import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readAnswers } from '#db/requirements/answers';
import { readFileDetails } from '#db/requirements/file-details';
import { refreshFileLines } from '#db/requirements/refresh-file-lines';
import type { EmploymentRows } from '#domain/requirements/file-list-schema';
import type { FileChanges, FileEmployment, FileOnDay } from '#domain/requirements/file-schema';
import { newId } from '#platform/ids';
import { problemOf } from '../../../support/api';
import { aHistoryItem } from '../../../support/builders/histories';
import {
  anUpload,
  bodyOf,
  type FilesCarrier,
  FilesWorld,
  type HiredDriver,
  lineOf,
} from '../../../support/hiring/files-world';

const AT = '2026-12-20T18:00:00.000Z';

let world: FilesWorld;
let carrier: FilesCarrier;
let other: FilesCarrier;
beforeAll(async () => {
  world = await FilesWorld.start(AT);
  [carrier, other] = [await world.aCarrier(), await world.aCarrier()];
});
afterAll(() => world.api.close());

const unknown = { appliedOn: null, startedOn: null, type: null, isMultipleEmployer: null, isFurnished: null };
const ended = { ...unknown, hiredOn: '2024-03-01', endedOn: '2025-02-28', endReason: 'Seasonal work' };
const errorsOf = (response: Parameters<typeof problemOf>[0]): Record<string, string> =>
  Object.fromEntries((problemOf(response).errors ?? []).map(({ pointer, code }) => [pointer, code]));
const fileOf = async (employmentId: string, query: object = {}, of = carrier): Promise<FileOnDay> =>
  bodyOf<FileOnDay>(await of.HR.get(`/api/business/employments/${employmentId}/file`).query(query).expect(200));

describe('an employment entered by hand', () => {
  it('is possible for drivers whom the carrier hired here, never for any driver', async () => {
    const hired = await world.aHire(carrier);
    const enter = (of: FilesCarrier, driverId: string, body: object = ended) =>
      of.SAFETY.post('/api/business/employments').send({ ...body, driverId });

    const entered = bodyOf<FileEmployment>(await enter(carrier, hired.id).expect(201));

    expect(entered).toMatchObject({ ...ended, order: null, driver: { _id: hired.id } });
    expect((await fileOf(entered._id)).employment?._id).toBe(entered._id);
    await enter(other, hired.id).expect(404);
    await enter(carrier, newId()).expect(404);
    await enter(carrier, (await world.aDriver()).id).expect(404);
    await carrier.RECRUITER.post('/api/business/employments').send(ended).expect(403);
  });

  it('is not possible for a driver who was only offered the job', async () => {
    const driver = await world.aDriver();
    const id = newId();
    await world.db('employments').insert({
      id,
      driver_id: driver.id,
      organization_id: carrier.organizationId,
      candidacy_id: newId(),
      hire_seq: 1,
      offered_on: '2026-12-01',
      entered_at: AT,
    });

    const refused = await carrier.SAFETY.post('/api/business/employments').send({ ...ended, driverId: driver.id });

    await carrier.SAFETY.get(`/api/business/employments/${id}/file`).expect(404);
    await carrier.SAFETY.put(`/api/business/employments/${id}`).send(unknown).expect(404);
    const driven = await world.anEmployment(carrier, driver.id, { endedOn: '2025-02-28' });
    expect((await fileOf(driven)).employments.map(({ _id }) => _id)).toEqual([driven]);
    expect(problemOf(refused)).toMatchObject({ status: 409, code: 'employment-not-hired' });
  });

  it('opens the file for no day after the hires of the carrier', async () => {
    const hired = await world.aHire(carrier);
    const hire = () => world.db('employments').where({ id: hired.employmentId });
    const enter = (days: object) =>
      carrier.SAFETY.post('/api/business/employments').send({ ...ended, ...days, driverId: hired.id });
    const beyond = { '/endedOn': 'employment-beyond-hire' };
    const openEnd = { endedOn: null, endReason: null };

    expect(errorsOf(await enter(openEnd).expect(400))).toEqual(beyond);
    expect(errorsOf(await enter({ endedOn: '2026-12-21' }).expect(400))).toEqual(beyond);
    await hire().update({ ended_on: '2026-12-10' });
    expect(errorsOf(await enter({ hiredOn: '2026-12-11', ...openEnd }).expect(400))).toEqual(beyond);
    expect(errorsOf(await enter({ hiredOn: '2026-12-11', endedOn: '2026-12-20' }).expect(400))).toEqual(beyond);
    const { _id } = bodyOf<FileEmployment>(await enter({}).expect(201));
    const change = (days: object, of = carrier.HR, path = `/api/business/employments/${_id}`) =>
      of.put(path).send({ ...unknown, ...days });
    expect(errorsOf(await change(openEnd).expect(400))).toEqual(beyond);
    expect(errorsOf(await change({ endedOn: '2026-12-11' }).expect(400))).toEqual(beyond);
    await change({ endedOn: '2026-12-04' }).expect(200);
    await hire().update({ hired_on: '2026-12-28', ended_on: null });
    expect(problemOf(await enter({ endedOn: '2024-02-28', hiredOn: '2024-02-01' }))).toMatchObject({
      status: 409,
      code: 'employment-not-hired',
    });
    // An employment that operations entered may stay as long as it is.
    await change({ endedOn: '2026-12-15' }, world.ops, `/api/ops/drivers/${hired.id}/employments/${_id}`).expect(200);
    expect(errorsOf(await change({ endedOn: '2026-12-16' }).expect(400))).toEqual(beyond);
    await change({ endedOn: '2026-12-14' }).expect(200);
  });

  it('keeps what a colleague changed after the dialog was opened', async () => {
    const path = `/api/ops/drivers/${(await world.aDriver()).id}/employments`;
    const entered = await world.ops.post(path).send({ ...ended, organizationId: carrier.organizationId });
    const { _id, driver: _, organization, order, ...was } = bodyOf<FileEmployment>(entered);
    const change = (isFurnished: boolean) => world.ops.put(`${path}/${_id}`).send({ ...unknown, isFurnished, was });

    await change(true).expect(200);
    expect(problemOf(await change(false))).toMatchObject({ status: 409, code: 'record-changed' });
  });

  it('is stored once per key, and shares no day with another one of the carrier', async () => {
    const driver = await world.aDriver();
    const { organizationId } = carrier;
    const enter = (body: object, key = newId()) =>
      world.ops
        .post(`/api/ops/drivers/${driver.id}/employments`)
        .set('Idempotency-Key', key)
        .send({ ...ended, organizationId, ...body });
    const key = newId();
    await enter({}, key).expect(201);
    await enter({}, key).expect(201);

    const again = await enter({ hiredOn: '2025-02-28', endedOn: null, endReason: null }).expect(400);
    expect(errorsOf(again)).toEqual({ '/hiredOn': 'employment-overlaps' });
    expect(bodyOf<{ errors: { message: string }[] }>(again).errors[0]?.message).toBe(
      'These dates overlap 03/01/2024 to 02/28/2025 (another employment with this carrier)',
    );
    await enter({ hiredOn: '2025-03-01', endedOn: null, endReason: null }).expect(201);
    await enter({ organizationId: other.organizationId }).expect(201);
    await enter({ organizationId: newId() }).expect(404);
    const wrong = { appliedOn: '2026-12-21', hiredOn: '1990-04-01', startedOn: '1990-03-31', endedOn: '1990-03-30' };
    expect(errorsOf(await enter(wrong).expect(400))).toEqual({
      '/appliedOn': 'date-in-future',
      '/hiredOn': 'date-before-birth',
      '/startedOn': 'first-drive-before-hire',
      '/endedOn': 'end-before-start',
    });
    expect(errorsOf(await enter({ endedOn: null }).expect(400))).toEqual({ '/endedOn': 'end-reason-without-end' });
    expect(await world.db('employments').where({ driver_id: driver.id })).toHaveLength(3);
  });

  it('after the fact has the duties of its days: what nobody did in time is missing or late', async () => {
    const driver = await world.aDriver();
    const id = await world.anEmployment(carrier, driver.id, {
      appliedOn: '2024-02-20',
      hiredOn: '2024-03-01',
      startedOn: '2024-03-04',
      type: 'employee',
    });
    const root = `/api/business/employments/${id}`;
    const facts = { cdlJob: true, interstate: true, vehicleWeight: 80_000, exemptOperation: false };
    await carrier.SAFETY.post(`${root}/stated-facts`).send({ from: '2024-03-01', facts }).expect(201);

    expect(lineOf(await fileOf(id), 'clearinghouse-full')).toMatchObject({
      status: 'missing',
      dueOn: '2024-03-04',
      bars: true,
    });
    const query = { kind: 'clearinghouseFull', form: 'document', findings: ['clear'] };
    const fileId = await anUpload(carrier.SAFETY, `${root}/evidence-files`);
    await carrier.SAFETY.post(`${root}/evidence`)
      .send({ ...query, dates: { queried: '2024-03-14' }, fileId })
      .expect(201);

    expect(lineOf(await fileOf(id), 'clearinghouse-full')).toMatchObject({ status: 'late', daysLate: 10, bars: false });
    const changes = bodyOf<FileChanges>(
      await carrier.SAFETY.get(`${root}/file/changes`).query({ since: '2024-03-13', on: '2024-03-15' }).expect(200),
    );
    const changed = changes.data.find(({ code }) => code === 'clearinghouse-full');
    expect([changed?.before?.status, changed?.after?.status]).toEqual(['missing', 'late']);
  });

  it('changes its days; those of a hire follow the hire', async () => {
    const hired = await world.aHire(carrier);
    const path = `/api/business/employments/${hired.employmentId}`;
    const details = {
      appliedOn: '2026-11-20',
      startedOn: '2026-12-07',
      type: 'contractor',
      isMultipleEmployer: false,
      isFurnished: null,
    };

    const changed = bodyOf<FileEmployment>(await carrier.HR.put(path).send(details).expect(200));
    const refused = await carrier.HR.put(path).send({ ...details, hiredOn: '2026-12-01', endedOn: '2026-12-08' });
    const early = await carrier.HR.put(path).send({ ...details, startedOn: '2026-12-04' });

    expect(changed).toMatchObject({ ...details, hiredOn: '2026-12-05', endedOn: null });
    expect(errorsOf(refused)).toEqual({ '/hiredOn': 'employment-of-hire', '/endedOn': 'employment-of-hire' });
    expect(errorsOf(early)).toEqual({ '/startedOn': 'first-drive-before-hire' });
    await other.HR.put(path).send(details).expect(404);
    await carrier.RECRUITER.put(path).send(details).expect(403);
    const id = await world.anEmployment(other, hired.id);
    const end = { ...details, appliedOn: null, startedOn: null, endedOn: '2026-12-10', endReason: 'Retired' };
    const gone = bodyOf<FileEmployment>(await other.HR.put(`/api/business/employments/${id}`).send(end).expect(200));
    expect(gone).toMatchObject({ hiredOn: '2024-03-01', endedOn: '2026-12-10', endReason: 'Retired' });
    await world.ops
      .put(`/api/ops/drivers/${hired.id}/employments/${id}`)
      .send({ ...end, endedOn: null, endReason: null })
      .expect(200);
    await world.ops.put(`/api/ops/drivers/${newId()}/employments/${id}`).send(end).expect(404);
  });

  it('that ended shows nothing that the driver got afterwards', async () => {
    const driver = await world.aDriver();
    const id = await world.anEmployment(carrier, driver.id, { hiredOn: '2024-03-01', endedOn: '2025-02-28' });
    const send = async (issued: string, expires: string) => {
      const path = `/api/ops/drivers/${driver.id}`;
      const fileId = await anUpload(world.ops, `${path}/evidence-files`);
      const body = { kind: 'license', form: 'document', dates: { issued, expires }, fileId };
      await world.ops.post(`${path}/evidence`).send(body).expect(201);
    };
    await send('2020-05-01', '2025-05-01');
    await send('2025-05-01', '2030-05-01');
    const job = { driverId: driver.id, kind: 'employment', current: false, endDate: '2026-02-01' } as const;
    const before = await aHistoryItem(world.db, { ...job, startDate: '2020-01-01', endDate: '2024-02-01' });
    const later = await aHistoryItem(world.db, { ...job, startDate: '2025-06-01', employerName: 'Next Carrier' });
    const sent = { id: newId(), driver_id: driver.id, task: 'employmentHistory', content: '{}', sent_at: AT } as const;
    await world.db('driver_submissions').insert(sent);
    const license = { state: 'OK', isForeign: false, class: 'A', endorsements: [], restrictions: [] };
    const first = { ...license, state: 'TX', heldFrom: '2018-05-01', heldUntil: null };
    const licenses = [first, { ...license, heldFrom: '2025-05-01', heldUntil: null }];
    const plan = { mode: 'fmcsa', isSafetySensitive: true, hasUnfinishedPlan: true };
    const employers = [before, later].map((employer) => ({ id: employer, ...plan }));
    const state = (from: string, facts: object) =>
      world.ops.post(`/api/ops/drivers/${driver.id}/stated-facts`).send({ from, facts }).expect(201);
    await state('2024-03-01', { licenses, employers });
    const statements = (await fileOf(id)).statements.map(({ facts }) => facts);
    await state('2026-01-01', { variance: true, licenses, employers });

    const file = await fileOf(id);
    const whole = bodyOf<FileOnDay>(await world.ops.get(`/api/ops/drivers/${driver.id}/requirements`).expect(200));

    expect(whole.pastEmployers.map(({ _id }) => _id)).toEqual([before, later]);
    expect(file.pastEmployers.map(({ _id }) => _id)).toEqual([before]);
    expect(file.facts.licenses).toEqual([first]);
    expect(file.facts.employers).toEqual([{ id: before, ...plan }]);
    expect(statements).toEqual([{ licenses: [first], employers: [{ id: before, ...plan }] }]);

    const issued = file.lines.flatMap(({ evidence, others }) =>
      [evidence, ...others].flatMap((document) => document?.dates.issued ?? []),
    );
    expect([...new Set(issued)]).toEqual(['2020-05-01']);
    expect([file.facts.variance, file.statements.length]).toEqual([undefined, 1]);
  });
});

describe('facts that people state', () => {
  it('decide from their day on; null takes them back, and a correction replaces a wrong statement', async () => {
    const driver = await world.aDriver();
    const id = await world.anEmployment(carrier, driver.id);
    const state = (body: object, of = carrier) =>
      of.SAFETY.post(`/api/business/employments/${id}/stated-facts`).send(body);
    const stated = async (on: string) => (await fileOf(id, { on })).facts.hazmat;

    await state({ from: '2024-06-01', facts: { hazmat: true } }).expect(201);
    await state({ from: '2025-06-01', facts: { hazmat: null } }).expect(201);
    expect([await stated('2024-05-31'), await stated('2024-06-01'), await stated('2025-06-01')]).toEqual([
      undefined,
      true,
      undefined,
    ]);
    const [first] = (await fileOf(id)).statements.toReversed();
    const correction = { from: '2024-07-01', facts: { hazmat: true }, corrects: first?._id };
    expect(errorsOf(await state(correction).expect(400))).toEqual({ '/reason': 'reason-missing' });
    await state({ ...correction, reason: 'From July on' }).expect(201);
    expect([await stated('2024-06-30'), await stated('2024-07-01')]).toEqual([undefined, true]);
    expect(problemOf(await state({ ...correction, reason: 'Twice' }))).toMatchObject({ code: 'entry-corrected' });
    await state({ ...correction, corrects: newId(), reason: 'Unknown' }).expect(404);
  });

  it('are refused with all problems: unknown names, none at all, and impossible licenses', async () => {
    const driver = await world.aDriver();
    const state = (body: object) => world.ops.post(`/api/ops/drivers/${driver.id}/stated-facts`).send(body);
    const license = { isForeign: false, class: null, endorsements: [], restrictions: [], state: 'TX' };

    expect(errorsOf(await state({ from: '2024-06-01', facts: { isGood: true } }).expect(400))).toEqual({
      '/facts': 'unrecognized-keys',
    });
    expect(errorsOf(await state({ from: '1990-01-01', facts: {} }).expect(400))).toEqual({
      '/from': 'date-before-birth',
      '/facts': 'facts-missing',
    });
    const licenses = [
      { ...license, heldFrom: '2026-12-21', heldUntil: null },
      { ...license, heldFrom: '2020-01-01', heldUntil: '2019-12-31' },
    ];
    const employers = [{ id: newId(), mode: 'faa', isSafetySensitive: true, hasUnfinishedPlan: false }];
    expect(errorsOf(await state({ from: '2024-06-01', facts: { licenses, employers } }).expect(400))).toEqual({
      '/facts/licenses/0/heldFrom': 'date-in-future',
      '/facts/licenses/1/heldUntil': 'end-before-start',
      '/facts/employers/0/id': 'evidence-subject-unknown',
    });
  });

  it('of a driver are those that they know: licenses, category and past employers', async () => {
    const hired = await world.aHire(carrier);
    const job = { driverId: hired.id, kind: 'employment', startDate: '2025-01-01', current: false } as const;
    const id = await aHistoryItem(world.db, { ...job, endDate: '2026-01-01', subjectToFmcsa: null });
    const sent = { id: newId(), driver_id: hired.id, task: 'employmentHistory', content: '{}', sent_at: AT } as const;
    await world.db('driver_submissions').insert(sent);
    const state = (facts: object) => hired.post('/api/drivers/me/stated-facts').send({ from: '2026-12-01', facts });
    const plan = { id, mode: 'faa', isSafetySensitive: true, hasUnfinishedPlan: true };

    await state({ category: 'NI', employers: [plan] }).expect(201);

    await state({ hazmat: false }).expect(400);
    expect(lineOf(await fileOf(hired.employmentId), 'follow-up-plan')).toMatchObject({
      status: 'missing',
      subject: { id },
    });
    const path = `/api/business/employments/${hired.employmentId}/file`;
    const factsFor = async (person: 'RECRUITER' | 'LOCATION_MANAGER' | 'SAFETY') =>
      bodyOf<FileOnDay>(await carrier[person].get(path).expect(200)).facts;
    expect((await factsFor('SAFETY')).employers).toEqual([plan]);
    expect((await factsFor('RECRUITER')).employers).toEqual([{ ...plan, hasUnfinishedPlan: null }]);
    expect(await factsFor('LOCATION_MANAGER')).toMatchObject({ category: 'NI' });
    expect((await factsFor('LOCATION_MANAGER')).employers).toBeUndefined();
    world.at('2026-12-20T18:00:05.000Z');
    await state({ employers: [{ ...plan, hasUnfinishedPlan: null }] }).expect(201);
    world.at(AT);
    expect(lineOf(await fileOf(hired.employmentId), 'follow-up-plan')?.status).not.toBe('missing');
    const [statement] = (await fileOf(hired.employmentId)).statements;
    const theirs = await world.ops
      .post(`/api/ops/drivers/${hired.id}/stated-facts`)
      .send({ from: '2026-12-02', facts: { category: 'EI' } })
      .expect(201);
    const correct = (corrects?: string) =>
      hired
        .post('/api/drivers/me/stated-facts')
        .send({ from: '2026-12-02', facts: { category: 'NI' }, corrects, reason: 'Wrong' });
    await correct(bodyOf<{ _id: string }>(theirs)._id).expect(403);
    await correct(statement?._id).expect(201);
  });
});

describe('days', () => {
  const typed = (performed: string) => ({ kind: 'englishAssessment', form: 'typedDay', dates: { performed } });
  const guam = { driver: { latitude: 13.4745, longitude: 144.7504 } };

  it('are those where the driver lives, on either side of the date line', async () => {
    const at = async (driver: HiredDriver | { id: string }, performed: string) => {
      const id = await world.anEmployment(carrier, driver.id);
      const { status } = await carrier.SAFETY.post(`/api/business/employments/${id}/evidence`).send(typed(performed));
      return [status, (await fileOf(id)).on];
    };
    // 18:00 UTC on December 20 is December 21 in Guam.
    expect(await at(await world.aDriver(guam), '2026-12-21')).toEqual([201, '2026-12-21']);
    expect(await at(await world.aDriver(), '2026-12-21')).toEqual([400, '2026-12-20']);
    expect(await at(await world.aDriver(guam), '2026-12-22')).toEqual([400, '2026-12-21']);
  });

  it('include a leap day, and no day that the calendar has not', async () => {
    const driver = await world.aDriver();
    const id = await world.anEmployment(carrier, driver.id, { hiredOn: '2024-02-29' });
    const root = `/api/business/employments/${id}`;

    await carrier.SAFETY.post(`${root}/evidence`).send(typed('2024-02-29')).expect(201);
    await carrier.SAFETY.post(`${root}/evidence`).send(typed('2025-02-29')).expect(400);

    await carrier.SAFETY.get(`${root}/file`).query({ on: '2025-02-29' }).expect(400);
    expect((await fileOf(id, { on: '2024-02-29' })).employment).toMatchObject({ hiredOn: '2024-02-29' });
  });
});

describe('the list of a carrier’s employments', () => {
  it('has its own employments with what the reader may see of them, most urgent first', async () => {
    const own = await world.aCarrier();
    const facts = { cdlJob: true, interstate: true, vehicleWeight: 80_000, exemptOperation: false };
    const [good, bad] = [
      await world.aDriver({ user: { last_name: 'Abel' } }),
      await world.aDriver({ user: { last_name: 'Zorn' } }),
    ];
    const gone = await world.aDriver({ user: { last_name: 'Baker' } });
    const current = await world.anEmployment(own, good.id, { hiredOn: '2026-12-20' });
    const barred = await world.anEmployment(own, bad.id, { startedOn: '2024-03-04' });
    await world.anEmployment(own, gone.id, { endedOn: '2024-12-31' });
    await own.SAFETY.post(`/api/business/employments/${barred}/stated-facts`)
      .send({ from: '2024-03-01', facts })
      .expect(201);
    const list = async (query: object = {}, person: 'SAFETY' | 'LOCATION_MANAGER' = 'SAFETY') =>
      bodyOf<EmploymentRows>(await own[person].get('/api/business/employments').query(query).expect(200));
    const idsOf = ({ data }: EmploymentRows) => data.map(({ _id }) => _id);

    expect((await list()).data).toMatchObject([
      { counts: null, bars: null, nextDueOn: null },
      { counts: null, bars: null, nextDueOn: null },
    ]);
    const employees = [good.id, bad.id, gone.id];
    const keys = { sealer: world.api.deps.sealer, publicUrl: 'https://gladhand.example' };
    await refreshFileLines({ db: world.db, ...keys }, employees, new Date(AT));
    const all = await list();

    expect(all.total).toBe(2);
    expect(idsOf(all)).toEqual([barred, current]);
    const [first] = all.data;
    const lines = (await own.SAFETY.get(`/api/business/employments/${barred}/file`)) as { body: FileOnDay };
    expect(first?.bars).toBe(lines.body.lines.filter(({ bars }) => bars).length);
    expect(first?.counts?.missing).toBe(lines.body.lines.filter(({ status }) => status === 'missing').length);
    expect((await list({}, 'LOCATION_MANAGER')).data[0]?.counts?.missing).toBeLessThan(first?.counts?.missing ?? 0);
    expect(idsOf(await list({ sort: 'name' }))).toEqual([current, barred]);
    expect(idsOf(await list({ sort: 'hired', limit: 1 }))).toEqual([current]);
    expect(idsOf(await list({ shows: 'bars' }))).toContain(barred);
    expect(idsOf(await list({ search: 'zor' }))).toEqual([barred]);
    expect((await list({ state: 'ended' })).data.map(({ driver }) => driver._id)).toEqual([gone.id]);
    expect((await list({ state: 'all' })).total).toBe(3);
    await own.ACCOUNTING.get('/api/business/employments').expect(403);
  });

  it('takes as many statements for a page of 25 as for one, and a file takes three', async () => {
    const own = await world.aCarrier();
    const subjects: { driverId: string; employmentId: string }[] = [];
    for (let count = 0; count < 40; count += 1) {
      const driverId = (await world.aDriver()).id;
      subjects.push({ driverId, employmentId: await world.anEmployment(own, driverId) });
    }
    const [one] = subjects;
    if (one === undefined) throw new Error('Nobody is employed');
    const statements = async (work: () => Promise<unknown>): Promise<number> => {
      let count = 0;
      const add = () => (count += 1);
      world.db.on('query', add);
      await work();
      world.db.removeListener('query', add);
      return count;
    };
    const now = { on: null, knownAt: null };

    expect(await statements(() => readAnswers(world.db, [one], now))).toBe(2);
    expect(await statements(() => readAnswers(world.db, subjects, now))).toBe(2);
    expect(await statements(() => readFileDetails(world.db, one.driverId))).toBe(1);
    const list = (limit: number) =>
      own.SAFETY.get('/api/business/employments').query({ sort: 'name', limit }).expect(200);
    expect(await statements(() => list(25))).toBe(await statements(() => list(1)));
  });
});
