const KEY = 'gladhand.keepDrafts';

/** Reloads the page for a new deployment and marks the drafts to be kept, since the same person continues. */
export function reloadKeepingDrafts() {
  window.sessionStorage.setItem(KEY, '1');
  window.location.reload();
}

/** Whether this page load must keep drafts; true only once. */
export function consumeKeepDrafts(): boolean {
  const wanted = window.sessionStorage.getItem(KEY) !== null;
  window.sessionStorage.removeItem(KEY);
  return wanted;
}
