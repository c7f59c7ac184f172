import { toApiProblem } from '#web/shared/http/api-problem';
import { sendRequest } from '#web/shared/http/send-request';
import { reportInput } from './last-input';
import { session } from './session-store';

/** Only within one browser and origin; nothing is stored. */
const CHANNEL = 'gladhand-session';

let underWay: Promise<boolean> | undefined;

interface TokenGrant {
  accessToken: string;
  userId: string;
}

async function requestToken(): Promise<TokenGrant | undefined> {
  const headers = new Headers();
  reportInput(headers);
  const url = new URL('/api/auth/refresh', window.location.origin);
  const response = await sendRequest(new Request(url, { method: 'POST', credentials: 'same-origin', headers }));
  if (response.status === 401 || response.status === 403) {
    const problem = toApiProblem(response.status, await response.json().catch(() => undefined));
    session.noteReason(problem.params['ended']);
    return undefined;
  }
  if (!response.ok) throw toApiProblem(response.status, await response.json().catch(() => undefined));
  const { accessToken, user } = (await response.json()) as { accessToken: string; user: { _id: string } };
  return { accessToken, userId: user._id };
}

/** The page shows one person's data, so it must not continue with another person's token. */
function adopt({ accessToken, userId }: TokenGrant): boolean {
  const mine = session.userId();
  if (mine === undefined || mine === userId) {
    session.start(accessToken, userId);
    return true;
  }
  session.endInThisTab();
  return false;
}

/** The cookie rotates: two tabs that send the same one would look like a stolen token, so they adopt turns. */
const inTurn = (task: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('gladhand-refresh', task) : task();

/** Lets queued messages of other tabs arrive first: on a busy machine only between two tasks. */
const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(() => {
      setTimeout(resolve);
    });
  });

/** Tabs share the cookie, so a token granted to one of them while others wait for their turn serves all of them. */
async function refreshForAllTabs(): Promise<boolean> {
  const tabs = new BroadcastChannel(CHANNEL);
  let received: TokenGrant | undefined;
  tabs.onmessage = ({ data }: MessageEvent<TokenGrant>) => {
    received = data;
  };
  try {
    return await inTurn(async () => {
      await nextTask();
      const grant = received ?? (await requestToken());
      if (grant === undefined) return false;
      if (received === undefined) tabs.postMessage(grant);
      return adopt(grant);
    });
  } finally {
    tabs.close();
  }
}

/** Exchanges the cookie for a new access token; callers at the same time share one request. */
export function refreshSession(): Promise<boolean> {
  underWay ??= refreshForAllTabs().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** Restores the session of an earlier visit, once per page load. */
export async function restoreSession(): Promise<boolean> {
  if (session.isRestored()) return session.token() !== undefined;
  if (session.mayBeSignedIn() && (await refreshSession())) return true;
  session.none();
  return false;
}
