import type { Db } from '#db/core/handle';

/** Returns whether the carrier has staff who may approve a review: position HR or SAFETY. */
export async function hasSafetyStaff(db: Db, organizationId: string): Promise<boolean> {
  const row: unknown = await db('users')
    .where('users.organization_id', organizationId)
    .whereIn('users.position', ['HR', 'SAFETY'])
    .where('users.is_active', true)
    .first('users.id');
  return row !== undefined;
}
