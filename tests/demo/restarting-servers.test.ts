import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { createDatabase } from '#db/core/handle';
import { createTemporalClient } from '#platform/temporal-client';
import { Pace } from '../../demo/pace';
import { hasPollers } from '../../demo/seed-worker';
import { testEnvironment } from '../support/environment';
import { temporalAddress } from '../support/temporal';
import { testKey } from '../support/vault';

const opened: Server[] = [];
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of opened.splice(0)) {
    server.close();
    await once(server, 'close');
  }
});

/** A port that nobody listens on. */
async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a server on that port that forwards to the real one. */
async function forward(port: number, to: { readonly host: string; readonly port: number }): Promise<void> {
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined);
  };
  const server = createServer((client) => {
    const real = keep(connect(to));
    keep(client).pipe(real).pipe(client);
  }).listen(port, '127.0.0.1');
  opened.push(server);
  await once(server, 'listening');
}

/** A pace that starts the server when it pauses first. */
function aPace(startServer: () => Promise<void>) {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
    if (pauses === 1) await startServer();
  };
  return { pace: new Pace({ report: () => undefined, pause }), pauses: () => pauses };
}

it('waits for Temporal while it restarts', async () => {
  const port = await aFreePort();
  const { hostname: host, port: realPort } = new URL(`http://${temporalAddress()}`);
  const { pace, pauses } = aPace(() => forward(port, { host, port: Number(realPort) }));
  const client = createTemporalClient({
    address: `127.0.0.1:${String(port)}`,
    namespace: 'default',
    secrets: [testKey],
  });

  expect(await pace.run(() => hasPollers(client, 'an unused queue'))).toBe(false);

  expect(pauses()).toBeGreaterThanOrEqual(1);
  await client.connection.close();
});

it('waits for PostgreSQL while it restarts', async () => {
  const port = await aFreePort();
  const url = new URL(testEnvironment('TEST_DATABASE_URL'));
  const real = { host: url.hostname, port: Number(url.port) };
  const { pace, pauses } = aPace(() => forward(port, real));
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const db = createDatabase(url.href, { pool: 1, connectWithinMs: 120_000 });

  const { rows } = await pace.run(() => db.raw<{ rows: unknown[] }>('select 1 as one'));

  expect([rows, pauses()]).toEqual([[{ one: 1 }], 1]);
  await db.destroy();
});
