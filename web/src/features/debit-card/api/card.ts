import type { CardEntry } from '#domain/payments/card-rules';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { toApiProblem, asApiProblem } from '../../../shared/http/api-problem';
import { api, call } from '../../../shared/http/client';
import { useCommand } from '../../../shared/http/use-command';

/** The driver's debit card as far as we know it. */
export const cardQuery = () =>
  queryOptions({
    queryKey: ['payment', 'card'],
    queryFn: ({ signal }) => call(api.GET('/api/payment/card', { signal })),
  });

interface Leave {
  token: string;
  url: string;
}

/** Hands the card to the payment service, past our own calls; its word for the card comes back. */
async function handOver({ token, url }: Leave, card: CardEntry): Promise<string> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const request = new Request(new URL(url, window.location.origin), {
    method: 'POST',
    headers,
    body: JSON.stringify(card),
    credentials: 'omit',
  });
  const response = await fetch(request).catch((broken: unknown) => {
    throw asApiProblem(broken);
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw toApiProblem(response.status, body);
  return (body as { source: string }).source;
}

/** Keeps the card in place of the one before. The number is in nothing that is kept on this device. */
export function useSaveCard(onDone: () => void) {
  const client = useQueryClient();
  return useCommand({
    send: async (card: CardEntry) => {
      const leave = await call(api.POST('/api/payment/generateCardFundingSourceToken'));
      const source = await handOver(leave, card);
      // A word of its own for each try, so no key is needed to tell repeats apart.
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
