import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type AttemptResult, failureOf } from '#domain/webhooks/retries';
import { MAX_STORED_ANSWER } from '#domain/webhooks/terms';
import { parseWebhookUrl } from '#domain/webhooks/url';
import { addressOfHost, isPublicAddress } from './public-address';

/** An address that a name resolves to. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Settings of the sender; tests pass their own resolver. */
export interface WebhookSenderOptions {
  /** Also sends to private addresses and without encryption; for trials on one machine. */
  readonly allowsPrivate: boolean;
  readonly timeoutMs: number;
  readonly resolve?: (host: string) => Promise<readonly ResolvedAddress[]>;
}

/** One attempt. */
export interface OutgoingWebhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The answer of a receiver, or why there is none. */
export interface WebhookAnswer extends AttemptResult {
  /** The beginning of the answer; null without one. */
  readonly answer: string | null;
}

/** Sends one attempt; never throws because of the receiver. */
export type WebhookSender = (outgoing: OutgoingWebhook) => Promise<WebhookAnswer>;

/** The answer is read up to here; the rest of an endless one is not. */
const MAX_READ_BYTES = 4 * MAX_STORED_ANSWER;
const NO_ANSWER = { status: null, answer: null } as const;

class AddressRefusedError extends Error {}

/**
 * Sends webhooks to the public internet only. The name is resolved once and the connection made to that address, so that
 * a name cannot resolve to another one in between. Redirects are not followed.
 */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  return async (outgoing) => {
    const deadline = AbortSignal.timeout(options.timeoutMs);
    try {
      const url = parseWebhookUrl(outgoing.url, options);
      if (url === undefined) throw new AddressRefusedError();
      const pinned = await within(deadline, resolvePublic(url, options));
      return await send({ url, pinned, deadline }, outgoing);
    } catch (error) {
      if (error instanceof AddressRefusedError) return { ...NO_ANSWER, failure: 'address' };
      return { ...NO_ANSWER, failure: deadline.aborted ? 'timeout' : 'connection' };
    }
  };
}

/** The address to connect to. One private address refuses the name: which of them is used could change. */
async function resolvePublic(
  { hostname }: URL,
  { allowsPrivate, resolve = resolveAll }: WebhookSenderOptions,
): Promise<ResolvedAddress> {
  const literal = addressOfHost(hostname);
  const found =
    literal === undefined ? await resolve(hostname) : [{ address: literal, family: literal.includes(':') ? 6 : 4 }];
  const [first] = found;
  if (first === undefined) throw new Error('The name has no address');
  if (!allowsPrivate && !found.every(({ address }) => isPublicAddress(address))) throw new AddressRefusedError();
  return first;
}

const resolveAll = (host: string): Promise<readonly ResolvedAddress[]> => lookup(host, { all: true });

interface Connection {
  readonly url: URL;
  readonly pinned: ResolvedAddress;
  readonly deadline: AbortSignal;
}

async function send({ url, pinned, deadline }: Connection, { headers, body }: OutgoingWebhook): Promise<WebhookAnswer> {
  const response = await within(
    deadline,
    new Promise<IncomingMessage>((resolve, reject) => {
      const options: RequestOptions = {
        method: 'POST',
        // A connection of its own: none of an earlier attempt, which had another address.
        agent: false,
        signal: deadline,
        lookup: (_host, { all }, callback) => {
          if (all === true) callback(null, [{ ...pinned }]);
          else callback(null, pinned.address, pinned.family);
        },
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Gladhand-Webhooks/1',
        },
      };
      const start = url.protocol === 'https:' ? requestHttps : requestHttp;
      start(url, options, resolve).once('error', reject).end(body);
    }),
  );
  const status = response.statusCode ?? 0;
  const answer = await readBeginning(response);
  return { status, failure: failureOf(status), retryAfter: response.headers['retry-after'], answer };
}

/** The status decides; an answer that breaks off afterwards does not make a delivery fail. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= MAX_READ_BYTES) break;
    }
  } catch {
    // The beginning is enough.
  }
  response.destroy();
  return Buffer.concat(chunks).toString('utf8').replaceAll('\u0000', '').slice(0, MAX_STORED_ANSWER);
}

function within<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('Timed out'));
    });
    work.then(resolve, reject);
  });
}
