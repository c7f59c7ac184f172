import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Timesheet, WorkdayAnswers } from '#domain/timesheets/schema';
import type { TestApi } from '../../support/api';
import { aWorkday } from '../../support/builders/workdays';
import { aTimesheetWorld, codesOf, startTimesheetApi, type TimesheetWorld } from '../../support/timesheets-api';

let api: TestApi;
let world: TimesheetWorld;
beforeAll(async () => {
  api = await startTimesheetApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  world = await aTimesheetWorld(api);
});

const submitted = (day: string, shift: { from?: string; to?: string } = {}) =>
  aWorkday(api.db, { assignmentId: world.assignmentId, day, state: 'submitted', ...shift });
async function approve(...ids: readonly string[]): Promise<WorkdayAnswers> {
  const workDays = ids.map((_id) => ({ _id, version: 2 }));
  const path = '/api/timesheet/workDay/approve-many';
  return WorkdayAnswers.parse((await world.accounting.post(path).send({ workDays }).expect(200)).body);
}
const timesheet = async (day: string): Promise<Timesheet> =>
  Timesheet.parse(
    (await world.accounting.get(`/api/timesheet/${world.assignmentId}`).query({ week: day }).expect(200)).body,
  );
async function changeRate(cents: number): Promise<void> {
  await api
    .db('job_order_versions')
    .where({ order_id: world.orderId })
    .update({
      content: api.db.raw(`jsonb_set(content::jsonb, '{rate}', ?::jsonb)`, [
        JSON.stringify({ from: cents / 100, to: cents / 100 }),
      ]),
    });
}

it('a new rate counts from the first week of which nothing is approved', async () => {
  const [monday, tuesday] = [await submitted('2026-11-09'), await submitted('2026-11-10')];
  const next = await submitted('2026-11-16');
  await approve(monday);

  await changeRate(3_000);

  expect(await approve(tuesday, next)).toMatchObject({ data: [{ payCents: 20_000 }, { payCents: 24_000 }] });
  await changeRate(4_000);
  expect((await timesheet('2026-11-16')).payCents).toBe(24_000);
});

it('so do settings of the carrier', async () => {
  await approve(await submitted('2026-11-10'));
  await submitted('2026-11-16', { from: '2026-11-16T20:00', to: '2026-11-17T06:00' });
  await submitted('2026-11-17', { from: '2026-11-17T08:00', to: '2026-11-17T10:00' });

  await world.accounting
    .put('/api/timesheet-settings')
    .send({ weekday: 'mo', hour: 0, dayRule: 'calendarDay' })
    .expect(200);

  const { workdays } = await timesheet('2026-11-16');
  expect(workdays.map(({ pay }) => pay.cents)).toEqual([10_000, 20_000]);
});

it('a facility that moves to another zone takes no hours from a workday', async () => {
  const early = { from: '2026-11-17T00:30', to: '2026-11-17T08:30' };
  const [before, after] = [await submitted('2026-11-17', early), await submitted('2026-11-18')];
  await approve(after);

  await api.db('facilities').where({ id: world.facilityId }).update({ time_zone: 'America/Los_Angeles' });

  expect((await timesheet('2026-11-17')).workdays.map(({ pay }) => pay.cents)).toEqual([20_000, 20_000]);
  const answers = await approve(before);
  expect(codesOf(answers)).toEqual([null]);
  expect(answers).toMatchObject({ data: [{ payCents: 20_000 }] });
});

it('a file for QuickBooks has the overtime of the week, in whatever order its days are approved', async () => {
  const ids = [];
  for (const day of ['16', '17', '18', '19', '20', '21'].map((number) => `2026-11-${number}`)) {
    ids.push(await submitted(day, { to: `${day}T17:00` }));
  }
  for (const id of ids.reverse()) await approve(id);
  const body = { from: '2026-11-16', to: '2026-11-22', format: 'iif' };

  const batch = await world.accounting.post('/api/payroll-exports').send(body).expect(201);
  const path = `/api/payroll-exports/${(batch.body as { _id: string })._id}/file`;
  const { text } = await world.accounting.get(path).buffer(true).expect(200);

  const lines = text.split('\r\n').map((line) => line.split('\t'));
  const minutesOf = (item: string): number =>
    lines
      .filter((cells) => cells[5] === item)
      .map((cells) => (cells[6] ?? '').split(':').map(Number))
      .reduce((sum, [hours = 0, minutes = 0]) => sum + hours * 60 + minutes, 0);
  expect([minutesOf('Hourly'), minutesOf('Overtime')]).toEqual([40 * 60, 14 * 60]);
});
