import type { LedgerCheck } from '../ledger/ledger-check';

/** The sum that a fact of a deposit has in an account, unless it was reversed. */
const bookedOf = (kind: string, account: string): string =>
  `coalesce((select sum(lines.cents) from ledger_transactions as booked
     join ledger_lines as lines on lines.transaction_id = booked.id and lines.account = '${account}'
     where booked.key = '${kind}/' || deposits.provider || '/' || deposits.reference
       and not exists (select 1 from ledger_transactions as undoing where undoing.reverses = booked.id)), 0)`;

/** The rules of deposits (docs/billing.md#deposits). */
export const depositChecks: readonly LedgerCheck[] = [
  {
    name: 'a deposit that was paid is in the bank, and no other is',
    sql: `select reference as what from deposits
      where ${bookedOf('deposit', 'bank')} <> case when state = 'paid' then cents else 0 end`,
  },
  {
    name: 'the fees of a deposit are booked',
    sql: `select reference as what from deposits
      where ${bookedOf('deposit-fees', 'provider:fees')} <> coalesce(fee_cents, 0)`,
  },
  {
    name: 'a deposit has the sums of its items',
    sql: `select deposits.reference as what from deposits
      left join deposit_items as items on items.deposit_id = deposits.id
      group by deposits.id
      having coalesce(sum(items.cents), 0) <> coalesce(payments_cents + other_cents, 0)
        or coalesce(sum(items.fee_cents), 0) <> coalesce(deposits.fee_cents, 0)`,
  },
];
