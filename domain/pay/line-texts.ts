import type { PayLineKind, PayUnit } from './model';

const labels = {
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
} as const satisfies Record<PayLineKind, string>;

const quantities = {
  seconds: '{{time}} h',
  tenthMiles: '{{miles}} mi',
  stops_one: '{{count}} stop',
  stops_other: '{{count}} stops',
  nights_one: '{{count}} night',
  nights_other: '{{count}} nights',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
} as const;

/** The English texts of lines of pay, in the form of text files of the pages. PDFs and CSV files are in English only. */
export const payLineTexts = {
  label: labels,
  quantity: quantities,
  note: {
    freeStops: 'first stop not paid',
    maxCents: 'at most {{amount}}',
    option: '{{option}}',
    afterSeconds: 'after {{time}} h',
    limitHours: 'after {{hours}} h',
    regularRate: 'regular rate {{amount}} / {{time}} h',
  },
  calculation: {
    plain: '{{quantity}} × {{rate}}',
    factor: '{{quantity}} × {{rate}} × {{factor}}',
    withNote: '{{calculation}}, {{note}}',
  },
} as const;

/** Codes of the remark on a calculation. */
export type PayNote = keyof typeof payLineTexts.note;
/** Keys of texts; the count of a quantity chooses its form. */
export type PayTextKey =
  | `label.${PayLineKind}`
  | `quantity.${Exclude<PayUnit, 'amounts'>}`
  | `note.${PayNote}`
  | `calculation.${keyof typeof payLineTexts.calculation}`;
/** Values of a text; `count` chooses its form. */
export type PayTextValues = Readonly<Record<string, string | number>>;

/** The text of a key in English. */
export function englishPayText(key: PayTextKey, values: PayTextValues = {}): string {
  const [group = '', name = ''] = key.split('.');
  const texts: Readonly<Record<string, string>> = payLineTexts[group as keyof typeof payLineTexts];
  const form = values['count'] === 1 ? `${name}_one` : `${name}_other`;
  const text = texts[name] ?? texts[form] ?? '';
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (_, value: string) => String(values[value] ?? ''));
}
