import type { Changed } from './change';

const watchers = new Set<(change: Changed) => void>();

/** Calls a page for every change event, where a query cannot name what it depends on; returns a function that stops this. */
export function watchChanges(watcher: (change: Changed) => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

export function notifyWatchers(change: Changed) {
  for (const watcher of watchers) watcher(change);
}
