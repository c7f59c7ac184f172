import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DriverRequirements } from '#domain/requirements/schema';
import { newId } from '#platform/ids';
import { problemOf } from '../../support/api';
import { aUser } from '../../support/builders/people';
import { type Driver, HiringApi } from '../../support/hiring/hiring-api';
import '../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const requirementsOf = async (id: string, query: object = {}): Promise<DriverRequirements> =>
  (await hiring.ops.get(`/api/ops/drivers/${id}/requirements`).query(query).expect(200)).body as DriverRequirements;
const enter = (id: string, body: object) => hiring.ops.post(`/api/ops/drivers/${id}/facts`).send(body);
const line = ({ data }: DriverRequirements, code: string) => data.find((item) => item.code === code);
const openCodes = ({ data }: DriverRequirements) =>
  data.filter(({ status }) => status !== 'notApplicable').map(({ code }) => code);
/** Employed by the carrier for over a year in May 2022, as operations entered. */
async function aLongTermEmployee(): Promise<Driver> {
  const driver = await hiring.aDriver();
  const { organizationId } = hiring.carrier;
  await enter(driver.id, { kind: 'hired', on: '2021-03-01', organizationId }).expect(200);
  await enter(driver.id, { kind: 'violationsCertificate', on: '2021-05-01', organizationId }).expect(200);
  return driver;
}

