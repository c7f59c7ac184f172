import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useBackOnline } from '#web/shared/connection/online';
import { session } from '#web/shared/session/session-store';
import { subscribeToUnsent, waitingEvents } from './unsent-events';

/** The server may be unreachable while the browser believes that it is online. */
const RETRY_MS = 30_000;

async function sendAll(client: QueryClient) {
  const userId = session.userId();
  if (userId === undefined || waitingEvents(userId).length === 0) return;
  // The code for sending loads only if something waits.
  const [{ sendEvents }, { sendTimeEvents }] = await Promise.all([import('./send-events'), import('./time-events')]);
  const onAnswer = () => void client.invalidateQueries({ queryKey: ['driver-timesheet'] });
  await sendEvents({ userId, send: sendTimeEvents, onAnswer });
}

/** Sends what waits. A tap that cannot be sent stays, also if the code for sending cannot be loaded. */
export const sendWaiting = (client: QueryClient): void => void sendAll(client).catch(() => undefined);

const useWaitingCount = (): number =>
  useSyncExternalStore(subscribeToUnsent, () => waitingEvents(session.userId()).length);

/** On every page of drivers: sends what waits when the page opens, when the network is back, and again while it waits. */
export function useUnsentClock() {
  const client = useQueryClient();
  const isWaiting = useWaitingCount() > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    sendWaiting(client);
    const timer = setInterval(() => {
      sendWaiting(client);
    }, RETRY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [client, isWaiting]);
  useBackOnline(
    useCallback(() => {
      sendWaiting(client);
    }, [client]),
  );
}
