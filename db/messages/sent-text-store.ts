import type { Transaction } from '../core/handle';

export interface SentText {
  readonly messageId: string;
  readonly recipientId: string;
  readonly subject: string;
  /** The whole text, including the link. */
  readonly body: string;
}

/** Stores the sent text in the transaction that completes the message. */
export async function storeSentText(
  trx: Transaction,
  { messageId, recipientId, subject, body }: SentText,
): Promise<void> {
  await trx('sent_texts')
    .insert({ message_id: messageId, recipient_id: recipientId, subject, body })
    .onConflict('message_id')
    .ignore();
}
