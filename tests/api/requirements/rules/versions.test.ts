import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listRequirementRecords } from '#db/requirements/requirement-records';
import { timelineOf } from '#domain/requirements/engine/timeline';
import type { NewRequirementBody, RequirementVersion } from '#domain/requirements/version-schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { aDriver, anOrganization, aStaffMember, aUser } from '../../../support/hiring/hiring-world';
import { draftOf } from '../../../support/requirement-drafts';

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
const aDraft = async (code: string, change: Partial<NewRequirementBody>) => draftOf(await newest(code), change);
const add = (body: object) => ops.post(records).send(body);
const end = (id: string, lastDay: string) => ops.post(`${records}/${id}/end`).send({ lastDay });
/** A request to correct the newest version of a requirement. */
async function aCorrection(code: string, change: object) {
  const version = await newest(code);
  const { replaces: _r, replacesUntil: _u, ...draft } = draftOf(version, { to: version.to });
  return { id: version._id, body: { ...draft, reason: 'Misread the rule', seen: version._id, ...change } };
}
const correct = ({ id, body }: { id: string; body: object }) => ops.post(`${records}/${id}/correct`).send(body);
const pointersOf = (response: Parameters<typeof problemOf>[0]) =>
  problemOf(response).errors?.map(({ pointer, code }) => `${pointer} ${code}`);

describe('a requirement', () => {
  it('changes on a new effective date: the previous version ends on the day before', async () => {
    const key = newId();
    const draft = await aDraft('annual-review', { noticeDays: 45, from: '2099-01-01' });

    const first = await add(draft).set('Idempotency-Key', key).expect(201);
    const again = await add(draft).set('Idempotency-Key', key).expect(201);

    expect(again.body).toEqual(first.body);
    expect(await list('annual-review')).toMatchObject([
      { from: '2099-01-01', to: null, noticeDays: 45, author: { name: 'Ann Smith' }, correction: null },
      { from: '2000-01-01', to: '2098-12-31', noticeDays: 30, author: null, endedBy: { name: 'Ann Smith' } },
    ]);
  });

  it('rejects a past date, its current effective date, an end before its start, and days of another version', async () => {
    const errorsOf = async (change: Partial<NewRequirementBody>) =>
      pointersOf(await add(await aDraft('drug-test', change)).expect(400));

    expect(await errorsOf({ from: '2020-01-01' })).toEqual(['/from effective-date-past']);
    expect(await errorsOf({ from: '2099-01-01', to: '2098-01-01' })).toEqual(['/to end-before-start']);
    await add(await aDraft('drug-test', { from: '2099-01-01' })).expect(201);
    expect(await errorsOf({ from: '2099-01-01' })).toEqual(['/from effective-date-not-new']);
    const overlapping = await add(await aDraft('drug-test', { from: '2098-06-01', replaces: null }));
    expect([overlapping.status, problemOf(overlapping)]).toMatchObject([
      409,
      { code: 'requirement-dates-overlap', params: { from: '2099-01-01', to: '…' } },
    ]);
    expect(await list('drug-test')).toHaveLength(2);
  });

  it('accepts one of two concurrent changes, and refuses the other', async () => {
    const drafts = await Promise.all(
      [1, 2].map((noticeDays) => aDraft('road-test', { noticeDays, from: '2099-01-01' })),
    );

    const responses = await Promise.all(drafts.map((draft) => add(draft)));

    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await list('road-test')).toHaveLength(2);
  });

  it('does not undo an end date that a colleague set in the meantime', async () => {
    const draft = await aDraft('hours-statement', { noticeDays: 5, from: '2099-01-01' });
    const { _id } = await newest('hours-statement');
    await end(_id, '2099-05-31').expect(200);

    expect(problemOf(await add(draft).expect(409)).code).toBe('requirement-changed');

    expect(await list('hours-statement')).toMatchObject([{ to: '2099-05-31' }]);
    await add({ ...draft, replacesUntil: '2099-05-31' }).expect(201);
  });

  it('can be withdrawn before its first day, which frees its days, and not end before that', async () => {
    const draft = await aDraft('schedule', { from: '2099-01-01' });
    await add(draft).expect(201);
    const { _id } = await newest('schedule');

    expect(pointersOf(await end(_id, '2098-12-30').expect(400))).toEqual(['/lastDay end-before-start']);
    await end(_id, '2098-12-31').expect(200);
    await add({ ...draft, replaces: null, replacesUntil: null }).expect(201);
    expect(await list('schedule')).toHaveLength(3);
  });

  it('ends once, today or later', async () => {
    const { _id } = await newest('english');

    expect(pointersOf(await end(_id, '2026-01-01').expect(400))).toEqual(['/lastDay effective-date-past']);
    expect((await end(_id, '2099-01-01').expect(200)).body).toMatchObject({ to: '2099-01-01' });
    await end(_id, '2099-01-01').expect(200);
    expect(pointersOf(await end(_id, '2099-02-01').expect(400))).toEqual(['/lastDay requirement-ends-earlier']);
    await end(newId(), '2099-01-01').expect(404);
  });

  it('has every field checked, and fields that contradict each other', async () => {
    const { status, errors } = problemOf(await add({ code: 'Two words', title: '' }));
    expect(status).toBe(400);
    expect(errors?.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/code', '/title', '/citation', '/proofs', '/from', '/store', '/law', '/bars']),
    );
    const faultsOf = async (change: object) =>
      pointersOf(await add({ ...(await aDraft('photo', { from: '2099-01-01' })), ...change }).expect(400));

    expect(await faultsOf({ authority: 'carrier' })).toEqual(['/organizationId carrier-missing']);
    expect(await faultsOf({ organizationId: newId() })).toEqual(['/organizationId carrier-not-needed']);
    expect(await faultsOf({ per: 'state' })).toEqual(['/lookback lookback-missing']);
    expect(await faultsOf({ lookback: { employers: 'dot', years: 3 } })).toEqual(['/lookback lookback-not-needed']);
    expect(await faultsOf({ law: 'document' })).toEqual(['/law law-of-document']);
    expect(await faultsOf({ bars: 'after breach' })).toEqual(['/bars bars-without-breach']);
    const proofs = [{ kind: 'photo', dated: 'received', maximum: '2 years' }];
    expect(await faultsOf({ proofs })).toEqual(['/proofs/0/maximum maximum-without-end']);
    expect(await faultsOf({ proofs: [{ kind: 'photo', dated: 'received', lasts: 'long' }] })).toEqual([
      '/proofs/0/lasts invalid-format',
    ]);
    expect(await faultsOf({ due: { by: 'hire + soon' } })).toEqual(['/due/by invalid-union']);
    expect(await faultsOf({ appliesIf: ['jobState is California'] })).toEqual(['/appliesIf/0 invalid-union']);
    expect(await faultsOf({ from: '2098-02-30' })).toEqual(['/from invalid-format']);
    expect(await faultsOf({ from: '3000-01-01' })).toEqual(['/from no-such-day']);
  });
});

