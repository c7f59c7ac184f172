import type { Transaction } from '../handle';
import { isViolationOf } from '../violations';

interface NewOrganization {
  readonly id: string;
  readonly name: string;
  readonly dotNumber: number;
}

/** False when the carrier of this MCDOT number is there already. */
export async function insertOrganization(trx: Transaction, { id, name, dotNumber }: NewOrganization): Promise<boolean> {
  try {
    await trx('organizations').insert({ id, name, dot_number: dotNumber });
    return true;
  } catch (error) {
    if (isViolationOf(error, 'organizations_dot_number_key')) return false;
    throw error;
  }
}

/** Whether this changed anything; undefined when there is no such organization. */
export async function setOrganizationActive(
  trx: Transaction,
  id: string,
  isActive: boolean,
): Promise<boolean | undefined> {
  const organization: { is_active: boolean } | undefined = await trx('organizations')
    .where({ id })
    .forUpdate()
    .first('is_active');
  if (organization === undefined || organization.is_active === isActive) return organization && false;
  await trx('organizations').where({ id }).update({ is_active: isActive });
  return true;
}

/** Ends every sign-in of a carrier's staff and answers which. */
export async function revokeSessionsOf(trx: Transaction, organizationId: string, now: Date): Promise<string[]> {
  const ended: { family_id: string }[] = await trx('sessions')
    .whereIn('user_id', trx('users').where('organization_id', organizationId).select('id'))
    .whereNull('revoked_at')
    .update({ revoked_at: now })
    .returning('family_id');
  return [...new Set(ended.map(({ family_id }) => family_id))];
}
