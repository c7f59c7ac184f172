/** The IndexedDB database of unsent files. */
export const KEPT_FILES = 'gladhand-unsent-files';

/** Called with all other deletions of stored data; in a separate file, since every first visit loads it. */
export function deleteKeptFiles(): void {
  if ('indexedDB' in window) indexedDB.deleteDatabase(KEPT_FILES);
}
