import type { Db, Transaction } from '#db/core/handle';

const activeRecruiters = (db: Db | Transaction, organizationId: string) =>
  db('users').where({ organization_id: organizationId, position: 'RECRUITER', is_active: true });

/**
 * Whether all of these are active recruiters of the carrier. They stay as they are until the transaction ends. Called
 * before the facility is locked, since a change of a person's facilities takes its locks in this order.
 */
export async function lockRecruiters(
  trx: Transaction,
  { organizationId, userIds }: { readonly organizationId: string; readonly userIds: readonly string[] },
): Promise<boolean> {
  const wanted = [...new Set(userIds)];
  const known = await activeRecruiters(trx, organizationId)
    .whereIn('id', wanted)
    .orderBy('id')
    .forKeyShare()
    .select('id');
  return known.length === wanted.length;
}

/** Adds a recruiter who is locked, if missing. */
export async function addFacilityRecruiter(
  trx: Transaction,
  { facilityId, userId }: { readonly facilityId: string; readonly userId: string },
): Promise<{ readonly isNew: boolean }> {
  const added = await trx('facility_recruiters')
    .insert({ facility_id: facilityId, user_id: userId })
    .onConflict()
    .ignore()
    .returning('user_id');
  return { isNew: added.length > 0 };
}

/** The people whose facilities have changed. */
export type ChangedRecruiters = readonly string[];

/** Sets the active recruiters of a facility. Members in other positions and deactivated recruiters keep it. */
export async function setFacilityRecruiters(
  trx: Transaction,
  {
    facilityId,
    organizationId,
    userIds,
  }: { readonly facilityId: string; readonly organizationId: string; readonly userIds: readonly string[] },
): Promise<ChangedRecruiters> {
  const wanted = [...new Set(userIds)];
  const removed = await trx('facility_recruiters')
    .where({ facility_id: facilityId })
    .whereIn('user_id', activeRecruiters(trx, organizationId).select('id'))
    .whereNotIn('user_id', wanted)
    .delete()
    .returning('user_id');
  const added =
    wanted.length === 0
      ? []
      : await trx('facility_recruiters')
          .insert(wanted.map((userId) => ({ facility_id: facilityId, user_id: userId })))
          .onConflict()
          .ignore()
          .returning('user_id');
  return [...removed, ...added].map(({ user_id }) => user_id);
}
