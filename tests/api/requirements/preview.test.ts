import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readRequirementFacts } from '#db/requirements/requirement-facts';
import { evaluateRequirements } from '#domain/requirements/evaluate';
import type { NewRequirementBody, RequirementPreview, RequirementVersion } from '#domain/requirements/schema';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken } from '../../support/builders/people';
import { aDriver, anOrganization, aUser } from '../../support/hiring/hiring-world';

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

/** A changed version of a requirement that replaces the one in force. */
async function aDraft(code: string, change: Partial<NewRequirementBody>): Promise<object> {
  const { body } = (await ops.get(records).query({ code }).expect(200)) as { body: { data: RequirementVersion[] } };
  const [version] = body.data;
  if (version === undefined) throw new Error(`There is no ${code}`);
  const { _id, author, writtenAt, endedBy, ...draft } = version;
  return { ...draft, replaces: _id, replacesUntil: draft.effectiveTo, effectiveTo: null, ...change };
}
const preview = async (body: object): Promise<RequirementPreview> =>
  ((await ops.post(`${records}/preview`).send(body).expect(200)) as { body: RequirementPreview }).body;
const enter = (driverId: string, body: object) => ops.post(`/api/ops/drivers/${driverId}/facts`).send(body).expect(200);

/** Requests all pages of the preview. */
async function previewAll(draft: object): Promise<RequirementPreview[]> {
  const found = [await preview(draft)];
  for (let next = found[0]?.next ?? null; next !== null; next = found.at(-1)?.next ?? null) {
    found.push(await preview({ ...draft, after: next }));
  }
  return found;
}

describe('the preview of a version', () => {
  it('names the drivers whose list would change on its first day, and stores nothing', async () => {
    const id = await aDriver(api.db, { driver: { birth_date: '2075-04-01' } });
    await aDriver(api.db, { driver: { birth_date: '2001-04-01' } });
    const draft = await aDraft('age-18', { proofs: [{ type: 'age', years: 25 }], effectiveFrom: '2096-01-01' });

    const seen = await preview(draft);

    expect(seen).toEqual({
      total: 2,
      judged: 2,
      concerned: 2,
      changed: 1,
      rows: [
        {
          driver: { _id: id, name: 'Maria Gomez' },
          organization: null,
          before: 'done',
          after: 'missing',
          wasDueOn: null,
          dueOn: '2100-04-01',
        },
      ],
      next: null,
    });
    expect((await ops.get(records).query({ code: 'age-18' })).body).toMatchObject({ data: [{ effectiveTo: null }] });
  });

  it('includes drivers to whom only the earlier version applies, and those to whom only the new one applies', async () => {
    const withCdl = await aDriver(api.db);
    const without = await aDriver(api.db);
    await enter(without, { kind: 'drivesWithoutCdl', on: '2020-01-01' });
    const draft = await aDraft('clearinghouse-consent', { appliesIf: { cdl: false }, effectiveFrom: '2096-01-01' });

    const { rows } = await preview(draft);

    const of = (id: string) => rows.find(({ driver }) => driver._id === id);
    expect(of(withCdl)).toMatchObject({ before: 'missing', after: 'notApplicable' });
    expect(of(without)).toMatchObject({ before: 'notApplicable', after: 'missing' });
  });

  it('evaluates a driver once for each related organization', async () => {
    const id = await aDriver(api.db);
    await aDriver(api.db);
    const employers = [
      await anOrganization(api.db, { name: 'A Lines' }),
      await anOrganization(api.db, { name: 'B Lines' }),
    ];
    for (const organizationId of employers) await enter(id, { kind: 'hired', on: '2024-01-01', organizationId });
    await enter(id, { kind: 'roadTest', on: '2024-01-02', organizationId: employers[0] });
    const proofs = [{ type: 'evidence', kind: 'roadTest', lasts: { unit: 'months', count: 12 } }] as const;
    const draft = await aDraft('road-test', { proofs: [...proofs], effectiveFrom: '2096-01-01' });

    const { total, concerned, changed, rows } = await preview(draft);

    // The other organization has none, before and after.
    expect({ total, concerned, changed }).toEqual({ total: 1, concerned: 1, changed: 1 });
    const organization = { _id: employers[0], name: 'A Lines' };
    expect(rows).toEqual([
      {
        driver: { _id: id, name: 'Maria Gomez' },
        organization,
        before: 'done',
        after: 'expired',
        wasDueOn: null,
        dueOn: '2025-01-02',
      },
    ]);
  });

  it('is rejected like the change itself', async () => {
    const refused = async (change: Partial<NewRequirementBody>) =>
      problemOf(await ops.post(`${records}/preview`).send(await aDraft('psp', change)));

    expect(await refused({ effectiveFrom: '2020-01-01' })).toMatchObject({
      status: 400,
      errors: [{ pointer: '/effectiveFrom', code: 'effective-date-past' }],
    });
    expect(await refused({ effectiveFrom: '2099-01-01', replaces: null })).toMatchObject({
      status: 409,
      code: 'requirement-dates-overlap',
    });
    expect(await refused({ effectiveFrom: '2099-01-01', replacesUntil: '2099-06-01' })).toMatchObject({
      code: 'requirement-changed',
    });
  });
});

it('finds in a batch what evaluating each driver alone finds', async () => {
  const effectiveFrom = '2096-01-01';
  const draft = await aDraft('age-18', { proofs: [{ type: 'age', years: 25 }], effectiveFrom });
  const drivers = await Promise.all(
    ['2001-04-01', '2072-04-01', '2075-04-01'].map((birth) => aDriver(api.db, { driver: { birth_date: birth } })),
  );

  const { rows } = await preview(draft);

  const { data } = (await ops.get(records).query({ code: 'age-18' }).expect(200)).body as {
    data: RequirementVersion[];
  };
  const before = data.map((version) => ({ ...version, id: version._id }));
  const after = [{ ...(draft as NewRequirementBody), id: 'age-18' }];
  for (const driverId of drivers) {
    const facts = await readRequirementFacts(api.db, {
      driverId,
      organizationId: null,
      orderId: null,
      on: effectiveFrom,
    });
    if (facts === undefined) throw new Error('The driver exists');
    const [was, is] = [before, after].map((versions) => evaluateRequirements(facts, versions, effectiveFrom)[0]);
    const alone = was?.status === is?.status ? [] : [{ before: was?.status, after: is?.status }];
    expect(rows.filter(({ driver }) => driver._id === driverId)).toMatchObject(alone);
  }
});

it('evaluates all drivers in batches, each once', async () => {
  const tens = 103;
  for (let ten = 0; ten < tens; ten += 1) {
    await Promise.all(Array.from({ length: 10 }, () => aDriver(api.db, { driver: { birth_date: '2075-04-01' } })));
  }
  const draft = await aDraft('age-18', { proofs: [{ type: 'age', years: 25 }], effectiveFrom: '2096-01-01' });

  const found = await previewAll(draft);

  const sum = (of: 'judged' | 'changed') => found.reduce((all, batch) => all + batch[of], 0);
  expect(found.map(({ judged }) => judged)).toEqual([500, 500, sum('judged') - 1_000]);
  expect(sum('judged')).toBe(found[0]?.total);
  // The drivers above, and those of two other tests who are younger than 25 then.
  expect(sum('changed')).toBe(tens * 10 + 3);
  expect(found.map(({ total }) => total === null)).toEqual([false, true, true]);
  expect(found[0]?.rows).toHaveLength(25);
});
