import { checkInForce, checkNewOrders, type StoredAgreementState } from '#domain/agreements/rules';
import { ProblemError, requireNoProblem } from '#domain/problems';
import type { Db, Transaction } from '../core/handle';
import { readAgreementState } from './agreement-rows';

/**
 * Refuses invitations, reviews, hires and purchases of a carrier without an agreement in force, before something is stored
 * for them. The transaction that writes them checks again with {@link requireCarrierInForce} or {@link lockAgreement}.
 */
export async function requireAgreement(db: Db, organizationId: string): Promise<void> {
  requireNoProblem(checkInForce(await readAgreementState(db, organizationId)));
}

/**
 * Locks the agreement until the transaction ends, and returns its state: an agreement that lapses, ends or is disabled at the
 * same time comes after what the caller writes. The agreement is locked before the carrier's row, as by its own projection.
 */
export async function lockAgreement(trx: Transaction, organizationId: string): Promise<StoredAgreementState> {
  const row = await trx('carrier_agreements').where({ organization_id: organizationId }).forShare().first('state');
  return row?.state ?? null;
}

/** Refuses what an inactive carrier, or one without an agreement in force, writes in the transaction. */
export async function requireCarrierInForce(trx: Transaction, organizationId: string): Promise<void> {
  const agreement = await lockAgreement(trx, organizationId);
  const carrier = await trx('organizations').where({ id: organizationId }).forShare().first('is_active', 'name');
  if (carrier === undefined) throw new ProblemError('not-found');
  if (!carrier.is_active) throw new ProblemError('organization-inactive', { organization: carrier.name });
  requireNoProblem(checkInForce(agreement));
}

/** Refuses the order that the transaction writes if the carrier's agreement ends or has ended. */
export async function requireNewOrders(trx: Transaction, organizationId: string): Promise<void> {
  requireNoProblem(checkNewOrders(await lockAgreement(trx, organizationId)));
}
