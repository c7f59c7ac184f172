import type { Currency } from '#domain/job-orders/enums';
import { DAY_MS, HOUR_MS } from '#domain/shared/durations';
const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;

const moneyIn = (currency: Currency, maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits });
const money = { USD: moneyIn('USD', 2), CAD: moneyIn('CAD', 2) };
const wholeMoney = { USD: moneyIn('USD', 0), CAD: moneyIn('CAD', 0) };
const mills = moneyIn('USD', 3);
const shares = new Intl.NumberFormat('en-US', { style: 'percent' });
const counts = new Intl.NumberFormat('en-US');
const distance = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached by options and zone: creating one takes longer than formatting a whole page with it. */
function formatter(options: Intl.DateTimeFormatOptions, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${Object.entries(options).join()} ${timeZone ?? ''}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formatters.set(key, known);
  return known;
}

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** A calendar date has no time zone; an instant is shown on its day in the given zone, or else in the user's. */
function dateParts(value: string, timeZone?: string): { year: string; month: string; day: string } {
  const [, year, month, date] = DATE_ONLY.exec(value) ?? [];
  if (year && month && date) return { year, month, day: date };
  const parts = formatter(day, timeZone).formatToParts(new Date(value));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** 11/03/2026 */
export function formatDate(value: string, timeZone?: string): string {
  const { year, month, day } = dateParts(value, timeZone);
  return `${month}/${day}/${year}`;
}

/** Sun, Nov 29: the day of an appointment; includes the year unless it is the current one. */
export function formatDay(date: string): string {
  const isThisYear = dateParts(date).year === dateParts(new Date().toISOString()).year;
  return formatter(isThisYear ? dayOfWeek : { ...dayOfWeek, year: 'numeric' }, 'UTC').format(new Date(date));
}

/** 11/2026 */
export function formatMonth(value: string): string {
  const { year, month } = dateParts(value);
  return `${month}/${year}`;
}

/** Nov */
export const formatMonthName = (date: string): string => formatter({ month: 'short' }, 'UTC').format(new Date(date));

const dayOfWeek = { weekday: 'short', month: 'short', day: 'numeric' } as const;

const moment = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** Tue, Nov 3, 2:20 PM CST: the time of an appointment; includes the year unless it is the current one. */
export function formatDateTime(value: string, timeZone?: string): string {
  const { year } = dateParts(value, timeZone);
  const isThisYear = year === dateParts(new Date().toISOString(), timeZone).year;
  return formatter(isThisYear ? moment : { ...moment, year: 'numeric' }, timeZone).format(new Date(value));
}

/** Sunday, November 29: the day in the user's time zone. */
export const formatLongDay = (value: string): string =>
  formatter({ weekday: 'long', month: 'long', day: 'numeric' }, undefined).format(new Date(value));

function zoneName(timeZone: string, timeZoneName: 'long' | 'longGeneric', at: Date): string {
  const parts = formatter({ timeZoneName }, timeZone).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Central time: the common name of a zone. */
export const formatZone = (timeZone: string): string =>
  zoneName(timeZone, 'longGeneric', new Date()).replace(/ Time$/, ' time');

/** Central Standard Time: the name of a zone at an instant. */
export const formatZoneAt = (timeZone: string, at: string): string => zoneName(timeZone, 'long', new Date(at));

/** 10:42 AM in the user's time zone. */
export const formatTime = (value: string): string =>
  formatter({ hour: 'numeric', minute: '2-digit' }, undefined).format(new Date(value));

/** 10:42 AM CST: the time in the user's time zone, with its name. */
export const formatZonedTime = (value: string): string =>
  formatter({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }, undefined).format(new Date(value));

/** 10:42 AM CST: the time in the given zone, with its name. */
export const formatTimeIn = (value: string, timeZone: string): string =>
  formatter({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }, timeZone).format(new Date(value));

/** 10:42 AM for today; includes the date for any other day. */
export const formatLastMoment = (value: string): string =>
  formatDate(value) === formatDate(new Date().toISOString()) ? formatTime(value) : formatDateTime(value);

const hourOfDay = { hour: 'numeric', minute: '2-digit' } as const;

/** 5:15 AM from 5.25 hours after midnight. */
export const formatHour = (hour: number): string => formatter(hourOfDay, 'UTC').format(new Date(hour * HOUR_MS));

/** Whole days since, never below zero. */
export const daysSince = (since: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / DAY_MS));

/** $1,340.00 from cents; CA$1,340.00 in Canadian dollars. */
export const formatMoney = (cents: number, currency: Currency = 'USD'): string => money[currency].format(cents / 100);

/** Tenths of a cent: $0.585, or $25.00 if they are whole cents. */
export const formatMills = (amount: number): string => mills.format(amount / 1_000);

/** $1,340–1,520 for a range in cents, rounded to dollars. */
export function formatMoneyRange(fromCents: number, toCents: number, currency: Currency = 'USD'): string {
  const from = wholeMoney[currency].format(fromCents / 100);
  return fromCents === toCents ? from : `${from}–${counts.format(Math.round(toCents / 100))}`;
}

export const formatCount = (count: number): string => counts.format(count);

/** 21%; the whole must not be zero. */
export const formatShare = (part: number, whole: number): string => shares.format(part / whole);

export { formatPhone } from '#domain/shared/phone-text';

/** 12 mi */
export const formatMiles = (miles: number): string => `${distance.format(miles)} mi`;
