import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readEnvelope, writeMessage } from '#domain/web-view/messages';
import { connectHost } from '#web/app/host-bridge';
import { channelOf } from '#web/features/web-view/bridge/channel';
import { createOutbox } from '#web/features/web-view/bridge/outbox';
import { startBridge } from '#web/features/web-view/bridge/start-bridge';
import { session } from '#web/shared/session/session-store';
import { setThemeMode } from '#web/shared/theme/theme-mode';
import { anApplication } from '../../support/application';
import { aDriverMe } from '../../support/drivers';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aDriver, anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import {
  aNativeObject,
  aPageAround,
  deliver,
  hello,
  HOST_ORIGIN,
  leaveHosts,
  pageApi,
  withoutReady,
} from '../../support/web-view-host';

let disconnect: () => void = () => undefined;

beforeEach(freshBrowser);
afterEach(() => {
  disconnect();
  disconnect = () => undefined;
  leaveHosts();
});

const hostAt = (origin: string | null) => (api: FakeApi) => api.on('GET', '/api/web-view', ok({ origin }));

/** Opens a page that needs nothing of the API, and connects it. */
async function openConnected(options: Parameters<typeof renderApp>[1]) {
  const opened = await renderApp('/forbidden', options);
  await screen.findByRole('heading', { name: 'Forbidden resource' });
  await act(async () => {
    disconnect = await startBridge(opened);
  });
  return opened;
}

/** The same in a frame of a page. */
async function openInFrame(origin: string | null = HOST_ORIGIN, user = aDriver()) {
  const host = aPageAround();
  const opened = await openConnected({ user, api: hostAt(origin) });
  return { ...opened, host, greet: () => void deliver(hello, { source: host.around }) };
}

describe('the channel', () => {
  it('is the one of React Native, then of iOS, then of Android, then the page around the frame', () => {
    const [reactNative, ios, android] = [aNativeObject(), aNativeObject(), aNativeObject()];
    const { sent } = aPageAround();
    const native = { ReactNativeWebView: reactNative.object, gladhandAndroid: android.object };
    Object.assign(window, native, { webkit: { messageHandlers: { gladhand: ios.object } } });

    channelOf(HOST_ORIGIN)?.('1');
    Reflect.deleteProperty(window, 'ReactNativeWebView');
    channelOf(HOST_ORIGIN)?.('2');
    Reflect.deleteProperty(window, 'webkit');
    channelOf(HOST_ORIGIN)?.('3');
    Reflect.deleteProperty(window, 'gladhandAndroid');
    channelOf(HOST_ORIGIN)?.(hello);

    expect([reactNative.texts, ios.texts, android.texts]).toEqual([['1'], ['2'], ['3']]);
    expect(sent().map(({ type }) => type)).toEqual(['hello']);
  });

  it('to the page around the frame needs an origin, which is its exact target', () => {
    const host = aPageAround();

    expect(channelOf(null)).toBeUndefined();
    channelOf(HOST_ORIGIN)?.(hello);

    expect(host.targets()).toEqual([HOST_ORIGIN]);
  });
});

describe('messages before the greeting', () => {
  it('wait: of sixty, the newest fifty follow one that says how many are missing', () => {
    const texts: string[] = [];
    const outbox = createOutbox(() => (text) => void texts.push(text));
    for (let page = 1; page <= 60; page += 1) outbox.post('route', { path: `/driver/${page}` });
    expect(texts).toEqual([]);

    outbox.open();
    outbox.open();

    const messages = texts.map((text) => readEnvelope(text));
    expect(messages[0]).toMatchObject({ type: 'dropped', data: { count: 10 } });
    expect(messages.slice(1).map((message) => message?.data)).toEqual(
      Array.from({ length: 50 }, (_, index) => ({ path: `/driver/${index + 11}` })),
    );
    expect(new Set(messages.map((message) => message?.id)).size).toBe(51);
  });

  it('are announced until the host greets', () => {
    const texts: string[] = [];
    const outbox = createOutbox(() => (text) => void texts.push(text));

    outbox.announce();
    outbox.open();
    outbox.announce();

    expect(texts.map((text) => readEnvelope(text))).toEqual([
      expect.objectContaining({ type: 'ready', v: 1, data: { versions: [1] } }),
    ]);
  });
});

