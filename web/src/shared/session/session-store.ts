/** Why a session ended: the person left, or the server no longer takes its token. */
export type SessionEnd = 'signed-out' | 'expired';

interface State {
  /** Memory only: a script that reads storage must not find it. */
  accessToken: string | undefined;
  restored: boolean;
}

/** Tells the next page load that asking for a new token is worth a request; holds no secret. */
const HINT_KEY = 'gladhand.signedIn';

const state: State = { accessToken: undefined, restored: false };
const endListeners = new Set<(why: SessionEnd) => void>();

export const session = {
  token: () => state.accessToken,
  isRestored: () => state.restored,
  mayBeSignedIn: () => window.localStorage.getItem(HINT_KEY) !== null,

  start(accessToken: string) {
    state.accessToken = accessToken;
    state.restored = true;
    window.localStorage.setItem(HINT_KEY, '1');
  },

  /** Nobody is signed in, and nobody was: no listener needs to hear of it. */
  none() {
    state.accessToken = undefined;
    state.restored = true;
    window.localStorage.removeItem(HINT_KEY);
  },

  end(why: SessionEnd) {
    const wasSignedIn = state.accessToken !== undefined;
    session.none();
    if (wasSignedIn) for (const listener of endListeners) listener(why);
  },

  /** Back to the state of a page that was just loaded. */
  forget() {
    state.accessToken = undefined;
    state.restored = false;
  },

  onEnd(listener: (why: SessionEnd) => void) {
    endListeners.add(listener);
    return () => {
      endListeners.delete(listener);
    };
  },
};
