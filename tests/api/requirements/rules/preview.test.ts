import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  PreviewRequirementBody,
  RequirementPreview,
  RequirementVersion,
} from '#domain/requirements/version-schema';
import { dateAt } from '#domain/shared/zoned-time';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { aDriver, anOrganization, aUser } from '../../../support/hiring/hiring-world';
import { draftOf } from '../../../support/requirement-drafts';

let api: TestApi;
let ops: ReturnType<typeof as>;
let opsId: string;
const records = '/api/ops/requirement-records';
beforeAll(async () => {
  api = await startTestApi();
  opsId = await aUser(api.db, { roles: ['ops'] });
  ops = as(api.app, await anAccessToken(api.db, opsId));
});
afterAll(() => api.close());

type Change = Partial<PreviewRequirementBody['draft']>;

/** A changed version of a requirement that replaces the one in force. */
async function aBody(code: string, change: Change): Promise<PreviewRequirementBody> {
  const { body } = (await ops.get(records).query({ code }).expect(200)) as { body: { data: RequirementVersion[] } };
  const [version] = body.data;
  if (version === undefined) throw new Error(`There is no ${code}`);
  const { replaces, replacesUntil, ...draft } = draftOf(version, change);
  return { draft, replaces, replacesUntil, corrects: null, after: null };
}
const send = (body: object) => ops.post(`${records}/preview`).send(body);
const preview = async (body: object): Promise<RequirementPreview> =>
  ((await send(body).expect(200)) as { body: RequirementPreview }).body;

async function anEmployment(driverId: string, organizationId: string, days: object = {}): Promise<string> {
  const id = newId();
  await api.db('employments').insert({
    id,
    driver_id: driverId,
    organization_id: organizationId,
    applied_on: '2024-01-01',
    hired_on: '2024-02-01',
    started_on: '2024-02-01',
    type: 'employee',
    is_multiple_employer: false,
    is_furnished: false,
    entered_by: opsId,
    entered_at: '2024-02-01T12:00:00.000Z',
    ...days,
  });
  return id;
}

describe('the preview of a version', () => {
  it('names the drivers whose file would change on its first day, and stores nothing', async () => {
    const id = await aDriver(api.db, { driver: { birth_date: '2075-04-01' } });
    await aDriver(api.db, { driver: { birth_date: '2001-04-01' } });
    const body = await aBody('age-18', { proofs: [{ age: 25 }], bars: true, from: '2096-01-01' });

    const seen = await preview(body);

    expect(seen).toEqual({
      on: '2096-01-01',
      total: 2,
      checked: 2,
      concerned: 2,
      changed: 1,
      barred: 1,
      rows: [
        {
          driver: { _id: id, name: 'Maria Gomez' },
          employment: null,
          about: null,
          before: { status: 'done', dueOn: null, bars: false },
          // At 20, what the earlier version met is no longer met.
          after: { status: 'expired', dueOn: '2095-12-31', bars: true },
        },
      ],
      next: null,
    });
    expect((await ops.get(records).query({ code: 'age-18' })).body).toMatchObject({ data: [{ to: null }] });
  });

  it("judges each employment, and a carrier's own rule only that carrier's", async () => {
    const driverId = await aDriver(api.db);
    const [mine, other] = [
      await anOrganization(api.db, { name: 'A Lines' }),
      await anOrganization(api.db, { name: 'B Lines' }),
    ];
    const employmentId = await anEmployment(driverId, mine);
    await anEmployment(driverId, other);
    await anEmployment(await aDriver(api.db), mine, { ended_on: '2025-01-31' });
    const rule: Change = {
      code: 'yard-tour',
      organizationId: mine,
      authority: 'carrier',
      store: 'hr',
      per: 'employment',
      law: 'day',
      appliesIf: [],
      exemptIf: [],
      due: { by: 'hire' },
      proofs: [{ kind: 'roadTest', dated: 'performed' }],
      from: '2096-01-01',
    };
    const ofOne = { ...(await aBody('photo', rule)), replaces: null, replacesUntil: null };

    const seen = await preview(ofOne);

    expect([seen.total, seen.checked, seen.changed]).toEqual([1, 1, 1]);
    expect(seen.rows).toMatchObject([
      {
        driver: { _id: driverId },
        employment: { _id: employmentId, organization: { _id: mine, name: 'A Lines' }, from: '2024-02-01' },
        before: null,
        after: { status: 'due', dueOn: '2096-01-01', bars: false },
      },
    ]);
    const forAll = await preview({ ...ofOne, draft: { ...ofOne.draft, organizationId: null, authority: 'law' } });
    expect(forAll.rows.map((row) => row.employment?.organization.name)).toEqual(['A Lines', 'B Lines']);
  });

  it('judges a correction today, and past days by what it says of them', async () => {
    const organizationId = await anOrganization(api.db);
    const driverId = await aDriver(api.db);
    await anEmployment(driverId, organizationId, { ended_on: '2025-06-30' });
    const body = await aBody('annual-review', { to: null, due: { by: 'hire + 24 months' }, from: '2020-01-01' });
    const corrects = body.replaces;

    const seen = await preview({ ...body, corrects, replaces: null, replacesUntil: null });

    expect(seen.on).toBe(dateAt(new Date().toISOString(), 'America/Puerto_Rico'));
    expect(seen.rows.map(({ driver }) => driver._id)).not.toContain(opsId);
    expect(seen.checked).toBe(seen.total);
  });

  it('is refused like the change itself', async () => {
    const refused = async (change: Change, more: object = {}) =>
      problemOf(await send({ ...(await aBody('psp', change)), ...more }));

    expect(await refused({ from: '2020-01-01' })).toMatchObject({
      status: 400,
      errors: [{ pointer: '/draft/from', code: 'effective-date-past' }],
    });
    expect(await refused({ from: '2099-01-01' }, { replaces: null })).toMatchObject({
      status: 409,
      code: 'requirement-dates-overlap',
    });
    expect(await refused({ from: '2099-01-01' }, { replacesUntil: '2099-06-01' })).toMatchObject({
      code: 'requirement-changed',
    });
    expect(await refused({ from: '2099-01-01', bars: 'after breach', breaches: [] })).toMatchObject({
      errors: [{ pointer: '/draft/bars', code: 'bars-without-breach' }],
    });
    expect(await refused({ from: '2099-01-01' }, { corrects: newId() })).toMatchObject({ status: 404 });
  });

  it('needs at most 0.05 statements per driver in a batch', async () => {
    const drivers = 200;
    for (let count = 0; count < drivers; count += 1) await aDriver(api.db);
    const body = await aBody('photo', { noticeDays: 90, from: '2096-01-01' });
    let statements = 0;
    const count = (): void => {
      statements += 1;
    };
    api.db.on('query', count);

    const { checked } = await preview(body);

    api.db.removeListener('query', count);
    expect(checked).toBeGreaterThanOrEqual(drivers);
    expect(statements / checked).toBeLessThanOrEqual(0.05);
  });
});
