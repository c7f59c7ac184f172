import { api, call } from '#web/shared/http/client';
import { sendHeldActions } from '#web/shared/ui/held-actions';
import { restoreSession } from './refresh';
import { session } from './session-store';

/** Only within one browser and origin. */
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

/** Ends the session in this browser, and on the server if it can be reached. Returns whether there was a session. */
export async function signOut(): Promise<boolean> {
  const isSignedIn = await restoreSession().catch(() => false);
  // Before the server's notification, which only says that the token is no longer valid.
  if (isSignedIn) {
    await sendHeldActions();
    notifyOtherTabs();
    await call(api.POST('/api/auth/signOut')).catch(() => undefined);
  }
  session.end('signed-out');
  return isSignedIn;
}
