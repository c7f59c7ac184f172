import type { Db, Transaction } from '../core/handle';
import { enqueueOutbox } from '../core/outbox';
import { isViolationOf } from '../core/violations';

interface NewOrganization {
  readonly id: string;
  /** The zone in which the carrier's days count. */
  readonly timeZone: string;
  readonly name: string;
  readonly dotNumber: number;
}

/** Returns false if a carrier with this MCDOT number already exists. */
export async function insertOrganization(
  trx: Transaction,
  { id, name, dotNumber, timeZone }: NewOrganization,
): Promise<boolean> {
  try {
    await trx('organizations').insert({ id, name, dot_number: dotNumber, time_zone: timeZone });
    return true;
  } catch (error) {
    if (isViolationOf(error, 'organizations_dot_number_key')) return false;
    throw error;
  }
}

/** Locks a carrier until the transaction ends, so that what was read of it still holds when it writes. */
export async function lockOrganization(trx: Transaction, id: string): Promise<void> {
  await trx('organizations').where({ id }).forUpdate().first('id');
}

/** When, by whom and why a carrier is deactivated. */
export interface Deactivation {
  readonly at: Date;
  readonly by: string;
  readonly reason: string;
}

/** Deactivates a carrier, or reactivates it without a deactivation. Returns whether the call changed anything; undefined if the organization does not exist. */
export async function setOrganizationActive(
  trx: Transaction,
  id: string,
  deactivation: Deactivation | null,
): Promise<boolean | undefined> {
  const isActive = deactivation === null;
  const organization = await trx('organizations').where({ id }).forUpdate().first('is_active');
  if (organization === undefined) return undefined;
  if (organization.is_active === isActive) return false;
  await trx('organizations')
    .where({ id })
    .update({
      is_active: isActive,
      deactivated_at: deactivation?.at ?? null,
      deactivated_by: deactivation?.by ?? null,
      deactivation_reason: deactivation?.reason ?? null,
    });
  return true;
}

export interface EndedSignIn {
  readonly userId: string;
  readonly familyId: string;
}

/** Sets the zone in which the carrier's days count; its agreement learns of it. */
export async function setOrganizationZone(trx: Transaction, id: string, timeZone: string): Promise<void> {
  await trx('organizations').where({ id }).update({ time_zone: timeZone });
  await enqueueOutbox(trx, [{ topic: 'agreementFactsChanged', payload: { organizationId: id } }]);
}

/** The sign-ins of a carrier's staff. */
export const listSignIns = (db: Db, organizationId: string, now: Date): Promise<EndedSignIn[]> =>
  db('sessions')
    .whereIn('user_id', db('users').where('organization_id', organizationId).select('id'))
    .whereNull('revoked_at')
    .where('refresh_expires_at', '>', now)
    .distinct<EndedSignIn[]>('user_id as userId', 'family_id as familyId');

/** Ends every sign-in of a carrier's staff and returns them. */
export async function revokeSignInsOf(trx: Transaction, organizationId: string, now: Date): Promise<EndedSignIn[]> {
  const ended = await trx('sessions')
    .whereIn('user_id', trx('users').where('organization_id', organizationId).select('id'))
    .whereNull('revoked_at')
    .where('refresh_expires_at', '>', now)
    .update({ revoked_at: now })
    .returning<EndedSignIn[]>(['user_id as userId', 'family_id as familyId']);
  return [...new Map(ended.map((signIn) => [signIn.familyId, signIn])).values()];
}

/** The active administrators of a carrier, with its name. */
export const listAdministrators = (
  trx: Transaction,
  organizationId: string,
): Promise<
  { readonly userId: string; readonly email: string; readonly firstName: string; readonly carrier: string }[]
> =>
  trx('users')
    .join('organizations', 'organizations.id', 'users.organization_id')
    .where('users.organization_id', organizationId)
    .where('users.is_active', true)
    .whereNull('users.invited_email')
    .whereRaw(`'business-admin' = any (users.roles)`)
    .orderBy('users.id')
    .select({
      userId: 'users.id',
      email: 'users.email',
      firstName: 'users.first_name',
      carrier: 'organizations.name',
    });
