import { derivedId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';

/** The organization of all demo users, and of nothing else. */
const sandboxId = derivedId('demo', 'sandbox', 'organization');

export interface DemoDriver {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly expiresAt: Date;
}

/**
 * Creates a demo user with no phone number, password or driver record and an unreachable address, so that nobody else
 * can sign in to the account and no search finds it.
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

/** Whether demo data is still being seeded. */
export async function isDemoArriving(db: Db): Promise<boolean> {
  return (await db('demo_worlds').whereNull('finished_at').first('seed')) !== undefined;
}

/** Run by retention; deletes their sessions, too. */
export async function deleteExpiredDemoUsers(db: Db | Transaction, now: Date): Promise<number> {
  return db('users').where('demo_expires_at', '<', now).delete();
}
