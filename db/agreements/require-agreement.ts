import { checkInForce, checkNewOrders } from '#domain/agreements/rules';
import { requireNoProblem } from '#domain/problems';
import type { Db, Transaction } from '../core/handle';
import { readAgreementState } from './agreement-rows';

/** Refuses invitations, reviews, hires and purchases of a carrier without an agreement in force. */
export async function requireAgreement(db: Db | Transaction, organizationId: string): Promise<void> {
  requireNoProblem(checkInForce(await readAgreementState(db, organizationId)));
}

/** Refuses new orders of a carrier whose agreement ends or has ended. */
export async function requireNewOrders(db: Db | Transaction, organizationId: string): Promise<void> {
  requireNoProblem(checkNewOrders(await readAgreementState(db, organizationId)));
}
