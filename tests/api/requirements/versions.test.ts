import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DriverRequirements, NewRequirementBody, RequirementVersion } from '#domain/requirements/schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken } from '../../support/builders/people';
import { aDriver, aUser } from '../../support/hiring/hiring-world';

let api: TestApi;
let ops: ReturnType<typeof as>;
const records = '/api/ops/requirement-records';
beforeAll(async () => {
  api = await startTestApi();
  ops = as(api.app, await anAccessToken(api.db, await aUser(api.db, { roles: ['ops', 'ops-admin'] })));
});
afterAll(() => api.close());

const list = async (code: string): Promise<RequirementVersion[]> =>
  ((await ops.get(records).query({ code }).expect(200)).body as { data: RequirementVersion[] }).data;
async function newest(code: string): Promise<RequirementVersion> {
  const [version] = await list(code);
  if (version === undefined) throw new Error(`There is no ${code}`);
  return version;
}
/** The newest version of a requirement, changed. */
async function aDraft(code: string, change: Partial<NewRequirementBody>): Promise<object> {
  const { _id, author, writtenAt, endedBy, ...draft } = await newest(code);
  return { ...draft, replaces: _id, replacesUntil: draft.effectiveTo, effectiveTo: null, ...change };
}
const add = (body: object) => ops.post(records).send(body);

