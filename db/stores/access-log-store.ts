import type { Db, Transaction } from '#db/handle';
import type { AccessAction } from '#domain/drivers/access';
import { newId } from '#platform/ids';

export interface Access {
  readonly actorId: string;
  readonly organizationId: string | null;
  readonly subjectDriverId: string;
  readonly action: AccessAction;
  /** The purpose of a file, the kind of a signed document, the list that was exported; nothing for the rest. */
  readonly about?: string;
  readonly at: Date;
}

/** Records who opened what of a driver's data, for the driver to read (docs/requirements.md#access-log). */
export async function logAccess(db: Db | Transaction, access: Access): Promise<void> {
  await db('access_log').insert(rowOf(access));
}

/** The same of several drivers at once. */
export async function logAccesses(db: Db | Transaction, accesses: readonly Access[]): Promise<void> {
  if (accesses.length > 0) await db('access_log').insert(accesses.map(rowOf));
}

const rowOf = (access: Access) => ({
  id: newId(),
  actor_id: access.actorId,
  organization_id: access.organizationId,
  subject_driver_id: access.subjectDriverId,
  action: access.action,
  about: access.about ?? null,
  at: access.at.toISOString(),
});

/** A page that renews itself is still the same look. */
export const SAME_LOOK_MS = 15 * 60_000;

/** The same, unless the same person read the same within this time already. */
export async function logAccessOnce(db: Db, access: Access, withinMs: number): Promise<void> {
  const since = new Date(access.at.getTime() - withinMs).toISOString();
  const look = [access.subjectDriverId, access.actorId, access.action, access.about ?? ''];
  await db.transaction(async (trx) => {
    // A page asks for several things at once; they are one look.
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [look.join('/')]);
    const seen: unknown = await trx('access_log')
      .where({ subject_driver_id: access.subjectDriverId, actor_id: access.actorId, action: access.action })
      .whereRaw('about is not distinct from ?', [access.about ?? null])
      .where('at', '>', since)
      .first('id');
    if (seen === undefined) await logAccess(trx, access);
  });
}
