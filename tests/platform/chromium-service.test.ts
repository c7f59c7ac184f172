import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, createConnection, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findChromium } from '#platform/chromium';
import { createChromiumService } from '#platform/chromium-service';
import { printHtml } from '#platform/html-renderer';
import { readPdfPages } from '#platform/pdf-pages';
import { eventually } from '../support/eventually';

const chromium = {
  path: findChromium(process.env['CHROME_PATH'], process.env['PATH'] ?? '') ?? '',
  hasSandbox: process.getuid?.() !== 0,
};
const errors: unknown[] = [];
const profiles = () => readdirSync(tmpdir()).filter((name) => name.startsWith('gladhand-chromium-'));
const nothing = () => Promise.resolve(undefined);
const page = (body: string) => `<!doctype html><meta charset="utf-8"><title>Title</title>${body}`;

let service: Server;
let address: { readonly host: string; readonly port: number };
beforeAll(async () => {
  service = createChromiumService(chromium, { maxBrowsers: 2, onError: (error) => errors.push(error) });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  address = { host: '127.0.0.1', port: (service.address() as AddressInfo).port };
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

describe('a browser in a process of its own', () => {
  it('prints documents with their own files, two at a time, and leaves nothing behind', async () => {
    const before = profiles();
    const html = () => page('<h2 id="one">One</h2><h2 id="two" style="break-before:page">Two</h2>');

    const printed = await Promise.all([1, 2].map(() => printHtml({ html, resource: nothing }, address)));

    expect(printed.map(({ pageCount }) => pageCount)).toEqual([2, 2]);
    expect(printed.map(({ pdf }) => readPdfPages(pdf).pageCount)).toEqual([2, 2]);
    await eventually(() => {
      expect(profiles()).toEqual(before);
    });
    expect(errors).toEqual([]);
  });

  it('ends when its document is given up', async () => {
    const before = profiles();
    const document = {
      html: () => page('<img src="/picture">'),
      resource: () => new Promise<undefined>(() => undefined),
    };

    await expect(printHtml(document, { ...address, timeoutMs: 3_000 })).rejects.toThrow('took too long');

    await eventually(() => {
      expect(profiles()).toEqual(before);
    });
  });

  it('is refused while as many run as may', async () => {
    const sockets = [1, 2].map(() => createConnection(address));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));

    await expect(printHtml({ html: () => page(''), resource: nothing }, address)).rejects.toThrow('ended');

    for (const socket of sockets) socket.destroy();
  });

  it('that cannot be reached fails the document', async () => {
    const nobody = { host: '127.0.0.1', port: 1 };

    await expect(printHtml({ html: () => page(''), resource: nothing }, nobody)).rejects.toThrow('ECONNREFUSED');
  });
});
