import type { Db } from '../core/handle';
import type { Audit } from './audit-store';

/** The carrier of an audit, as its packet names it. */
export interface AuditCarrier {
  readonly name: string;
  readonly dotNumber: string | null;
  readonly isActive: boolean;
}

/** The carrier whose records are audited. */
export async function findCarrierOfAudit(
  db: Db,
  { organizationId }: Pick<Audit, 'organizationId'>,
): Promise<AuditCarrier> {
  const row: AuditCarrier | undefined = await db('organizations')
    .where({ id: organizationId })
    .first({ name: 'name', dotNumber: db.raw('dot_number::text'), isActive: 'is_active' });
  if (row === undefined) throw new Error('An audit has a carrier');
  return row;
}
