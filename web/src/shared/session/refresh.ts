import { session } from './session-store';

let underWay: Promise<boolean> | undefined;

async function ask(): Promise<boolean> {
  const response = await fetch('/api/auth/refresh', { method: 'POST', credentials: 'same-origin' });
  if (response.status === 401 || response.status === 403) return false;
  if (!response.ok) throw new TypeError('No new token for now');
  const { accessToken } = (await response.json()) as { accessToken: string };
  session.start(accessToken);
  return true;
}

/** The cookie rotates: two tabs that send the same one would look like a stolen token, so they take turns. */
const inTurn = (task: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('gladhand-refresh', task) : task();

/** Exchanges the cookie for a new access token; callers at the same time share one request. */
export function refreshSession(): Promise<boolean> {
  underWay ??= inTurn(ask).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** Takes up the session of an earlier visit, once per page load. */
export async function restoreSession(): Promise<boolean> {
  if (session.isRestored()) return session.token() !== undefined;
  if (session.mayBeSignedIn() && (await refreshSession())) return true;
  session.none();
  return false;
}
