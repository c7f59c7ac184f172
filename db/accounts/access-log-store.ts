import type { Db, Transaction } from '#db/core/handle';
import type { AccessAction } from '#domain/drivers/access';
import { MINUTE_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';

export interface Access {
  readonly actorId: string;
  readonly organizationId: string | null;
  readonly subjectDriverId: string;
  readonly action: AccessAction;
  /** The purpose of the file, the kind of the signed document, or the exported list; absent otherwise. */
  readonly about?: string;
  readonly at: Date;
}

/**
 * Records who viewed which part of a driver's data. The driver can read these entries
 * (docs/requirements.md#access-log).
 */
export async function logAccess(db: Db | Transaction, access: Access): Promise<void> {
  await db('access_log').insert(rowOf(access));
}

/**
 * Logs views of several drivers in one statement, sorted by driver: each entry locks the driver's chain, and two lists in
 * different orders would wait for each other.
 */
export async function logAccesses(db: Db | Transaction, accesses: readonly Access[]): Promise<void> {
  const sorted = accesses.toSorted((one, other) => (one.subjectDriverId < other.subjectDriverId ? -1 : 1));
  if (sorted.length > 0) await db('access_log').insert(sorted.map(rowOf));
}

const rowOf = (access: Omit<Access, 'actorId'> & { readonly actorId: string | null }) => ({
  id: newId(),
  actor_id: access.actorId,
  organization_id: access.organizationId,
  subject_driver_id: access.subjectDriverId,
  action: access.action,
  about: access.about ?? null,
  at: access.at.toISOString(),
});

/** Views by the holder of a past employer's link within this time count as one. */
const REPEAT_LINK_VIEW_MS = 15 * MINUTE_MS;

/** An access by somebody without an account, who has a link. */
export interface LinkAccess extends Omit<Access, 'actorId'> {
  readonly actorKind: 'auditor' | 'pastEmployer';
  readonly linkId: string;
}

/** Records that the holder of a past employer's link opened something about the driver, for this carrier. */
export async function logLinkAccess(
  db: Db,
  { linkId, ...access }: Omit<Access, 'actorId'> & { readonly linkId: string },
): Promise<void> {
  const since = new Date(access.at.getTime() - REPEAT_LINK_VIEW_MS).toISOString();
  const { action, subjectDriverId } = access;
  const seen: unknown = await db('access_log')
    .where({ subject_driver_id: subjectDriverId, link_id: linkId, action, about: access.about ?? null })
    .where('at', '>', since)
    .first('id');
  if (seen === undefined) await logLinkAccesses(db, [{ ...access, actorKind: 'pastEmployer', linkId }]);
}

/** Logs what somebody with a link saw of several drivers, sorted as above. */
export async function logLinkAccesses(db: Db | Transaction, accesses: readonly LinkAccess[]): Promise<void> {
  const sorted = accesses.toSorted((one, other) => (one.subjectDriverId < other.subjectDriverId ? -1 : 1));
  if (sorted.length === 0) return;
  await db('access_log').insert(
    sorted.map(({ actorKind, linkId, ...access }) => ({
      ...rowOf({ ...access, actorId: null }),
      actor_kind: actorKind,
      link_id: linkId,
    })),
  );
}

/** Views within this time count as one, because open pages refetch. */
export const REPEAT_VIEW_MS = 15 * MINUTE_MS;

/** Logs the view unless the same user viewed the same data within this many milliseconds. */
export async function logAccessOnce(db: Db, access: Access, withinMs: number): Promise<void> {
  const since = new Date(access.at.getTime() - withinMs).toISOString();
  const view = [access.subjectDriverId, access.actorId, access.action, access.about ?? ''];
  await db.transaction(async (trx) => {
    // A page sends several requests concurrently; they count as one view.
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [view.join('/')]);
    const seen: unknown = await trx('access_log')
      .where({ subject_driver_id: access.subjectDriverId, actor_id: access.actorId, action: access.action })
      .whereRaw('about is not distinct from ?', [access.about ?? null])
      .where('at', '>', since)
      .first('id');
    if (seen === undefined) await logAccess(trx, access);
  });
}
