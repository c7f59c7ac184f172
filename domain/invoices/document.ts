import { longDate } from '../shared/long-date';
import { formatCents } from '../shared/money';
import { dateAt, previousDate } from '../shared/zoned-time';
import type { Invoice } from './schema';

/** A part of the printed invoice. */
export type InvoiceBlock =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'rule' }
  | { readonly type: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  | { readonly type: 'amounts'; readonly rows: readonly InvoiceAmount[] };

interface InvoiceAmount {
  readonly text: string;
  readonly amount: string;
  readonly isStrong?: boolean;
}

/** Invoices are read years later: every day has its year. */
const NO_YEAR = '0001-01-01T00:00:00.000Z';
const day = (date: string): string => longDate(date, NO_YEAR);

const statusNames = { open: 'Open', overdue: 'Overdue', paid: 'Paid', void: 'Void' } as const;

/** The printed invoice: what it is for, each line, and what is still to be paid. */
export function invoiceBlocks(invoice: Invoice): readonly InvoiceBlock[] {
  const { timeZone: zone, lines } = invoice;
  const lastDay = previousDate(dateAt(invoice.periodEndsAt, zone));
  return [
    {
      type: 'facts',
      rows: [
        ['Carrier', invoice.organization],
        ['Issued', day(dateAt(invoice.issuedAt, zone))],
        ['Period', `${day(dateAt(invoice.periodStartsAt, zone))} to ${day(lastDay)}`],
        ['Due', day(invoice.dueOn)],
        ['Status', statusNames[invoice.status]],
      ],
    },
    { type: 'heading', text: 'Lines' },
    {
      type: 'amounts',
      rows: lines.map(({ position, text, cents }) => ({
        text: `${String(position)}. ${text}`,
        amount: formatCents(cents),
      })),
    },
    { type: 'rule' },
    {
      type: 'amounts',
      rows: [
        { text: 'Total', amount: formatCents(invoice.totalCents) },
        { text: 'Paid', amount: formatCents(invoice.paidCents) },
        { text: 'Balance', amount: formatCents(invoice.balanceCents), isStrong: true },
      ],
    },
    ...(invoice.voidReason === null ? [] : [{ type: 'text' as const, text: `Void: ${invoice.voidReason}` }]),
  ];
}
