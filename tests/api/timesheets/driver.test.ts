import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WorkdayHistory } from '#domain/timesheets/records/schema';
import { DriverTimesheet, TimeEventAnswers, Workday, WorkdayAnswers } from '#domain/timesheets/schema';
import { newId } from '#platform/ids';
import { problemOf, type TestApi } from '../../support/api';
import { aWorkday } from '../../support/builders/workdays';
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

async function tap(...events: Parameters<typeof taps>[1][]): Promise<TimeEventAnswers> {
  return send(taps(world.assignmentId, ...events));
}
async function send(body: object): Promise<TimeEventAnswers> {
  return TimeEventAnswers.parse((await world.driver.post('/api/driver-timesheet/events').send(body).expect(200)).body);
}
async function week(day: string): Promise<DriverTimesheet> {
  const response = await world.driver.get('/api/driver-timesheet').query({ week: day }).expect(200);
  return DriverTimesheet.parse(response.body);
}
const results = ({ data }: TimeEventAnswers) => data.map(({ result, code }) => code ?? result);
const put = (day: string, body: object) =>
  world.driver.put(`/api/driver-timesheet/${world.assignmentId}/${day}`).send({ version: 0, entries: {}, ...body });
const local = (from: string, to: string, breaks: object[] = []) => ({
  startsAt: { local: from },
  endsAt: { local: to },
  breaks,
});

describe('the clock', () => {
  it('makes a workday of the day on which the shift started, over midnight and the clock change', async () => {
    const answers = await tap(
      ['clockIn', '2026-11-01T03:00:00.000Z'],
      ['breakStart', '2026-11-01T06:00:00.000Z'],
      ['breakEnd', '2026-11-01T06:10:00.000Z'],
      ['clockOut', '2026-11-01T12:00:00.000Z'],
    );

    expect(results(answers)).toEqual(['recorded', 'recorded', 'recorded', 'recorded']);
    const { timesheet } = await week('2026-10-31');
    expect(timesheet?.workdays).toMatchObject([
      { day: '2026-10-31', minutes: 540, state: 'open', flags: ['sentLate'], billedCents: null },
    ]);
    expect(timesheet?.workdays[0]?.shifts[0]).toMatchObject({ minutesNextDay: 420, breaks: [{ isPaid: true }] });
    expect(timesheet?.payCents).toBe(22_500);
  });

  it.each([
    ['waited for a network', '2026-11-23T12:00:00.000Z', false],
    ['came from a phone whose clock is 6 minutes slow', '2026-11-23T11:54:00.000Z', true],
    ['came from a phone whose clock is 6 minutes fast', '2026-11-23T12:06:00.000Z', true],
  ])('flags the clock of the phone only if it is wrong: taps that %s', async (_case, sentAt, isWrong) => {
    const events = taps(
      world.assignmentId,
      ['clockIn', '2026-11-23T08:00:00.000Z'],
      ['clockOut', '2026-11-23T11:00:00.000Z'],
    );
    const answers = await send({ ...events, sentAt });

    expect(results(answers)).toEqual(['recorded', 'recorded']);
    expect(answers.data.map(({ clockDiffers }) => clockDiffers)).toEqual([isWrong, isWrong]);
    const { timesheet } = await week('2026-11-23');
    const flags = [...(isWrong ? ['clockDiffers'] : []), 'sentLate'];
    expect(timesheet?.workdays).toMatchObject([{ day: '2026-11-23', flags }]);
  });

  it('records what arrives twice once', async () => {
    const body = taps(world.assignmentId, ['clockIn', '2026-11-23T11:59:00.000Z']);

    expect(results(await send(body))).toEqual(['recorded']);
    expect(results(await send(body))).toEqual(['repeated']);
    const { open } = await week('2026-11-23');

    expect(open).toMatchObject({ day: '2026-11-23', startsAt: '2026-11-23T11:59:00.000Z', needsEnd: false });
    expect(await api.db('time_events').where({ driver_id: world.driverId })).toHaveLength(1);
  });

  it('is one clock on two phones at the same time', async () => {
    const body = () => taps(world.assignmentId, ['clockIn', '2026-11-23T11:59:00.000Z']);

    const answers = await Promise.all([send(body()), send(body()), send(body())]);

    expect(answers.flatMap(results).sort()).toEqual(['recorded', 'shift-open', 'shift-open']);
    expect(await api.db('work_shifts').where({ driver_id: world.driverId })).toHaveLength(1);
  });

  it('pays nothing for a missing clock-out until its end is typed', async () => {
    const answers = await tap(['clockIn', '2026-11-19T14:00:00.000Z'], ['clockOut', '2026-11-20T14:00:00.000Z']);
    expect(results(answers)).toEqual(['recorded', 'shift-end-missing']);
    const before = await week('2026-11-19');
    expect(before.open?.needsEnd).toBe(true);
    const [workday] = before.timesheet?.workdays ?? [];
    expect(workday).toMatchObject({ flags: ['endMissing', 'sentLate'], minutes: 0, pay: { cents: 0 } });
    const submit = await world.driver
      .post('/api/driver-timesheet/submit')
      .send({ workDays: [{ _id: workday?._id, version: workday?.version }] })
      .expect(200);
    expect(codesOf(WorkdayAnswers.parse(submit.body))).toEqual(['workday-incomplete']);

    const [shift] = workday?.shifts ?? [];
    const shifts = [{ id: shift?._id, startsAt: shift?.startsAt, endsAt: { local: '2026-11-19T16:00' }, breaks: [] }];
    const edited = Workday.parse((await put('2026-11-19', { version: workday?.version, shifts }).expect(200)).body);

    expect(edited).toMatchObject({
      minutes: 480,
      flags: ['sentLate', 'editedByHand'],
      actions: ['clock', 'edit', 'submit'],
    });
  });

  it('refuses days outside of the assignment, and hours that overlap', async () => {
    await put('2026-11-16', { shifts: [local('2026-11-16T08:00', '2026-11-16T16:00')] }).expect(200);

    expect(results(await tap(['clockIn', '2026-09-30T14:00:00.000Z']))).toEqual(['workday-outside-assignment']);
    expect(results(await tap(['clockIn', '2026-11-16T15:00:00.000Z']))).toEqual(['workday-overlaps']);
    expect(results(await tap(['clockIn', '2026-11-25T15:00:00.000Z']))).toEqual(['time-in-future']);
  });

  it("knows no other driver's assignment", async () => {
    const other = await aTimesheetWorld(api);
    const body = taps(other.assignmentId, ['clockIn', '2026-11-23T11:59:00.000Z']);
    expect(results(await send(body))).toEqual(['workday-outside-assignment']);
    await world.driver
      .put(`/api/driver-timesheet/${other.assignmentId}/2026-11-16`)
      .send({ version: 0, shifts: [], entries: {} })
      .expect(404);
  });
});

