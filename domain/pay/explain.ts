import { withThousands } from '../shared/money';
import type { PayLine, PayLineKind, PayUnit } from './model';

/** English names of what a line pays for, for PDFs and CSV files. */
export const payLineLabels: Record<PayLineKind, string> = {
  straight: 'Hours',
  overtimeDaily: 'Overtime (day)',
  overtimeWeekly: 'Overtime (week)',
  overtimePremium: 'Overtime premium',
  miles: 'Miles',
  stops: 'Stops',
  waiting: 'Waiting',
  breakdown: 'Breakdown',
  day: 'Day',
  extraHours: 'Extra hours',
  amount: 'Agreed amount',
  perDiem: 'Per diem',
  reimbursement: 'Reimbursement',
};

const MINUTES = 60;
const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as hours and minutes, such as `7:17`; seconds are shown only if there are any. */
export function durationText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / MINUTES), seconds % MINUTES];
  const clock = `${String(Math.floor(minutes / MINUTES))}:${two(minutes % MINUTES)}`;
  return rest === 0 ? clock : `${clock}:${two(rest)}`;
}

/** Tenths of a cent as dollars with two or three decimals, such as `$0.585`. */
export function millsText(mills: number): string {
  const [dollars, rest] = [Math.floor(mills / 1_000), String(mills % 1_000).padStart(3, '0')];
  return `$${withThousands(dollars)}.${rest.endsWith('0') ? rest.slice(0, 2) : rest}`;
}

/** The parts of a line that its calculation shows. */
export type ExplainedLine = Pick<PayLine, 'kind' | 'quantity' | 'unit' | 'rateMills' | 'factor' | 'params'>;

const quantityText: Record<PayUnit, (quantity: number) => string> = {
  seconds: (quantity) => `${durationText(quantity)} h`,
  tenthMiles: (quantity) => `${(quantity / 10).toFixed(1)} mi`,
  stops: (quantity) => `${String(quantity)} ${quantity === 1 ? 'stop' : 'stops'}`,
  nights: (quantity) => `${String(quantity)} ${quantity === 1 ? 'night' : 'nights'}`,
  days: (quantity) => `${String(quantity)} ${quantity === 1 ? 'day' : 'days'}`,
  amounts: () => '',
};

function paramText({ kind, params }: ExplainedLine): string {
  if (params['freeStops'] !== undefined) return ', first stop not paid';
  if (params['maxCents'] !== undefined) return `, at most ${millsText(Number(params['maxCents']) * 10)}`;
  if (params['option'] !== undefined) return `, ${String(params['option'])}`;
  if (kind === 'extraHours') return `, after ${durationText(Number(params['afterSeconds']))} h`;
  if (kind === 'overtimePremium') {
    const [cents, seconds] = [Number(params['wageCents']), Number(params['seconds'])];
    return `, regular rate ${millsText(cents * 10)} / ${durationText(seconds)} h`;
  }
  return params['limitHours'] === undefined ? '' : `, after ${String(params['limitHours'])} h`;
}

/** The calculation of a line in English, such as `6:00 h × $25.00 × 1.5, after 8 h`. */
export function explainPayLine(line: ExplainedLine): string {
  if (line.rateMills === null) return '';
  const factor = line.factor === 1 ? '' : ` × ${String(line.factor)}`;
  return `${quantityText[line.unit](line.quantity)} × ${millsText(line.rateMills)}${factor}${paramText(line)}`;
}
