import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DriverTimesheet, TimeEventAnswers, type Workday } from '#domain/timesheets/schema';
import { newId } from '#platform/ids';
import type { TestApi } from '../../support/api';
import { aTimesheetWorld, NOW, startTimesheetApi, taps, type TimesheetWorld } from '../../support/timesheets-api';

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
async function send(body: object): Promise<string[]> {
  const response = await world.driver.post('/api/driver-timesheet/events').send(body).expect(200);
  return TimeEventAnswers.parse(response.body).data.map(({ result, code }) => code ?? result);
}
const tap = (...events: Tap[]): Promise<string[]> => send(taps(world.assignmentId, ...events));
async function workdaysOf(week: string): Promise<Workday[]> {
  const response = await world.driver.get('/api/driver-timesheet').query({ week }).expect(200);
  return DriverTimesheet.parse(response.body).timesheet?.workdays ?? [];
}
const at = (hour: string): string => `2026-11-20T${hour}:00.000Z`;

describe('taps that arrive after later ones', () => {
  const day: Tap[] = [
    ['clockIn', at('14:00')],
    ['breakStart', at('17:00')],
    ['breakEnd', at('17:45')],
    ['clockOut', at('22:00')],
  ];

  it.each([
    ['the clock-in last', [3, 2, 1, 0]],
    ['the breaks before the clock-in', [1, 2, 0, 3]],
    ['the end of the break before its start', [0, 2, 1, 3]],
    ['the clock-out first', [3, 0, 1, 2]],
  ])('%s make the same day', async (name, order) => {
    for (const index of order) await tap(day[index] as Tap);

    // A break that arrives after a shift was closed is corrected by hand.
    const minutes = name === 'the clock-out first' ? 480 : 435;
    expect(await workdaysOf('2026-11-20')).toMatchObject([{ minutes, shifts: [{ startsAt: at('14:00') }] }]);
  });

  it('are repeated with the effect that they had later', async () => {
    const out = taps(world.assignmentId, ['clockOut', at('22:00')]);
    expect(await send(out)).toEqual(['no-open-shift']);
    expect(await tap(['clockIn', at('14:00')])).toEqual(['recorded']);

    expect(await send(out)).toEqual(['repeated']);

    expect(await workdaysOf('2026-11-20')).toMatchObject([{ minutes: 480, version: 2 }]);
    expect(await api.db('late_time_events').where({ driver_id: world.driverId })).toHaveLength(1);
    await expect(api.db('late_time_events').delete()).rejects.toThrow();
  });

  it('close only the shift that had begun by then', async () => {
    await tap(['clockOut', at('18:00')]);
    await tap(['clockIn', at('20:00')]);
    await tap(['clockIn', at('14:00')]);
    await tap(['clockOut', at('22:30')]);

    const [workday] = await workdaysOf('2026-11-20');
    expect(workday?.shifts.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      [at('14:00'), at('18:00')],
      [at('20:00'), at('22:30')],
    ]);
  });

  it('have no effect 16 hours after the shift began', async () => {
    await tap(['clockOut', '2026-11-21T06:00:01.000Z']);
    await tap(['clockIn', at('14:00')]);

    expect(await workdaysOf('2026-11-20')).toMatchObject([{ minutes: 0, flags: ['endMissing', 'sentLate'] }]);
  });

  it('do not end a shift at a time that is still to come', async () => {
    await tap(['clockOut', '2026-11-23T13:00:00.000Z']);
    await tap(['clockIn', '2026-11-23T11:59:00.000Z']);

    expect(await workdaysOf('2026-11-23')).toMatchObject([{ shifts: [{ endsAt: null }] }]);
  });

  it('of two connections at the same time lose nothing', async () => {
    await Promise.all([...day].reverse().map((each) => tap(each)));

    const [workday] = await workdaysOf('2026-11-20');
    expect(workday?.shifts).toMatchObject([{ startsAt: at('14:00'), endsAt: at('22:00') }]);
  });
});

describe('the marks of a tap', () => {
  const marksOf = async (deviceAt: string, sentAt: string): Promise<string[]> => {
    const event = { id: newId(), assignmentId: world.assignmentId, kind: 'clockIn', deviceAt };
    await send({ sentAt, events: [event] });
    const [workday] = await workdaysOf(deviceAt.slice(0, 10));
    return (workday?.flags ?? []).filter((flag) => flag !== 'endMissing');
  };
  const now = NOW.toISOString();
  const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000).toISOString();

  it.each([
    ['sent right away', now, now, []],
    ['kept for hours without a network, by a right clock', minutes(-180), now, ['sentLate']],
    ['of a clock that is ten minutes slow', minutes(-10), minutes(-10), ['clockDiffers']],
    ['of a clock that is ten minutes fast', minutes(10), minutes(10), ['clockDiffers']],
    ['kept for hours, by a slow clock', minutes(-190), minutes(-10), ['clockDiffers', 'sentLate']],
    ['of a clock that was set back before sending', minutes(60), now, ['clockDiffers']],
  ])('%s', async (...[, deviceAt, sentAt, flags]) => {
    expect(await marksOf(deviceAt, sentAt)).toEqual(flags);
  });
});
