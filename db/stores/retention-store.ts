import type { Db } from '../handle';

/** What is kept for a time that the operator may change. */
export const retainedKinds = ['keys', 'words', 'messages', 'links', 'codes', 'notes', 'sentTexts'] as const;
/** One of {@link retainedKinds}. */
export type RetainedKind = (typeof retainedKinds)[number];

/** Before when each kind may go. */
export async function readRetention(db: Db, now: Date): Promise<Readonly<Record<RetainedKind, Date>>> {
  const rows: { kind: string; before: string }[] = await db('retention').select(
    'kind',
    db.raw('?::timestamptz - keep_for as before', [now.toISOString()]),
  );
  const found = new Map(rows.map(({ kind, before }) => [kind, new Date(before)]));
  return Object.fromEntries(retainedKinds.map((kind) => [kind, beforeOf(found, kind)])) as Record<RetainedKind, Date>;
}

/** Nothing is deleted by a guess. */
function beforeOf(found: ReadonlyMap<string, Date>, kind: RetainedKind): Date {
  const before = found.get(kind);
  if (before === undefined) throw new Error(`The table retention has no row for ${kind}`);
  return before;
}

/** Writes down how many rows of each kind were deleted; these lines stay. */
export async function reportDeleted(db: Db, at: Date, counts: Readonly<Record<string, number>>): Promise<void> {
  const rows = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ at: at.toISOString(), kind, count }));
  if (rows.length > 0) await db('deletions').insert(rows);
}
