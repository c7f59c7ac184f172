import { showTheme } from '#web/shared/theme/theme-mode';
import { deleteKeptFiles } from './delete-kept-files';
import { UNSENT } from './unsent-prefix';

const DEPLOYMENT_KEY = 'gladhand.deployment';
const LAST_USER_KEY = 'gladhand.lastUser';
/** Marks that there may be a refresh cookie; the session itself is stored on the server. */
const KEPT_OVER_DEPLOYMENTS = ['gladhand.signedIn', LAST_USER_KEY];

/** Deletes everything that this browser stores for the product, except hours that are not reported yet. */
export function resetStoredState() {
  for (const key of Object.keys(window.localStorage)) if (!key.startsWith(UNSENT)) window.localStorage.removeItem(key);
  window.sessionStorage.clear();
  deleteKeptFiles();
  showTheme();
}

/**
 * Data stored by another release may be unreadable, so it is deleted when the release changes, unless the user was
 * asked to reload while typing and was promised that the entries stay.
 */
export function resetOnNewDeployment(identifier: string, keepsDrafts = false) {
  const known = window.localStorage.getItem(DEPLOYMENT_KEY);
  if (known !== null && known !== identifier && !keepsDrafts) {
    const kept = KEPT_OVER_DEPLOYMENTS.map((key) => [key, window.localStorage.getItem(key)] as const);
    resetStoredState();
    for (const [key, value] of kept) if (value !== null) window.localStorage.setItem(key, value);
  }
  window.localStorage.setItem(DEPLOYMENT_KEY, identifier);
}

/** Drafts that outlive an expired session are kept only for their author, not for the next user who signs in. */
export function resetForAnotherPerson(userId: string) {
  const last = window.localStorage.getItem(LAST_USER_KEY);
  if (last !== null && last !== userId) resetStoredState();
  window.localStorage.setItem(LAST_USER_KEY, userId);
}
