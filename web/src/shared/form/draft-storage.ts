const PREFIX = 'gladhand.draft.';
const DAY_MS = 24 * 3_600_000;
/** A load takes days and the browser may have crashed before it; after a week somebody else may sit there. */
export const DRAFT_LASTS_MS = 7 * DAY_MS;

interface Kept {
  readonly savedAt: number;
  readonly values: unknown;
}

/** Keeps what was typed and not saved yet. */
export function keepDraft(storage: Storage, name: string, values: unknown) {
  const kept: Kept = { savedAt: Date.now(), values };
  storage.setItem(PREFIX + name, JSON.stringify(kept));
}

/** What was typed within the last week; anything older is gone. */
export function readDraft(storage: Storage, name: string): unknown {
  const kept = freshDraft(storage, PREFIX + name);
  if (kept === undefined) dropDraft(storage, name);
  return kept?.values;
}

/** It was saved, or is not wanted. */
export function dropDraft(storage: Storage, name: string) {
  storage.removeItem(PREFIX + name);
}

/** At every start of the page, whoever is there: nobody need come back to a form for its draft to go. */
export function dropOldDrafts() {
  for (const storage of [window.localStorage, window.sessionStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith(PREFIX) && freshDraft(storage, key) === undefined) storage.removeItem(key);
}

/** Also gone: what an earlier release kept without its time. */
function freshDraft(storage: Storage, key: string): Kept | undefined {
  const stored = storage.getItem(key);
  if (stored === null) return undefined;
  try {
    const kept = JSON.parse(stored) as Partial<Kept> | null;
    const isFresh = typeof kept?.savedAt === 'number' && Date.now() - kept.savedAt < DRAFT_LASTS_MS;
    return isFresh ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}
