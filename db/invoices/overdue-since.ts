import type { Db } from '../core/handle';

/** The first day on which the carrier's oldest unpaid invoice was overdue; null if none is overdue today. */
export async function readOverdueSince(db: Db, organizationId: string, now: Date): Promise<string | null> {
  const { rows } = await db.raw<{ rows: [{ since: string | null }] }>(
    `select min(invoices.due_on) + 1 as since
     from invoices join organizations on organizations.id = invoices.organization_id
     where invoices.organization_id = ? and invoices.voided_at is null and invoices.paid_cents < invoices.total_cents
       and invoices.due_on < (?::timestamptz at time zone organizations.time_zone)::date`,
    [organizationId, now.toISOString()],
  );
  return rows[0].since;
}
