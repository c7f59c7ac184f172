import { weekdays } from '../../shared/job-enums';
import type { OrderContent } from './schema';

/** The hour at which a day begins in the order's weekly schedule, if it has one and the day is a workday. */
export function firstHour(
  { scheduleType, schedule }: Pick<OrderContent, 'scheduleType' | 'schedule'>,
  startOn: string,
): number | null {
  const weekday = weekdays[new Date(startOn).getUTCDay()];
  if (scheduleType !== 'WEEK_SCHEDULE' || weekday === undefined) return null;
  const { isAvailable, isAlwaysAvailable, from } = schedule[weekday];
  return isAvailable && isAlwaysAvailable !== true && from !== undefined ? from : null;
}
