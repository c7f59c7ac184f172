import { weekDefaults } from '../job-orders/defaults';
import { type ScheduleType, type ShiftType, type Weekday, weekdays } from '../shared/job-enums';
import type { FieldIssue } from './rules';

/** A driver's availability on one weekday, in hours of the day; an end before the start is on the next day. */
export interface WeekHours {
  readonly isAvailable: boolean;
  readonly isAlwaysAvailable: boolean;
  readonly from: number;
  readonly to: number;
}

/** The days and hours at which a driver wants to work. */
export interface DriverSchedule {
  readonly scheduleType: ScheduleType;
  readonly shiftType: ShiftType | null;
  readonly numberOfHoursPerWeek: number | null;
  readonly days: Record<Weekday, WeekHours>;
}

/** The initial values of the form: 5 to 14, no day selected. */
export const emptySchedule: Readonly<DriverSchedule> = {
  scheduleType: 'WEEK_SCHEDULE',
  shiftType: null,
  numberOfHoursPerWeek: null,
  days: Object.fromEntries(
    weekdays.map((day) => [
      day,
      { isAvailable: false, isAlwaysAvailable: false, from: weekDefaults[day].from, to: weekDefaults[day].to },
    ]),
  ) as Record<Weekday, WeekHours>,
};

/** The hours of each shift: AM as in the form's initial values, then nine hours each that overlap as shifts do. */
const shiftHours: Readonly<Record<ShiftType, Pick<WeekHours, 'from' | 'to'>>> = {
  AM: { from: 5, to: 14 },
  PM: { from: 13, to: 22 },
  Night: { from: 20, to: 5 },
};

const isWithin = ({ from, to }: Pick<WeekHours, 'from' | 'to'>, hours: readonly Pick<WeekHours, 'from' | 'to'>[]) =>
  hours.some((each) => each.from === from && each.to === to);

/**
 * The schedule with the hours of its shift, for the days whose hours nobody entered: those with the initial hours, or with
 * the hours of another shift.
 */
export function withShiftHours(schedule: DriverSchedule): DriverSchedule {
  const { scheduleType, shiftType, days } = schedule;
  if (scheduleType !== 'SHIFT_TYPE' || shiftType === null) return schedule;
  const untouched = [...Object.values(shiftHours), ...Object.values(emptySchedule.days)];
  const hoursOf = (hours: WeekHours): WeekHours =>
    isWithin(hours, untouched) ? { ...hours, ...shiftHours[shiftType] } : hours;
  return {
    ...schedule,
    days: Object.fromEntries(weekdays.map((day) => [day, hoursOf(days[day])])) as DriverSchedule['days'],
  };
}

/** The number of hours in a week. */
export const HOURS_PER_WEEK = 168;

const isWeekHours = (hours: number): boolean => Number.isInteger(hours) && hours >= 1 && hours <= HOURS_PER_WEEK;

/** All problems of a schedule; days off and always-available days need no hours. */
export function checkSchedule({ scheduleType, shiftType, numberOfHoursPerWeek, days }: DriverSchedule): FieldIssue[] {
  const working = weekdays.filter((day) => days[day].isAvailable);
  const issues: FieldIssue[] = working
    .filter((day) => !days[day].isAlwaysAvailable && days[day].from === days[day].to)
    .map((day) => ({ field: `days/${day}`, code: 'schedule-hours-missing' }));
  if (working.length === 0) issues.push({ field: 'days', code: 'schedule-day-missing' });
  if (scheduleType === 'SHIFT_TYPE' && shiftType === null) issues.push({ field: 'shiftType', code: 'required' });
  if (numberOfHoursPerWeek !== null && !isWeekHours(numberOfHoursPerWeek)) {
    issues.push({ field: 'numberOfHoursPerWeek', code: 'schedule-week-hours' });
  }
  return issues;
}

/** The schedule as stored: only a schedule by shift has a shift type. */
export const normalizeSchedule = ({ scheduleType, shiftType, ...week }: DriverSchedule): DriverSchedule => ({
  ...week,
  scheduleType,
  shiftType: scheduleType === 'SHIFT_TYPE' ? shiftType : null,
});

/** A schedule as it is stored; rows of an earlier format hold only the weekdays, and a new driver has none. */
export type StoredSchedule = Partial<DriverSchedule> & Partial<DriverSchedule['days']>;

/** The shifts by which carriers find the driver; empty for other schedules, which match every shift. */
export const shiftsOf = ({ scheduleType, shiftType }: DriverSchedule): ShiftType[] =>
  scheduleType === 'SHIFT_TYPE' && shiftType !== null ? [shiftType] : [];
