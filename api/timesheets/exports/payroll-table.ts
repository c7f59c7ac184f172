import { explainPayLine } from '#domain/pay/explain';
import { payLineTexts } from '#domain/pay/line-texts';
import type { PayLine } from '#domain/pay/model';
import type { ExportedWorkday } from '#domain/payroll-exports/time-lines';
import { decimalDollars } from '#domain/shared/money';
import { type CsvColumn, csvFile } from '../../http/csv';
import type { FileResult } from '../../http/define-route';

/** A line of pay of a workday, or what the approval changed of earlier pay. */
interface Row {
  readonly workday: ExportedWorkday;
  readonly line: PayLine | null;
  readonly payCents: number;
}

const SECONDS_PER_HOUR = 3_600;

function quantityOf({ unit, quantity }: PayLine): string | number {
  if (unit === 'seconds') return (quantity / SECONDS_PER_HOUR).toFixed(2);
  return unit === 'tenthMiles' ? (quantity / 10).toFixed(1) : quantity;
}

const unitTexts = {
  seconds: 'hours',
  tenthMiles: 'miles',
  stops: 'stops',
  nights: 'nights',
  days: 'days',
  amounts: 'amounts',
} as const;

const columns: readonly CsvColumn<Row>[] = [
  { header: 'Day', cell: ({ workday }) => workday.day },
  { header: 'Driver', cell: ({ workday }) => workday.driver },
  { header: 'Job', cell: ({ workday }) => workday.title },
  { header: 'Facility', cell: ({ workday }) => workday.facility },
  { header: 'Pay item', cell: ({ line }) => (line === null ? 'Change of earlier pay' : payLineTexts.label[line.kind]) },
  { header: 'Quantity', cell: ({ line }) => (line === null ? null : quantityOf(line)) },
  { header: 'Unit', cell: ({ line }) => (line === null ? null : unitTexts[line.unit]) },
  { header: 'Calculation', cell: ({ line }) => (line === null ? null : explainPayLine(line)) },
  { header: 'Pay (USD)', cell: ({ payCents }) => decimalDollars(payCents) },
];

function rowsOf(workday: ExportedWorkday): Row[] {
  const rows = workday.lines.map((line) => ({ workday, line, payCents: line.payCents }));
  const rest = workday.payCents - rows.reduce((sum, { payCents }) => sum + payCents, 0);
  return rest === 0 ? rows : [...rows, { workday, line: null, payCents: rest }];
}

/** Approved workdays as a table: a line for each amount, which add up to the approved pay. */
export const payrollTable = (fileName: string, workdays: readonly ExportedWorkday[]): Promise<FileResult> =>
  csvFile({ fileName, columns, rows: workdays.flatMap(rowsOf) });
