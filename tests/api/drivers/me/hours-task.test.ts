import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DriverMe } from '#domain/drivers/schema';
import { as, type TestApi } from '../../../support/api';
import { aPayout } from '../../../support/builders/payouts';
import { anAccessToken } from '../../../support/builders/people';
import { aWorkday } from '../../../support/builders/workdays';
import { aTimesheetWorld, NOW, startTimesheetApi, taps, type TimesheetWorld } from '../../../support/timesheets-api';

let api: TestApi;
let world: TimesheetWorld;
beforeAll(async () => {
  api = await startTimesheetApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  world = await aTimesheetWorld(api);
});

const task = async (driver = world.driver) =>
  DriverMe.parse((await driver.get('/api/driver/me').expect(200)).body).hoursTask;
const clockIn = (at: string) =>
  world.driver
    .post('/api/driver-timesheet/events')
    .send(taps(world.assignmentId, ['clockIn', at]))
    .expect(200);
const day = (date: string, state: 'open' | 'submitted', at: string) =>
  aWorkday(api.db, { assignmentId: world.assignmentId, day: date, state, at });

it('is nothing while nothing waits: a shift of today, a fresh day, a submitted one', async () => {
  await day('2026-11-16', 'submitted', '2026-11-16T23:00:00.000Z');
  await day('2026-11-22', 'open', '2026-11-22T23:00:00.000Z');
  await clockIn('2026-11-23T10:00:00.000Z');

  expect(await task()).toBeNull();
});

it('names the day that waits, the most urgent task first', async () => {
  await day('2026-11-17', 'open', '2026-11-17T23:00:00.000Z');
  await day('2026-11-18', 'open', '2026-11-18T23:00:00.000Z');
  expect(await task()).toEqual({ task: 'submit', day: '2026-11-17' });

  const sent = await day('2026-11-20', 'submitted', '2026-11-21T23:00:00.000Z');
  const correction = { workDayId: sent, version: 2, note: 'The gate says five' };
  await world.accounting.post('/api/timesheet/request').send(correction).expect(200);
  expect(await task()).toEqual({ task: 'correct', day: '2026-11-20' });

  await clockIn('2026-11-22T14:00:00.000Z');
  expect(await task()).toEqual({ task: 'end', day: '2026-11-22' });
});

it('is a card for pay that waits for one, where one can be added', async () => {
  await aPayout(api.db, world);
  const withoutProvider = as(api.another({ payments: undefined }), await anAccessToken(api.db, world.driverId, NOW));

  expect(await task()).toEqual({ task: 'card', day: null });
  expect(await task(withoutProvider)).toBeNull();
});
