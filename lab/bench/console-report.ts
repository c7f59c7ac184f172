import type { HiringReportRows } from '#db/hiring-reports/report';
import type { Lengths } from '#domain/hiring-reports/lengths';

const DIGITS = 3;

/** The figures of a hiring report as text, sorted as the hand-written statement sorts them. */
export function reportFigures(rows: HiringReportRows): string[] {
  const { contacts, hires, closed, spans } = rows;
  return [
    ...contacts.map(({ source, result, monday, count }) => `contacts ${source} ${result} ${monday} ${String(count)}`),
    ...hires.map((row) => `hires ${row.source ?? row.monday ?? ''} ${durations(row)}`),
    ...closed.map(({ by, reason, monday, count }) => `closed ${by} ${reason} ${monday} ${String(count)}`),
    ...spans.map((row) => `span ${row.name} ${row.part ?? ''} ${durations(row)}`),
  ].toSorted();
}

function durations({ count, median, p90 }: Lengths): string {
  const days = [median, p90].flatMap((value) => (value === null ? [] : [value.toFixed(DIGITS)]));
  return [String(count), ...days].join(' ');
}
