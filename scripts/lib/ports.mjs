import { once } from 'node:events';
import { connect, createServer } from 'node:net';

// From 32768 the system hands ports out to outgoing connections, so a fixed port there is taken at random.
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

export async function nextFree(first, tries = 50) {
  for (let port = first; port < first + tries; port += 1) {
    if (await isFree(port)) return port;
  }
  return freePort();
}

export async function freePort(taken = new Set()) {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (!taken.has(port) && (await isFree(port))) {
      taken.add(port);
      return port;
    }
  }
}

/**
 * Begins a part on ports that were free a moment ago, and on others when somebody else was quicker. Whoever restarts it
 * later keeps its ports, since the others know them.
 * @param begin picks the ports, starts the part and answers it
 * @param isPassing which other failures of a first start are worth another try
 */
export async function onFreePorts(begin, isPassing = () => false) {
  for (let left = FIRST_STARTS; ; left -= 1) {
    try {
      return await begin();
    } catch (error) {
      const mayPass = IN_USE.test(error.message) || isPassing(error);
      if (left === 1 || !mayPass) throw error;
    }
  }
}

export async function answers(port, host = '127.0.0.1') {
  const socket = connect({ port, host });
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
}
