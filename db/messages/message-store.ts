import type { Db, Transaction } from '#db/core/handle';
import type { CandidacyTemplate } from '#domain/candidacies/messages';
import type { JobOrderTemplate } from '#domain/job-orders/messages';
import { isContact } from '#domain/messages/contacts';
import type { CalendarEntry, MessageChannel } from '#domain/shared/message';
import { recordNoticeDelivery } from '../adverse-actions/report-store';
import { enqueueOutbox } from '../core/outbox';
import { recordContact } from '../driver-pipeline/last-contact';

/** The channel on which a commit of new messages is announced. */
export const MESSAGES_CHANNEL = 'gladhand_messages';

interface StoredMessage {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly template: string;
  readonly messageId: string;
  /** Failed attempts. */
  readonly tries: number;
  /** When a message that could not be sent has failed; null if it is retried until it is sent. */
  readonly givesUpAt: string | null;
}

/** A message about hiring: ids that become a text when the message is sent. */
export interface HiringMessage extends StoredMessage {
  readonly sealed: null;
  readonly template: CandidacyTemplate | JobOrderTemplate;
  readonly recipientId: string;
  readonly params: Readonly<Record<string, string | number | boolean | null>>;
  readonly calendar: CalendarEntry | null;
}

/** A message whose content is encrypted. */
export interface SealedMessage extends StoredMessage {
  readonly sealed: Buffer;
}

/** A message that is due. */
export type DueMessage = HiringMessage | SealedMessage;

/** Wakes the delivery when (and only if) the transaction commits. */
export async function announceMessages(trx: Transaction): Promise<void> {
  await trx.raw('select pg_notify(?, ?)', [MESSAGES_CHANNEL, '']);
}

/** Locks the message that has been due longest until the transaction ends; concurrent callers get the next one. */
export async function takeDueMessage(trx: Transaction, now: Date): Promise<DueMessage | undefined> {
  return trx('messages')
    .where('status', 'pending')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .forUpdate()
    .skipLocked()
    .first<DueMessage | undefined>({
      id: 'messages.id',
      channel: 'messages.channel',
      messageId: 'messages.message_id',
      tries: 'messages.tries',
      givesUpAt: 'messages.gives_up_at',
      sealed: 'messages.sealed',
      template: 'messages.template',
      recipientId: 'messages.recipient_id',
      params: 'messages.params',
      calendar: 'messages.ics',
    });
}

/** The end of a message: sent; skipped, because it cannot be delivered; or failed at the end of its retries. */
export type MessageOutcome = 'sent' | 'skipped' | 'failed';

/** Records the end of a message, deletes encrypted content, and reports the outcome if something waits for it. */
export async function completeMessage(
  trx: Transaction,
  id: string,
  { status, now }: { status: MessageOutcome; now: Date },
): Promise<void> {
  const [completed] = await trx('messages')
    .where({ id })
    .update({ status, sealed: null, settled_at: now }, ['recipient_id', 'template', 'gives_up_at']);
  if (completed !== undefined && completed.gives_up_at !== null) {
    await recordNoticeDelivery(trx, { id, status, now });
    await enqueueOutbox(trx, [{ topic: 'messageSettled', payload: { messageId: id } }]);
  }
  const recipientId = completed?.recipient_id ?? null;
  if (status === 'sent' && recipientId !== null && isContact(completed?.template ?? ''))
    await recordContact(trx, recipientId, now);
}

/** Counts a failed attempt and sets the time of the next one. */
export async function retryMessage(db: Db | Transaction, id: string, nextTryAt: Date): Promise<void> {
  await db('messages').where({ id }).increment('tries', 1).update({ next_try_at: nextTryAt });
}

/** The end of the message; undefined while it waits, or if it does not exist. */
export async function findMessageOutcome(db: Db | Transaction, id: string): Promise<MessageOutcome | undefined> {
  const row = await db('messages').where({ id }).whereNot('status', 'pending').first('status');
  return row === undefined ? undefined : (row.status as MessageOutcome);
}

/** The number of unsent messages stored before a time, and the time of the oldest. */
export async function countWaitingMessages(
  db: Db,
  storedBefore: Date,
): Promise<{ readonly count: number; readonly oldest: string | null }> {
  const [row] = await db('messages')
    .where('status', 'pending')
    .where('created_at', '<', storedBefore)
    .select<{ count: string; oldest: string | null }[]>(
      db.raw('count(*) as count'),
      db.raw('min(created_at) as oldest'),
    );
  return { count: Number(row?.count ?? 0), oldest: row?.oldest ?? null };
}
