import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SilentProxy {
  /** The same database, through the proxy. */
  readonly url: string;
  /** Stops forwarding in both directions without closing connections: a hung server, or a cut cable. */
  hang(): void;
  /** Forwards again, including the data received in the meantime. */
  resume(): void;
  close(): Promise<void>;
}

/** A proxy between a connection pool and its server. */
export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  const sockets = new Set<Socket>();
  let isHung = false;
  const join = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    if (isHung) socket.pause();
    return socket;
  };
  const server = createServer((downstream) => {
    const upstream = join(connect(target));
    join(downstream);
    downstream.on('data', (chunk) => upstream.write(chunk));
    upstream.on('data', (chunk) => downstream.write(chunk));
    downstream.once('close', () => upstream.destroy());
    upstream.once('close', () => downstream.destroy());
    if (isHung) for (const socket of [downstream, upstream]) socket.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const each = (act: (socket: Socket) => void) => {
    for (const socket of sockets) act(socket);
  };
  return {
    url: url.href,
    hang: () => {
      isHung = true;
      each((socket) => socket.pause());
    },
    resume: () => {
      isHung = false;
      each((socket) => socket.resume());
    },
    close: async () => {
      each((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}
