import type { Db } from '../core/handle';

/** A person who gets messages about a carrier's invoices. */
export interface BillingRecipient {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

/** ACCOUNTING and the administrators of a carrier; the administrators alone for warnings. */
export async function listBillingRecipients(
  db: Db,
  organizationId: string,
  onlyAdmins = false,
): Promise<BillingRecipient[]> {
  return db('users')
    .where({ organization_id: organizationId, is_active: true })
    .whereNull('invited_email')
    .whereRaw(
      onlyAdmins ? `'business-admin' = any (roles)` : `('business-admin' = any (roles) or position = 'ACCOUNTING')`,
    )
    .orderBy('id')
    .select({ userId: 'id', email: 'email', firstName: 'first_name' });
}

/** Operations, for what carriers cannot do themselves. */
export async function listOperations(db: Db): Promise<BillingRecipient[]> {
  return db('users')
    .where({ is_active: true })
    .whereNull('invited_email')
    .whereRaw(`'ops' = any (roles)`)
    .orderBy('id')
    .select({ userId: 'id', email: 'email', firstName: 'first_name' });
}
