import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CardEntry } from '#domain/payments/card-rules';
import { toApiProblem } from '#web/shared/http/api-problem';
import { api, call } from '#web/shared/http/client';
import { sendRequest } from '#web/shared/http/send-request';
import { useCommand } from '#web/shared/http/use-command';

/** The driver's debit card: brand, last four digits and expiration. */
export const cardQuery = () =>
  queryOptions({
    queryKey: ['payment', 'card'],
    queryFn: ({ signal }) => call(api.GET('/api/payment/card', { signal })),
  });

interface CardToken {
  token: string;
  url: string;
}

/** Sends the card directly to the payment service, bypassing our API, and returns its token for the card. */
async function tokenizeCard({ token, url }: CardToken, card: CardEntry): Promise<string> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const request = new Request(new URL(url, window.location.origin), {
    method: 'POST',
    headers,
    body: JSON.stringify(card),
    credentials: 'omit',
  });
  const response = await sendRequest(request);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw toApiProblem(response.status, body);
  return (body as { source: string }).source;
}

/** Stores the card in place of the current one. The number is never stored on this device. */
export function useSaveCard(onDone: () => void) {
  const client = useQueryClient();
  return useCommand({
    send: async (card: CardEntry) => {
      const cardToken = await call(api.POST('/api/payment/generateCardFundingSourceToken'));
      const source = await tokenizeCard(cardToken, card);
      // Each attempt has its own token, so the request needs no idempotency key.
      return call(api.PUT('/api/payment/card', { body: { source } }));
    },
    onDone: (state) => {
      client.setQueryData(cardQuery().queryKey, state);
      onDone();
    },
  });
}

export function useRemoveCard(onDone: () => void) {
  const client = useQueryClient();
  return useCommand({
    send: (_: undefined, { headers }) => call(api.DELETE('/api/payment/card', { headers })),
    onDone: (state) => {
      client.setQueryData(cardQuery().queryKey, state);
      onDone();
    },
  });
}