describe("a carrier's own rule", () => {
  const own = async (organizationId: string | null, code = 'yard-tour') => ({
    ...(await aDraft('road-test', { from: '2099-03-01', replaces: null, replacesUntil: null })),
    code,
    organizationId,
    authority: 'carrier',
    store: 'hr',
  });

  it('is written for one carrier, and its name stays with that carrier', async () => {
    const mine = await anOrganization(api.db, { name: 'A Lines' });
    const other = await anOrganization(api.db, { name: 'B Lines' });

    const { body } = (await add(await own(mine)).expect(201)) as { body: RequirementVersion };

    expect(body).toMatchObject({ authority: 'carrier', organization: { _id: mine, name: 'A Lines' } });
    expect(pointersOf(await add(await own(other)).expect(400))).toEqual(['/code code-of-another-carrier']);
    const ofLaw = { ...(await own(null)), authority: 'law' };
    expect(pointersOf(await add(ofLaw).expect(400))).toEqual(['/code code-of-another-carrier']);
  });

  it('is refused for a carrier that does not exist, and outside of the carrier files', async () => {
    expect(pointersOf(await add(await own(newId(), 'other-tour')).expect(400))).toEqual([
      '/organizationId carrier-unknown',
    ]);
    const mine = await anOrganization(api.db);
    const platform = { ...(await own(mine, 'other-tour')), store: 'platform' };
    expect(pointersOf(await add(platform).expect(400))).toEqual(['/store carrier-store']);
  });
});

