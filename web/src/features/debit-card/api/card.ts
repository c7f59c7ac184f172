import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CardEntry } from '#domain/payments/card-rules';
import { driverMeQuery } from '#web/entities/driver/me';
import { sendEntry } from '#web/entities/payment-entry/send-entry';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** The driver's debit card: brand, last four digits and expiration. */
export const cardQuery = () =>
  queryOptions({
    queryKey: ['payment', 'card'],
    queryFn: ({ signal }) => call(api.GET('/api/payment/card', { signal })),
  });

/** The driver's home says whether pay waits for a card. */
const touched = () => [driverMeQuery().queryKey];

/** Stores the card in place of the current one. The number is never stored on this device. */
export function useSaveCard(onDone: () => void) {
  const client = useQueryClient();
  return useCommand({
    send: async (card: CardEntry) => {
      const cardToken = await call(api.POST('/api/payment/generateCardFundingSourceToken'));
      const source = await sendEntry(cardToken, card);
      // Each attempt has its own token, so the request needs no idempotency key.
      return call(api.PUT('/api/payment/card', { body: { source } }));
    },
    invalidates: touched,
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
    invalidates: touched,
    onDone: (state) => {
      client.setQueryData(cardQuery().queryKey, state);
      onDone();
    },
  });
}
