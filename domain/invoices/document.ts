import { longDate } from '../shared/long-date';
import { formatCents } from '../shared/money';
import { dateAt, previousDate } from '../shared/zoned-time';
import type { Invoice } from './schema';

/** A part of the printed invoice. */
export type InvoiceBlock =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'rule' }
  | { readonly type: 'facts'; readonly rows: readonly (readonly [string, string])[] };

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
      type: 'facts',
      rows: lines.map(({ position, text, cents }) => [`${String(position)}. ${text}`, formatCents(cents)] as const),
    },
    { type: 'rule' },
    {
      type: 'facts',
      rows: [
        ['Total', formatCents(invoice.totalCents)],
        ['Paid', formatCents(invoice.paidCents)],
        ['Balance', formatCents(invoice.balanceCents)],
      ],
    },
    ...(invoice.voidReason === null ? [] : [{ type: 'text' as const, text: `Void: ${invoice.voidReason}` }]),
  ];
}
