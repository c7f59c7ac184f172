/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { QueryObserver } from '@tanstack/react-query';
import { Server } from 'socket.io';
import type { ChangeTopic } from '#domain/shared/change-topics';
import { createQueryClient } from '#web/shared/http/query-client';
import { connectRealtime } from '#web/shared/realtime/connect';
import { session } from '#web/shared/session/session-store';
import { freshBareWindow } from '../../support/bare-window';
import { FakeApi, ok, refusal } from '../../support/fake-api';

let sockets: Server;
let origin: string;
let client: QueryClient;
let acceptedToken = 'token-1';
let disconnect: () => void = () => undefined;
let stopWatching: () => void = () => undefined;

beforeEach(async () => {
  freshBareWindow();
  session.start('token-1');
  acceptedToken = 'token-1';
  client = createQueryClient();
  const http = createServer();
  sockets = new Server(http, { transports: ['websocket'] });
  sockets.use((socket, next) => {
    next(socket.handshake.auth['token'] === acceptedToken ? undefined : new Error('session-expired'));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});

afterEach(async () => {
  disconnect();
  stopWatching();
  client.clear();
  await sockets.close();
});

const connected = () => new Promise<void>((resolve) => sockets.once('connection', () => resolve()));

/** Counts the fetches of a query of the topic, as on a page that shows it. */
function watch(topic: ChangeTopic, once = false) {
  const waiting: { count: number; resolve: () => void }[] = [];
  let fetches = 0;
  const observer = new QueryObserver(client, {
    queryKey: [topic],
    meta: { topics: [topic], once },
    queryFn: () => {
      fetches += 1;
      for (const { resolve } of waiting.filter(({ count }) => count <= fetches)) resolve();
      return fetches;
    },
  });
  stopWatching = observer.subscribe(() => undefined);
  return {
    fetches: () => fetches,
    times: (count: number) =>
      count <= fetches ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ count, resolve })),
  };
}

describe('the live connection', () => {
  it('refetches the queries of a change', async () => {
    const question = watch('candidacy');
    const open = connected();
    disconnect = connectRealtime(client, origin);
    await open;

    sockets.emit('changed', { topic: 'candidacy', id: 'a' });

    await expect(question.times(3)).resolves.toBeUndefined();
  });

  it('refetches the signed-in user when the server reports a change', async () => {
    const question = watch('user');
    const open = connected();
    disconnect = connectRealtime(client, origin);
    await open;

    sockets.emit('user_was_changed');

    await expect(question.times(3)).resolves.toBeUndefined();
  });

  it('refetches what was read before the first connection, and what was being read', async () => {
    const read = watch('candidacy');
    const stopRead = stopWatching;
    await read.times(1);
    let respond: (value: string) => void = () => undefined;
    let reads = 0;
    const again = new Promise<void>((resolve) => {
      const observer = new QueryObserver(client, {
        queryKey: ['slow'],
        meta: { topics: ['candidacy'] },
        queryFn: () => {
          reads += 1;
          if (reads === 2) resolve();
          return new Promise((done) => (respond = done));
        },
      });
      const stopSlow = observer.subscribe(() => undefined);
      stopWatching = () => {
        stopRead();
        stopSlow();
      };
    });
    disconnect = connectRealtime(client, origin);

    await read.times(2);
    expect(reads).toBe(1);
    respond('the first response');

    await expect(again).resolves.toBeUndefined();
  });

  it('refetches everything after a lost connection, since missed changes are not stored', async () => {
    const question = watch('job-order');
    const open = connected();
    disconnect = connectRealtime(client, origin);
    await open;
    const again = connected();

    for (const socket of sockets.sockets.sockets.values()) socket.conn.close();
    await again;

    await expect(question.times(3)).resolves.toBeUndefined();
  });

  it('never refetches what is logged as an opening', async () => {
    const opening = watch('file-access', true);
    const stopOpening = stopWatching;
    const question = watch('job-order');
    const stopQuestion = stopWatching;
    stopWatching = () => {
      stopOpening();
      stopQuestion();
    };
    await opening.times(1);
    const open = connected();
    disconnect = connectRealtime(client, origin);
    await open;
    const again = connected();

    sockets.emit('changed', { topic: 'file-access', id: 'a' });
    for (const socket of sockets.sockets.sockets.values()) socket.conn.close();
    await again;
    await question.times(3);

    expect(opening.fetches()).toBe(1);
  });

  it('reconnects with a new token when the old one has expired', async () => {
    acceptedToken = 'token-2';
    const fake = new FakeApi().on('POST', '/api/auth/refresh', ok({ accessToken: 'token-2', user: { _id: 'maria' } }));
    jest.spyOn(globalThis, 'fetch').mockImplementation(fake.fetch);
    const open = connected();

    disconnect = connectRealtime(client, origin);

    await expect(open).resolves.toBeUndefined();
  });

  it('ends the session if the cookie is invalid, too', async () => {
    acceptedToken = 'token-2';
    const fake = new FakeApi().on('POST', '/api/auth/refresh', refusal(401, 'session-expired'));
    jest.spyOn(globalThis, 'fetch').mockImplementation(fake.fetch);
    const ended = new Promise((resolve) => session.onEnd(resolve));

    disconnect = connectRealtime(client, origin);

    await expect(ended).resolves.toBe('expired');
  });

  it('ends the session when the server reports an invalid token', async () => {
    const open = connected();
    disconnect = connectRealtime(client, origin);
    await open;
    const ended = new Promise((resolve) => session.onEnd(resolve));

    sockets.emit('token_is_invalid');

    await expect(ended).resolves.toBe('expired');
  });
});
