import { creditOf } from '#domain/ledger/accounts';
import type { Transaction } from '../core/handle';

/**
 * Lets one transaction at a time change what a carrier owes: invoices use credit, and payments add to it. Other work of the
 * carrier is not held up.
 */
export async function lockAccount(trx: Transaction, organizationId: string): Promise<void> {
  await trx.raw(`select pg_advisory_xact_lock(hashtextextended('account/' || ?::text, 0))`, [organizationId]);
}

/** The credit that the next invoice uses; below 0 if a payment was returned whose excess had been used. */
export async function availableCredit(trx: Transaction, organizationId: string): Promise<number> {
  const { rows } = await trx.raw<{ rows: { cents: number }[] }>(
    'select coalesce(-sum(cents), 0)::bigint as cents from ledger_lines where account = ?',
    [creditOf(organizationId)],
  );
  return rows[0]?.cents ?? 0;
}
