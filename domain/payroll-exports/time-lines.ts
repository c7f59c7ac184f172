import { overtimeIn } from '../pay/line-kinds';
import type { PayLine } from '../pay/model';
import { quickBooksText } from '../shared/quickbooks-text';
import type { PayrollNames } from './schema';

/** An approved workday as a payroll export needs it. */
export interface ExportedWorkday {
  readonly day: string;
  /** First and last name. */
  readonly driver: string;
  readonly title: string;
  readonly facility: string;
  /** Paid minutes, as approved. */
  readonly minutes: number;
  readonly payCents: number;
  readonly lines: readonly PayLine[];
  /** Overtime by which the approval changed earlier days of the week. */
  readonly weekOvertimeSeconds: number;
}

/** An amount that settled a dispute: added to a driver's pay, or taken from it. */
export interface ExportedAdjustment {
  /** The day on which it was settled, where the driver worked. */
  readonly day: string;
  readonly workedOn: string;
  readonly driver: string;
  readonly title: string;
  readonly facility: string;
  readonly payCents: number;
  /** Null once the driver was erased. */
  readonly note: string | null;
}

/** A line of time in QuickBooks. */
export interface TimeLine {
  readonly day: string;
  readonly driver: string;
  readonly title: string;
  readonly facility: string;
  readonly kind: 'regular' | 'overtime';
  readonly minutes: number;
}

/** The longest duration of a line: 23:59. */
const MAX_MINUTES = 23 * 60 + 59;
const SECONDS = 60;

/**
 * The time of a workday as lines for QuickBooks, overtime on its own: regular and overtime minutes are together the approved
 * ones, and no line is longer than 23:59. Overtime that an approval adds to earlier days is on its own day.
 */
export function timeLines({ day, driver, title, facility, minutes, lines, ...week }: ExportedWorkday): TimeLine[] {
  const seconds = Math.max(0, overtimeIn(lines) + week.weekOvertimeSeconds);
  const overtime = Math.min(minutes, Math.floor(seconds / SECONDS));
  const of = (kind: TimeLine['kind'], total: number): TimeLine[] =>
    parts(total).map((part) => ({ day, driver, title, facility, kind, minutes: part }));
  return [...of('regular', minutes - overtime), ...of('overtime', overtime)];
}

function parts(minutes: number): number[] {
  if (minutes <= 0) return [];
  return minutes <= MAX_MINUTES ? [minutes] : [MAX_MINUTES, ...parts(minutes - MAX_MINUTES)];
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Minutes as `HH:MM`. */
export const clockText = (minutes: number): string => `${two(Math.floor(minutes / SECONDS))}:${two(minutes % SECONDS)}`;

const MAX_NOTE = 1_000;

/** A date as `MM/DD/YY`. */
const usDate = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(2, 4)}`;

const row = (...cells: readonly string[]): string => cells.map(quickBooksText).join('\t');

/**
 * An IIF file with time activities for QuickBooks Desktop: a timer header, then a line for each duration. Names match the
 * lists of the company file exactly, or QuickBooks asks about them.
 */
export function iifFile(
  lines: readonly TimeLine[],
  { carrier, names }: { readonly carrier: string; readonly names: PayrollNames },
): string {
  const rows = [
    row('!TIMERHDR', 'VER', 'REL', 'COMPANYNAME', 'IMPORTEDBEFORE', 'FROMTIMER', 'COMPANYCREATETIME'),
    row('TIMERHDR', '8', '0', carrier, 'N', 'Y', names.companyCreateTime),
    row('!TIMEACT', 'DATE', 'JOB', 'EMP', 'ITEM', 'PITEM', 'DURATION', 'PROJ', 'NOTE', 'BILLINGSTATUS'),
    ...lines.map(({ day, driver, title, facility, kind, minutes }) =>
      row(
        ...['TIMEACT', usDate(day), facility, driver, names.service, names[kind], clockText(minutes), ''],
        title.slice(0, MAX_NOTE),
        '0',
      ),
    ),
  ];
  return `${rows.join('\r\n')}\r\n`;
}