describe('the requirements of a driver’s file', () => {
  it('differ by exactly the annual certificate of violations between 2022-05-08 and 2022-05-10', async () => {
    const { id } = await aLongTermEmployee();
    const { organizationId } = hiring.carrier;

    const before = await requirementsOf(id, { on: '2022-05-08', organizationId });
    const after = await requirementsOf(id, { on: '2022-05-10', organizationId });

    expect(line(before, 'violations-certificate')).toMatchObject({ status: 'expired', dueOn: '2022-05-01' });
    const others = before.data.filter(({ code }) => code !== 'violations-certificate');
    expect(after.data).toEqual(others);
    expect(before.organizations).toEqual([expect.objectContaining({ _id: organizationId })]);
  });

  it('cite the law or a company policy, and no internal document', async () => {
    const { data } = await requirementsOf((await hiring.aDriver()).id);

    expect(data.filter(({ citation }) => !/^(Platform policy$|\d+ (CFR|FR|USC) \d)/.test(citation))).toEqual([]);
    expect(line({ data } as DriverRequirements, 'photo')?.citation).toBe('Platform policy');
  });

  it('include age 21 on an interstate order only', async () => {
    const { id } = await hiring.aDriver({ driver: { birth_date: '2007-01-05' } });
    const across = await hiring.aPendingOrder({ isInterstate: true });
    const inside = await hiring.aPendingOrder({ isInterstate: false });

    expect(line(await requirementsOf(id, { orderId: across }), 'age-21-interstate')).toMatchObject({
      status: 'missing',
      why: 'tooYoung',
      dueOn: '2028-01-05',
      scope: 'organization',
    });
    expect(openCodes(await requirementsOf(id, { orderId: inside }))).not.toContain('age-21-interstate');
    expect(openCodes(await requirementsOf(id))).not.toContain('age-21-interstate');
  });

  it("are available for each of the driver's jobs, with its employer", async () => {
    const driver = await hiring.aDriver();
    const { id } = driver;
    const orderId = await hiring.anActiveOrder({ isInterstate: true, title: 'Night drayage' });
    const otherId = await hiring.anActiveOrder({ isInterstate: false, title: 'Yard work' });
    const { organizationId } = hiring.carrier;
    expect(await requirementsOf(id)).toMatchObject({ orders: [], organizations: [], order: null });

    for (const to of [orderId, otherId]) await hiring.flow(to, driver).invite().expect(201);

    const order = { _id: orderId, title: 'Night drayage', organizationId };
    const other = { _id: otherId, title: 'Yard work', organizationId };
    const one = await requirementsOf(id, { orderId });
    expect(one).toMatchObject({ order, orders: [order, other], organization: { _id: organizationId } });
    expect(openCodes(one)).toContain('age-21-interstate');
    expect(openCodes(await requirementsOf(id, { orderId: otherId }))).not.toContain('age-21-interstate');
    // One of the driver's jobs there is interstate.
    expect(openCodes(await requirementsOf(id, { organizationId }))).toContain('age-21-interstate');
  });

  it('distinguish medical proof with and without a CDL, before and after 2025-06-23', async () => {
    const documents = { status: 'approved', fileId: null } as const;
    const empty = { status: 'initial', fileId: null } as const;
    const driver = await hiring.aDriver({
      state: {
        enteredAt: '2024-09-01T12:00:00.000Z',
        documents: { driverLicense: documents, backDriverLicense: documents, dotMedicalCard: documents, mvr: empty },
        expiries: { dotMedicalCard: { on: '2027-01-01', endsAt: '2027-01-02T06:00:00.000Z' } },
      },
    });
    const proofs = async (on: string) =>
      (await requirementsOf(driver.id, { on })).data
        .filter(({ code, status }) => code.startsWith('medical-proof') && status !== 'notApplicable')
        .map(({ code, status, citation }) => [code, status, citation.slice(0, 6)]);

    expect(await proofs('2025-06-22')).toEqual([['medical-proof-cdl', 'done', '49 CFR']]);
    expect(await proofs('2025-06-23')).toEqual([['medical-proof-cdl', 'missing', '49 CFR']]);
    await enter(driver.id, { kind: 'drivesWithoutCdl', on: '2024-01-01' }).expect(200);
    expect(await proofs('2025-06-22')).toEqual([['medical-proof-non-cdl', 'done', '49 CFR']]);
    expect(await proofs('2025-06-23')).toEqual([['medical-proof-non-cdl', 'done', '49 CFR']]);
  });

  it('are met by an accepted result, and not on days before it', async () => {
    const { id } = await hiring.aDriver({ state: { stage: 'HRPaperWork' } });
    for (const status of ['ordered', 'received', 'accepted']) {
      await hiring.ops.post(`/api/ops/drivers/${id}/results`).send({ result: 'mvr', status }).expect(200);
    }

    const { on, data } = await requirementsOf(id);

    expect(data.find(({ code }) => code === 'mvr')).toMatchObject({ status: 'done', why: 'proven', acts: null });
    expect(line(await requirementsOf(id, { on: '2026-01-01' }), 'mvr')).toMatchObject({
      status: 'missing',
      acts: 'ops',
    });
    expect(on).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it("are met only by the organization's own result, on its day in the driver's time zone", async () => {
    const { id } = await hiring.aDriver();
    const { organizationId } = hiring.carrier;
    const result = {
      driver_id: id,
      organization_id: organizationId,
      since: '2026-10-02T01:00:00.000Z',
      is_open: false,
    };
    await hiring.db('driver_results').insert([
      { ...result, result: 'drugTest', status: 'accepted' },
      { ...result, result: 'clearinghouse', status: 'ordered' },
    ]);

    const own = await requirementsOf(id, { organizationId });

    // 01:00 UTC is the evening before in the driver's time zone.
    expect(line(own, 'drug-test')).toMatchObject({ status: 'done', provenOn: '2026-10-01' });
    expect(line(own, 'clearinghouse-full')).toMatchObject({ status: 'missing', acts: 'others' });
    const other = await requirementsOf(id, { organizationId: hiring.other.organizationId });
    expect(line(other, 'drug-test')?.status).toBe('missing');
  });

  it.each([
    ['limited', ['missing', 'done']],
    ['preEmployment', ['done', 'done']],
    [null, ['done', 'done']],
  ] as const)('are met by a Clearinghouse query of the type %s only as far as it goes', async (query, statuses) => {
    const { id } = await hiring.aDriver();
    const { organizationId } = hiring.carrier;
    const result = { driver_id: id, organization_id: organizationId, result: 'clearinghouse' } as const;
    const at = '2026-10-02T15:00:00.000Z';
    await hiring.db('driver_results').insert({ ...result, since: at, is_open: false, status: 'accepted' });
    await hiring.db('result_orders').insert({
      ...result,
      id: newId(),
      provider: 'clearinghouse',
      ordered_by: (await aUser(hiring.db, { roles: ['ops'] })).id,
      ordered_at: at,
      answered_at: at,
      query,
    });
    await enter(id, { kind: 'hired', on: '2026-10-05', organizationId }).expect(200);

    const own = await requirementsOf(id, { organizationId });

    expect(['clearinghouse-full', 'clearinghouse-annual'].map((code) => line(own, code)?.status)).toEqual(statuses);
  });

  it('record repeated views in one access-log entry for the driver', async () => {
    const driver = await hiring.aDriver();

    await requirementsOf(driver.id);
    await requirementsOf(driver.id);

    const seen = await hiring.db('access_log').where({ subject_driver_id: driver.id }).select('action');
    expect(seen).toEqual([{ action: 'driver-record' }]);
  });

  it('are refused for invalid dates, to strangers, and for an order of another organization', async () => {
    const { id } = await hiring.aDriver();
    const orderId = await hiring.aPendingOrder();
    const status = async (path: string, query: object) =>
      (await hiring.ops.get(`/api/ops/drivers/${path}/requirements`).query(query)).status;

    expect(await status(id, { on: 'soon' })).toBe(400);
    expect(await status(newId(), {})).toBe(404);
    expect(await status(id, { organizationId: newId() })).toBe(404);
    expect(await status(id, { orderId, organizationId: hiring.other.organizationId })).toBe(404);
    await hiring.carrier.safety.get(`/api/ops/drivers/${id}/requirements`).expect(403);
  });
});

describe('a date that operations enter', () => {
  it('meets the requirement, is stored once if retried, and can be withdrawn', async () => {
    const { id } = await hiring.aDriver();
    const { organizationId } = hiring.carrier;
    const key = newId();
    const body = { kind: 'roadTest', on: '2026-11-02', organizationId };

    for (let tries = 2; tries > 0; tries -= 1) await enter(id, body).set('Idempotency-Key', key).expect(200);
    const { facts, ...entered } = await requirementsOf(id, { organizationId });

    expect(facts).toHaveLength(1);
    expect(line({ facts, ...entered }, 'road-test')).toMatchObject({ status: 'done', provenOn: '2026-11-02' });
    const path = `/api/ops/drivers/${id}/facts/${String(facts[0]?._id)}`;
    for (let tries = 2; tries > 0; tries -= 1) await hiring.ops.delete(path).expect(204);
    expect(line(await requirementsOf(id, { organizationId }), 'road-test')?.status).toBe('missing');
    await hiring.ops.delete(`/api/ops/drivers/${(await hiring.aDriver()).id}/facts/${newId()}`).expect(404);
  });

  it('requires an organization, and cannot end before it starts', async () => {
    const { id } = await hiring.aDriver();

    const refused = await enter(id, { kind: 'roadTest', on: '2026-11-02', endsOn: '2026-11-01' });

    expect([refused.status, problemOf(refused).errors?.map(({ pointer }) => pointer)]).toEqual([
      400,
      ['/endsOn', '/organizationId'],
    ]);
    expect((await enter(id, { kind: 'somethingElse', on: '2026-11-02' })).status).toBe(400);
    expect((await enter(newId(), { kind: 'englishProficiency', on: '2026-11-02' })).status).toBe(404);
  });
});
