import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findSubmission } from '#db/driver-histories/driver-submission-store';
import { readHistoryCoverage } from '#db/driver-histories/history-coverage';
import { readPipelineStart } from '#db/driver-pipeline/pipeline-start';
import { type HistoryKind, historyKinds, historyPaths } from '#domain/driver-histories/kinds';
import type { EmploymentHistory, ResidenceHistory } from '#domain/driver-histories/schema';
import type { SentTask } from '#domain/driver-pipeline/tasks';
import { daysAfter, monthsBefore } from '#domain/shared/periods';
import { newId } from '#platform/ids';
import { problemOf } from '../../../support/api';
import { aHistoryItem, wholeItems } from '../../../support/builders/histories';
import { type Driver, HiringApi } from '../../../support/hiring/hiring-api';
import { LivePipeline } from '../../../support/hiring/live-pipeline';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const root = '/api/driver-profile/verification';
const today = new Date().toISOString().slice(0, 10);
const at = (kind: HistoryKind, id = '') => `${root}/${historyPaths[kind]}${id === '' ? '' : `/${id}`}`;
/** An applicant who has submitted nothing. */
const anApplicant = (state: object = {}) =>
  hiring.aDriver({ state: { stage: 'Processing', lifecycleStatus: 'onboarding_in_progress', ...state } });
const idOf = ({ body }: { body: unknown }) => (body as { _id: string })._id;
async function list<T>(driver: Driver, kind: HistoryKind): Promise<T> {
  const response: { body: unknown } = await driver.get(at(kind)).expect(200);
  return response.body as T;
}
const issuesOf = (response: { body: unknown }) =>
  problemOf(response).errors?.map(({ pointer, code }) => `${pointer} ${code}`);
/** Approves the submission as operations. */
function approved(driver: Driver, entryId: string) {
  const { client, taskQueue } = hiring.workers;
  const now = () => Promise.resolve(Date.now());
  const pipeline = new LivePipeline({ client, taskQueue, db: hiring.db, now }, driver.id);
  const verdict = { isApproved: true, reason: null, noteId: null };
  return pipeline.send('reviewTask', { task: 'employmentHistory', entryId, ...verdict }, { by: 'ops' });
}
async function taskOf(driver: Driver, task: SentTask) {
  const start = await readPipelineStart(hiring.db, driver.id);
  if (!('checkpoint' in start)) throw new Error('The driver has no pipeline');
  const { tasks, sent } = start.checkpoint.state;
  return { status: tasks[task], entryId: sent?.[task] ?? '' };
}

describe('each history', () => {
  it.each(historyKinds)('of the kind %s can be added to, read, changed and deleted from', async (kind) => {
    const driver = await anApplicant();
    const body = { ...wholeItems[kind], localId: 'local-1' };

    const added = await driver.post(at(kind)).send(body).expect(201);
    const id = idOf(added);
    const changed = await driver.put(at(kind, id)).send({ ...wholeItems[kind], startDate: '2000-02-01' });

    expect(added.body).toEqual({ ...body, _id: id });
    expect([changed.status, changed.body]).toEqual([200, { ...wholeItems[kind], startDate: '2000-02-01', _id: id }]);
    expect((await driver.get(at(kind, id)).expect(200)).body).toMatchObject({ startDate: '2000-02-01' });
    await driver.delete(at(kind, id)).expect(204);
    await driver.delete(at(kind, id)).expect(404);
    expect(await list(driver, kind)).toMatchObject({ data: [] });
  });

  it('is sorted by start date, and gets no second item from a retry', async () => {
    const driver = await anApplicant();
    const key = newId();
    const add = (startDate: string) =>
      driver
        .post(at('accident'))
        .send({ ...wholeItems.accident, startDate })
        .expect(201);
    await add('2025-05-04');
    await add('2020-05-04');
    const body = { ...wholeItems.accident, startDate: '2022-01-01' };
    await driver.post(at('accident')).set('Idempotency-Key', key).send(body).expect(201);
    await driver.post(at('accident')).set('Idempotency-Key', key).send(body).expect(201);

    const { data } = await list<{ data: { startDate: string }[] }>(driver, 'accident');
    expect(data.map(({ startDate }) => startDate)).toEqual(['2020-05-04', '2022-01-01', '2025-05-04']);
  });

  it("returns 404 for another driver's item, and for an item of another kind", async () => {
    const driver = await anApplicant();
    const other = await anApplicant();
    const id = await aHistoryItem(hiring.db, { driverId: other.id, kind: 'residence' });

    await driver.get(at('residence', id)).expect(404);
    await driver.put(at('residence', id)).send(wholeItems.residence).expect(404);
    await driver.delete(at('residence', id)).expect(404);
    await other.get(at('employment', id)).expect(404);
    await other.get(at('residence', id)).expect(200);
  });

  it('counts accidents and violations of the last three years, and of the last twelve months', async () => {
    const driver = await anApplicant();
    for (const startDate of [daysAfter(today, -10), monthsBefore(today, 13)]) {
      await driver
        .post(at('violation'))
        .send({ ...wholeItems.violation, startDate })
        .expect(201);
    }

    expect(await list(driver, 'violation')).toMatchObject({ lastThreeYears: 2, lastYear: 1 });
  });
});

