import type { Position, Role, UserStatus } from '#domain/accounts/roles';
import type { Db, Transaction } from '../core/handle';
import { SHOWN_EMAIL } from './invited-address-store';

/** A workplace: a carrier's staff, or the platform's own. */
export type Workplace = { readonly organizationId: string } | 'ops';

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly roles: readonly Role[];
  readonly position: Position | null;
  readonly status: UserStatus;
  readonly isActive: boolean;
}

/** The accounts of a workplace. */
export function membersOf(db: Db | Transaction, workplace: Workplace) {
  const users = db('users');
  return workplace === 'ops'
    ? users.whereRaw(`users.roles @> array['ops']`)
    : users.where('users.organization_id', workplace.organizationId);
}

/** Returns whether the user belongs to the workplace. */
export async function isMember(db: Db, workplace: Workplace, userId: string): Promise<boolean> {
  const row: unknown = await membersOf(db, workplace).where('users.id', userId).first('users.id');
  return row !== undefined;
}

/** Locks the workplace's managers, so that two of them cannot deactivate each other. Returns their ids. */
export async function lockManagers(trx: Transaction, workplace: Workplace): Promise<readonly string[]> {
  const rows = await membersOf(trx, workplace)
    .where('users.is_active', true)
    .whereRaw('users.roles @> array[?]', [workplace === 'ops' ? 'ops-admin' : 'business-admin'])
    .orderBy('users.id')
    .forUpdate()
    .select<{ id: string }[]>('users.id');
  return rows.map(({ id }) => id);
}

/** The member of the workplace with this address, as the workplace sees it. The answer reveals nothing new to the workplace. */
export async function findAddressAtWorkplace(
  db: Db | Transaction,
  workplace: Workplace,
  email: string,
): Promise<{ readonly isActive: boolean } | undefined> {
  return membersOf(db, workplace)
    .whereRaw(`lower(${SHOWN_EMAIL}) = lower(?)`, [email])
    .orderBy('users.is_active', 'desc')
    .first<{ isActive: boolean } | undefined>({ isActive: 'users.is_active' });
}

/** The member, locked until the transaction ends; undefined if the workplace has no such member. */
export async function lockMember(trx: Transaction, workplace: Workplace, userId: string): Promise<Member | undefined> {
  const found: Member | undefined = await membersOf(trx, workplace)
    .where('users.id', userId)
    .forUpdate()
    .first({
      id: 'users.id',
      email: trx.raw(SHOWN_EMAIL),
      firstName: 'users.first_name',
      roles: 'users.roles',
      position: 'users.position',
      status: 'users.status',
      isActive: 'users.is_active',
    });
  return found;
}

/** The facilities that a member is responsible for. */
export const listFacilitiesOf = (trx: Transaction, userId: string): Promise<string[]> =>
  trx('facility_recruiters').where({ user_id: userId }).orderBy('facility_id').pluck('facility_id');

/** Sets the facilities that a member is responsible for. Returns false if one of them is not the carrier's. */
export async function setFacilities(
  trx: Transaction,
  { userId, organizationId, facilityIds }: { userId: string; organizationId: string; facilityIds: readonly string[] },
): Promise<boolean> {
  const wanted = [...new Set(facilityIds)];
  const own = await trx('facilities').where({ organization_id: organizationId }).whereIn('id', wanted).select('id');
  if (own.length !== wanted.length) return false;
  const removed = await trx('facility_recruiters')
    .where({ user_id: userId })
    .whereNotIn('facility_id', wanted)
    .delete()
    .returning('facility_id');
  const added =
    wanted.length === 0
      ? []
      : await trx('facility_recruiters')
          .insert(wanted.map((facilityId) => ({ facility_id: facilityId, user_id: userId })))
          .onConflict()
          .ignore()
          .returning('facility_id');
  const changed = [...removed, ...added].map(({ facility_id }) => facility_id);
  // A page that edits one of these facilities would otherwise restore its earlier recruiters.
  await trx('facilities')
    .whereIn('id', changed)
    .update({ version: trx.raw('version + 1') });
  return true;
}
