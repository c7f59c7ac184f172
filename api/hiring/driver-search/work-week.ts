import type { StoredSchedule } from '#domain/driver-histories/week';
import type { WorkWeek } from '#domain/drivers/schema';
import { weekdays } from '#domain/shared/job-enums';

/** The week of a driver as carriers read it; null until the driver enters one. */
export function workWeekOf(schedule: StoredSchedule): WorkWeek | null {
  const days = weekdays.flatMap((day) => {
    const hours = schedule.days?.[day] ?? schedule[day];
    if (hours?.isAvailable !== true) return [];
    const { isAlwaysAvailable, from, to } = hours;
    return [{ day, isAlwaysAvailable, from, to }];
  });
  if (days.length === 0) return null;
  const { scheduleType = null, shiftType = null, numberOfHoursPerWeek = null } = schedule;
  return { scheduleType, shiftType, numberOfHoursPerWeek, days };
}
