import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { PayrollExport, PayrollExports, PayrollPreview } from '#domain/payroll-exports/schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anApproval, aPaidWorkday, aPayLine } from '../../support/builders/payouts';
import { anAccessToken } from '../../support/builders/people';
import { aHiringWorld } from '../../support/hiring/hiring-world';

const NOW = new Date('2027-01-12T12:00:00.000Z');
const period = { from: '2027-01-04', to: '2027-01-10' };

let api: TestApi;
let now = NOW.getTime();
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(now) });
});
afterAll(() => api.close());

let carrier: Awaited<ReturnType<typeof aCarrier>>;
async function aCarrier() {
  const world = await aHiringWorld(api.db);
  const staff = as(api.app, await anAccessToken(api.db, world.adminId, NOW));
  return { ...staff, assignment: { ...world, assignmentId: newId() } };
}
beforeEach(async () => {
  carrier = await aCarrier();
});

const create = async (body: object, status = 201) =>
  carrier
    .post('/api/payroll-exports')
    .set('Idempotency-Key', newId())
    .send({ ...period, ...body })
    .expect(status);
const created = async (body: object) => PayrollExport.parse((await create(body)).body);
async function fileOf({ _id }: PayrollExport): Promise<string> {
  const response = await carrier.get(`/api/payroll-exports/${_id}/file`).buffer(true).expect(200);
  return response.text;
}

it('exports approved workdays; a second export of one of them warns and names the first batch', async () => {
  await aPaidWorkday(api.db, { ...carrier.assignment, day: '2027-01-04' });
  await aPaidWorkday(api.db, { ...carrier.assignment, day: '2027-01-05', state: 'submitted' });

  const preview = PayrollPreview.parse(
    (await carrier.get('/api/payroll-exports/preview').query(period).expect(200)).body,
  );
  expect(preview).toEqual({
    ...{ workdays: 1, minutes: 480, payCents: 20_000, notApproved: 1 },
    ...{ adjustments: 0, adjustmentCents: 0, earlier: [] },
  });
  const first = await created({ format: 'csv' });
  expect(first).toMatchObject({ format: 'csv', ...period, workdays: 1, minutes: 480, payCents: 20_000 });

  const again = await create({ format: 'iif', to: '2027-01-20' }, 409);
  expect(problemOf(again)).toMatchObject({ code: 'payroll-exported-before', params: { exportId: first._id } });
  const after = PayrollPreview.parse(
    (await carrier.get('/api/payroll-exports/preview').query(period).expect(200)).body,
  );
  expect(after.earlier.map(({ _id }) => _id)).toEqual([first._id]);
  now += 60_000;
  const names = { service: 'Linehaul', regular: 'Base pay', overtime: 'OT', companyCreateTime: '1' };
  const second = await created({ format: 'iif', names, again: true });

  const list = PayrollExports.parse((await carrier.get('/api/payroll-exports').expect(200)).body);
  expect(list.data.map(({ _id }) => _id)).toEqual([second._id, first._id]);
  expect(list.names).toEqual(names);
});

it('of two exports at the same time, one is refused', async () => {
  await aPaidWorkday(api.db, { ...carrier.assignment, day: '2027-01-04' });
  const send = () =>
    carrier
      .post('/api/payroll-exports')
      .set('Idempotency-Key', newId())
      .send({ ...period, format: 'csv' });

  const statuses = (await Promise.all([send(), send()])).map(({ status }) => status).sort();

  expect(statuses).toEqual([201, 409]);
});

