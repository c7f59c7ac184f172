import { millsText } from '../shared/money';
import { englishPayText, type PayTextKey, type PayTextValues } from './line-texts';
import type { PayLine } from './model';

const MINUTES = 60;
const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as hours and minutes, such as `7:17`; seconds are shown only if there are any. */
export function durationText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / MINUTES), seconds % MINUTES];
  const clock = `${String(Math.floor(minutes / MINUTES))}:${two(minutes % MINUTES)}`;
  return rest === 0 ? clock : `${clock}:${two(rest)}`;
}

/** The parts of a line that its calculation shows. */
export type ExplainedLine = Pick<PayLine, 'kind' | 'quantity' | 'unit' | 'rateMills' | 'factor' | 'params'>;

/** A text of a line: its key, and the values in it. */
export interface PayText {
  readonly key: PayTextKey;
  readonly values: PayTextValues;
}

/** A calculation as codes and values, which each language puts into words. */
export interface Calculation {
  readonly quantity: PayText;
  readonly rateMills: number;
  readonly factor: number;
  readonly note: PayText | null;
}

function quantityOf({ unit, quantity }: ExplainedLine): PayText | null {
  if (unit === 'amounts') return null;
  if (unit === 'seconds') return { key: 'quantity.seconds', values: { time: durationText(quantity) } };
  if (unit === 'tenthMiles') return { key: 'quantity.tenthMiles', values: { miles: (quantity / 10).toFixed(1) } };
  return { key: `quantity.${unit}`, values: { count: quantity } };
}

const CENT_MILLS = 10;
const centsText = (cents: unknown): string => millsText(Number(cents) * CENT_MILLS);
const timeText = (seconds: unknown): string => durationText(Number(seconds));

/** The remark of each parameter of a line. */
const notes: Readonly<Record<string, (params: ExplainedLine['params']) => PayText>> = {
  freeStops: () => ({ key: 'note.freeStops', values: {} }),
  maxCents: ({ maxCents }) => ({ key: 'note.maxCents', values: { amount: centsText(maxCents) } }),
  option: ({ option = '' }) => ({ key: 'note.option', values: { option } }),
  afterSeconds: ({ afterSeconds }) => ({ key: 'note.afterSeconds', values: { time: timeText(afterSeconds) } }),
  wageCents: ({ wageCents, seconds }) => ({
    key: 'note.regularRate',
    values: { amount: centsText(wageCents), time: timeText(seconds) },
  }),
  limitHours: ({ limitHours = 0 }) => ({ key: 'note.limitHours', values: { hours: limitHours } }),
};

function noteOf({ params }: ExplainedLine): PayText | null {
  const name = Object.keys(notes).find((key) => params[key] !== undefined);
  return name === undefined ? null : (notes[name]?.(params) ?? null);
}

/** The calculation of a line; null for a typed amount. */
export function calculationOf(line: ExplainedLine): Calculation | null {
  const quantity = quantityOf(line);
  if (line.rateMills === null || quantity === null) return null;
  return { quantity, rateMills: line.rateMills, factor: line.factor, note: noteOf(line) };
}

/**
 * The calculation of a line in words, such as `6:00 h × $25.00 × 1.5, after 8 h`; empty for a typed amount. `text` gives the
 * words of a language: of English without it.
 */
export function explainPayLine(
  line: ExplainedLine,
  text: (key: PayTextKey, values: PayTextValues) => string = englishPayText,
): string {
  const calculation = calculationOf(line);
  if (calculation === null) return '';
  const { quantity, rateMills, factor, note } = calculation;
  const values = { quantity: text(quantity.key, quantity.values), rate: millsText(rateMills), factor };
  const product = text(factor === 1 ? 'calculation.plain' : 'calculation.factor', values);
  if (note === null) return product;
  return text('calculation.withNote', { calculation: product, note: text(note.key, note.values) });
}
