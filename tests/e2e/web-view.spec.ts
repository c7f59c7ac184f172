import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createDatabase } from '#db/core/handle';
import type { SignInView } from '#domain/accounts/settings/schema';
import { apiGet, apiSend, signIn } from '../../lab/tour/people';
import { expect, test } from './support/test';

const messageIn = (page: Page, type: string, data?: object) =>
  page
    .getByRole('log')
    .getByRole('listitem')
    .filter({ hasText: data === undefined ? type : `${type} ${JSON.stringify(data)}` })
    .first();

const frameOf = (page: Page) => page.frameLocator('iframe[title="Product in a frame"]');

async function openHost(page: Page) {
  await page.goto('/demo/web-view');
  await page.getByRole('button', { name: 'Open the product' }).click();
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  // The bar at the bottom of the frame stays there, so scrolling inside of it does not bring it into view.
  await page.evaluate("document.querySelector('iframe').scrollIntoView({ block: 'end' })");
}

test('the page around the product signs a driver in and receives what happens there', async ({ pageOf }) => {
  const page = await pageOf(undefined);

  await test.step('the driver of the demo is signed in', async () => {
    await openHost(page);
    await expect(messageIn(page, 'ready')).toBeVisible();
    await expect(page.getByRole('log')).toContainText('"roles":["applicant"]');
    await expect(messageIn(page, 'route')).toBeVisible();
    await expect(messageIn(page, 'connection')).toBeVisible();
  });

  await test.step('pages that the driver opens are reported, and the theme that the host chose', async () => {
    await frameOf(page).getByRole('link', { name: 'Find jobs' }).last().click();
    await expect(messageIn(page, 'route', { path: '/driver/jobs' })).toBeVisible();
    await page.getByRole('button', { name: 'Show the dark theme' }).click();
    await expect(messageIn(page, 'themeChanged', { theme: 'dark' })).toBeVisible();
    await expect(frameOf(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

/** Announces changes as projections do, so that the story leaves the demo as it was. */
async function announce(...changes: readonly object[]) {
  const database = createDatabase(process.env['DATABASE_URL'] ?? '', { pool: 1 });
  try {
    for (const change of changes)
      await database.raw("select pg_notify('gladhand_changes', ?)", [JSON.stringify(change)]);
  } finally {
    await database.destroy();
  }
}

test('live events and the end of the session reach the page around the product', async ({ address, users, pageOf }) => {
  if (users.applicant === undefined) throw new Error('The demo has no driver who is applying');
  const applicant = await signIn(address, users.applicant);
  const driverId = applicant.user._id;
  const page = await pageOf(undefined);
  await page.goto('/demo/web-view');
  await page.getByLabel('Person').selectOption(applicant.email);
  await page.getByRole('button', { name: 'Open the product' }).click();
  await expect(messageIn(page, 'connection')).toBeVisible();

  await test.step('each change is reported by its name', async () => {
    const topics = ['driver', 'history', 'candidacy'];
    await announce(...topics.map((topic) => ({ topic, id: driverId, driverId })));
    for (const name of ['verification_was_changed', 'user_was_changed', 'employment_history_was_changed', 'new_event'])
      await expect(messageIn(page, name, {})).toBeVisible();
  });

  await test.step('a file that arrives from another device is reported', async () => {
    const headers = { Authorization: `Bearer ${applicant.token}`, 'Tus-Resumable': '1.0.0' };
    const metadata = `type ${Buffer.from('mvr').toString('base64')}`;
    const started = await fetch(`${address}/api/uploads`, {
      method: 'POST',
      headers: { ...headers, 'Upload-Length': '10', 'Upload-Metadata': metadata },
    });
    const upload = new URL(started.headers.get('Location') ?? '', address);
    const part = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' };
    await fetch(upload, { method: 'PATCH', headers: { ...headers, ...part }, body: '%PDF-' });
    await expect(messageIn(page, 'upload_progress', { type: 'mvr', percent: 50 })).toBeVisible();
    await fetch(upload, { method: 'DELETE', headers });
  });

  await test.step('a session that ends elsewhere is reported', async () => {
    const sessions = await apiGet<SignInView[]>(address, applicant, '/api/user/sessions');
    for (const { _id } of sessions.filter(({ isCurrent }) => !isCurrent))
      await apiSend({ baseUrl: address, person: applicant, method: 'DELETE' }, `/api/user/sessions/${_id}`);
    await expect(messageIn(page, 'token_is_invalid')).toBeVisible();
    await expect(messageIn(page, 'signedOut')).toBeVisible();
  });
});

/** A site of its own on this machine: browsers keep pages that are not from here away from addresses that are. */
async function strangerAround(src: string): Promise<{ url: string; close: () => void }> {
  const body = `<script>
      window.received = [];
      window.addEventListener('message', ({ data }) => window.received.push(data));
    </script>
    <iframe title="Product" src="${src}"></iframe>`;
  const server = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(body));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test('a page of another site can neither show the product nor receive its messages', async ({ pageOf, address }) => {
  const page = await pageOf(undefined);
  const stranger = await strangerAround(`${address}/auth/tokenLogin/c2VjcmV0`);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));

  await page.goto(stranger.url);
  await refused;

  expect(await page.evaluate('window.received')).toEqual([]);
  stranger.close();
});
