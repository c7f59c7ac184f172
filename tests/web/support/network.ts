import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

const say = (type: 'online' | 'offline') =>
  act(() => {
    window.dispatchEvent(new Event(type));
  });

/** The device loses its network: the browser says so, and nothing is answered. */
export function goOffline() {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  say('offline');
}

/** The network is back, and what answers is what answered before. */
export function goOnline(fetch: typeof globalThis.fetch) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetch);
  say('online');
}
