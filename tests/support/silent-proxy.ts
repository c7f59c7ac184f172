import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentProxy {
  /** The same database, by way of the proxy. */
  readonly url: string;
  /** From now on nothing comes through, in neither direction, and nobody is told: a hung server, or a cut cable. */
  hang(): void;
  /** What came meanwhile is passed on. */
  goOn(): void;
  close(): Promise<void>;
}

/** Stands between a pool and its server. */
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
  const server = createServer((near) => {
    const far = join(connect(target));
    join(near);
    near.on('data', (chunk) => far.write(chunk));
    far.on('data', (chunk) => near.write(chunk));
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    if (isHung) for (const socket of [near, far]) socket.pause();
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
    goOn: () => {
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
