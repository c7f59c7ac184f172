/** The IndexedDB database of unsent files. */
export const KEPT_FILES = 'gladhand-unsent-files';

/** With everything else that this browser keeps of a person; apart, since every first visit loads it. */
export function deleteKeptFiles(): void {
  if ('indexedDB' in window) indexedDB.deleteDatabase(KEPT_FILES);
}
