import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Workday } from '#domain/timesheets/schema';
import { DriverTimesheet, TimeEventAnswers, Timesheet, WorkdayAnswers } from '#domain/timesheets/schema';
import { newId } from '#platform/ids';
import { problemOf, type TestApi } from '../../support/api';
import { anAssignment, aWorkday } from '../../support/builders/workdays';
import { anOrderRow } from '../../support/hiring/hiring-world';
import { aTimesheetWorld, codesOf, startTimesheetApi, taps, type TimesheetWorld } from '../../support/timesheets-api';

let api: TestApi;
let world: TimesheetWorld;
beforeAll(async () => {
  api = await startTimesheetApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  world = await aTimesheetWorld(api);
});

type Tap = Parameters<typeof taps>[1];
const send = async (body: object): Promise<TimeEventAnswers> =>
  TimeEventAnswers.parse((await world.driver.post('/api/driver-timesheet/events').send(body).expect(200)).body);
const tap = async (...events: Tap[]): Promise<string[]> =>
  (await send(taps(world.assignmentId, ...events))).data.map(({ result, code }) => code ?? result);
const week = async (day: string): Promise<DriverTimesheet> =>
  DriverTimesheet.parse((await world.driver.get('/api/driver-timesheet').query({ week: day }).expect(200)).body);
const workdaysOf = async (day: string): Promise<Workday[]> => (await week(day)).timesheet?.workdays ?? [];
const put = (day: string, body: object) =>
  world.driver.put(`/api/driver-timesheet/${world.assignmentId}/${day}`).send({ version: 0, shifts: [], ...body });

describe('taps', () => {
  it('of one queue count in the order in which they happened', async () => {
    const results = await tap(
      ['clockOut', '2026-11-20T22:00:00.000Z'],
      ['breakEnd', '2026-11-20T18:30:00.000Z'],
      ['breakStart', '2026-11-20T18:00:00.000Z'],
      ['clockIn', '2026-11-20T14:00:00.000Z'],
    );

    expect(results).toEqual(['recorded', 'recorded', 'recorded', 'recorded']);
    expect(await workdaysOf('2026-11-20')).toMatchObject([{ minutes: 450, shifts: [{ breaks: [{ isPaid: false }] }] }]);
  });

  it('of a queue that is sent twice, with and without its key, have one effect', async () => {
    const body = taps(
      world.assignmentId,
      ['clockIn', '2026-11-20T14:00:00.000Z'],
      ['clockOut', '2026-11-20T22:00:00.000Z'],
    );
    const [first, second] = await Promise.all([send(body), send(body)]);
    const again = await send({ ...body, events: [...body.events].reverse() });

    const results = [first, second].map(({ data }) => data.map(({ result }) => result).join()).sort();
    expect(results).toEqual(['recorded,recorded', 'repeated,repeated']);
    expect(again.data.every(({ result }) => result === 'repeated')).toBe(true);
    expect(await workdaysOf('2026-11-20')).toMatchObject([{ minutes: 480, version: 2 }]);
  });

  it('that arrive after the approval are recorded, and change nothing', async () => {
    const { assignmentId, accountingId: by } = world;
    await aWorkday(api.db, { assignmentId, day: '2026-11-20', state: 'approved', by });

    const results = await tap(['clockIn', '2026-11-20T23:00:00.000Z'], ['clockOut', '2026-11-21T01:00:00.000Z']);

    expect(results).toEqual(['workday-move-not-allowed', 'no-open-shift']);
    expect(await workdaysOf('2026-11-20')).toMatchObject([{ minutes: 480, version: 3, state: 'approved' }]);
    expect(await api.db('time_events').where({ driver_id: world.driverId })).toHaveLength(2);
  });

  it('of a night shift over the last day of the assignment close it; the next day has none', async () => {
    world = await aTimesheetWorld(api, {}, { endedOn: '2026-11-20' });

    const results = await tap(
      ['clockIn', '2026-11-21T04:00:00.000Z'],
      ['clockOut', '2026-11-21T12:00:00.000Z'],
      ['clockIn', '2026-11-21T14:00:00.000Z'],
    );

    expect(results).toEqual(['recorded', 'recorded', 'workday-outside-assignment']);
    expect(await workdaysOf('2026-11-20')).toMatchObject([{ day: '2026-11-20', minutes: 480 }]);
  });

  it('of two assignments on one day are two workdays, and one clock', async () => {
    const { organizationId, facilityId, assignmentId: first } = world;
    const orderId = await anOrderRow(api.db, { organizationId, facilityId });
    const second = await anAssignment(api.db, { ...world, orderId });
    const at = (assignmentId: string, kind: string, hour: number) => ({
      ...{ id: newId(), assignmentId, kind },
      deviceAt: `2026-11-20T${String(hour)}:00:00.000Z`,
    });
    const events = [
      at(first, 'clockIn', 12),
      at(second, 'clockIn', 13),
      // A clock-out closes the open shift, whichever assignment the phone shows.
      at(second, 'clockOut', 16),
      at(second, 'clockIn', 16),
      at(second, 'clockOut', 20),
    ];

    const { data } = await send({ sentAt: '2026-11-23T12:00:00.000Z', events });

    expect(data.map(({ result, code }) => code ?? result)).toEqual([
      'recorded',
      'shift-open',
      'recorded',
      'recorded',
      'recorded',
    ]);
    const rows = await api.db('workdays').where({ driver_id: world.driverId, day: '2026-11-20' });
    expect(rows.map(({ assignment_id: id }) => id).sort()).toEqual([first, second].sort());
  });
});

