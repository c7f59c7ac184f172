import { formatCents } from '../shared/money';
import { explainPayLine } from './explain';
import { payLineTexts } from './line-texts';
import type { PayLine } from './model';

/** A line of pay as a label and a text, such as `Overtime (day)`, `6:00 h × $25.00 × 1.5, after 8 h = $225.00`. */
export function payRow(
  line: Pick<PayLine, 'kind' | 'quantity' | 'unit' | 'rateMills' | 'factor' | 'params' | 'payCents'>,
) {
  const calculation = explainPayLine(line);
  const amount = formatCents(line.payCents);
  return [payLineTexts.label[line.kind], calculation === '' ? amount : `${calculation} = ${amount}`] as const;
}
