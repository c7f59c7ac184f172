import type { Db } from './handle';

/** Kinds of data whose retention period the operator can change. */
export const retainedKinds = [
  'keys',
  'words',
  'messages',
  'links',
  'codes',
  'notes',
  'sentTexts',
  'bulkActions',
  'webhookEvents',
] as const;
/** One of {@link retainedKinds}. */
export type RetainedKind = (typeof retainedKinds)[number];

/** Reads for each kind the time before which its rows may be deleted. */
export async function readRetention(db: Db, now: Date): Promise<Readonly<Record<RetainedKind, Date>>> {
  const rows = await db('retention').select<{ kind: string; before: string }[]>(
    'kind',
    db.raw('?::timestamptz - keep_for as before', [now.toISOString()]),
  );
  const found = new Map(rows.map(({ kind, before }) => [kind, new Date(before)]));
  return Object.fromEntries(retainedKinds.map((kind) => [kind, beforeOf(found, kind)])) as Record<RetainedKind, Date>;
}

/** A missing row is an error: no data is deleted by default. */
function beforeOf(found: ReadonlyMap<string, Date>, kind: RetainedKind): Date {
  const before = found.get(kind);
  if (before === undefined) throw new Error(`The retention table has no row for ${kind}`);
  return before;
}

/** Records how many rows of each kind were deleted; these records are permanent. */
export async function reportDeleted(db: Db, at: Date, counts: Readonly<Record<string, number>>): Promise<void> {
  const rows = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ at: at.toISOString(), kind, count }));
  if (rows.length > 0) await db('deletions').insert(rows);
}
