import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { payDrivers } from '#activities/payouts/pay-drivers';
import { DriverTimesheet, Timesheet, TimesheetBriefs } from '#domain/timesheets/schema';
import { as, problemOf, type TestApi } from '../../support/api';
import { anInvoiceOfAll } from '../../support/builders/invoices';
import { anAccessToken, aUser } from '../../support/builders/people';
import { aWorkday } from '../../support/builders/workdays';
import { aTimesheetWorld, NOW, startTimesheetApi, type TimesheetWorld } from '../../support/timesheets-api';

let api: TestApi;
let world: TimesheetWorld;
beforeAll(async () => {
  api = await startTimesheetApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  world = await aTimesheetWorld(api);
});

/** Approved and disputed; settled with these amounts. */
async function aSettledDay(amounts: { cents: number; payCents: number }) {
  const { assignmentId, accountingId: by } = world;
  const id = await aWorkday(api.db, { assignmentId, day: '2026-11-16', state: 'approved', by });
  const dispute = { version: 3, note: 'I left an hour earlier' };
  await world.accounting.post(`/api/timesheet/workDay/${id}/dispute`).send(dispute).expect(200);
  const ops = as(api.app, await anAccessToken(api.db, (await aUser(api.db, { roles: ['ops'] })).id, NOW));
  const settled = await ops
    .post(`/api/ops/workdays/${id}/adjust`)
    .send({ ...amounts, note: 'Agreed' })
    .expect(200);
  const { version } = settled.body as { version: number };
  return {
    id,
    reopen: () => world.accounting.patch(`/api/timesheet/workDay/${id}/reopen`).send({ version, note: 'Again' }),
  };
}

it.each([
  { cents: -2_500, payCents: -2_000 },
  { cents: 0, payCents: 2_000 },
  { cents: -2_500, payCents: 0 },
])('a day whose dispute was settled with %j is not corrected a second time', async (amounts) => {
  const { id, reopen } = await aSettledDay(amounts);

  expect(problemOf(await reopen().expect(409)).code).toBe('workday-adjusted');

  const response = await world.accounting
    .get(`/api/timesheet/${world.assignmentId}`)
    .query({ week: '2026-11-16' })
    .expect(200);
  const refusals = [{ action: 'reopen', code: 'workday-adjusted' }];
  expect(Timesheet.parse(response.body).workdays).toMatchObject([{ _id: id, state: 'approved', refusals }]);
});

it('the sums of a week are what is invoiced and paid out, for each reader and in the table', async () => {
  await aSettledDay({ cents: 6_000, payCents: 5_000 });
  await aWorkday(api.db, { assignmentId: world.assignmentId, day: '2026-11-17', state: 'approved' });
  await payDrivers(api.deps, new Date('2026-12-01T12:00:00.000Z'));
  await anInvoiceOfAll(api.db, world.organizationId);
  const invoiced = await api.db('invoices').where({ organization_id: world.organizationId }).pluck('total_cents');
  const paid = await api.db('payouts').where({ driver_id: world.driverId }).pluck('cents');
  const week = { week: '2026-11-16' };

  const briefs = TimesheetBriefs.parse((await world.accounting.get('/api/timesheets').query(week).expect(200)).body);
  expect([paid, invoiced]).toEqual([[45_000], [50_000]]);
  const totals = { payCents: paid[0], billedCents: invoiced[0] };
  expect(briefs.data).toMatchObject([totals]);
  const path = `/api/timesheet/${world.assignmentId}`;
  const whole = Timesheet.parse((await world.accounting.get(path).query(week).expect(200)).body);
  expect(whole).toMatchObject({ ...totals, workdays: [{ adjustment: { payCents: 5_000, billedCents: 6_000 } }, {}] });
  const own = DriverTimesheet.parse((await world.driver.get('/api/driver-timesheet').query(week).expect(200)).body);
  expect(own.timesheet).toMatchObject({
    ...{ payCents: paid[0], billedCents: null },
    workdays: [{ adjustment: { payCents: 5_000, billedCents: null } }, { adjustment: null }],
  });
  const file = await world.accounting.get('/api/timesheets/csv').query(week).buffer(true).expect(200);
  expect(file.text).toMatch(/,200\.00,220\.00,50\.00,60\.00,.*\r\n.*,200\.00,220\.00,,,/);
});

it('a day whose dispute changed nothing is reopened', async () => {
  const { reopen } = await aSettledDay({ cents: 0, payCents: 0 });

  expect((await reopen().expect(200)).body).toMatchObject({ state: 'submitted' });
});
