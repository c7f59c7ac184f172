import { DAY_MS } from '../shared/durations';

/** The status of an invoice; it is derived and never stored, so that every reader sees the same. */
export const invoiceStatuses = ['open', 'overdue', 'paid', 'void'] as const;
/** One of {@link invoiceStatuses}. */
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Facts on which the status of an invoice depends. */
export interface InvoiceFacts {
  readonly totalCents: number;
  /** Payments that succeeded, credits and write-offs; a payment that is processing is not among them. */
  readonly paidCents: number;
  readonly isVoid: boolean;
  /** The last day in time, in the carrier's zone. */
  readonly dueOn: string;
}

/** The unpaid amount. */
export const balanceOf = ({ totalCents, paidCents, isVoid }: InvoiceFacts): number =>
  isVoid ? 0 : totalCents - paidCents;

/** The status on a day of the carrier's zone. The due day itself is in time. */
export function statusOf(invoice: InvoiceFacts, today: string): InvoiceStatus {
  if (invoice.isVoid) return 'void';
  if (balanceOf(invoice) <= 0) return 'paid';
  return today > invoice.dueOn ? 'overdue' : 'open';
}

/** Days since the due day of an overdue invoice, otherwise 0. */
export const daysOverdue = (invoice: InvoiceFacts, today: string): number =>
  statusOf(invoice, today) === 'overdue' ? Math.round((Date.parse(today) - Date.parse(invoice.dueOn)) / DAY_MS) : 0;
