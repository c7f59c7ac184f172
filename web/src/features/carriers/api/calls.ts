import { queryOptions } from '@tanstack/react-query';
import type { CallOffer } from '#domain/carriers/schema';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** Available times, and the one booked with this secret. */
export const callOfferQuery = (booking: string) =>
  queryOptions({
    queryKey: ['call-offer', booking],
    queryFn: ({ signal }) => call(api.GET('/api/fleet/call-times', { params: { query: { booking } }, signal })),
  });

/** Books a time for the call and releases the previous one. The list reloads because another carrier may have booked. */
export const useBookCall = (booking: string, onDone: () => void) =>
  useCommand<string, CallOffer>({
    send: (id, { headers }) =>
      call(
        api.POST('/api/fleet/call-times/{id}/book', {
          params: { path: { id } },
          body: { booking, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
          headers,
        }),
      ),
    invalidates: () => [callOfferQuery(booking).queryKey],
    onDone,
  });
