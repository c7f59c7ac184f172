import { api, call } from '../../../shared/http/client';
import { restoreSession } from '../../../shared/session/refresh';
import { session } from '../../../shared/session/session-store';

/** Ends the session here whatever the server answers, and there if it can be reached. */
export async function signOut() {
  const isSignedIn = await restoreSession().catch(() => false);
  if (isSignedIn) await call(api.POST('/api/auth/signOut')).catch(() => undefined);
  session.end('signed-out');
}