describe('an assignment that came to nothing', () => {
  it('has no hours', async () => {
    await api.db('employments').where({ driver_id: world.driverId }).update({ hired_on: null });

    expect(await tap(['clockIn', '2026-11-20T14:00:00.000Z'])).toEqual(['workday-outside-assignment']);
    await put('2026-11-20', { entries: { milesTenths: 10 } }).expect(404);
    expect((await week('2026-11-20')).assignments).toEqual([]);
  });
});

describe('a missing end', () => {
  const clockIn = () => tap(['clockIn', '2026-11-19T14:00:00.000Z']);
  const ofCarrier = async (): Promise<Workday | undefined> => {
    const path = `/api/timesheet/${world.assignmentId}`;
    const response = await world.accounting.get(path).query({ week: '2026-11-19' }).expect(200);
    return Timesheet.parse(response.body).workdays[0];
  };

  it('is set by the approver, and the driver submits the day', async () => {
    await clockIn();
    const workday = await ofCarrier();
    expect(workday).toMatchObject({ state: 'open', actions: ['edit'], shifts: [{ needsEnd: true }] });
    const { _id: id = '', startsAt } = workday?.shifts[0] ?? {};
    const shifts = [{ id, startsAt, endsAt: { local: '2026-11-19T16:00' }, breaks: [] }];
    const path = `/api/timesheet/workDay/${workday?._id ?? ''}`;

    const edited = await world.accounting.put(path).send({ version: 1, shifts, entries: {} }).expect(200);

    expect(edited.body).toMatchObject({ state: 'open', minutes: 480, actions: [] });
    const workDays = [{ _id: workday?._id, version: 2 }];
    const answers = await world.driver.post('/api/driver-timesheet/submit').send({ workDays }).expect(200);
    expect(codesOf(WorkdayAnswers.parse(answers.body))).toEqual([null]);
  });

  it('is not set for a shift that may still last', async () => {
    await tap(['clockIn', '2026-11-23T11:00:00.000Z']);
    const [workday] = await workdaysOf('2026-11-23');

    const path = `/api/timesheet/workDay/${workday?._id ?? ''}`;
    const refused = await world.accounting.put(path).send({ version: 1, shifts: [], entries: {} }).expect(409);
    expect(problemOf(refused).code).toBe('workday-move-not-allowed');
  });
});

describe('days at the ends of the calendar', () => {
  it.each(['0001-01-01', '9999-12-31'])('%s is no week', async (week) => {
    const { driver, accounting, assignmentId } = world;
    const paths = ['/api/timesheets', '/api/timesheets/csv', `/api/timesheet/${assignmentId}`];

    await driver.get('/api/driver-timesheet').query({ week }).expect(400);
    for (const path of paths) await accounting.get(path).query({ week }).expect(400);
    await put(week, { entries: { milesTenths: 10 } }).expect(week === '0001-01-01' ? 409 : 400);
    await accounting.get(`/api/timesheet/invoices/${week}/${week}`).expect(200);
  });

  it.each(['0000-01-01T08:00', '0001-01-01T00:00', '9999-12-31T23:30'])('%s is no time of a shift', async (time) => {
    const shifts = [{ startsAt: { local: time }, endsAt: { local: time }, breaks: [] }];

    expect((await put('2026-11-20', { shifts, entries: {} })).status).toBe(400);
  });
});

describe('entries', () => {
  it('are of days that have come', async () => {
    const entries = { milesTenths: 5_124 };

    expect(problemOf(await put('2026-11-24', { entries }).expect(400)).code).toBe('time-in-future');
    await put('2026-11-23', { entries }).expect(200);
  });

  it.each(['holiday', 'constructor', '__proto__'])(
    'have no price of a day named %s that the order lacks',
    async (option) => {
      const flatRate = { basePriceCentPerDay: 25_000, variousPriceCentPerDay: { layover: 12_000 } };
      world = await aTimesheetWorld(api, { paymentType: 'flat', flatRate });

      const refused = await put('2026-11-20', { entries: { option } }).expect(400);

      expect(problemOf(refused).code).toBe('workday-option-unknown');
      const known = await put('2026-11-20', { entries: { option: 'layover' } }).expect(200);
      expect(known.body).toMatchObject({ pay: { cents: 12_000 } });
    },
  );
});
