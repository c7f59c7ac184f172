import { explainPayLine } from '#domain/pay/explain';
import { payLineTexts } from '#domain/pay/line-texts';
import type { PayLine } from '#domain/pay/model';
import type { ExportedAdjustment, ExportedWorkday } from '#domain/payroll-exports/time-lines';
import { decimalDollars } from '#domain/shared/money';
import { type CsvColumn, csvFile } from '../../http/csv';
import type { FileResult } from '../../http/define-route';

/** A line of pay of a workday, what the approval changed of earlier pay, or an adjustment after a dispute. */
interface Row {
  readonly workday: Pick<ExportedWorkday, 'day' | 'driver' | 'title' | 'facility'>;
  readonly line: PayLine | null;
  /** The item and its explanation if there is no line. */
  readonly other: readonly [string, string | null];
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
  { header: 'Pay item', cell: ({ line, other }) => (line === null ? other[0] : payLineTexts.label[line.kind]) },
  { header: 'Quantity', cell: ({ line }) => (line === null ? null : quantityOf(line)) },
  { header: 'Unit', cell: ({ line }) => (line === null ? null : unitTexts[line.unit]) },
  { header: 'Calculation', cell: ({ line, other }) => (line === null ? other[1] : explainPayLine(line)) },
  { header: 'Pay (USD)', cell: ({ payCents }) => decimalDollars(payCents) },
];

const CHANGE = ['Change of earlier pay', null] as const;

function rowsOf(workday: ExportedWorkday): Row[] {
  const rows = workday.lines.map((line) => ({ workday, line, other: CHANGE, payCents: line.payCents }));
  const rest = workday.payCents - rows.reduce((sum, { payCents }) => sum + payCents, 0);
  return rest === 0 ? rows : [...rows, { workday, line: null, other: CHANGE, payCents: rest }];
}

const adjustmentRow = ({ note, workedOn, payCents, ...workday }: ExportedAdjustment): Row => ({
  workday,
  line: null,
  other: ['Adjustment', `Workday ${workedOn}${note === null ? '' : `: ${note}`}`],
  payCents,
});

interface PayrollContent {
  readonly workdays: readonly ExportedWorkday[];
  readonly adjustments: readonly ExportedAdjustment[];
}

/**
 * Approved workdays and adjustments as a table: a line for each amount, which add up to the approved pay and to what was
 * settled.
 */
export const payrollTable = (fileName: string, { workdays, adjustments }: PayrollContent): Promise<FileResult> =>
  csvFile({ fileName, columns, rows: [...workdays.flatMap(rowsOf), ...adjustments.map(adjustmentRow)] });
