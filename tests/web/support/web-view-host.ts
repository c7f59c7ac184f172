import { jest } from '@jest/globals';
import type { Envelope } from '#domain/web-view/messages';
import { readEnvelope, writeMessage } from '#domain/web-view/messages';

/** The origin of the page around the product in tests. */
export const HOST_ORIGIN = 'https://host.example';

const nativeNames = ['ReactNativeWebView', 'webkit', 'gladhandAndroid', 'gladhand'] as const;

/** The objects that apps and the bridge add to the window. */
export type HostedWindow = Window & { gladhand?: { receive: (text: unknown) => void; ignored: number } };

export const pageApi = () => (window as HostedWindow).gladhand;

/** Removes every host. */
export function leaveHosts() {
  Reflect.defineProperty(window, 'parent', { value: window, configurable: true });
  for (const name of nativeNames) Reflect.deleteProperty(window, name);
}

/** An object of an app: collects the texts of the page. */
export function aNativeObject() {
  const texts: string[] = [];
  return { texts, object: { postMessage: (text: string) => void texts.push(text) } };
}

/** Puts a page around this one; records its messages with their target. */
export function aPageAround() {
  const postMessage = jest.fn<(text: string, origin: string) => void>();
  const around = { postMessage } as unknown as Window;
  Reflect.defineProperty(window, 'parent', { value: around, configurable: true });
  return {
    around,
    sent: () => postMessage.mock.calls.map(([text]) => readEnvelope(text)).filter((each) => each !== undefined),
    targets: () => [...new Set(postMessage.mock.calls.map(([, origin]) => origin))],
  };
}

/** Delivers a message to this page, as the browser would. */
export const deliver = (data: unknown, from: { origin?: string; source?: Window }) =>
  window.dispatchEvent(
    new MessageEvent('message', { data, origin: from.origin ?? HOST_ORIGIN, source: from.source ?? null }),
  );

export const hello = writeMessage('1', 'hello', {});

/** The messages other than announcements. */
export const withoutReady = (messages: readonly Envelope[]) => messages.filter(({ type }) => type !== 'ready');
