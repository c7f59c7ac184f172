import type { SignOutReason } from '#domain/accounts/session-ends';
import { signOutReasons } from '#domain/accounts/session-ends';

/** Why a session ended: sign-out, a reason of the server, or unknown. */
export type SessionEnd = 'signed-out' | 'expired' | SignOutReason;

const isReason = (why: unknown): why is SignOutReason => signOutReasons.some((reason) => reason === why);

interface State {
  /** Memory only: a script that reads storage must not find it. */
  accessToken: string | undefined;
  /** The user of the token; the cookie may change to another user's after a sign-in in another tab. */
  userId: string | undefined;
  restored: boolean;
  /** Why the server last refused the session; kept until the next sign-in. */
  endedFor: SignOutReason | undefined;
}

/** Marks for the next page load that a token refresh is worth a request; holds no secret. */
const HINT_KEY = 'gladhand.signedIn';

const state: State = { accessToken: undefined, userId: undefined, restored: false, endedFor: undefined };
const endListeners = new Set<(why: SessionEnd) => void>();

export const session = {
  token: () => state.accessToken,
  isRestored: () => state.restored,
  mayBeSignedIn: () => window.localStorage.getItem(HINT_KEY) !== null,

  userId: () => state.userId,
  endedFor: () => state.endedFor,

  /** Keeps the server's reason for the end of the session; an unknown value is no reason. */
  noteReason(why: unknown) {
    state.endedFor = isReason(why) ? why : undefined;
  },

  start(accessToken: string, userId?: string) {
    state.accessToken = accessToken;
    state.userId = userId ?? state.userId;
    state.restored = true;
    state.endedFor = undefined;
    window.localStorage.setItem(HINT_KEY, '1');
  },

  /** Nobody was signed in, so no listener is notified. */
  none() {
    state.accessToken = undefined;
    state.userId = undefined;
    state.restored = true;
    window.localStorage.removeItem(HINT_KEY);
  },

  end(why: SessionEnd) {
    const wasSignedIn = state.accessToken !== undefined;
    if (why === 'signed-out') state.endedFor = undefined;
    session.none();
    const reason = state.endedFor ?? why;
    if (wasSignedIn) for (const listener of endListeners) listener(reason);
  },

  /** Another user signed in in another tab: the session ends in this tab only. */
  endInThisTab() {
    session.end('expired');
    window.localStorage.setItem(HINT_KEY, '1');
  },

  /** Resets to the state after a page load. */
  reset() {
    state.accessToken = undefined;
    state.userId = undefined;
    state.restored = false;
    state.endedFor = undefined;
  },

  onEnd(listener: (why: SessionEnd) => void) {
    endListeners.add(listener);
    return () => {
      endListeners.delete(listener);
    };
  },
};
