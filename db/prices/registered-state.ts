import type { Db } from '../core/handle';

/**
 * The state in which the carrier of the binding is registered, as SQL: its late fee counts for the carrier's invoices. Null if the
 * census does not have the carrier.
 */
export const REGISTERED_STATE_SQL = `(select fmcsa_carriers.state from fmcsa_carriers
  join organizations on organizations.dot_number = fmcsa_carriers.dot_number where organizations.id = ?)`;

/** The same, for a price that no invoice has yet. */
export async function findRegisteredState(db: Db, organizationId: string): Promise<{ readonly state: string | null }> {
  const { rows } = await db.raw<{ rows: [{ readonly state: string | null }] }>(
    `select ${REGISTERED_STATE_SQL} as state`,
    [organizationId],
  );
  return rows[0];
}
