import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import type { Call } from './calls';

/** How a call ended and how long its caller waited for the last byte; a connection that broke has the status 0. */
export interface Timed {
  readonly status: number;
  readonly ms: number;
}

/** Sends calls from one address of this machine. */
export interface Caller {
  send(call: Call): Promise<Timed>;
  close(): void;
}

const REQUEST_TIMEOUT_MS = 60_000;

/** Calls as a browser sends them, over connections that stay open, from `address` (127.0.0.2 and the like). */
export function callerFrom(baseUrl: string, address: string): Caller {
  const agent = new Agent({ keepAlive: true, localAddress: address });
  return {
    send: async (call) => {
      const start = performance.now();
      const status = await statusOf(baseUrl, agent, call).catch(() => 0);
      return { status, ms: performance.now() - start };
    },
    close: () => {
      agent.destroy();
    },
  };
}

function statusOf(baseUrl: string, agent: Agent, call: Call): Promise<number> {
  const { method, path, token, body } = call;
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    'accept-encoding': 'gzip',
    ...(token !== '' && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const answered = (answer: IncomingMessage): void => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => {
        resolve(answer.statusCode ?? 0);
      });
    };
    const asked = request(`${baseUrl}/api${path}`, { method, agent, headers, timeout: REQUEST_TIMEOUT_MS }, answered);
    asked.once('timeout', () => asked.destroy(new Error('No answer in time')));
    asked.once('error', (error: NodeJS.ErrnoException) => {
      // The server closed a connection that lay idle just as it was taken again: browsers ask once more, too.
      if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(statusOf(baseUrl, agent, call));
      else reject(error);
    });
    asked.end(text);
  });
}

/** Begins so many calls a second, whether or not those before were answered, and waits for the last answer. */
export async function atRate<T>(
  { count, perSecond }: { readonly count: number; readonly perSecond: number },
  begin: (index: number) => Promise<T>,
): Promise<T[]> {
  const start = performance.now();
  const begun: Promise<T>[] = [];
  for (let index = 0; index < count; index += 1) {
    const early = start + (index * 1000) / perSecond - performance.now();
    if (early > 0) await pause(early);
    begun.push(begin(index));
  }
  return Promise.all(begun);
}
