import { describe, expect, it } from '@jest/globals';
import type { DriverTimesheet, TimeEventInput } from '#domain/timesheets/schema';
import { clockState, isEndMissing, isPossible } from '#web/features/driver-timesheet/model/clock-state';
import { dayIn, daysOf, submittable } from '#web/features/driver-timesheet/model/days';
import { anAssignment, ASSIGNMENT_ID, aTimesheet, aWorkday, WORKDAY_ID } from '../../support/timesheets';

const STARTED = '2026-10-27T13:00:00.000Z';
const open: NonNullable<DriverTimesheet['open']> = {
  workdayId: WORKDAY_ID,
  assignmentId: ASSIGNMENT_ID,
  day: '2026-10-27',
  startsAt: STARTED,
  onBreakSince: null,
  needsEnd: false,
};
const tap = (kind: TimeEventInput['kind'], deviceAt = STARTED): TimeEventInput => ({
  id: kind,
  assignmentId: ASSIGNMENT_ID,
  kind,
  deviceAt,
});

describe('what the driver is doing', () => {
  it('is what the server says', () => {
    expect(clockState(null, []).now).toBe('off');
    expect(clockState(open, []).now).toBe('working');
    expect(clockState({ ...open, onBreakSince: STARTED }, []).now).toBe('onBreak');
  });

  it('includes what waits to be sent, in its order', () => {
    const taps = [tap('clockIn'), tap('breakStart', '2026-10-27T17:00:00.000Z')];

    expect(clockState(null, taps)).toEqual({
      now: 'onBreak',
      assignmentId: ASSIGNMENT_ID,
      startsAt: STARTED,
      onBreakSince: '2026-10-27T17:00:00.000Z',
    });
    expect(clockState(null, [...taps, tap('breakEnd')]).now).toBe('working');
    expect(clockState(null, [...taps, tap('clockOut')]).now).toBe('off');
  });

  it('ignores a tap that was not possible', () => {
    expect(clockState(open, [tap('clockIn', '2026-10-27T15:00:00.000Z')]).startsAt).toBe(STARTED);
    expect(clockState(null, [tap('clockOut'), tap('breakStart')]).now).toBe('off');
  });

  it('allows only what follows', () => {
    const allowed = (state: ReturnType<typeof clockState>) =>
      (['clockIn', 'breakStart', 'breakEnd', 'clockOut'] as const).filter((kind) => isPossible(state, kind));

    expect(allowed(clockState(null, []))).toEqual(['clockIn']);
    expect(allowed(clockState(open, []))).toEqual(['breakStart', 'clockOut']);
    expect(allowed(clockState(open, [tap('breakStart')]))).toEqual(['breakEnd', 'clockOut']);
  });

  it('lacks its end after 16 hours', () => {
    const after = (hours: number) => Date.parse(STARTED) + hours * 3_600_000;

    expect(isEndMissing(clockState(open, []), after(16))).toBe(false);
    expect(isEndMissing(clockState(open, []), after(16) + 1)).toBe(true);
    expect(isEndMissing(clockState(null, []), after(20))).toBe(false);
  });
});

describe('the days of a week', () => {
  const on = (day: string) => Date.parse(`${day}T18:00:00.000Z`);
  const days = (more: Parameters<typeof aTimesheet>[0], today: string) =>
    daysOf(aTimesheet(more), on(today)).map(({ day, workday }) => [day, workday !== null]);

  it('end today, and begin and end with the assignment', () => {
    expect(days({}, '2026-10-28')).toEqual([
      ['2026-10-26', false],
      ['2026-10-27', true],
      ['2026-10-28', false],
    ]);
    const assignment = anAssignment({ startsOn: '2026-10-28', endsOn: '2026-10-29' });
    expect(days({ assignment, workdays: [] }, '2026-11-20')).toEqual([
      ['2026-10-28', false],
      ['2026-10-29', false],
    ]);
  });

  it('include a day with hours in any case', () => {
    const assignment = anAssignment({ startsOn: '2026-10-30' });
    expect(days({ assignment }, '2026-10-28')).toEqual([['2026-10-27', true]]);
  });

  it('are submitted as they were shown', () => {
    const sent = aWorkday({ actions: [] });
    expect(submittable([aWorkday(), sent])).toEqual([{ _id: WORKDAY_ID, version: 2 }]);
  });

  it.each([
    ['2026-10-27', '2026-10-27'],
    ['2026-13-27', null],
    ['yesterday', null],
    [null, null],
  ])('are those of the URL: %s', (text, day) => {
    expect(dayIn(text)).toBe(day);
  });
});
