import { expect, it } from '@jest/globals';
import { emptySchedule, withShiftHours } from '#domain/driver-histories/week';
import { shiftTypes, weekdays } from '#domain/shared/job-enums';

const byShift = (shiftType: (typeof shiftTypes)[number]) =>
  ({ ...emptySchedule, scheduleType: 'SHIFT_TYPE', shiftType }) as const;
const hoursOf = (schedule: ReturnType<typeof withShiftHours>) =>
  weekdays.map((day) => `${String(schedule.days[day].from)}-${String(schedule.days[day].to)}`);

it.each([
  ['AM', '5-14'],
  ['PM', '13-22'],
  ['Night', '20-5'],
] as const)('starts every day of shift %s with its hours', (shift, hours) => {
  expect(new Set(hoursOf(withShiftHours(byShift(shift))))).toEqual(new Set([hours]));
});

it('follows a change of the shift, in every direction', () => {
  for (const from of shiftTypes) {
    for (const to of shiftTypes) {
      const changed = withShiftHours({ ...withShiftHours(byShift(from)), shiftType: to });
      expect(hoursOf(changed)).toEqual(hoursOf(withShiftHours(byShift(to))));
    }
  }
});

it('keeps hours that the driver entered, and schedules that are not by shift', () => {
  const own = { isAvailable: true, isAlwaysAvailable: false, from: 18, to: 3 };
  const entered = { ...byShift('Night'), days: { ...emptySchedule.days, mo: own } };

  expect(withShiftHours(entered).days.mo).toEqual(own);
  expect(withShiftHours(emptySchedule)).toBe(emptySchedule);
});
