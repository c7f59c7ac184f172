import { api, call } from '../http/client';
import { restoreSession } from './refresh';
import { session } from './session-store';

/** Ends the session here whatever the server answers, and there if it can be reached. */
export async function signOut() {
  const isSignedIn = await restoreSession().catch(() => false);
  if (isSignedIn) await call(api.POST('/api/auth/signOut')).catch(() => undefined);
  session.end('signed-out');
}
