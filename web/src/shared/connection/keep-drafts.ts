const KEY = 'gladhand.keepDrafts';

/** The next start is the same person's who goes on with another deployment: what was typed is still wanted. */
export function reloadKeepingDrafts() {
  window.sessionStorage.setItem(KEY, '1');
  window.location.reload();
}

/** Whether this start was asked for with drafts kept; true once. */
export function takeKeepDrafts(): boolean {
  const wanted = window.sessionStorage.getItem(KEY) !== null;
  window.sessionStorage.removeItem(KEY);
  return wanted;
}