describe('an invalid item', () => {
  it('is rejected with all errors, field by field', async () => {
    const driver = await anApplicant();

    const response = await driver.post(at('employment')).send({ startDate: '2099-01-01' });

    expect(response.status).toBe(400);
    expect(issuesOf(response)).toEqual([
      '/startDate date-in-future',
      '/endDate required',
      '/employerName required',
      '/address required',
      '/city required',
      '/state required',
      '/position required',
      '/commercial required',
      '/subjectToFmcsa required',
      '/safetySensitive required',
      '/reasonForLeaving required',
    ]);
    expect(issuesOf(await driver.post(at('residence')).send({ startDate: '2024-13-45', state: 'ZZ' }))).toEqual([
      '/startDate invalid-format',
      '/state invalid-value',
    ]);
  });

  it('is refused with the specified text when it overlaps, even when two tabs send it together', async () => {
    const driver = await anApplicant();
    const home = { ...wholeItems.residence, current: false, startDate: '2020-01-01', endDate: '2021-01-01' };
    await driver.post(at('residence')).send(home).expect(201);

    const inside = await driver.post(at('residence')).send({ ...home, startDate: '2020-06-01' });
    const after = { ...home, startDate: '2021-01-01', endDate: '2022-01-01' };
    const responses = await Promise.all([1, 2, 3].map(() => driver.post(at('residence')).send(after)));

    expect(problemOf(inside).errors).toMatchObject([
      { pointer: '/startDate', message: 'Residence history for these dates is already exists' },
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  it('names the job that it overlaps, even when two tabs send it together', async () => {
    const driver = await anApplicant();
    const sons = {
      ...wholeItems.employment,
      current: false,
      employerName: 'Old Job & Sons',
      reasonForLeaving: 'Moved',
    };
    const job = { ...sons, startDate: '2024-03-05', endDate: '2024-06-30' };

    const responses = await Promise.all([1, 2].map(() => driver.post(at('employment')).send(job)));
    const refused = responses.find(({ status }) => status === 400);

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(problemOf(refused as { body: unknown }).errors).toMatchObject([
      { pointer: '/startDate', message: 'These dates overlap Mar–Jun 2024 (Old Job & Sons)' },
    ]);
  });
});

describe('the work history', () => {
  const job = (startDate: string, endDate: string | null = null) => ({
    ...wholeItems.employment,
    startDate,
    endDate,
    current: endDate === null,
    reasonForLeaving: 'Better pay',
  });
  const submit = (driver: Driver, body: object = {}) =>
    driver.put(`${at('employment')}/submit`).send({ commercialEmployersListed: true, ...body });

  it('can be submitted when 36 months are covered, and a period without work closes a gap', async () => {
    const driver = await anApplicant();
    const gap = { from: daysAfter(today, -400), to: daysAfter(today, -300) };
    await driver
      .post(at('employment'))
      .send(job('2015-01-01', daysAfter(gap.from, -1)))
      .expect(201);
    await driver
      .post(at('employment'))
      .send(job(daysAfter(gap.to, 1)))
      .expect(201);

    const open = await submit(driver, { commercialEmployersListed: false });
    expect([open.status, issuesOf(open)]).toEqual([
      400,
      ['/histories employment-history-too-short', '/commercialEmployersListed required'],
    ]);
    expect(problemOf(open).errors?.[0]).toMatchObject({
      message: 'At least 36 months of work history is required',
      params: { ...gap, months: 32 },
    });
    expect(await list<EmploymentHistory>(driver, 'employment')).toMatchObject({
      standing: { status: 'initial', isChanged: false, sentAt: null },
      coverage: { months: 32, isComplete: false, gaps: [gap] },
      asksCommercialEmployers: true,
    });
    const idle = { startDate: gap.from, endDate: gap.to };
    await driver.post(at('unemploymentPeriod')).send(idle).expect(201);

    const sent = await submit(driver).expect(200);

    expect(sent.body).toMatchObject({ standing: { status: 'pending', isChanged: false }, others: [idle] });
    const { entryId } = await taskOf(driver, 'employmentHistory');
    expect(await findSubmission(hiring.db, driver.id, entryId)).toMatchObject({
      content: { items: [{ startDate: '2015-01-01' }, {}], commercialEmployersListed: true },
    });
    expect(await taskOf(driver, 'unemploymentPeriod')).toMatchObject({ status: 'pending' });
  });

  it('must be submitted again after a change of an approved history', async () => {
    const driver = await anApplicant();
    await driver.post(at('employment')).send(job('2015-01-01')).expect(201);
    await submit(driver).expect(200);
    const { entryId } = await taskOf(driver, 'employmentHistory');
    await approved(driver, entryId);

    await driver.post(at('employment')).send(job('2012-01-01', '2014-12-31')).expect(201);

    const { standing } = await list<EmploymentHistory>(driver, 'employment');
    expect(standing).toMatchObject({ status: 'initial', isChanged: true });
    const hub = await driver.get('/api/driver-profile/verification').expect(200);
    expect(hub.body).toMatchObject({ headline: { kind: 'sendAgain', about: 'employmentHistory', turn: 'yours' } });
    const again = await submit(driver).expect(200);
    expect(again.body).toMatchObject({ standing: { status: 'pending', isChanged: false } });
    expect((await taskOf(driver, 'employmentHistory')).entryId).not.toBe(entryId);
  });

  it('may be sent with the submission and then replaces the stored one', async () => {
    const driver = await anApplicant();
    const kept = idOf(await driver.post(at('employment')).send(job('2015-01-01')).expect(201));
    const gone = idOf(await driver.post(at('employment')).send(job('2012-01-01', '2014-01-01')).expect(201));

    const wrong = await submit(driver, { histories: [job('2015-01-01'), { ...job('2016-01-01'), position: '' }] });
    expect(issuesOf(wrong)).toEqual([
      '/histories/0/startDate employment-overlaps',
      '/histories/1/position required',
      '/histories/1/startDate employment-overlaps',
    ]);
    const histories = [
      { ...job('2016-01-01'), _id: kept },
      { ...job('2009-01-01', '2015-12-31'), localId: 'new' },
    ];
    const sent = (await submit(driver, { histories }).expect(200)).body as EmploymentHistory;

    expect(sent.data.map(({ startDate }) => startDate)).toEqual(['2009-01-01', '2016-01-01']);
    expect(sent.data[1]?._id).toBe(kept);
    await driver.get(at('employment', gone)).expect(404);
  });

  it('requires no statement on commercial employers from a driver without a commercial license', async () => {
    const driver = await hiring.aDriver({ driver: { license_class: null } });
    await driver.post(at('employment')).send(job('2015-01-01')).expect(201);

    await submit(driver, { commercialEmployersListed: false }).expect(200);
  });

  it('is stored but not submitted while the pipeline has not started', async () => {
    const driver = await anApplicant();
    await driver.post(at('employment')).send(job('2015-01-01')).expect(201);
    await hiring.db('driver_pipelines').where({ driver_id: driver.id }).delete();

    expect((await submit(driver)).status).toBe(503);
    expect((await list<EmploymentHistory>(driver, 'employment')).data).toHaveLength(1);
  });
});

describe('the residence history', () => {
  it('can be submitted with one home of more than three years', async () => {
    const driver = await anApplicant();
    const home = { ...wholeItems.residence, startDate: '', moreThan3Years: true };
    const short = await driver.put(`${at('residence')}/submit`).send({});
    expect(problemOf(short).errors).toMatchObject([
      { message: 'At least 36 months of residence history is required', params: { months: 0 } },
    ]);
    await driver.post(at('residence')).send(home).expect(201);

    const sent = await driver
      .put(`${at('residence')}/submit`)
      .send({ sameAddress: true })
      .expect(200);

    expect(sent.body as ResidenceHistory).toMatchObject({
      data: [{ startDate: monthsBefore(today, 36), moreThan3Years: true }],
      standing: { status: 'pending' },
      coverage: { isComplete: true },
      sameAddress: true,
    });
    expect(await readHistoryCoverage(hiring.db, driver.id, today)).toMatchObject({
      employment: { months: 0 },
      residence: { months: 36 },
    });
  });
});