describe('without a host', () => {
  it('nothing is sent and nothing fails', async () => {
    await openConnected({ user: aDriver() });

    pageApi()?.receive(hello);
    window.dispatchEvent(new CustomEvent('gladhand:new_event'));
    act(() => session.end('expired'));

    expect(pageApi()?.ignored).toBe(1);
  });

  it('a channel that throws loses the message, not the page', () => {
    const outbox = createOutbox(() => () => {
      throw new Error('The host is gone');
    });
    outbox.open();

    expect(() => outbox.post('connection', {})).not.toThrow();
  });

  it('an unreachable API allows no frame', async () => {
    const host = aPageAround();
    await openConnected({ api: (api) => api.on('GET', '/api/web-view', refusal(503, 'unavailable')) });

    deliver(hello, { source: host.around });

    expect([host.sent(), pageApi()?.ignored]).toEqual([[], 1]);
  });
});

describe('a message of the host', () => {
  it('is read only from the page around the frame, at the configured origin; others are counted', async () => {
    const { host, greet } = await openInFrame();
    const strangers = [{ origin: 'https://evil.example', source: host.around }, {}, { source: window }];

    for (const stranger of strangers) deliver(hello, stranger);
    expect(withoutReady(host.sent())).toEqual([]);
    deliver('no message', { source: host.around });
    expect(pageApi()?.ignored).toBe(4);
    greet();

    expect(host.targets()).toEqual([HOST_ORIGIN]);
    expect(pageApi()?.ignored).toBe(4);
  });

  it('is not read at all if no origin is configured', async () => {
    const { host, greet } = await openInFrame(null);

    greet();
    pageApi()?.receive(hello);

    expect([host.sent(), pageApi()?.ignored]).toEqual([[], 2]);
  });

  it.each(['/auth/tokenLogin/c2VjcmV0', '//evil.example/driver', '/driver/../auth/logOut', 'javascript:alert(1)'])(
    'opens pages of the signed-in areas, and never %s',
    async (path) => {
      const { host, router } = await openInFrame();
      const opened = new Set<string>();
      router.subscribe(({ location }) => opened.add(location.pathname));

      act(() => {
        deliver(writeMessage('2', 'open', { path }), { source: host.around });
        deliver(writeMessage('3', 'open', { path: '/account' }), { source: host.around });
      });

      await screen.findByRole('heading', { level: 1, name: 'My Account' });
      expect([...opened].filter((page) => page !== '/forbidden')).toEqual(['/account']);
    },
  );

  it('sets the theme, which is reported', async () => {
    const { host, greet } = await openInFrame();
    greet();

    deliver(writeMessage('2', 'appearance', { theme: 'dark' }), { source: host.around });

    await waitFor(() =>
      expect(host.sent()).toContainEqual(expect.objectContaining({ type: 'themeChanged', data: { theme: 'dark' } })),
    );
    act(() => setThemeMode('light'));
  });
});

describe('an app', () => {
  it('greets through the page, and opens links to other sites', async () => {
    const { texts, object } = aNativeObject();
    Object.assign(window, { ReactNativeWebView: object });
    await openConnected({ user: aDriver() });
    document.body.insertAdjacentHTML('beforeend', '<a href="https://fmcsa.example/rules">Rules</a>');
    const link = screen.getByRole('link', { name: 'Rules' });
    const followed: boolean[] = [];
    window.addEventListener('click', (event) => followed.push(!event.defaultPrevented), { once: true });

    pageApi()?.receive(hello);
    await userEvent.click(link);
    link.remove();

    expect(followed).toEqual([false]);
    expect(texts.map((text) => readEnvelope(text)).at(-1)).toMatchObject({
      type: 'externalLink',
      data: { url: 'https://fmcsa.example/rules' },
    });
  });
});

