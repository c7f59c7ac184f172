import type { Db } from '../core/handle';

/** The part of an invoice that payments under way may settle: until they fail, the carrier has done its part. */
export const PENDING = `(select coalesce(sum(payments.cents), 0) from payments
  where payments.invoice_id = invoices.id and payments.state in ('unknown', 'processing'))`;

/**
 * The first day on which the carrier's oldest unpaid invoice was overdue; null if none is overdue today. One that payments under
 * way cover is not counted.
 */
export async function readOverdueSince(db: Db, organizationId: string, now: Date): Promise<string | null> {
  const { rows } = await db.raw<{ rows: [{ since: string | null }] }>(
    `select min(invoices.due_on) + 1 as since
     from invoices join organizations on organizations.id = invoices.organization_id
     where invoices.organization_id = ? and invoices.voided_at is null and invoices.paid_cents < invoices.total_cents
       and invoices.due_on < (?::timestamptz at time zone organizations.time_zone)::date
       and invoices.total_cents - invoices.paid_cents > ${PENDING}`,
    [organizationId, now.toISOString()],
  );
  return rows[0].since;
}
