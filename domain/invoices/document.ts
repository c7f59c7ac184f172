import { longDate } from '../shared/long-date';
import { formatCents } from '../shared/money';
import { dateAt, previousDate } from '../shared/zoned-time';
import type { Invoice } from './schema';
import { settledParts } from './settled-parts';

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

/** The operator as the sender of invoices, and whether invoices are paid on its pages. */
export interface Issuer {
  readonly postalAddress?: string | undefined;
  readonly email?: string | undefined;
  readonly publicUrl: string;
  readonly paysOnline: boolean;
}

const WRITTEN_OFF = 'Written off';

const statusNames = { open: 'Open', overdue: 'Overdue', paid: 'Paid', void: 'Void' } as const;

/** The printed invoice: whose it is, what it is for, each line, what is still to be paid, and how. */
export function invoiceBlocks(invoice: Invoice, issuer: Issuer): readonly InvoiceBlock[] {
  const { timeZone: zone, lines } = invoice;
  const { paidCents, creditedCents, writtenOffCents } = settledParts(invoice);
  const isWrittenOff = invoice.status === 'paid' && writtenOffCents > 0;
  const lastDay = previousDate(dateAt(invoice.periodEndsAt, zone));
  return [
    {
      type: 'facts',
      rows: [
        ['From', issuer.postalAddress === undefined ? 'Gladhand' : `Gladhand, ${issuer.postalAddress}`],
        ['To', invoice.organization],
        ['Issued', day(dateAt(invoice.issuedAt, zone))],
        ['Period', `${day(dateAt(invoice.periodStartsAt, zone))} to ${day(lastDay)}`],
        ['Due', day(invoice.dueOn)],
        ['Status', isWrittenOff ? WRITTEN_OFF : statusNames[invoice.status]],
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
        { text: 'Paid', amount: formatCents(paidCents) },
        ...(creditedCents === 0 ? [] : [{ text: 'Credited', amount: formatCents(creditedCents) }]),
        ...(writtenOffCents === 0 ? [] : [{ text: WRITTEN_OFF, amount: formatCents(writtenOffCents) }]),
        { text: 'Balance', amount: formatCents(invoice.balanceCents), isStrong: true },
      ],
    },
    ...(invoice.voidReason === null ? [] : [{ type: 'text' as const, text: `Void: ${invoice.voidReason}` }]),
    ...paymentBlocks(invoice, issuer),
  ];
}

/** How to pay, while there is something to pay. */
function paymentBlocks(
  { status, number, balanceCents }: Invoice,
  { publicUrl, paysOnline, email }: Issuer,
): readonly InvoiceBlock[] {
  if (status === 'void' || balanceCents <= 0) return [];
  const online = paysOnline ? [`By card or from a bank account: sign in at ${publicUrl} and open Invoices.`] : [];
  const byMail = `By check or transfer: use ${number} as the reference.`;
  const contact = email === undefined ? [] : [`Bank details and questions: ${email}`];
  return [
    { type: 'heading', text: 'How to pay' },
    ...[...online, byMail, ...contact].map((text) => ({ type: 'text' as const, text })),
  ];
}
