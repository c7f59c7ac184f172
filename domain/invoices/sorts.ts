/** Orders of a list of invoices. */
export const invoiceSorts = ['newest', 'oldest', 'dueFirst', 'largest'] as const;
/** One of {@link invoiceSorts}. */
export type InvoiceSort = (typeof invoiceSorts)[number];
