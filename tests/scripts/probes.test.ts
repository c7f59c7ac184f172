import { once } from 'node:events';
import { createServer as createHttp2Server, type Http2Session } from 'node:http2';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { lib, runScript } from '../support/launcher-library';

const PROBES = 10;
/** Status codes and an empty message of gRPC. */
const OK = '0';
const UNAVAILABLE = '14';
const EMPTY_MESSAGE = Buffer.alloc(5);

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
    const probes = Array.from({ length: ${String(PROBES)} }, () => serves(${JSON.stringify(address)}).catch(() => 'failed'));
    console.log((await Promise.all(probes)).join(' '));`);

describe('a probe of Temporal', () => {
  it.each<[string, (socket: Socket) => void]>([
    ['ends the connection', (socket) => socket.destroy()],
    ['ends the connection during the call', (socket) => socket.once('data', () => socket.destroy())],
    ['speaks another protocol', (socket) => socket.end('HTTP/1.1 404 Not Found\r\n\r\n')],
  ])('handles its failure itself if the server %s', async (_what, answers) => {
    const { output, code } = await probe(await serverThat(answers));

    expect({ output, code }).toEqual({ output: `${Array(PROBES).fill('failed').join(' ')}\n`, code: 0 });
  });

  it('calls once: repeated calls of a closed connection fail where nobody handles it', async () => {
    const busy = createHttp2Server();
    const sessions: Http2Session[] = [];
    let calls = 0;
    busy.on('session', (session) => sessions.push(session));
    busy.on('stream', (stream, headers) => {
      const isCall = String(headers[':path']).endsWith('/DescribeNamespace');
      if (isCall) calls += 1;
      stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
      stream.on('wantTrailers', () => {
        stream.sendTrailers({ 'grpc-status': isCall ? UNAVAILABLE : OK });
      });
      stream.end(isCall ? undefined : EMPTY_MESSAGE);
    });
    busy.listen(0, '127.0.0.1');
    await once(busy, 'listening');

    const { output } = await probe(`127.0.0.1:${String((busy.address() as AddressInfo).port)}`);
    for (const session of sessions) session.destroy();
    busy.close();

    expect(output).not.toContain('unhandled');
    expect(calls).toBe(PROBES);
  });
});
