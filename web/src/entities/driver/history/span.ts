import { type Gap, monthsOf, type Period } from '#domain/shared/periods';
import { formatMonth } from '#web/shared/i18n/format';

/** A gap as "Mar–Nov 2024". */
export const formatGap = ({ from, to }: Gap): string => monthsOf({ startDate: from, endDate: to });

/** 03/2024 – 11/2025 */
export const formatPeriod = ({ startDate, endDate }: Period, now: string): string =>
  `${formatMonth(startDate)} – ${endDate === null ? now : formatMonth(endDate)}`;
