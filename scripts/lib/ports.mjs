import { once } from 'node:events';
import { connect, createServer } from 'node:net';

// Linux uses ports from 32768 for outgoing connections, so a fixed port in that range may be in use.
const LOWEST = 20_000;
const HIGHEST = 32_700;

const FIRST_STARTS = 3;
const IN_USE = /address already in use/i;

/** Whether a process could not start because another one listens on its port. */
export const isPortTaken = (error) => IN_USE.test(error.message);

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

/**
 * Whether people can be sent to this port: nobody listens on it, also not at another address of `localhost`, to which their
 * browser might connect instead.
 */
export async function isFreeForPeople(port, host) {
  const isTaken = await acceptsConnections(port, 'localhost').then(
    () => true,
    () => false,
  );
  return !isTaken && isFree(port, host);
}

/**
 * @param {number} first
 * @param {{ host?: string, tries?: number }} options
 */
export async function findFreePort(first, { host, tries = 50 } = {}) {
  for (let port = first; port < first + tries; port += 1) {
    if (await isFreeForPeople(port, host)) return port;
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
      const isRetryable = isPortTaken(error) || isTransient(error);
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
