import { jest } from '@jest/globals';

/** The browser lets a window open, or blocks it. */
export function windowsOpen(allowed: boolean) {
  return jest.spyOn(window, 'open').mockImplementation(() => (allowed ? window : null));
}

/** What the network's window leaves behind for the page that opened it. */
export function visitEnds(end: { provider?: string; problem?: string }) {
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'gladhand.socialVisit', newValue: JSON.stringify({ ...end, at: 1 }) }),
  );
}

/** What the API says of a network's proof. */
export const aStanding = (more: object = {}) => ({
  provider: 'google',
  email: 'maria@example.com',
  firstName: 'Maria',
  lastName: 'Lopez',
  isRegistered: false,
  linkBy: null,
  ...more,
});
