import type { AccountTemplate } from '#domain/messages/account-messages';
import type { Transaction } from '../core/handle';

const REJECTION: AccountTemplate = 'document-rejected';

/** Whether the recipient of a message was notified of a rejected document in the minutes before the message was queued. */
export async function wasRejectionQueued(
  trx: Transaction,
  { id, recipientId }: { readonly id: string; readonly recipientId: string },
): Promise<boolean> {
  const rejection = await trx('messages')
    .where({ recipient_id: recipientId, template: REJECTION })
    .whereRaw(
      `created_at between (select created_at - interval '5 minutes' from messages where id = ?) and
      (select created_at from messages where id = ?)`,
      [id, id],
    )
    .first('id');
  return rejection !== undefined;
}
