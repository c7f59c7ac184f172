import { accountOnlyTemplates, callEvents } from '#domain/stalled/contacts';
import type { Transaction } from '../handle';

/** A driver was written to or spoken with; who is no driver has no such row, and an earlier contact changes nothing. */
export async function noteContact(trx: Transaction, driverId: string, at: Date | string): Promise<void> {
  await trx('driver_pipelines')
    .where('driver_pipelines.driver_id', driverId)
    .whereRaw('(driver_pipelines.last_contact_at is null or driver_pipelines.last_contact_at < ?)', [at])
    .update({ last_contact_at: at });
}

/** Finds every driver's last contact again in what was sent and recorded: for rows that were made anew. */
export async function restoreContacts(trx: Transaction): Promise<void> {
  await trx.raw(
    `update driver_pipelines set last_contact_at = contacts.at from (
       select each.driver_id, max(each.at) as at from (
         select messages.recipient_id as driver_id, messages.sent_at as at from messages where messages.status = 'sent'
         union all
         select account_messages.user_id, account_messages.settled_at from account_messages
         where account_messages.status = 'sent' and not account_messages.template = any (?)
         union all
         select workflow_events.driver_id, workflow_events.at from workflow_events
         where workflow_events.workflow_id like 'driver-pipeline/%' and workflow_events.type = any (?)
       ) as each group by each.driver_id
     ) as contacts where contacts.driver_id = driver_pipelines.driver_id`,
    [[...accountOnlyTemplates], [...callEvents]],
  );
}
