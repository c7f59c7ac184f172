import { session } from './session-store';

/** Within one browser and one origin only; nothing of it is stored. */
const CHANNEL = 'gladhand-session';

let underWay: Promise<boolean> | undefined;

async function ask(): Promise<string | undefined> {
  const response = await fetch('/api/auth/refresh', { method: 'POST', credentials: 'same-origin' });
  if (response.status === 401 || response.status === 403) return undefined;
  if (!response.ok) throw new TypeError('No new token for now');
  const { accessToken } = (await response.json()) as { accessToken: string };
  return accessToken;
}

/** The cookie rotates: two tabs that send the same one would look like a stolen token, so they take turns. */
const inTurn = (task: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('gladhand-refresh', task) : task();

/** Lets what other tabs have said arrive before their silence is believed. */
const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Tabs share the cookie, so a token that one of them is given while others wait for their turn is for all of them. */
async function askOnceForAllTabs(): Promise<boolean> {
  const tabs = new BroadcastChannel(CHANNEL);
  let given: string | undefined;
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') given = data;
  };
  try {
    return await inTurn(async () => {
      await nextTask();
      const accessToken = given ?? (await ask());
      if (accessToken === undefined) return false;
      session.start(accessToken);
      if (given === undefined) tabs.postMessage(accessToken);
      return true;
    });
  } finally {
    tabs.close();
  }
}

/** Exchanges the cookie for a new access token; callers at the same time share one request. */
export function refreshSession(): Promise<boolean> {
  underWay ??= askOnceForAllTabs().finally(() => {
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
