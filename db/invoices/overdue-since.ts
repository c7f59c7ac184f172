import type { OverdueDebt } from '#domain/invoices/overdue-debt';
import { daysAfter } from '#domain/shared/periods';
import type { Db } from '../core/handle';

/** The part of an invoice that payments under way may settle: until they fail, the carrier has done its part. */
export const PENDING = `(select coalesce(sum(payments.cents), 0) from payments
  where payments.invoice_id = invoices.id and payments.state in ('unknown', 'processing'))`;

/**
 * The debt of a carrier from invoices whose due day has passed, and the oldest of them; null if there is none. A part that payments
 * under way cover is not counted.
 */
export async function readOverdueDebt(db: Db, organizationId: string, now: Date): Promise<OverdueDebt | null> {
  const { rows } = await db.raw<{ rows: OverdueDebt[] }>(
    `select invoices.id as "invoiceId", invoices.number, invoices.due_on as "dueOn",
       (sum(invoices.total_cents - invoices.paid_cents - ${PENDING}) over ())::double precision as cents
     from invoices join organizations on organizations.id = invoices.organization_id
     where invoices.organization_id = ? and invoices.voided_at is null and invoices.paid_cents < invoices.total_cents
       and invoices.due_on < (?::timestamptz at time zone organizations.time_zone)::date
       and invoices.total_cents - invoices.paid_cents > ${PENDING}
     order by invoices.due_on, invoices.number
     limit 1`,
    [organizationId, now.toISOString()],
  );
  return rows[0] ?? null;
}

/** The first day on which the carrier's oldest unpaid invoice was overdue; null if none is overdue today. */
export async function readOverdueSince(db: Db, organizationId: string, now: Date): Promise<string | null> {
  const debt = await readOverdueDebt(db, organizationId, now);
  return debt === null ? null : daysAfter(debt.dueOn, 1);
}
