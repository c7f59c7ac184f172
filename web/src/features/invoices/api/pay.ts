import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Payment, PaymentOptions } from '#domain/payments/invoice-payments-schema';
import type { OnlineMethod } from '#domain/payments/states';
import { billingKey } from '#web/entities/billing/queries';
import { asApiProblem } from '#web/shared/http/api-problem';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** The ways to pay online. */
export const paymentOptionsQuery = () =>
  queryOptions({
    queryKey: [...billingKey, 'options'],
    queryFn: ({ signal }) => call(api.GET('/api/payments/options', { signal })) as Promise<PaymentOptions>,
  });

/** The entry in the fields of a payment service. Our API receives only the token for it. */
export interface PaymentSource {
  /** Differs after each change of the fields, so that an unchanged entry keeps its token. */
  readonly entry: string;
  readonly tokenize: () => Promise<string>;
}

interface PayInput {
  readonly cents: number;
  readonly method: OnlineMethod;
  readonly source: PaymentSource;
}

const hasAnswer = (problem: unknown): boolean => !['offline', 'unreachable'].includes(asApiProblem(problem).code);

/** Pays an invoice. A request that got no answer is sent again as it was, so that it pays once. */
export function usePayInvoice(invoiceId: string, onDone: (payment: Payment) => void) {
  const client = useQueryClient();
  const last = useRef<{ entry: string; token: string } | undefined>(undefined);
  const tokenOf = async ({ entry, tokenize }: PaymentSource): Promise<string> => {
    if (last.current?.entry !== entry) last.current = { entry, token: await tokenize() };
    return last.current.token;
  };
  return useCommand<PayInput, Payment>({
    send: async ({ cents, method, source }, { headers }) => {
      const body = { method, cents, source: await tokenOf(source) };
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

/** The payment as the payment service reports it now; while it waits for the payer, with the secret to confirm it. */
export const checkPayment = (paymentId: string): Promise<Payment> =>
  call(api.POST('/api/payments/{paymentId}/check', { params: { path: { paymentId } } })) as Promise<Payment>;
