import { type CarrierIdentity, findCarrierIdentity } from '../carriers/carrier-identity';
import type { Db } from '../core/handle';
import type { Audit } from './audit-store';

/** The carrier whose records are audited. */
export async function findCarrierOfAudit(
  db: Db,
  { organizationId }: Pick<Audit, 'organizationId'>,
): Promise<CarrierIdentity> {
  const carrier = await findCarrierIdentity(db, organizationId);
  if (carrier === undefined) throw new Error('An audit has a carrier');
  return carrier;
}
