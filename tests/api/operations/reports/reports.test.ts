import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Report, StageVisits } from '#domain/reports/schema';
import { DAY_MS } from '#domain/shared/durations';
import { PipelineHistory, START } from '../../../domain/driver-pipeline/pipeline-history';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken, aUser } from '../../../support/builders/people';
import { aUser as aPerson } from '../../../support/hiring/hiring-world';
import { aNewDriver } from '../../../support/hiring/live-pipeline';
import { projectHistory } from '../../../support/hiring/simulated-pipelines';

const now = new Date(START + 20 * DAY_MS);
const period = { from: '2026-01-01', to: '2026-01-31' };
let api: TestApi;
let ops: ReturnType<typeof as>;

/** Signed up on day 1, pre-qualified on day 3, exited on day 5. */
async function anExit(): Promise<string> {
  const driverId = await aNewDriver(api.db);
  const history = new PipelineHistory();
  history.send('signUp', { driverId: 'driver', ownerId: null });
  history.pass(2);
  history.send('confirmContact', { contact: 'email' });
  history.send('preQualify', { answer: 'qualified' });
  history.pass(2);
  history.move('NotInterested', { reason: 'pay' });
  await projectHistory(api.db, driverId, history);
  return driverId;
}

let driverId: string;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  ops = as(api.app, await anAccessToken(api.db, (await aUser(api.db)).id, now));
  driverId = await anExit();
});
afterAll(() => api.close());

const read = async (query: object = period): Promise<Report> =>
  (await ops.get('/api/ops/reports').query(query).expect(200)).body as Report;
const rows = async (query: object): Promise<StageVisits> =>
  (
    await ops
      .get('/api/ops/reports/rows')
      .query({ ...period, ...query })
      .expect(200)
  ).body as StageVisits;

describe('reports', () => {
  it('show how many drivers entered, how long they stayed, where they went and why', async () => {
    const { stages, exits, owners, weeks, at } = await read();

    expect(stages.find(({ stage }) => stage === 'Processing')).toEqual({
      stage: 'Processing',
      entered: 1,
      wentOn: 0,
      wentBack: 0,
      exited: 1,
      stayed: 0,
      erased: 0,
      left: { count: 1, medianDays: 2, p90Days: 2 },
      waiting: { count: 0, medianDays: null, p90Days: null },
      stays: { count: 1, medianDays: 2, p90Days: 2 },
      over: 0,
    });
    expect(exits).toEqual([{ stage: 'NotInterested', reason: 'pay', by: 'ops', count: 1 }]);
    expect(owners).toMatchObject([{ owner: null, entered: 3, waiting: 1, over: 0 }]);
    expect(weeks).toHaveLength(5);
    expect(weeks[1]).toEqual({
      monday: '2026-01-05',
      from: '2026-01-05',
      to: '2026-01-11',
      entered: { PreQualify: 1, Processing: 1, NotInterested: 1 },
    });
    expect(at).toBe(now.toISOString());
  });

  it('cover the last twelve weeks by default', async () => {
    expect(await read({})).toMatchObject({ from: '2025-11-03', to: '2026-01-25' });
  });

  it('name the drivers behind a number', async () => {
    const { data, count } = await rows({ number: 'exited', stage: 'Processing' });

    expect(count).toBe(1);
    expect(data).toMatchObject([
      { driver: { _id: driverId, name: 'Nora Lane' }, fromStage: 'PreQualify', leftTo: 'NotInterested', days: 2 },
    ]);
    expect(await rows({ number: 'exited', stage: 'PreQualify' })).toEqual({ data: [], count: 0, next: null });
  });

  it('can be exported, without active formulas in names', async () => {
    await api.db('drivers').where({ id: driverId }).update({ first_name: '=Nora' });
    const table = await ops
      .get('/api/ops/reports/csv')
      .query({ ...period, table: 'exits' })
      .expect(200);
    const list = await ops
      .get('/api/ops/reports/rows/csv')
      .query({ ...period, number: 'waiting' })
      .expect(200);
    await api.db('drivers').where({ id: driverId }).update({ first_name: 'Nora' });

    expect(table.text).toContain('Pay,Operations,Not interested,1');
    expect(list.text).toContain(`'=Nora Lane`);
    for (const name of ['stages', 'owners', 'weeks']) {
      const file = await ops
        .get('/api/ops/reports/csv')
        .query({ ...period, table: name })
        .expect(200);
      expect(file.text.split('\r\n').length).toBeGreaterThan(2);
    }
  });

  it('log one line for each exported driver', async () => {
    const { rows: before } = await api.db.raw<{ rows: object[] }>(`select 1 from access_log where action = 'export'`);
    await ops
      .get('/api/ops/reports/rows/csv')
      .query({ ...period, number: 'entered' })
      .expect(200);
    const caller = as(api.app, await anAccessToken(api.db, driverId, now));
    const log = (await caller.get('/api/driver/access-log').expect(200)).body as { data: object[] };

    expect(log.data).toHaveLength(before.length + 1);
    expect(log.data[0]).toMatchObject({ side: 'operations', action: 'export', about: 'report' });
  });

  it('reject an invalid period and an unknown cursor', async () => {
    const backwards = await ops.get('/api/ops/reports').query({ from: '2026-02-01', to: '2026-01-01' }).expect(400);
    const long = await ops.get('/api/ops/reports').query({ from: '2020-01-01', to: '2026-01-01' }).expect(400);
    const page = await ops.get('/api/ops/reports/rows').query({ number: 'entered', after: 'x' }).expect(400);

    expect(problemOf(backwards).errors).toMatchObject([{ pointer: '/to', code: 'before-start' }]);
    expect(problemOf(long).errors).toMatchObject([{ pointer: '/to', code: 'period-too-long' }]);
    expect(problemOf(page).errors).toMatchObject([{ pointer: '/after', code: 'unknown-cursor' }]);
  });

  it('are forbidden for drivers', async () => {
    const driver = await aPerson(api.db, { roles: ['applicant'] });
    const caller = as(api.app, await anAccessToken(api.db, driver, now));

    await caller.get('/api/ops/reports').expect(403);
    await caller.get('/api/ops/reports/rows').query({ number: 'entered' }).expect(403);
  });
});
