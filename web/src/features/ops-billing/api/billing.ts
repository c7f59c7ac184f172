import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { DepositList } from '#domain/deposits/schema';
import type {
  Aging,
  BillingRunDetails,
  BillingRunList,
  BillingRunResult,
  Invoice,
  InvoiceReasonBody,
} from '#domain/invoices/schema';
import type {
  CreditInvoice,
  EnterTransfer,
  Payment,
  PaymentList,
  RefundPayment,
} from '#domain/payments/invoice-payments-schema';
import type { OpsPayouts } from '#domain/payouts/schema';
import type { PayoutState } from '#domain/payouts/states';
import { billingKey, invoiceQuery } from '#web/entities/billing/queries';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { saveFile } from '#web/shared/http/save-file';
import { useCommand } from '#web/shared/http/use-command';

const PAGE_SIZE = 25;

/** A run writes its results without an event to this page. */
const REFETCH_MS = 5_000;

type RunPage = z.infer<typeof BillingRunList>;
type PaymentPage = z.infer<typeof PaymentList>;
type Reason = z.infer<typeof InvoiceReasonBody>;

/** Balances of carriers by age, oldest first. */
export const agingQuery = () =>
  infiniteQueryOptions({
    queryKey: [...billingKey, 'aging'],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, skip: pageParam };
      return call(api.GET('/api/ops/billing/aging', { params: { query }, signal })) as Promise<Aging>;
    },
    initialPageParam: 0,
    getNextPageParam: (last: Aging, pages: Aging[]) => nextSkip(last, pages),
  });

/** One carrier, whose name is on the page of its bills. */
export const billedCarrierQuery = (id: string) =>
  queryOptions({
    queryKey: [...billingKey, 'carrier', id],
    queryFn: ({ signal }) => call(api.GET('/api/ops/organizations/{id}', { params: { path: { id } }, signal })),
  });

/** Runs that issued invoices, newest first. */
export const runsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...billingKey, 'runs'],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, ...(pageParam !== null && { after: pageParam }) };
      return call(api.GET('/api/ops/billing/runs', { params: { query }, signal })) as Promise<RunPage>;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: RunPage) => next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(({ finishedAt }) => finishedAt === null)) ? REFETCH_MS : false,
  });

/** Payouts of all drivers, the latest change first. */
export const payoutsQuery = (state: PayoutState | null) =>
  infiniteQueryOptions({
    queryKey: [...billingKey, 'payouts', state],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, skip: pageParam, ...(state !== null && { state }) };
      return call(api.GET('/api/ops/billing/payouts', { params: { query }, signal })) as Promise<OpsPayouts>;
    },
    initialPageParam: 0,
    getNextPageParam: (last: OpsPayouts, pages: OpsPayouts[]) => nextSkip(last, pages),
  });

/** Queues a failed payout again. */
export const useRetryPayout = (onDone: () => void) =>
  useCommand({
    send: (payoutId: string, { headers }) =>
      call(api.POST('/api/ops/billing/payouts/{payoutId}/retry', { params: { path: { payoutId } }, headers })),
    invalidates: () => [billingKey],
    onDone,
  });

/** Deposits of the payment provider at the bank, newest first. */
export const depositsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...billingKey, 'deposits'],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, ...(pageParam !== null && { after: pageParam }) };
      return call(api.GET('/api/ops/billing/deposits', { params: { query }, signal })) as Promise<DepositList>;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: DepositList) => next,
  });

/** Saves all deposits as a table on this device. */
export async function saveDepositsCsv(day: string): Promise<void> {
  saveFile(await call(api.GET('/api/ops/billing/deposits/csv', { parseAs: 'blob' })), `deposits-${day}.csv`);
}

/** One run with what it did for each carrier. */
export const runQuery = (runId: string) =>
  queryOptions({
    queryKey: [...billingKey, 'run', runId],
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/ops/billing/runs/{runId}', { params: { path: { runId } }, signal }),
      ) as Promise<BillingRunDetails>,
    refetchInterval: ({ state }) => (state.data?.finishedAt === null ? REFETCH_MS : false),
  });

/** Payments, credits and write-offs of a carrier, newest first. */
export const carrierPaymentsQuery = (organizationId: string) =>
  infiniteQueryOptions({
    queryKey: [...billingKey, 'payments', organizationId],
    queryFn: ({ pageParam, signal }) => {
      const query = { organizationId, limit: PAGE_SIZE, ...(pageParam !== null && { after: pageParam }) };
      return call(api.GET('/api/payments', { params: { query }, signal })) as Promise<PaymentPage>;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: PaymentPage) => next,
  });

/** Bills a carrier again for which a run failed. */
export const useRunAgain = (runId: string, onDone: (result: BillingRunResult) => void) =>
  useCommand<string, BillingRunResult>({
    send: (organizationId, { headers }) => {
      const params = { path: { runId, organizationId } };
      const path = '/api/ops/billing/runs/{runId}/organizations/{organizationId}/again';
      return call(api.POST(path, { params, headers })) as Promise<BillingRunResult>;
    },
    invalidates: () => [billingKey],
    onDone,
  });

/** Shows the invoice as the command returned it, and reads all totals again. */
function useInvoiceChanged(onDone: () => void) {
  const client = useQueryClient();
  return (invoice: Invoice) => {
    client.setQueryData(invoiceQuery(invoice._id).queryKey, invoice);
    onDone();
  };
}

/** Enters a check or transfer that arrived. */
export const useEnterTransfer = (invoiceId: string, onDone: () => void) =>
  useCommand<EnterTransfer, Invoice>({
    send: (body, { headers }) => {
      const params = { path: { invoiceId } };
      return call(api.POST('/api/ops/invoices/{invoiceId}/transfers', { params, body, headers })) as Promise<Invoice>;
    },
    invalidates: () => [billingKey],
    onDone: useInvoiceChanged(onDone),
  });

/** Credits a part of an invoice. */
export const useCreditInvoice = (invoiceId: string, onDone: () => void) =>
  useCommand<CreditInvoice, Invoice>({
    send: (body, { headers }) => {
      const params = { path: { invoiceId } };
      return call(api.POST('/api/ops/invoices/{invoiceId}/credits', { params, body, headers })) as Promise<Invoice>;
    },
    invalidates: () => [billingKey],
    onDone: useInvoiceChanged(onDone),
  });

/** Voids an invoice that has no payment. */
export const useVoidInvoice = (invoiceId: string, onDone: () => void) =>
  useCommand<Reason, Invoice>({
    send: (body, { headers }) => {
      const params = { path: { invoiceId } };
      return call(api.POST('/api/ops/invoices/{invoiceId}/void', { params, body, headers })) as Promise<Invoice>;
    },
    invalidates: () => [billingKey],
    onDone: useInvoiceChanged(onDone),
  });

/** Gives up what is still open. */
export const useWriteOff = (invoiceId: string, onDone: () => void) =>
  useCommand<Reason, Invoice>({
    send: (body, { headers }) => {
      const params = { path: { invoiceId } };
      return call(api.POST('/api/ops/invoices/{invoiceId}/write-off', { params, body, headers })) as Promise<Invoice>;
    },
    invalidates: () => [billingKey],
    onDone: useInvoiceChanged(onDone),
  });

/** Pays out credit by the way it came. */
export const useRefund = (paymentId: string, onDone: () => void) =>
  useCommand<RefundPayment, Payment>({
    send: (body, { headers }) => {
      const params = { path: { paymentId } };
      return call(api.POST('/api/ops/payments/{paymentId}/refunds', { params, body, headers })) as Promise<Payment>;
    },
    invalidates: () => [billingKey],
    onDone,
  });
