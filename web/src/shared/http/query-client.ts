import { onlineManager, QueryClient } from '@tanstack/react-query';
import type { ChangeTopic } from '#domain/shared/change-topics';
import { isOutage } from './api-problem';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error;
    queryMeta: {
      /** The realtime topics whose changes invalidate this query. */
      topics?: readonly ChangeTopic[];
      /** Live changes wait behind the "3 new" pill instead of moving rows under the pointer. */
      held?: boolean;
      /** Each fetch is logged as an opening, so only people cause one: no change event and no reconnect. */
      once?: boolean;
    };
  }
}

const MAX_RETRIES = 2;

export function createQueryClient(): QueryClient {
  // The library assumes that every device is online until it receives an event.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Without a network, queries wait; when it is back, everything on the page is fetched again.
        refetchOnReconnect: 'always',
        // A refusal would be the same again.
        retry: (failures, error) => failures < MAX_RETRIES && isOutage(error),
      },
      // Without a connection a command fails right away with an error; it is never queued silently.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
