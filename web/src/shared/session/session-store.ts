/** Why a session ended: the person left, or the server no longer takes its token. */
export type SessionEnd = 'signed-out' | 'expired';

interface State {
  /** Memory only: a script that reads storage must not find it. */
  accessToken: string | undefined;
  /** Whose token it is; the cookie may become somebody else's when he signs in in another tab. */
  userId: string | undefined;
  restored: boolean;
}

/** Tells the next page load that asking for a new token is worth a request; holds no secret. */
const HINT_KEY = 'gladhand.signedIn';

const state: State = { accessToken: undefined, userId: undefined, restored: false };
const endListeners = new Set<(why: SessionEnd) => void>();

export const session = {
  token: () => state.accessToken,
  isRestored: () => state.restored,
  mayBeSignedIn: () => window.localStorage.getItem(HINT_KEY) !== null,

  userId: () => state.userId,

  start(accessToken: string, userId?: string) {
    state.accessToken = accessToken;
    state.userId = userId ?? state.userId;
    state.restored = true;
    window.localStorage.setItem(HINT_KEY, '1');
  },

  /** Nobody is signed in, and nobody was: no listener needs to hear of it. */
  none() {
    state.accessToken = undefined;
    state.userId = undefined;
    state.restored = true;
    window.localStorage.removeItem(HINT_KEY);
  },

  end(why: SessionEnd) {
    const wasSignedIn = state.accessToken !== undefined;
    session.none();
    if (wasSignedIn) for (const listener of endListeners) listener(why);
  },

  /** Somebody else has signed in in another tab: here it is over, there it goes on. */
  giveWay() {
    session.end('expired');
    window.localStorage.setItem(HINT_KEY, '1');
  },

  /** Back to the state of a page that was just loaded. */
  forget() {
    state.accessToken = undefined;
    state.userId = undefined;
    state.restored = false;
  },

  onEnd(listener: (why: SessionEnd) => void) {
    endListeners.add(listener);
    return () => {
      endListeners.delete(listener);
    };
  },
};
