import type { Query, QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import type { ChangeTopic } from '#domain/shared/change-topics';
import { fetchCode } from '#web/shared/connection/fetch-code';
import { refreshSession } from '#web/shared/session/refresh';
import { session } from '#web/shared/session/session-store';
import type { Changed } from './change';
import { holdChange } from './held-changes';
import { notifyWatchers } from './watch-changes';

const refresh = (client: QueryClient, topic: ChangeTopic) =>
  client.invalidateQueries({
    predicate: ({ meta }) => meta?.held !== true && meta?.once !== true && (meta?.topics?.includes(topic) ?? false),
  });

/** Invalidates every query that the change affects; held lists only count it. */
export function applyChange(client: QueryClient, change: Changed) {
  holdChange(change);
  notifyWatchers(change);
  void refresh(client, change.topic);
}

/** Loads the signed-in user again; the layout redirects a driver whose status changed. */
export function refreshUser(client: QueryClient) {
  void refresh(client, 'user');
}

/** The token was rejected at the handshake, perhaps because it expired. Without a response, the next call decides. */
async function refreshAndReconnect(socket: Socket) {
  const refreshed = await refreshSession().catch(() => undefined);
  if (refreshed === true) socket.connect();
  if (refreshed === false) session.end('expired');
}

/**
 * The socket does not replay events: neither those of an interruption, nor those between the page's first reads and the
 * first connection. A first read that is under way may miss one, too, so it is repeated after its response.
 */
async function catchUp(client: QueryClient, predicate: (query: Query) => boolean) {
  const fetching = client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  const started = fetching.filter(({ state }) => state.data === undefined);
  await client.invalidateQueries({ predicate });
  await Promise.all(started.map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })));
}

function listen(socket: Socket, client: QueryClient) {
  let connectedBefore = false;
  socket.on('connect', () => {
    const wasLost = connectedBefore;
    connectedBefore = true;
    void catchUp(client, ({ meta }) => meta?.once !== true && (wasLost || meta?.topics !== undefined));
  });
  socket.on('changed', (change: Changed) => {
    applyChange(client, change);
  });
  socket.on('user_was_changed', () => {
    refreshUser(client);
  });
  // Pages that show uploads and the bridge to an app's web view listen; the rest of the app need not load that code.
  socket.onAny((name: string, detail: unknown) => {
    window.dispatchEvent(new CustomEvent(`gladhand:${name}`, { detail }));
  });
  socket.on('token_is_invalid', (why?: unknown) => {
    session.noteReason(why);
    session.end('expired');
  });
  socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
    // With too many pages open, this one gets no live updates; a new token would not change that.
    if (!socket.active && error.data?.code !== 'too-many-requests') void refreshAndReconnect(socket);
  });
}

/** Opens the live connection; the client library loads after the page. Returns a function that closes it. */
export function connectRealtime(client: QueryClient, origin = window.location.origin): () => void {
  let socket: Socket | undefined;
  let closed = false;
  const open = async () => {
    // Pages work without this code; the load is retried when the network is back.
    const { io } = await fetchCode(() => import('socket.io-client'));
    if (closed || socket !== undefined) return;
    socket = io(origin, {
      auth: (send) => {
        send({ token: session.token() });
      },
      transports: ['websocket', 'polling'],
    });
    listen(socket, client);
  };
  const start = () => void open().catch(() => undefined);
  start();
  window.addEventListener('online', start);
  return () => {
    closed = true;
    window.removeEventListener('online', start);
    socket?.disconnect();
  };
}
