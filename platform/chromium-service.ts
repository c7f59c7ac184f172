import { createServer, type Server, type Socket } from 'node:net';
import { type LocalChromium, spawnChromium } from './chromium';

interface ServiceOptions {
  readonly maxBrowsers: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Starts a browser for each connection and passes its pipe on, in a process without secrets: what a document could make a browser
 * do has nothing to read there. The browser ends with the connection.
 */
export function createChromiumService(chromium: LocalChromium, { maxBrowsers, onError }: ServiceOptions): Server {
  let running = 0;
  return createServer((socket) => {
    if (running >= maxBrowsers) {
      socket.destroy();
      return;
    }
    running += 1;
    serve(socket, chromium)
      .catch(onError)
      .finally(() => {
        running -= 1;
      });
  });
}

async function serve(socket: Socket, chromium: LocalChromium): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      resolve();
    });
  });
  // The end of the connection is what counts, whatever ended it.
  socket.on('error', () => undefined);
  const { input, output, ended, ...child } = await spawnChromium(chromium);
  input.on('error', () => undefined);
  output.on('error', () => undefined);
  socket.pipe(input);
  output.pipe(socket);
  await Promise.race([closed, ended]);
  socket.destroy();
  await child.close();
}
