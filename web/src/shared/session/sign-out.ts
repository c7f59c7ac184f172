import { api, call } from '../http/client';
import { restoreSession } from './refresh';
import { session } from './session-store';

/** Within one browser and one origin only. */
const CHANNEL = 'gladhand-sign-out';

function notifyOtherTabs() {
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.postMessage(session.userId());
  tabs.close();
}

/** Signs out every tab when one of them signs out, with the same message; returns a function that stops this. */
export function followSignOut(): () => void {
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== undefined && data === session.userId()) session.end('signed-out');
  };
  return () => {
    tabs.close();
  };
}

/** Ends the session here whatever the server answers, and there if it can be reached. Answers whether there was one. */
export async function signOut(): Promise<boolean> {
  const isSignedIn = await restoreSession().catch(() => false);
  // Before the server, whose own word to the other tabs is only that their token is no longer good.
  if (isSignedIn) {
    notifyOtherTabs();
    await call(api.POST('/api/auth/signOut')).catch(() => undefined);
  }
  session.end('signed-out');
  return isSignedIn;
}