describe('a correction', () => {
  it('replaces a version of the past with a reason, and the answer of before stays readable', async () => {
    const before = new Date().toISOString();
    const correction = await aCorrection('violations-certificate', { noticeDays: 60 });

    const { body } = (await correct(correction).expect(201)) as { body: RequirementVersion };

    const reason = 'Misread the rule';
    expect(body).toMatchObject({
      noticeDays: 60,
      from: '2000-01-01',
      to: '2022-05-08',
      correction: { reason, by: 'Ann Smith', of: correction.id },
    });
    const versions = (await listRequirementRecords(api.db)).filter(({ code }) => code === 'violations-certificate');
    const noticeAt = (knownAt: string | null) => timelineOf(versions, knownAt).map(({ version }) => version.noticeDays);
    expect([noticeAt(null), noticeAt(before)]).toEqual([[60], [30]]);
  });

  it('is written once for each request, and not on top of one that the author has not seen', async () => {
    const correction = await aCorrection('twic', { noticeDays: 90, to: '2025-12-31' });
    const key = newId();
    await correct(correction).set('Idempotency-Key', key).expect(201);
    await correct(correction).set('Idempotency-Key', key).expect(201);

    expect(problemOf(await correct(correction).expect(409)).code).toBe('requirement-changed');

    const [shown] = await list('twic');
    await correct({ id: shown?._id ?? '', body: { ...correction.body, seen: shown?._id } }).expect(201);
    expect((await list('twic')).map((version) => version.correction?.of)).toEqual([
      correction.id,
      correction.id,
      undefined,
    ]);
  });

  it('ends with its version, never alone and never later', async () => {
    const correction = await aCorrection('hazmat-training', { noticeDays: 90 });
    const { body } = (await correct(correction).expect(201)) as { body: RequirementVersion };

    expect(problemOf(await end(body._id, '2099-01-01').expect(409)).code).toBe('correction-ends-alone');
    await end(correction.id, '2099-01-01').expect(200);
    expect((await list('hazmat-training')).map(({ to }) => to)).toEqual(['2099-01-01', '2099-01-01']);
    const later = { ...correction, body: { ...correction.body, seen: body._id, to: '2099-01-02' } };
    expect(pointersOf(await correct(later).expect(400))).toEqual(['/to correction-ends-later']);
  });

  it('needs a reason, and a version that has begun and was not withdrawn', async () => {
    expect(pointersOf(await correct(await aCorrection('photo', { reason: ' ' })).expect(400))).toEqual([
      '/reason too-small',
    ]);
    const future = await aCorrection('photo', { from: '2098-01-01' });
    expect(pointersOf(await correct(future).expect(400))).toEqual(['/from correction-not-past']);
    expect((await correct({ ...future, id: newId() })).status).toBe(404);
    await add(await aDraft('photo', { from: '2099-01-01' })).expect(201);
    const ahead = await aCorrection('photo', {});
    expect(problemOf(await correct(ahead).expect(409)).code).toBe('requirement-not-begun');
    await end(ahead.id, '2098-12-31').expect(200);
    expect(problemOf(await correct(ahead).expect(409)).code).toBe('requirement-withdrawn');
  });
});

describe('versions', () => {
  it('are for operations only', async () => {
    const driver = as(api.app, await anAccessToken(api.db, await aDriver(api.db)));
    const organizationId = await anOrganization(api.db);
    const safety = as(
      api.app,
      await anAccessToken(api.db, await aStaffMember(api.db, { organizationId, position: 'SAFETY' })),
    );

    for (const stranger of [driver, safety]) {
      await stranger.get(records).expect(403);
      await stranger.post(records).send({}).expect(403);
      await stranger.post(`${records}/preview`).send({}).expect(403);
      await stranger.post(`${records}/${newId()}/end`).send({}).expect(403);
      await stranger.post(`${records}/${newId()}/correct`).send({}).expect(403);
    }
    await as(api.app, 'nobody').get(records).expect(401);
  });

  it('are read by every member of operations, and written by administrators', async () => {
    const member = as(api.app, await anAccessToken(api.db, await aUser(api.db, { roles: ['ops'] })));
    const { id, body } = await aCorrection('photo', {});

    await member.get(records).expect(200);
    await member
      .post(records)
      .send(await aDraft('photo', { from: '2099-06-01' }))
      .expect(403);
    await member.post(`${records}/${id}/end`).send({ lastDay: '2099-06-01' }).expect(403);
    await member.post(`${records}/${id}/correct`).send(body).expect(403);
  });
});
