import { weekdays, type ScheduleType, type ShiftType, type Weekday } from '../job-orders/enums';
import { weekDefaults } from '../job-orders/defaults';
import type { FieldIssue } from './rules';

/** When a driver can work on one day; hours of the day, and who ends before he began ends on the next day. */
export interface WeekHours {
  isAvailable: boolean;
  isAlwaysAvailable: boolean;
  from: number;
  to: number;
}

/** The days and hours at which a driver wants to work. */
export interface DriverSchedule {
  scheduleType: ScheduleType;
  shiftType: ShiftType | null;
  numberOfHoursPerWeek: number | null;
  days: Record<Weekday, WeekHours>;
}

/** An empty form: from 5 to 14, on no day yet. */
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

/** Nobody works more hours in a week. */
export const HOURS_OF_A_WEEK = 168;

const isWeekHours = (hours: number): boolean => Number.isInteger(hours) && hours >= 1 && hours <= HOURS_OF_A_WEEK;

/** Everything that is wrong with a week; a time off has no hours, and always available needs none. */
export const checkSchedule = ({
  scheduleType,
  shiftType,
  numberOfHoursPerWeek,
  days,
}: DriverSchedule): FieldIssue[] => {
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
};

/** The week as it is kept: only a week by shift names a shift. */
export const normalizeSchedule = ({ scheduleType, shiftType, ...week }: DriverSchedule): DriverSchedule => ({
  ...week,
  scheduleType,
  shiftType: scheduleType === 'SHIFT_TYPE' ? shiftType : null,
});

/** The shifts that carriers find the driver by; none where the week is of another kind, and every shift is asked. */
export const shiftsOf = ({ scheduleType, shiftType }: DriverSchedule): ShiftType[] =>
  scheduleType === 'SHIFT_TYPE' && shiftType !== null ? [shiftType] : [];