describe('a requirement', () => {
  it('changes on a new effective date: the previous version ends there, and past dates keep their evaluation', async () => {
    const key = newId();
    const draft = await aDraft('annual-review', { noticeDays: 45, effectiveFrom: '2099-01-01' });

    const first = await add(draft).set('Idempotency-Key', key).expect(201);
    const again = await add(draft).set('Idempotency-Key', key).expect(201);

    expect(again.body).toEqual(first.body);
    expect(await list('annual-review')).toMatchObject([
      { effectiveFrom: '2099-01-01', effectiveTo: null, noticeDays: 45, author: { name: 'Ann Smith' } },
      { effectiveFrom: '2000-01-01', effectiveTo: '2099-01-01', noticeDays: 30, author: null },
    ]);
  });

  it('rejects a past date, its current effective date, and days that another version covers', async () => {
    const errorsOf = async (change: Partial<NewRequirementBody>) => {
      const { errors } = problemOf(await add(await aDraft('drug-test', change)).expect(400));
      return errors?.map(({ pointer, code }) => `${pointer} ${code}`);
    };

    expect(await errorsOf({ effectiveFrom: '2020-01-01' })).toEqual(['/effectiveFrom effective-date-past']);
    expect(await errorsOf({ effectiveFrom: '2099-01-01', effectiveTo: '2098-01-01' })).toEqual([
      '/effectiveTo end-before-start',
    ]);
    await add(await aDraft('drug-test', { effectiveFrom: '2099-01-01' })).expect(201);
    expect(await errorsOf({ effectiveFrom: '2099-01-01' })).toEqual(['/effectiveFrom effective-date-not-new']);
    const overlapping = await add(await aDraft('drug-test', { effectiveFrom: '2098-06-01', replaces: null }));
    expect([overlapping.status, problemOf(overlapping)]).toMatchObject([
      409,
      { code: 'requirement-dates-overlap', params: { from: '2099-01-01', to: '…' } },
    ]);
    expect(await list('drug-test')).toHaveLength(2);
  });

  it('accepts one of two concurrent changes, and refuses the other', async () => {
    const drafts = await Promise.all(
      [1, 2].map((noticeDays) => aDraft('road-test', { noticeDays, effectiveFrom: '2099-01-01' })),
    );

    const responses = await Promise.all(drafts.map((draft) => add(draft)));

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await list('road-test')).toHaveLength(2);
  });

  it('does not undo an end date that a colleague set in the meantime', async () => {
    const draft = await aDraft('hours-statement', { noticeDays: 5, effectiveFrom: '2099-01-01' });
    const { _id } = await newest('hours-statement');
    await ops.post(`${records}/${_id}/end`).send({ on: '2099-06-01' }).expect(200);

    expect(problemOf(await add(draft).expect(409)).code).toBe('requirement-changed');

    expect(await list('hours-statement')).toMatchObject([{ effectiveTo: '2099-06-01' }]);
    await add({ ...draft, replacesUntil: '2099-06-01' }).expect(201);
  });

  it('applies a concurrent end and change one after the other, in either order', async () => {
    const draft = await aDraft('annual-mvr', { noticeDays: 5, effectiveFrom: '2099-01-01' });
    const { _id } = await newest('annual-mvr');

    const [changed, ended] = await Promise.all([
      add(draft),
      ops.post(`${records}/${_id}/end`).send({ on: '2099-06-01' }),
    ]);

    expect([changed.status, ended.status]).toEqual(changed.status === 201 ? [201, 400] : [409, 200]);
    const versions = await list('annual-mvr');
    const dates = versions.map(({ effectiveFrom, effectiveTo }) => [effectiveFrom, effectiveTo]);
    expect(dates).toEqual(
      changed.status === 201
        ? [
            ['2099-01-01', null],
            ['2000-01-01', '2099-01-01'],
          ]
        : [['2000-01-01', '2099-06-01']],
    );
  });

  it('may have days without a version, on which it does not apply, and which a later version may fill', async () => {
    const driverId = await aDriver(api.db);
    const isRequired = async (on: string) => {
      const response = await ops.get(`/api/ops/drivers/${driverId}/requirements`).query({ on }).expect(200);
      return (response.body as DriverRequirements).data.some(({ code }) => code === 'photo');
    };
    await add(await aDraft('photo', { effectiveFrom: '2098-01-01', effectiveTo: '2098-02-01' })).expect(201);

    const days = ['2097-12-31', '2098-01-31', '2098-02-01', '2098-03-01'];
    expect(await Promise.all(days.map(isRequired))).toEqual([true, true, false, false]);
    await add(await aDraft('photo', { effectiveFrom: '2098-03-01', replaces: null, replacesUntil: null })).expect(201);
    expect(await Promise.all(days.map(isRequired))).toEqual([true, true, false, true]);
    const fill = { effectiveFrom: '2098-02-01', replaces: null, replacesUntil: null };
    expect(problemOf(await add(await aDraft('photo', fill)).expect(409))).toMatchObject({
      code: 'requirement-dates-overlap',
      params: { from: '2098-03-01', to: '…' },
    });
    await add(await aDraft('photo', { ...fill, effectiveTo: '2098-03-01' })).expect(201);
    expect(await Promise.all(days.map(isRequired))).toEqual([true, true, true, true]);
  });

  it('cannot end before it starts, and a withdrawn version frees its days', async () => {
    const draft = await aDraft('schedule', { effectiveFrom: '2099-01-01' });
    await add(draft).expect(201);
    const { _id } = await newest('schedule');
    const end = (on: string) => ops.post(`${records}/${_id}/end`).send({ on });

    expect(problemOf(await end('2098-12-31').expect(400)).errors).toMatchObject([
      { pointer: '/on', code: 'end-before-start' },
    ]);
    await end('2099-01-01').expect(200);
    const again = { ...draft, replaces: null, replacesUntil: null };
    await add(again).expect(201);
    expect(await list('schedule')).toHaveLength(3);
  });

  it('ends once, today or later', async () => {
    const { _id } = await newest('english');
    const end = (on: string) => ops.post(`${records}/${_id}/end`).send({ on });

    expect((await end('2026-01-01')).status).toBe(400);
    expect((await end('2099-01-01').expect(200)).body).toMatchObject({ effectiveTo: '2099-01-01' });
    expect((await end('2099-01-01')).status).toBe(200);
    const later = problemOf(await end('2099-02-01').expect(400));
    expect(later.errors).toMatchObject([{ pointer: '/on', code: 'requirement-ends-earlier' }]);
    expect((await ops.post(`${records}/${newId()}/end`).send({ on: '2099-01-01' })).status).toBe(404);
  });

  it('reports all invalid fields together', async () => {
    const { status, errors } = problemOf(await add({ code: 'Two words', title: '' }));

    expect(status).toBe(400);
    expect(errors?.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/code', '/title', '/citation', '/proofs', '/effectiveFrom']),
    );
  });

  it('is for operations only', async () => {
    const driver = as(api.app, await anAccessToken(api.db, await aDriver(api.db)));

    await driver.get(records).expect(403);
    await driver.post(records).send({}).expect(403);
  });
});
