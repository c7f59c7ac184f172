import type { Gap, Period } from '#domain/driver-histories/periods';
import { formatMonth } from '../../../shared/i18n/format';

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

const partsOf = (date: string) => ({ month: month.format(new Date(date)), year: date.slice(0, 4) });

/** Mar–Nov 2024, as a gap is called. */
export function formatGap({ from, to }: Gap): string {
  const [start, end] = [partsOf(from), partsOf(to)];
  if (start.year !== end.year) return `${start.month} ${start.year}–${end.month} ${end.year}`;
  return start.month === end.month ? `${end.month} ${end.year}` : `${start.month}–${end.month} ${end.year}`;
}

/** 03/2024 – 11/2025 */
export const formatPeriod = ({ startDate, endDate }: Period, now: string): string =>
  `${formatMonth(startDate)} – ${endDate === null ? now : formatMonth(endDate)}`;
