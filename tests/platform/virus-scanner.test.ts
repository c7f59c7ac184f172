import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createClamAvScanner, createVirusScanner } from '#platform/virus-scanner';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const testFile = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-');

/** Reads the chunks of INSTREAM as clamd does, then sends the configured response. */
async function aClamAv(response: (content: Buffer) => string | undefined): Promise<string> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const content = unpack(received);
      if (content === undefined) return;
      end(socket, response(content));
    });
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

function end(socket: Socket, response: string | undefined) {
  if (response !== undefined) socket.end(`${response}\0`);
}

function unpack(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (received.subarray(0, command.length).toString() !== command) return undefined;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

describe('ClamAV', () => {
  it('receives the whole file in chunks and reports its finding', async () => {
    const files: Buffer[] = [];
    const address = await aClamAv((content) => {
      files.push(content);
      return content.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    });
    const scanner = createVirusScanner({ CLAMAV_ADDRESS: address });
    const large = Buffer.alloc(700_000, 'page ');

    expect(await scanner.scan(large)).toBe('clean');
    expect(await scanner.scan(Buffer.from(testFile))).toBe('infected');
    expect(files[0]?.equals(large)).toBe(true);
  });

  it('has no result when it refuses, disconnects, hangs or is down, and the file does not count as clean', async () => {
    const refuses = await aClamAv(() => 'INSTREAM size limit exceeded. ERROR');
    const silent = await aClamAv(() => undefined);
    const away = await aClamAv(() => 'stream: OK');
    await new Promise((resolve) => servers.pop()?.close(resolve));

    await expect(createClamAvScanner(refuses).scan(Buffer.from('x'))).rejects.toThrow('unexpected response');
    await expect(createClamAvScanner(silent, 200).scan(Buffer.from('x'))).rejects.toThrow('did not respond in time');
    await expect(createClamAvScanner(away).scan(Buffer.from('x'))).rejects.toThrow('ECONNREFUSED');
  });
});

it('finds the EICAR test file without a scanner', async () => {
  const scanner = createVirusScanner({ CLAMAV_ADDRESS: undefined });

  expect(await scanner.scan(Buffer.from(`%PDF-1.7 ${testFile}`))).toBe('infected');
  expect(await scanner.scan(Buffer.from('%PDF-1.7'))).toBe('clean');
});
