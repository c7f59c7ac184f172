import { derivedId } from '#platform/ids';

import type { Db, Transaction } from '../handle';

/** The demo's visitors all belong to this organization, and nothing of anybody else's does. */
const sandboxId = derivedId('demo', 'sandbox', 'organization');

export interface DemoDriver {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly expiresAt: Date;
}

/**
 * Makes an account for a visitor. No phone, no password, an address that exists nowhere and no driver record: nobody else
 * signs in to it, nobody is mistaken for it, and no search finds it.
 */
export async function insertDemoDriver(
  trx: Transaction,
  { id, firstName, lastName, expiresAt }: DemoDriver,
): Promise<void> {
  await trx('organizations')
    .insert({ id: sandboxId, name: 'Demo sandbox', is_sandbox: true })
    .onConflict('id')
    .ignore();
  await trx('users').insert({
    id,
    email: `${id}@demo.invalid`,
    first_name: firstName,
    last_name: lastName,
    roles: ['applicant'],
    status: 'confirmed',
    organization_id: sandboxId,
    demo_expires_at: expiresAt,
  });
}

/** Housekeeping; their sessions go with them. */
export async function deleteExpiredDemoUsers(db: Db | Transaction, now: Date): Promise<number> {
  return db('users').where('demo_expires_at', '<', now).delete();
}
