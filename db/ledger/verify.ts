import type { Db } from '../core/handle';
import { depositChecks } from '../deposits/ledger-checks';
import { invoiceChecks } from '../invoices/ledger-checks';
import type { LedgerCheck } from './ledger-check';

/** The rules of the books (docs/billing.md#verification). A part that books adds its own. */
const checks: readonly LedgerCheck[] = [
  {
    name: 'every transaction balances and has its lines',
    sql: `select key || ': ' || count(lines.*) || ' lines, sum ' || coalesce(sum(lines.cents), 0) as what
      from ledger_transactions as booked left join ledger_lines as lines on lines.transaction_id = booked.id
      group by booked.id having count(lines.*) <> booked.line_count or coalesce(sum(lines.cents), 0) <> 0`,
  },
  {
    name: 'a reversal has the opposite lines of what it undoes',
    sql: `select undone.key as what from ledger_transactions as booked
      join ledger_transactions as undone on undone.id = booked.reverses
      where exists (
        select account from ledger_lines where transaction_id in (booked.id, undone.id)
        group by account having sum(cents) <> 0)`,
  },
  {
    name: 'a carrier is booked only in its own journal',
    sql: `select booked.key || ': ' || lines.account as what
      from ledger_lines as lines join ledger_transactions as booked on booked.id = lines.transaction_id
      where lines.account ~ '^(receivable|credit):'
        and split_part(lines.account, ':', 2) is distinct from booked.organization_id::text`,
  },
  {
    name: 'a purchase has the charge of its price, or was credited',
    sql: `select purchases.id::text as what from purchases
      left join purchase_credits on purchase_credits.purchase_id = purchases.id
      left join charges on charges.source_id = purchases.id and charges.kind in ('match', 'onboarding')
      where coalesce(charges.cents, 0)
        <> (case when purchase_credits.took_charge_back then 0 else purchases.cents end)`,
  },
  {
    name: 'a credit that took no charge back has its adjustment',
    sql: `select purchase_credits.purchase_id::text as what from purchase_credits
      left join charges on charges.source_id = purchase_credits.purchase_id and charges.kind = 'adjustment'
      where not took_charge_back and charges.cents is distinct from -purchase_credits.cents`,
  },
  ...invoiceChecks,
  ...depositChecks,
];

/** A rule that is broken, with the first findings. */
export interface BrokenRule {
  readonly name: string;
  readonly findings: readonly string[];
}

/** The result: the number of transactions, and the broken rules. */
export interface LedgerReport {
  readonly transactions: number;
  readonly rules: number;
  readonly broken: readonly BrokenRule[];
}

const SHOWN_FINDINGS = 20;

/** Verifies the books: in one snapshot, so that a fact that is booked in the meantime is whole or absent. */
export async function verifyLedger(db: Db): Promise<LedgerReport> {
  return db.transaction(
    async (trx) => {
      const broken: BrokenRule[] = [];
      for (const { name, sql } of checks) {
        const { rows } = await trx.raw<{ rows: { what: string }[] }>(`select what from (${sql}) as found limit ?`, [
          SHOWN_FINDINGS,
        ]);
        if (rows.length > 0) broken.push({ name, findings: rows.map(({ what }) => what) });
      }
      const row: unknown = await trx('ledger_transactions').first({ count: trx.raw('count(*)::integer') });
      return { transactions: (row as { count: number }).count, rules: checks.length, broken };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}
