import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NewRequirementBody, RequirementVersion } from '#domain/requirements/schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken } from '../../support/builders/people';
import { aDriver, aUser } from '../../support/hiring/hiring-world';

let api: TestApi;
let ops: ReturnType<typeof as>;
const records = '/api/ops/requirement-records';
beforeAll(async () => {
  api = await startTestApi();
  ops = as(api.app, await anAccessToken(api.db, await aUser(api.db, { roles: ['ops'] })));
});
afterAll(() => api.close());

const list = async (code: string): Promise<RequirementVersion[]> =>
  ((await ops.get(records).query({ code }).expect(200)).body as { data: RequirementVersion[] }).data;
const newest = async (code: string): Promise<RequirementVersion> => {
  const [version] = await list(code);
  if (version === undefined) throw new Error(`There is no ${code}`);
  return version;
};
/** The newest version of a rule, changed. */
async function aDraft(code: string, change: Partial<NewRequirementBody>): Promise<object> {
  const { _id, author, writtenAt, endedBy, ...said } = await newest(code);
  return { ...said, replaces: _id, replacesUntil: said.effectiveTo, effectiveTo: null, ...change };
}
const add = (body: object) => ops.post(records).send(body);

describe('a rule', () => {
  it('changes from a new effective date on: the former version ends there and past days keep their answer', async () => {
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

  it('is refused a date that has passed, its own old date, and days that another version has', async () => {
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

  it('takes one of two changes at once, and the other finds out', async () => {
    const drafts = await Promise.all(
      [1, 2].map((noticeDays) => aDraft('road-test', { noticeDays, effectiveFrom: '2099-01-01' })),
    );

    const answers = await Promise.all(drafts.map((draft) => add(draft)));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await list('road-test')).toHaveLength(2);
  });

  it('ends on a day that is not over, once', async () => {
    const { _id } = await newest('english');
    const end = (on: string) => ops.post(`${records}/${_id}/end`).send({ on });

    expect((await end('2026-01-01')).status).toBe(400);
    expect((await end('2099-01-01').expect(200)).body).toMatchObject({ effectiveTo: '2099-01-01' });
    expect((await end('2099-01-01')).status).toBe(200);
    expect(problemOf(await end('2099-02-01').expect(409)).code).toBe('requirement-changed');
    expect((await ops.post(`${records}/${newId()}/end`).send({ on: '2099-01-01' })).status).toBe(404);
  });

  it('names all bad fields at once', async () => {
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
