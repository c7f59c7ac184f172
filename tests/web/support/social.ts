import { jest } from '@jest/globals';

/** Allows or blocks pop-up windows. */
export function windowsOpen(allowed: boolean) {
  return jest.spyOn(window, 'open').mockImplementation(() => (allowed ? window : null));
}

/** Delivers the result of the sign-in window to the page that opened it. */
export function flowEnds(end: { provider?: string; problem?: string }) {
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'gladhand.socialFlow', newValue: JSON.stringify({ ...end, at: 1 }) }),
  );
}

/** The API's response about a social sign-in. */
export const aStanding = (more: object = {}) => ({
  provider: 'google',
  email: 'maria@example.com',
  firstName: 'Maria',
  lastName: 'Lopez',
  isRegistered: false,
  linkBy: null,
  ...more,
});