describe('filling in a day', () => {
  it('asks which one a time is that occurs twice, and refuses one that is skipped', async () => {
    const twice = { startsAt: { local: '2026-11-01T01:30' }, endsAt: { local: '2026-11-01T06:00' }, breaks: [] };
    expect(problemOf(await put('2026-11-01', { shifts: [twice] }).expect(400)).code).toBe('local-time-twice');

    const second = { ...twice, startsAt: { local: '2026-11-01T01:30', which: 'second' } };
    expect((await put('2026-11-01', { shifts: [second] }).expect(200)).body).toMatchObject({
      minutes: 270,
      dayMinutes: 1_500,
    });
  });

  it('covers a week from December to January', async () => {
    await api.db('employments').where({ driver_id: world.driverId }).update({ hired_on: '2025-12-01' });
    for (const [day, end] of [
      ['2025-12-31', '2026-01-01T06:00'],
      ['2026-01-01', '2026-01-02T06:00'],
    ] as const) {
      await put(day, { shifts: [local(`${day}T22:00`, end)] }).expect(200);
    }

    const { timesheet } = await week('2026-01-02');

    expect(timesheet).toMatchObject({ week: { startsOn: '2025-12-29', endsOn: '2026-01-04' }, minutes: 960 });
  });

  it('refuses what somebody else has changed, overlaps and other days', async () => {
    const shifts = [local('2026-11-16T08:00', '2026-11-16T16:00')];
    await put('2026-11-16', { shifts }).expect(200);

    expect(problemOf(await put('2026-11-16', { shifts }).expect(409)).code).toBe('workday-changed');
    const overlapping = { shifts: [local('2026-11-15T22:00', '2026-11-16T08:01')] };
    expect(problemOf(await put('2026-11-15', overlapping).expect(409)).code).toBe('workday-overlaps');
    expect(problemOf(await put('2026-09-30', { shifts: [] }).expect(409)).code).toBe('workday-outside-assignment');
    const late = { shifts: [local('2026-11-23T05:00', '2026-11-23T06:01')] };
    expect(problemOf(await put('2026-11-23', late).expect(400)).code).toBe('time-in-future');
  });

  it('has one effect if it is repeated with the same key', async () => {
    const body = { shifts: [local('2026-11-16T08:00', '2026-11-16T16:00')] };
    const key = newId();
    const send = () => put('2026-11-16', body).set('Idempotency-Key', key).expect(200);

    expect((await send()).body).toEqual((await send()).body);
    expect(await api.db('workday_events').where({ driver_id: world.driverId })).toHaveLength(1);
  });
});

describe('submitting and disputing', () => {
  it('answers for each workday, and keeps a history', async () => {
    const { assignmentId } = world;
    const open = await aWorkday(api.db, { assignmentId, day: '2026-11-16' });
    const done = await aWorkday(api.db, { assignmentId, day: '2026-11-17', state: 'submitted' });
    const workDays = [
      { _id: open, version: 1 },
      { _id: done, version: 2 },
      { _id: open, version: 1 },
      { _id: newId(), version: 1 },
    ];

    const answers = await world.driver.post('/api/driver-timesheet/submit').send({ workDays }).expect(200);

    expect(codesOf(WorkdayAnswers.parse(answers.body))).toEqual([
      null,
      'workday-move-not-allowed',
      'workday-changed',
      'not-found',
    ]);
    const history = await world.driver.get(`/api/driver-timesheet/${open}/history`).expect(200);
    expect(WorkdayHistory.parse(history.body).data).toMatchObject([
      { type: 'workdaySubmitted', by: 'driver', name: 'Maria Gomez', version: 2 },
      { type: 'workdayEdited', version: 1, before: null, after: { minutes: 480 } },
    ]);
  });

  it('notifies the carrier of a dispute, and operations settle it with an adjustment', async () => {
    const { assignmentId, accountingId } = world;
    const id = await aWorkday(api.db, { assignmentId, day: '2026-11-16', state: 'approved', by: accountingId });
    const dispute = { version: 3, note: 'I worked until five' };
    const response = await world.driver.post(`/api/driver-timesheet/${id}/dispute`).send(dispute).expect(200);

    expect(response.body).toMatchObject({ state: 'approved', dispute: { by: 'driver', note: 'I worked until five' } });
    const notified = await api.db('messages').where({ template: 'workday-disputed' }).pluck('recipient_id');
    expect(notified).toContain(accountingId);
    const again = await world.driver.post(`/api/driver-timesheet/${id}/dispute`).send({ ...dispute, version: 4 });
    expect(problemOf(again).code).toBe('workday-move-not-allowed');
  });
});
