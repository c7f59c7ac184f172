import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { lib, runScript } from '../support/launcher-library';

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

async function serverThat(answers: (socket: Socket) => void): Promise<string> {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    answers(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** Probes the address some times; prints failures that nobody handled, also later ones. */
const probe = (address: string) =>
  runScript(`
    import { serves } from ${lib('temporal.mjs')};
    for (const event of ['unhandledRejection', 'uncaughtException'])
      process.on(event, (error) => console.log('unhandled: ' + error.message));
    const probes = Array.from({ length: 10 }, () => serves(${JSON.stringify(address)}).catch(() => 'failed'));
    console.log((await Promise.all(probes)).join(' '));`);

describe('a probe of Temporal', () => {
  it.each<[string, (socket: Socket) => void]>([
    ['ends the connection', (socket) => socket.destroy()],
    ['ends the connection during the call', (socket) => socket.once('data', () => socket.destroy())],
    ['speaks another protocol', (socket) => socket.end('HTTP/1.1 404 Not Found\r\n\r\n')],
  ])('handles its failure itself if the server %s', async (_what, answers) => {
    const { output, code } = await probe(await serverThat(answers));

    expect({ output, code }).toEqual({ output: `${Array(10).fill('failed').join(' ')}\n`, code: 0 });
  });
});