it('the table has a line for each amount, which add up to the approved pay', async () => {
  const day = '2027-01-04';
  const lines = [aPayLine(day), aPayLine(day, { kind: 'miles', unit: 'tenthMiles', quantity: 5_124, rateMills: 585 })];
  await api.db('facilities').where({ id: carrier.assignment.facilityId }).update({ name: '=HYPERLINK("x")' });
  await aPaidWorkday(api.db, { ...carrier.assignment, day, lines, payCents: 41_000 });

  const text = await fileOf(await created({ format: 'csv' }));

  expect(text.startsWith('\uFEFFDay,Driver,Job,Facility,Pay item,Quantity,Unit,Calculation,Pay (USD)\r\n')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).toContain(',Hours,8.00,hours,8:00 h × $25.00,200.00\r\n');
  expect(text).toContain(',Miles,512.4,miles,512.4 mi × $0.585,200.00\r\n');
  expect(text).toContain(',Change of earlier pay,,,,10.00\r\n');
});

async function anAdjustment(workdayId: string, payCents: number): Promise<void> {
  const { driverId } = carrier.assignment;
  await api.db('workday_events').insert({
    id: newId(),
    workday_id: workdayId,
    driver_id: driverId,
    version: 9,
    type: 'workdayAdjusted',
    actor_kind: 'ops',
    at: '2027-02-03T05:30:00.000Z',
    note: 'One hour less',
    cents: 0,
    pay_cents: payCents,
  });
}

it('the table has adjustments of the days on which they were settled, once', async () => {
  await anAdjustment(await aPaidWorkday(api.db, { ...carrier.assignment, day: '2027-01-04' }), -2_500);
  const settled = { from: '2027-02-01', to: '2027-02-02' };

  const january = await created({ format: 'csv' });
  const preview = PayrollPreview.parse(
    (await carrier.get('/api/payroll-exports/preview').query(settled).expect(200)).body,
  );
  expect(problemOf(await create({ format: 'iif', ...settled }, 409)).code).toBe('nothing-to-export');
  const february = await created({ format: 'csv', ...settled });

  expect(january).toMatchObject({ workdays: 1, payCents: 20_000 });
  expect(preview).toMatchObject({ workdays: 0, payCents: 0, adjustments: 1, adjustmentCents: -2_500 });
  expect(february).toMatchObject({ workdays: 0, payCents: -2_500 });
  expect(await fileOf(february)).toContain(`,Adjustment,,,Workday 2027-01-04: One hour less,-25.00\r\n`);
  const again = await create({ format: 'csv', ...settled }, 409);
  expect(problemOf(again)).toMatchObject({ code: 'payroll-exported-before', params: { exportId: february._id } });
  // As for a driver who was erased.
  await api.db('workday_events').where({ type: 'workdayAdjusted' }).update({ note: null });
  expect(await fileOf(february)).toContain(`,Adjustment,,,Workday 2027-01-04,-25.00\r\n`);
});

it('the file for QuickBooks stays as it was, also after a workday was approved again', async () => {
  const workdayId = await aPaidWorkday(api.db, { ...carrier.assignment, day: '2027-01-04' });
  const batch = await created({ format: 'iif' });
  const before = await fileOf(batch);

  await anApproval(api.db, { workdayId, version: 4, day: '2027-01-04', minutes: 60 });

  expect(before).toContain('\tDriving\tHourly\t08:00\t');
  expect(await fileOf(batch)).toBe(before);
});

it.each([
  ['no approved workdays', { format: 'csv' }, 409, 'nothing-to-export'],
  ['the last day first', { format: 'csv', from: '2027-02-01' }, 400, 'payroll-period-too-long'],
  ['more than two months', { format: 'csv', to: '2027-06-30' }, 400, 'payroll-period-too-long'],
] as const)('refuses %s', async (...[, body, status, code]) => {
  expect(problemOf(await create(body, status)).code).toBe(code);
});

it("does not find another carrier's batch, and never exports its workdays", async () => {
  await aPaidWorkday(api.db, { ...carrier.assignment, day: '2027-01-04' });
  const batch = await created({ format: 'csv' });
  carrier = await aCarrier();

  await carrier.get(`/api/payroll-exports/${batch._id}/file`).expect(404);
  expect(problemOf(await create({ format: 'csv' }, 409)).code).toBe('nothing-to-export');
});
