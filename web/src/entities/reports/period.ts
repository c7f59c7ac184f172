import { createParser, useQueryStates } from 'nuqs';
import { checkReportDays, DEFAULT_REPORT_DAYS, type ReportDays, reportDays } from '#domain/reports/period';
import { daysAfter } from '#domain/shared/periods';
import { today } from '#web/shared/form/today';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar date in the URL; invalid values count as absent. */
const parseAsDay = createParser({
  parse: (text) => (DATE.test(text) && !Number.isNaN(Date.parse(text)) ? text : null),
  serialize: (day: string) => day,
});

/** The period, which every report page keeps in its URL. */
export const PERIOD = { from: parseAsDay, to: parseAsDay };

/** Preset lengths of the period, in days. */
export const LENGTHS = [28, DEFAULT_REPORT_DAYS, 365] as const;

/** First day of a period of this many days that ends today. */
export const firstDayOfLast = (days: number): string => daysAfter(today(), 1 - days);

/** The period in the URL, its problem if it is invalid, and a function to change it. */
export function usePeriod() {
  const [chosen, setChosen] = useQueryStates(PERIOD);
  const days: ReportDays = reportDays({ from: chosen.from ?? undefined, to: chosen.to ?? undefined }, today());
  const problem = checkReportDays(days);
  const isToday = days.to === today();
  const length = isToday ? LENGTHS.find((item) => firstDayOfLast(item) === days.from) : undefined;
  return { days, problem, length, change: setChosen };
}
