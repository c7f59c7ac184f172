import { productLabels } from '../prices/labels';
import { type Product, products } from '../prices/products';
import { longDate } from '../shared/long-date';
import { formatCents } from '../shared/money';
import type { LineKind } from './schema';

/** Facts from which the text of a line is written. */
export interface LineFacts {
  readonly kind: LineKind;
  readonly details: Readonly<Record<string, unknown>>;
  /** In the carrier's zone. */
  readonly occurredOn: string;
  readonly driver: string | null;
  /** Whether the day stands beside the text: then it is repeated only where it is another one. */
  readonly hasDateColumn?: boolean;
}

/** The name of a product, as the list of purchases says it. */
const nameOf = (product: unknown): string | undefined =>
  products.some((known) => known === product) ? productLabels[product as Product] : undefined;

const kindNames: Readonly<Record<LineKind, string>> = {
  match: 'Match',
  onboarding: 'Onboarding',
  workday: 'Workday',
  lateFee: 'Late fee',
  adjustment: 'Adjustment',
  credit: 'Credit',
};

const PERCENT = 100;

/** 150 basis points are 1.5%. */
const percent = (basisPoints: number): string => `${String(basisPoints / PERCENT)}%`;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const dayText = (day: unknown): string => (isText(day) ? longDate(day, NO_YEAR) : '');

/** Invoices are read years later: every day is written with its year. */
const NO_YEAR = '0001-01-01T00:00:00.000Z';

/** The whole text of a line, in English: what was bought, for whom and when, or how a fee was computed. */
export function lineText({ kind, details, occurredOn, driver, hasDateColumn = false }: LineFacts): string {
  const about = driver === null ? '' : `, ${driver}`;
  const fixed = coded(details);
  if (fixed !== undefined) return fixed;
  const product = details['product'];
  const name = nameOf(product) ?? kindNames[kind];
  const state = isText(details['state']) ? ` (${details['state']})` : '';
  const day = isText(details['day']) ? details['day'] : occurredOn;
  const on = hasDateColumn && day === occurredOn ? '' : `, ${dayText(day)}`;
  const reason = isText(details['reason']) && kind === 'adjustment' ? `: ${details['reason']}` : '';
  const adjusted = isText(details['creditNumber']) ? `Credit ${details['creditNumber']} of: ` : 'Adjustment of: ';
  const prefix = kind === 'adjustment' && isText(product) ? adjusted : '';
  return `${prefix}${name}${state}${about}${on}${reason}`;
}

/** Lines that billing itself makes. */
function coded(details: Readonly<Record<string, unknown>>): string | undefined {
  const { code, baseCents, rate, invoiceNumber, since, on } = details;
  switch (code) {
    case 'creditUsed':
      return 'Credit used';
    case 'creditKept':
      return 'Added to your credit';
    case 'creditTakenBack':
      return 'Credit that was used, from a payment that was returned';
    case 'lateFee':
    case 'lateFeeRestored':
      return `Late fee: ${percent(Number(rate))} of ${formatCents(Number(baseCents))} of invoice ${String(invoiceNumber)}, unpaid since ${dayText(since)}, for the month until ${dayText(on)}`;
    case 'lateFeeReversed':
      return `Late fee of invoice ${String(invoiceNumber)} for the month until ${dayText(on)} reversed: a payment was received in time`;
    default:
      return undefined;
  }
}
