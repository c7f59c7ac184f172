import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { MINUTE_MS } from '#domain/shared/durations';
import type { Environment } from './env';

export type ScanResult = 'clean' | 'infected';

export interface VirusScanner {
  /** Rejects if there is no result: a file that was not scanned is not clean. */
  scan(content: Uint8Array): Promise<ScanResult>;
}

const RESPONSE_TIMEOUT_MS = MINUTE_MS;
/** Must stay well below clamd's StreamMaxLength. */
const CHUNK_BYTES = 256 * 1024;
const LENGTH_BYTES = 4;
/** A result is one short line. */
const MAX_RESPONSE_BYTES = 4_096;

/** The harmless test file that every virus scanner detects; split, so that scanners do not detect this source file. */
const eicar = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-'));

/** ClamAV if configured. Without it only the test file is detected: enough to exercise the infected-file path. */
export function createVirusScanner({ CLAMAV_ADDRESS: address }: Pick<Environment, 'CLAMAV_ADDRESS'>): VirusScanner {
  return address === undefined ? testFileScanner : createClamAvScanner(address);
}

export const testFileScanner: VirusScanner = {
  scan: (content) => Promise.resolve(Buffer.from(content).includes(eicar) ? 'infected' : 'clean'),
};

/** Sends a file with clamd's command INSTREAM: each chunk preceded by its length, then a length of zero. */
export function createClamAvScanner(address: string, withinMs = RESPONSE_TIMEOUT_MS): VirusScanner {
  const [host = '', port] = address.split(':');
  return {
    scan: async (content) => {
      const socket = connect(Number(port), host);
      socket.setTimeout(withinMs, () => socket.destroy(new Error('The virus scanner did not respond in time')));
      try {
        await once(socket, 'connect');
        const response = readResponse(socket);
        // A scanner that disconnects early has sent its reason, which the failed write must not hide.
        await send(socket, content).catch(() => undefined);
        return resultOf(await response);
      } finally {
        socket.destroy();
      }
    },
  };
}

async function send(socket: Socket, content: Uint8Array): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for (let at = 0; at < content.length; at += CHUNK_BYTES) {
    const chunk = content.subarray(at, at + CHUNK_BYTES);
    await write(socket, lengthOf(chunk.length));
    await write(socket, chunk);
  }
  await write(socket, lengthOf(0));
}

function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes);
  return length;
}

async function readResponse(socket: Socket): Promise<string> {
  let response = '';
  for await (const part of socket) {
    response += String(part);
    if (response.includes('\0') || response.length > MAX_RESPONSE_BYTES) break;
  }
  return response.split('\0', 1)[0]?.trim() ?? '';
}

function resultOf(response: string): ScanResult {
  if (response === 'stream: OK') return 'clean';
  if (response.startsWith('stream: ') && response.endsWith(' FOUND')) return 'infected';
  throw new Error('The virus scanner returned an unexpected response');
}
