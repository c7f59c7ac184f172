import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { readEnvelope, writeMessage } from '#domain/web-view/messages';
import { type FakeApi, ok } from '../../support/fake-api';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { deliver } from '../../support/web-view-host';

beforeEach(freshBrowser);

const logins = [
  { label: 'HR', email: 'hr@carrier.example', password: 'a password', isDriver: false },
  { label: 'Driver', email: 'driver@example.com', password: 'another password', isDriver: true },
];
const inDemo = (origin: string | null) => (api: FakeApi) =>
  api
    .on('GET', '/api/demo', ok({ demo: true, isArriving: false, logins }))
    .on('GET', '/api/web-view', ok({ origin }))
    .on(
      'POST',
      '/api/auth/signIn',
      ok({ accessToken: 'token-7', expiresAt: '2099-01-01T00:00:00.000Z', user: aDriver() }),
    )
    .on('POST', '/api/auth/tokenLogin/token', ok({ token: 'a secret' }));

async function openHost(origin: string | null = window.location.origin) {
  const opened = await renderApp('/demo/web-view', { api: inDemo(origin) });
  await screen.findByRole('option', { name: 'Driver' });
  return opened;
}

describe("the demo's page around the product", () => {
  it('signs in as a driver unless another person is chosen, and shows the product by a single-use secret', async () => {
    const { api, browser } = await openHost();

    await browser.click(screen.getByRole('button', { name: 'Open the product' }));

    const frame = await screen.findByTitle('Product in a frame');
    expect(frame).toHaveAttribute('src', `/auth/tokenLogin/${encodeURIComponent(btoa('a secret'))}`);
    expect(api.sent('POST', '/api/auth/signIn').map(({ body }) => body)).toEqual([
      { email: 'driver@example.com', password: 'another password' },
    ]);
    const [issued] = api.sent('POST', '/api/auth/tokenLogin/token');
    expect(issued?.headers.get('Authorization')).toBe('Bearer token-7');
    expect(window.localStorage.getItem('gladhand.signedIn')).toBeNull();
  });

  it('greets the product, and lists its messages and no others', async () => {
    const { browser } = await openHost();
    await browser.click(screen.getByRole('button', { name: 'Open the product' }));
    const { contentWindow } = await screen.findByTitle<HTMLIFrameElement>('Product in a frame');
    if (contentWindow === null) throw new Error('The frame has no window');
    const send = jest.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined);
    const own = { origin: window.location.origin, source: contentWindow };

    act(() => {
      deliver(writeMessage('1', 'ready', { versions: [1] }), own);
      deliver(writeMessage('2', 'route', { path: '/driver/home' }), own);
      deliver(writeMessage('3', 'route', { path: '/elsewhere' }), { ...own, origin: 'https://evil.example' });
      deliver(writeMessage('4', 'route', { path: '/itself' }), { ...own, source: window });
    });
    await browser.click(screen.getByRole('button', { name: 'Show the dark theme' }));

    expect(screen.getByRole('log')).toHaveTextContent('ready {"versions":[1]}route {"path":"/driver/home"}');
    expect(screen.getByText('2 messages')).toBeVisible();
    const sent = send.mock.calls.map(([text]) => readEnvelope(text));
    expect(sent.map((message) => [message?.type, message?.data])).toEqual([
      ['hello', {}],
      ['appearance', { theme: 'dark' }],
    ]);
    expect(new Set(send.mock.calls.map(([, target]) => target))).toEqual(new Set([window.location.origin]));
  });

  it('says so if another site is configured', async () => {
    await openHost('https://host.example');

    expect(await screen.findByRole('alert')).toHaveTextContent('Web views are configured for https://host.example');
  });

  it('does not exist outside of a demo', async () => {
    const { browser } = await renderApp('/demo/web-view');

    await browser.click(await screen.findByRole('button', { name: 'Cancel' }));

    expect(await screen.findByRole('heading', { name: 'Page not found.' })).toBeVisible();
  });
});
