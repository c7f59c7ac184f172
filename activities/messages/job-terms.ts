import { withAgreedRate } from '#domain/agreed-rates/weekly-terms';
import type { OrderContent } from '#domain/job-orders/content/schema';
import { orderLabels } from '#domain/job-orders/labels';
import { type PayTerms, weeklyPay } from '#domain/job-orders/pay';
import { MINUTE_MS } from '#domain/shared/durations';
import { dateFormatter } from '#domain/shared/formatters';
import { weekdays } from '#domain/shared/job-enums';
import { millsText } from '#domain/shared/money';
import type { TextFacts } from './text-facts';

const MINUTES_PER_HOUR = 60;

const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(cents / 100);

/** "$1,340 to $1,520 a week"; null if the order's pay has no weekly amount. */
export function payText(terms: PayTerms): string | null {
  const pay = weeklyPay(terms);
  if (pay === null) return null;
  const [from, to] = [money(pay.from, pay.currency), money(pay.to, pay.currency)];
  return `${from === to ? from : `${from} to ${to}`} a week`;
}

/** 5.5 as "5:30 AM". */
export const timeOfDay = (hour: number): string =>
  dateFormatter('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(hour * MINUTES_PER_HOUR * MINUTE_MS),
  );

/** Consecutive days as "Mon-Fri", others separately. */
function daysText(days: readonly (typeof weekdays)[number][]): string {
  const names = days.map((day) => orderLabels.weekday[day]);
  const at = days.map((day) => weekdays.indexOf(day));
  const isRun = at.length > 2 && at.every((each, index) => index === 0 || each === (at[index - 1] ?? 0) + 1);
  return isRun ? `${names[0] ?? ''}-${names.at(-1) ?? ''}` : names.join(', ');
}

/** "Mon-Fri, 5:00 AM to 2:00 PM"; the weeks of a rotation are numbered. */
export function scheduleText({ scheduleType, shiftType, schedule, schedules }: OrderContent): string {
  if (scheduleType === 'FLEX') return orderLabels.scheduleType.FLEX;
  if (scheduleType === 'SHIFT_TYPE') return `${orderLabels.shiftType[shiftType]} shift`;
  if (schedules.length === 0) return weekText(schedule);
  return [schedule, ...schedules].map((week, index) => `week ${String(index + 1)}: ${weekText(week)}`).join('; ');
}

function weekText(schedule: OrderContent['schedule']): string {
  const groups = new Map<string, (typeof weekdays)[number][]>();
  for (const day of weekdays) {
    const { isAvailable, isAlwaysAvailable, from = 0, to = 0 } = schedule[day];
    if (!isAvailable) continue;
    const hours = isAlwaysAvailable === true ? 'any time' : `${timeOfDay(from)} to ${timeOfDay(to)}`;
    groups.set(hours, [...(groups.get(hours) ?? []), day]);
  }
  return groups.size === 0 ? 'off' : [...groups].map(([hours, days]) => `${daysText(days)}, ${hours}`).join('; ');
}

/** The main terms of a job: pay, schedule, location and distance. After a hire, the pay is at the agreed rate. */
export function jobTerms({ content, agreedRate, facility, facilityAddress, distanceMiles }: TextFacts): string[] {
  const agreed = agreedRate === null ? null : `${millsText(agreedRate.mills)} per ${agreedRate.unit}`;
  const pay = [agreed, payText(withAgreedRate(content, agreedRate))].filter((part) => part !== null).join(', ');
  const miles = distanceMiles === null ? '' : ` (${String(Math.round(distanceMiles))} miles from you)`;
  return [
    ...(pay === '' ? [] : [`Pay: ${pay}`]),
    `Schedule: ${scheduleText(content)}`,
    `Where: ${facility}, ${facilityAddress}${miles}`,
  ];
}
