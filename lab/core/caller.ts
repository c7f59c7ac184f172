import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '#domain/shared/durations';
import type { Call } from './calls';

/** Status of a call, size of its body as sent, and time to its last byte. A broken connection has status 0. */
export interface Timed {
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
}

/** Sends calls from one local address. */
export interface Caller {
  send(call: Call): Promise<Timed>;
  close(): void;
}

const REQUEST_TIMEOUT_MS = MINUTE_MS;

/** Sends calls like a browser, over keep-alive connections, from `address` (for example 127.0.0.2). */
export function callerFrom(baseUrl: string, address: string): Caller {
  const agent = new Agent({ keepAlive: true, localAddress: address });
  return {
    send: async (call) => {
      const start = performance.now();
      const received = await receive(baseUrl, agent, call).catch(() => ({ status: 0, bytes: 0 }));
      return { ...received, ms: performance.now() - start };
    },
    close: () => {
      agent.destroy();
    },
  };
}

function receive(baseUrl: string, agent: Agent, call: Call): Promise<Omit<Timed, 'ms'>> {
  const { method, path, token, body } = call;
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    'accept-encoding': 'gzip',
    ...(token !== '' && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const onResponse = (response: IncomingMessage): void => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('error', reject);
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, bytes });
      });
    };
    const outgoing = request(
      `${baseUrl}/api${path}`,
      { method, agent, headers, timeout: REQUEST_TIMEOUT_MS },
      onResponse,
    );
    outgoing.once('timeout', () => outgoing.destroy(new Error('Request timed out')));
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection just as it was reused. Browsers retry in this case, too.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(receive(baseUrl, agent, call));
      else reject(error);
    });
    outgoing.end(text);
  });
}

/** Starts calls at a fixed rate, regardless of responses, and waits for the last response. */
export async function atRate<T>(
  { count, perSecond }: { readonly count: number; readonly perSecond: number },
  begin: (index: number) => Promise<T>,
): Promise<T[]> {
  const start = performance.now();
  const calls: Promise<T>[] = [];
  for (let index = 0; index < count; index += 1) {
    const early = start + (index * 1000) / perSecond - performance.now();
    if (early > 0) await pause(early);
    calls.push(begin(index));
  }
  return Promise.all(calls);
}
