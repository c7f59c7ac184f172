import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createWebhookSender, type ResolvedAddress, type WebhookSenderOptions } from '#platform/webhook-sender';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A receiver on this machine; its port. */
async function receiver(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

const trial: WebhookSenderOptions = { allowsPrivate: true, timeoutMs: 10_000 };
const strict: WebhookSenderOptions = { allowsPrivate: false, timeoutMs: 10_000 };
const send = (url: string, options: WebhookSenderOptions = trial) =>
  createWebhookSender(options)({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"é":1}' });
const refused = { status: null, answer: null, failure: 'address' };

describe('sending a webhook', () => {
  it('posts the body with its headers, and keeps the beginning of the answer', async () => {
    const received: unknown[] = [];
    const port = await receiver((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push([request.method, request.url, request.headers['webhook-id'], Buffer.concat(chunks).toString()]);
        response.writeHead(202).end('x'.repeat(100_000));
      });
    });

    const result = await send(`http://127.0.0.1:${port}/hook?a=1`);

    expect(result).toMatchObject({ status: 202, failure: null, answer: 'x'.repeat(1_000) });
    expect(received).toEqual([['POST', '/hook?a=1', 'msg_1', '{"é":1}']]);
  });

  it('does not follow a redirect', async () => {
    let visits = 0;
    const port = await receiver((_request, response) => {
      visits += 1;
      response.writeHead(302, { location: '/elsewhere' }).end();
    });

    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 302, failure: 'redirect' });
    expect(visits).toBe(1);
  });

  it('returns what the receiver says about load', async () => {
    const port = await receiver((_request, response) => response.writeHead(429, { 'retry-after': '7' }).end());

    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 429, failure: 'status', retryAfter: '7' });
  });

  it('gives up on a receiver that never answers', async () => {
    const port = await receiver(() => undefined);

    const result = await send(`http://127.0.0.1:${port}/`, { ...trial, timeoutMs: 50 });

    expect(result).toEqual({ status: null, answer: null, failure: 'timeout' });
  });

  it('reports a receiver that is not there', async () => {
    const port = await receiver(() => undefined);
    servers.splice(0).forEach((server) => server.close());

    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ failure: 'connection' });
  });

  it('connects to the address that was checked, and resolves the name once', async () => {
    const hosts: (string | undefined)[] = [];
    const port = await receiver((request, response) => {
      hosts.push(request.headers.host);
      response.end();
    });
    let lookups = 0;
    const resolve = (): Promise<readonly ResolvedAddress[]> => {
      lookups += 1;
      return Promise.resolve([{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
    };

    const result = await send(`http://hooks.example.com:${port}/`, { ...trial, resolve });

    expect(result).toMatchObject({ status: 200, failure: null });
    expect(hosts).toEqual([`hooks.example.com:${port}`]);
    expect(lookups).toBe(1);
  });
});

describe('an address that is not public', () => {
  it.each([
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f000001/',
    'http://hooks.example.com/',
    'https://me:secret@hooks.example.com/',
    'https://hooks.example.com:6379/',
  ])('%s is refused, with one message', async (url) => {
    const resolve = () => Promise.resolve([{ address: '8.8.8.8', family: 4 }]);

    expect(await send(url, { ...strict, resolve })).toEqual(refused);
  });

  it('is refused if a name resolves to it, or to it among others', async () => {
    const resolvesTo = (...addresses: string[]) =>
      send('https://hooks.example.com/', {
        ...strict,
        resolve: () => Promise.resolve(addresses.map((address) => ({ address, family: 4 }))),
      });

    expect(await resolvesTo('192.168.0.10')).toEqual(refused);
    expect(await resolvesTo('8.8.8.8', '10.0.0.1')).toEqual(refused);
  });
});
