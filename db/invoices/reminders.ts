import { dueReminders, isWarning, type ReminderKind, reminderKinds } from '#domain/invoices/reminders';
import { wallTimeAt } from '#domain/shared/wall-time';
import { dateAt } from '#domain/shared/zoned-time';
import type { Sealer } from '#platform/sealing';
import type { Db, Transaction } from '../core/handle';
import { queueAccountMessage } from '../messages/account-message-store';
import { contactOf, type OperatorContact } from '../messages/operator-contact';
import { invoiceLink } from './invoice-messages';
import { PENDING } from './overdue-since';
import { listBillingRecipients } from './recipients';

export interface ReminderDeps extends OperatorContact {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly publicUrl: string;
}

/** An unpaid invoice whose first reminder is due. */
export interface RemindableInvoice {
  readonly id: string;
  readonly organizationId: string;
  readonly number: string;
  readonly dueOn: string;
  readonly balanceCents: number;
  readonly zone: string;
  readonly done: readonly ReminderKind[];
}

/** Reminders are sent in office hours, so that the due day is not over in any part of the carrier. */
const FIRST_HOUR = '08:00';

/**
 * Unpaid invoices within reach of a reminder that have not had all of them. A payment that is being processed and covers the
 * balance is neither paid nor failed: nobody is reminded in the meantime.
 */
export async function listRemindable(db: Db, now: string): Promise<RemindableInvoice[]> {
  const { rows } = await db.raw<{ rows: RemindableInvoice[] }>(
    `select invoices.id, invoices.organization_id as "organizationId", number, due_on as "dueOn",
       total_cents - paid_cents as "balanceCents", organizations.time_zone as zone,
       array(select kind from invoice_reminders where invoice_id = invoices.id) as done
     from invoices join organizations on organizations.id = invoices.organization_id
     where voided_at is null and paid_cents < total_cents and due_on <= (?::timestamptz)::date + 8
       and (select count(*) from invoice_reminders where invoice_id = invoices.id) < ?
       and total_cents - paid_cents > ${PENDING}
     order by due_on, invoices.id`,
    [now, reminderKinds.length],
  );
  return rows;
}

/** Writes the reminder of an invoice that is due now, if any. Two workers write it once. */
export async function remind(deps: ReminderDeps, invoice: RemindableInvoice, now: string): Promise<void> {
  const { id, dueOn, zone, done } = invoice;
  if (wallTimeAt(now, zone).slice('yyyy-mm-ddT'.length) < FIRST_HOUR) return;
  const { send, skip } = dueReminders(dueOn, dateAt(now, zone), new Set(done));
  if (send === undefined && skip.length === 0) return;
  await deps.db.transaction(async (trx) => {
    const balanceCents = await balanceNow(trx, id);
    if (balanceCents <= 0) return;
    for (const kind of skip) await decide(trx, { id, kind, isSent: false, now });
    if (send !== undefined && (await decide(trx, { id, kind: send, isSent: true, now }))) {
      await queueReminder(trx, deps, { invoice: { ...invoice, balanceCents }, kind: send });
    }
  });
}

/** The part that no payment under way covers: the invoice may have been paid or voided since the list was read. */
async function balanceNow(trx: Transaction, id: string): Promise<number> {
  const { rows } = await trx.raw<{ rows: { cents: number }[] }>(
    `select (total_cents - paid_cents - ${PENDING})::bigint as cents from invoices where id = ? and voided_at is null`,
    [id],
  );
  return rows[0]?.cents ?? 0;
}

async function decide(
  trx: Transaction,
  {
    id,
    kind,
    isSent,
    now,
  }: { readonly id: string; readonly kind: ReminderKind; readonly isSent: boolean; readonly now: string },
): Promise<boolean> {
  const inserted = await trx('invoice_reminders')
    .insert({ invoice_id: id, kind, is_sent: isSent, decided_at: now })
    .onConflict(['invoice_id', 'kind'])
    .ignore()
    .returning('kind');
  return inserted.length > 0;
}

async function queueReminder(
  trx: Transaction,
  { sealer, publicUrl, ...operator }: ReminderDeps,
  { invoice, kind }: { readonly invoice: RemindableInvoice; readonly kind: ReminderKind },
): Promise<void> {
  const { id, organizationId, number, balanceCents: cents, dueOn } = invoice;
  const contact = contactOf(operator);
  const link = invoiceLink(publicUrl, kind === 'dueSoon' || kind === 'dueToday' ? 'open' : 'overdue', id);
  for (const { userId, email, firstName } of await listBillingRecipients(trx, organizationId, isWarning(kind))) {
    await queueAccountMessage(trx, sealer, {
      channel: 'mail',
      to: email,
      userId,
      template: 'invoice-reminder',
      params: { firstName, kind, number, cents, dueOn, contact, link },
    });
  }
}
