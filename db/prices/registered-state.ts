import type { Db } from '../core/handle';

/** The state in which a carrier is registered, whose late fee counts for its invoices; null if the census does not have it. */
export async function findRegisteredState(db: Db, organizationId: string): Promise<{ readonly state: string | null }> {
  const row = await db('organizations')
    .join('fmcsa_carriers', 'fmcsa_carriers.dot_number', 'organizations.dot_number')
    .where('organizations.id', organizationId)
    .first({ state: 'fmcsa_carriers.state' });
  return row ?? { state: null };
}
