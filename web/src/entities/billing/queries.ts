import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Invoice, InvoiceFilters, InvoiceList, InvoiceSummary } from '#domain/invoices/schema';
import type { InvoiceSort } from '#domain/invoices/sorts';
import type { InvoiceStatus } from '#domain/invoices/status';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { saveFile } from '#web/shared/http/save-file';
import { sendable } from '#web/shared/http/sendable';

const PAGE_SIZE = 25;

/** A payment changes by the answer of its provider, which sends no event to this page. */
const REFETCH_MS = 10_000;

/** Every query about money is below this key: a payment changes the invoice, its list and all totals. */
export const billingKey = ['billing'] as const;

/** The filters of a list that shows one status, or all. */
interface InvoiceListFilters extends Omit<InvoiceFilters, 'status'> {
  status?: InvoiceStatus;
}

const queryOf = ({ status, ...filters }: InvoiceListFilters) =>
  sendable({ ...filters, ...(status !== undefined && { status: [status] }) });

/** Filters and order of a list of invoices. */
export interface InvoiceSearch extends InvoiceListFilters {
  sort: InvoiceSort;
}

/** Invoices of the reader's carrier; for operations, of any. */
export const invoicesQuery = (search: InvoiceSearch, limit = PAGE_SIZE) =>
  infiniteQueryOptions({
    queryKey: [...billingKey, 'list', search, limit],
    queryFn: ({ pageParam, signal }) => {
      const { sort, ...filters } = search;
      const query = { ...queryOf(filters), sort, limit, skip: pageParam };
      return call(api.GET('/api/invoices', { params: { query }, signal })) as Promise<InvoiceList>;
    },
    initialPageParam: 0,
    getNextPageParam: (last: InvoiceList, pages: InvoiceList[]) => nextSkip(last, pages),
  });

/** Numbers and amounts of the carrier's invoices by status, and of its last twelve months. */
export const invoiceSummaryQuery = (organizationId?: string) =>
  queryOptions({
    queryKey: [...billingKey, 'summary', organizationId ?? 'own'],
    queryFn: ({ signal }) => {
      const query = organizationId === undefined ? {} : { organizationId };
      return call(api.GET('/api/invoices/summary', { params: { query }, signal })) as Promise<InvoiceSummary>;
    },
  });

/** Whether the result of a payment is not known yet. */
const isMoving = ({ processingCents, payments }: Invoice): boolean =>
  processingCents > 0 || payments.some(({ state }) => state === 'unknown' || state === 'processing');

/** One invoice with its lines and payments; read again while a payment is under way. */
export const invoiceQuery = (invoiceId: string) =>
  queryOptions({
    queryKey: [...billingKey, 'invoice', invoiceId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/invoices/{invoiceId}', { params: { path: { invoiceId } }, signal })) as Promise<Invoice>,
    refetchInterval: ({ state }) => (state.data !== undefined && isMoving(state.data) ? REFETCH_MS : false),
  });

/** Saves the PDF of an invoice on this device. */
export async function saveInvoicePdf({ _id, number }: Pick<Invoice, '_id' | 'number'>): Promise<void> {
  const path = { invoiceId: _id };
  saveFile(
    await call(api.GET('/api/invoices/{invoiceId}/pdf', { params: { path }, parseAs: 'blob' })),
    `${number}.pdf`,
  );
}

/** Saves all invoices of the filters as a table. */
export async function saveInvoicesCsv(filters: InvoiceListFilters, day: string): Promise<void> {
  const params = { query: queryOf(filters) };
  saveFile(await call(api.GET('/api/invoices/csv', { params, parseAs: 'blob' })), `invoices-${day}.csv`);
}

/** Saves all invoices of the filters as a file that QuickBooks Desktop imports. */
export async function saveInvoicesIif(filters: InvoiceListFilters, day: string): Promise<void> {
  const params = { query: queryOf(filters) };
  saveFile(await call(api.GET('/api/invoices/iif', { params, parseAs: 'blob' })), `invoices-${day}.iif`);
}
