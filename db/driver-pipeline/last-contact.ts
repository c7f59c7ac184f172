import { accountOnlyTemplates, callEvents } from '#domain/messages/contacts';
import type { Transaction } from '../core/handle';

/** Records that a driver was contacted. Does nothing for other users, or for a contact before the stored one. */
export async function recordContact(trx: Transaction, driverId: string, at: Date | string): Promise<void> {
  await trx('driver_pipelines')
    .where('driver_pipelines.driver_id', driverId)
    .whereRaw('(driver_pipelines.last_contact_at is null or driver_pipelines.last_contact_at < ?)', [at])
    .update({ last_contact_at: at });
}

/** Recomputes every driver's last contact from sent messages and recorded calls, for recreated rows. */
export async function restoreContacts(trx: Transaction): Promise<void> {
  await trx.raw(
    `update driver_pipelines set last_contact_at = contacts.at from (
       select each.driver_id, max(each.at) as at from (
         select messages.recipient_id as driver_id, messages.settled_at as at from messages
         where messages.status = 'sent' and not messages.template = any (?)
         union all
         select workflow_events.driver_id, workflow_events.at from workflow_events
         where workflow_events.workflow_id like 'driver-pipeline/%' and workflow_events.type = any (?)
       ) as each group by each.driver_id
     ) as contacts where contacts.driver_id = driver_pipelines.driver_id`,
    [[...accountOnlyTemplates], [...callEvents]],
  );
}
