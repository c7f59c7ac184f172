import type { DurationsRow, HiringReportRows } from '#db/hiring-reports/report';

const DIGITS = 3;

/** The figures of a hiring report as text, sorted as the hand-written statement sorts them. */
export function reportFigures(rows: HiringReportRows): string[] {
  const { sources, contactWeeks, hires, declines, closedWeeks, spans } = rows;
  return [
    ...sources.map(({ source, result, count }) => `contacts ${source} ${result} ${String(count)}`),
    ...contactWeeks.map(({ monday, count }) => `contacts ${monday}  ${String(count)}`),
    ...hires.map((row) => `hires ${row.source ?? row.monday ?? ''}  ${durations(row)}`),
    ...declines.map(({ by, reason, count }) => `closed ${by} ${reason} ${String(count)}`),
    ...closedWeeks.map(({ monday, count }) => `closed ${monday}  ${String(count)}`),
    ...spans.map((row) => `${row.kind} ${row.name} ${row.part ?? ''} ${durations(row)}`),
  ].toSorted();
}

function durations({ count, median, p90 }: DurationsRow): string {
  const days = [median, p90].flatMap((value) => (value === null ? [] : [value.toFixed(DIGITS)]));
  return [String(count), ...days].join(' ');
}
