import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

const say = (type: 'online' | 'offline') =>
  act(() => {
    window.dispatchEvent(new Event(type));
  });

/** Takes the device offline: the browser reports it, and every request fails. */
export function goOffline() {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  say('offline');
}

/** Restores the network with the same routes as before. */
export function goOnline(fetch: typeof globalThis.fetch) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetch);
  say('online');
}