describe('the events of a page', () => {
  it('name who signed in and out and which page opened, and never contain a token', async () => {
    const user = aDriver();
    const { host, greet, router } = await openInFrame(HOST_ORIGIN, user);
    greet();
    await act(() => router.navigate('/account?token=token-1'));
    await screen.findByRole('heading', { level: 1, name: 'My Account' });
    await waitFor(() => expect(host.sent().map(({ type }) => type)).toContain('signedIn'));
    act(() => session.end('expired'));

    expect(withoutReady(host.sent()).map(({ type, data }) => [type, data])).toEqual(
      expect.arrayContaining([
        ['signedIn', { userId: user._id, roles: ['applicant'] }],
        ['route', { path: '/account' }],
        ['signedOut', { reason: 'expired' }],
      ]),
    );
    expect(JSON.stringify(host.sent())).not.toContain('token-1');
  });

  it('pass live events on by their names, with named fields only', async () => {
    const { host, greet } = await openInFrame();
    greet();
    const live = [
      ['connection', undefined, {}],
      ['user_was_changed', { secret: 'x' }, {}],
      ['upload_progress', { type: 'mvr', percent: 40, secret: 'x' }, { type: 'mvr', percent: 40 }],
      ['verification_was_changed', undefined, {}],
      ['token_is_invalid', 'idle', { reason: 'idle' }],
      ['employment_history_was_changed', undefined, {}],
      ['new_event', undefined, {}],
    ] as const;
    const before = host.sent().length;

    for (const [name, detail] of live) window.dispatchEvent(new CustomEvent(`gladhand:${name}`, { detail }));
    window.dispatchEvent(new CustomEvent('gladhand:changed', { detail: { topic: 'driver', id: 'x' } }));
    window.dispatchEvent(new CustomEvent('gladhand:upload_progress', { detail: { type: 'secret', percent: 1 } }));

    const sent = host.sent().slice(before);
    expect(sent.map(({ type, data }) => [type, data])).toEqual(live.map(([name, , data]) => [name, data]));
  });

  it('request a document that was sent back, once', async () => {
    const documents = anApplication().documents.map((item) =>
      item.document === 'mvr' ? { ...item, status: 'rejected' as const } : item,
    );
    const host = aPageAround();
    const { client, router } = await renderApp('/driver/onboarding/documents', {
      user: anApplyingDriver(),
      api: (api) =>
        hostAt(HOST_ORIGIN)(api)
          .on('GET', '/api/driver/me', ok(aDriverMe({ isActiveDriver: false, isReadyForDispatch: false })))
          .on('GET', '/api/drivers/me/documents', ok({ kinds: [], data: [] }))
          .on('GET', '/api/driver-profile/verification', ok(anApplication({ documents }))),
    });
    await screen.findByRole('region', { name: "Driver's license, front" });
    await act(async () => {
      disconnect = await startBridge({ client, router });
    });
    deliver(hello, { source: host.around });
    const requested = () => host.sent().filter(({ type }) => type === 'documentNeeded');

    await waitFor(() => expect(requested()).toHaveLength(1));
    await act(() => client.invalidateQueries());

    expect(requested().map(({ data }) => data)).toEqual([{ type: 'mvr', isRejected: true }]);
  });
});

describe('the code of the bridge', () => {
  it('is loaded only where a host may be', async () => {
    const { client, router } = await renderApp('/forbidden', { api: hostAt(HOST_ORIGIN) });
    await screen.findByRole('heading', { name: 'Forbidden resource' });

    connectHost(client, router);
    expect(pageApi()).toBeUndefined();
    const host = aPageAround();
    connectHost(client, router);

    await waitFor(() => expect(host.sent()).toEqual([expect.objectContaining({ type: 'ready' })]));
  });
});
