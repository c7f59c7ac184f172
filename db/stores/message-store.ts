import type { Transaction } from '#db/handle';
import type { CandidacyTemplate } from '#domain/candidacies/messages';
import type { JobOrderTemplate } from '#domain/job-orders/messages';
import type { CalendarEntry, MessageChannel } from '#domain/shared/message';
import { noteContact } from './contact-store';

/** A stored message: ids, which become a text when it is sent. */
export interface StoredMessage {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly template: CandidacyTemplate | JobOrderTemplate;
  readonly recipientId: string;
  readonly messageId: string;
  readonly params: Readonly<Record<string, string | number | boolean | null>>;
  readonly calendar: CalendarEntry | null;
}

/** Takes a message that is still to be sent; nobody else gets it until the transaction ends. */
export async function takePendingMessage(trx: Transaction, id: string): Promise<StoredMessage | undefined> {
  const found: StoredMessage | undefined = await trx('messages')
    .where({ id, status: 'pending' })
    .forUpdate()
    .skipLocked()
    .first({
      id: 'messages.id',
      channel: 'messages.channel',
      template: 'messages.template',
      recipientId: 'messages.recipient_id',
      messageId: 'messages.message_id',
      params: 'messages.params',
      calendar: 'messages.ics',
    });
  return found;
}

/** Sent, or skipped for good because there is no way to its recipient. */
export async function settleMessage(trx: Transaction, id: string, status: 'sent' | 'skipped'): Promise<void> {
  const now = new Date();
  const [settled]: { recipient_id: string }[] = await trx('messages')
    .where({ id })
    .update({ status, sent_at: status === 'sent' ? now : null }, ['recipient_id']);
  if (status === 'sent' && settled !== undefined) await noteContact(trx, settled.recipient_id, now);
}
