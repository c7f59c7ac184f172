import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createConnection, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deleteOldProfiles, findChromium } from '#platform/chromium';
import { createChromiumService } from '#platform/chromium-service';
import { printHtml } from '#platform/html-renderer';
import { readPdfPages } from '#platform/pdf-pages';
import { eventually } from '../support/eventually';

const PREFIX = 'gladhand-chromium-';
const chromium = {
  path: findChromium(process.env['CHROME_PATH'], process.env['PATH'] ?? '') ?? '',
  hasSandbox: process.getuid?.() !== 0,
};
const profiles = () => readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX));
const nothing = () => Promise.resolve(undefined);
const page = (body: string) => `<!doctype html><meta charset="utf-8"><title>Title</title>${body}`;

describe('profiles of killed processes', () => {
  it('are deleted once they are old', async () => {
    const [old, fresh] = [mkdtempSync(join(tmpdir(), PREFIX)), mkdtempSync(join(tmpdir(), PREFIX))];
    utimesSync(old, new Date(0), new Date(0));

    await deleteOldProfiles(new Date(1_000));

    expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
    rmSync(fresh, { recursive: true });
  });
});

describe('a printed document', () => {
  it('knows on which page each linked element lies', async () => {
    const seen: (ReadonlyMap<string, number> | undefined)[] = [];
    const links = Array.from({ length: 12 }, (_, index) => `<a href="#part-${String(index)}">${String(index)}</a> `);
    const parts = links.map((_, index) => `<h2 id="part-${String(index)}" style="break-before:page">Part</h2>`);
    const html = (pageOf: ReadonlyMap<string, number> | undefined) => {
      seen.push(pageOf);
      return page(links.join('') + parts.join(''));
    };

    const { pdf, pageCount } = await printHtml({ html, resource: nothing }, chromium);

    expect(pageCount).toBe(13);
    expect(seen[0]).toBeUndefined();
    expect(seen[1]?.get('part-0')).toBe(2);
    expect(seen[1]?.get('part-11')).toBe(13);
    expect(readPdfPages(pdf).pageCount).toBe(13);
  });

  it('of a page of the console begins on the first page, however long its cards are', async () => {
    const styles = readFileSync(join(__dirname, '../../web/src/shared/ui/base.css'), 'utf8');
    const rows = Array.from({ length: 40 }, (_, index) => `<li id="row-${String(index)}" style="height:2cm">Row</li>`);
    const links = rows.map((_row, index) => `<a href="#row-${String(index)}">.</a>`).join('');
    const seen: (ReadonlyMap<string, number> | undefined)[] = [];
    const html = (pageOf: ReadonlyMap<string, number> | undefined) => {
      seen.push(pageOf);
      return page(
        `<style>${styles}</style><h1>Order</h1>${links}<section class="gh-card"><ul>${rows.join('')}</ul></section>`,
      );
    };

    await printHtml({ html, resource: nothing }, chromium);

    expect(seen[1]?.get('row-0')).toBe(1);
    expect(seen[1]?.get('row-39')).toBeGreaterThan(2);
  });

  it('runs no script, and loads nothing but its own files', async () => {
    const requested: string[] = [];
    const server = createServer((request, response) => {
      requested.push(request.url ?? '');
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const paths: string[] = [];
    const html = () =>
      page(`<p>Text</p><script>document.body.innerHTML = '<p>More</p><h2 style="break-before:page">Scripted</h2>'</script>
        <img src="http://127.0.0.1:${String(port)}/picture"><img src="file:///etc/passwd">
        <iframe src="http://127.0.0.1:${String(port)}/frame"></iframe><img src="/own">`);
    const resource = (path: string) => {
      paths.push(path);
      return Promise.resolve(undefined);
    };

    const { pageCount } = await printHtml({ html, resource }, chromium);
    await new Promise((resolve) => server.close(resolve));

    expect(requested).toEqual([]);
    // The browser requests an icon, too.
    expect(new Set(paths)).toEqual(new Set(['own', 'favicon.ico']));
    expect(pageCount).toBe(1);
  });

  it('is given up after its time, and the browser ends', async () => {
    const before = profiles();
    const resource = () => new Promise<undefined>(() => undefined);
    const document = { html: () => page('<img src="/picture">'), resource };

    await expect(printHtml(document, { ...chromium, timeoutMs: 3_000 })).rejects.toThrow('took too long');

    expect(profiles()).toEqual(before);
  });

  it('is refused when the browser does not start', async () => {
    const document = { html: () => page(''), resource: nothing };

    await expect(printHtml(document, { path: '/bin/false', hasSandbox: true })).rejects.toThrow('Chromium exited');
    await expect(printHtml(document, { path: '/no/such/browser', hasSandbox: true })).rejects.toThrow('ENOENT');
  });
});

describe('a browser in a process of its own', () => {
  const errors: unknown[] = [];
  let service: Server;
  let address: { readonly host: string; readonly port: number };
  beforeAll(async () => {
    service = createChromiumService(chromium, { maxBrowsers: 2, onError: (error) => errors.push(error) });
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
    address = { host: '127.0.0.1', port: (service.address() as AddressInfo).port };
  });
  afterAll(() => new Promise((resolve) => service.close(resolve)));

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

    const refused = await printHtml({ html: () => page(''), resource: nothing }, address).catch(String);
    for (const socket of sockets) socket.destroy();

    expect(refused).toMatch(/ended|ECONNRESET/);
  });

  it('that cannot be reached fails the document', async () => {
    const nobody = { host: '127.0.0.1', port: 1 };

    await expect(printHtml({ html: () => page(''), resource: nothing }, nobody)).rejects.toThrow('ECONNREFUSED');
  });
});
