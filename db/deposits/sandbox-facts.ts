import type { DepositItemKind } from '#domain/deposits/states';
import type { OnlineMethod } from '#domain/payments/states';
import type { Db } from '../core/handle';

/** A payment of the sandbox, its refund or its return, which is in no deposit yet. */
export interface SandboxFact {
  readonly reference: string;
  readonly kind: DepositItemKind;
  readonly paymentId: string;
  readonly method: OnlineMethod;
  readonly cents: number;
}

/** Of one deposit; the rest is in the next one. */
const MAX_ITEMS = 1_000;

/** Payments, refunds and returns from before this instant that the sandbox still holds by the books, oldest first. */
export async function listSandboxFacts(db: Db, before: string): Promise<SandboxFact[]> {
  const { rows } = await db.raw<{ rows: SandboxFact[] }>(
    `with facts as (
       select booked.id, booked.occurred_at, lines.cents, coalesce(undone.key, booked.key) as key
       from ledger_transactions as booked
       join ledger_lines as lines on lines.transaction_id = booked.id and lines.account = 'provider:clearing'
       left join ledger_transactions as undone on undone.id = booked.reverses
       where booked.kind in ('payment', 'refund') and booked.occurred_at < ?
     )
     select facts.id as reference, facts.cents, payments.id as "paymentId", payments.method,
       case when facts.key like 'refund/%' then 'refund' when facts.cents > 0 then 'payment' else 'other' end as kind
     from facts
     left join payment_refunds on facts.key = 'refund/' || payment_refunds.id
     join payments on payments.provider = 'sandbox' and (payments.id = payment_refunds.payment_id
       or facts.key = 'payment/' || payments.id)
     where not exists (select 1 from deposit_items
       where deposit_items.provider = 'sandbox' and deposit_items.reference = facts.id::text)
     order by facts.occurred_at, facts.id limit ?`,
    [before, MAX_ITEMS],
  );
  return rows;
}
