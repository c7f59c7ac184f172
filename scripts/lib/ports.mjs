import { once } from 'node:events';
import { connect, createServer } from 'node:net';

// Linux uses ports from 32768 for outgoing connections, so a fixed port in that range may be in use.
const LOWEST = 20_000;
const HIGHEST = 32_700;

const FIRST_STARTS = 3;
const IN_USE = /address already in use/i;

export async function isFree(port, host = '127.0.0.1') {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

export async function findFreePort(first, tries = 50) {
  for (let port = first; port < first + tries; port += 1) {
    if (await isFree(port)) return port;
  }
  return freePort();
}

export async function freePort(taken = new Set()) {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (taken.has(port)) continue;
    // Before the check, so that a concurrent caller does not choose the same port during it.
    taken.add(port);
    if (await isFree(port)) return port;
  }
}

/**
 * Starts a process on free ports, and retries on other ports if another process takes them first. Restarts keep the ports,
 * because other processes are configured with them.
 * @param begin picks the ports, starts the process and returns it
 * @param {(error: any) => boolean} [isTransient] whether another failure of the first start is transient
 */
export async function onFreePorts(begin, isTransient = () => false) {
  for (let left = FIRST_STARTS; ; left -= 1) {
    try {
      return await begin();
    } catch (error) {
      const isRetryable = IN_USE.test(error.message) || isTransient(error);
      if (left === 1 || !isRetryable) throw error;
    }
  }
}

export async function acceptsConnections(port, host = '127.0.0.1') {
  const socket = connect({ port, host });
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
}
