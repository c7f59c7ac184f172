import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { cardDigits } from '#domain/payments/card-rules';
import type { Payment, PaymentOptions } from '#domain/payments/invoice-payments-schema';
import { billingKey } from '#web/entities/billing/queries';
import { asApiProblem, toApiProblem } from '#web/shared/http/api-problem';
import { api, call } from '#web/shared/http/client';
import { sendRequest } from '#web/shared/http/send-request';
import { useCommand } from '#web/shared/http/use-command';

/** The ways to pay online. */
export const paymentOptionsQuery = () =>
  queryOptions({
    queryKey: [...billingKey, 'options'],
    queryFn: ({ signal }) => call(api.GET('/api/payments/options', { signal })) as Promise<PaymentOptions>,
  });

/** A card or a bank account for the payment service. Our API never receives it. */
export type PaymentEntry =
  | { readonly method: 'card'; readonly number: string; readonly expiry: string; readonly cvc: string }
  | { readonly method: 'bankTransfer'; readonly routingNumber: string; readonly accountNumber: string };

interface PayInput {
  readonly cents: number;
  readonly entry: PaymentEntry;
}

/** Sends the entry directly to the payment service, bypassing our API, and returns its token. */
async function tokenize(entry: PaymentEntry): Promise<string> {
  const { token, url } = await call(api.POST('/api/payments/funding-token'));
  const request = new Request(new URL(url, window.location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(entry.method === 'card' ? { ...entry, number: cardDigits(entry.number) } : entry),
    credentials: 'omit',
  });
  const response = await sendRequest(request);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw toApiProblem(response.status, body);
  return (body as { source: string }).source;
}

const hasAnswer = (problem: unknown): boolean => !['offline', 'unreachable'].includes(asApiProblem(problem).code);

/** Pays an invoice. A request that got no answer is sent again as it was, so that it pays once. */
export function usePayInvoice(invoiceId: string, onDone: (payment: Payment) => void) {
  const client = useQueryClient();
  const last = useRef<{ entry: string; source: string } | undefined>(undefined);
  const sourceOf = async (entry: PaymentEntry): Promise<string> => {
    const text = JSON.stringify(entry);
    if (last.current?.entry !== text) last.current = { entry: text, source: await tokenize(entry) };
    return last.current.source;
  };
  return useCommand<PayInput, Payment>({
    send: async ({ cents, entry }, { headers }) => {
      const source = await sourceOf(entry);
      const body = { method: entry.method, cents, source };
      const request = api.POST('/api/invoices/{invoiceId}/payments', {
        params: { path: { invoiceId } },
        body,
        headers,
      });
      return (call(request) as Promise<Payment>).catch((problem: unknown) => {
        if (hasAnswer(problem)) last.current = undefined;
        throw problem;
      });
    },
    onDone: (payment) => {
      last.current = undefined;
      // The invoice behind the dialog is read again while the answer is shown.
      void client.invalidateQueries({ queryKey: billingKey });
      onDone(payment);
    },
  });
}
