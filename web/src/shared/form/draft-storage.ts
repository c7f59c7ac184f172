import { DAY_MS } from '#domain/shared/durations';
const PREFIX = 'gladhand.draft.';
/** A haul takes days, and the browser may crash during it; after a week another person may use the computer. */
export const DRAFT_LIFETIME_MS = 7 * DAY_MS;

interface Kept {
  readonly savedAt: number;
  readonly values: unknown;
}

/** The fields whose values differ from those that are stored. */
export const changesOf = (values: object, stored: object | undefined): object =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify((stored as Record<string, unknown> | undefined)?.[field]),
    ),
  );

/** Stores unsaved input. */
export function keepDraft(storage: Storage, name: string, values: unknown) {
  const kept: Kept = { savedAt: Date.now(), values };
  storage.setItem(PREFIX + name, JSON.stringify(kept));
}

/** Whether another tab has stored or removed this draft. */
export const isDraft = ({ storageArea, key }: StorageEvent, storage: Storage, name: string): boolean =>
  storageArea === storage && key === PREFIX + name;

/** Reads unsaved input of the last week, and deletes older drafts. */
export function readDraft(storage: Storage, name: string): unknown {
  const kept = freshDraft(storage, PREFIX + name);
  if (kept === undefined) dropDraft(storage, name);
  return kept?.values;
}

/** Removes a draft that was saved or discarded. */
export function dropDraft(storage: Storage, name: string) {
  storage.removeItem(PREFIX + name);
}

/** Runs at every start of the page, so that a draft expires even if nobody opens its form again. */
export function dropOldDrafts() {
  for (const storage of [window.localStorage, window.sessionStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith(PREFIX) && freshDraft(storage, key) === undefined) storage.removeItem(key);
}

/** A draft of an earlier release, which has no time, counts as expired. */
function freshDraft(storage: Storage, key: string): Kept | undefined {
  const stored = storage.getItem(key);
  if (stored === null) return undefined;
  try {
    const kept = JSON.parse(stored) as Partial<Kept> | null;
    const isFresh = typeof kept?.savedAt === 'number' && Date.now() - kept.savedAt < DRAFT_LIFETIME_MS;
    return isFresh ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}
