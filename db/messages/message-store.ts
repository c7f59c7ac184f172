import type { Db, Transaction } from '#db/core/handle';
import type { CandidacyTemplate } from '#domain/candidacies/messages';
import type { JobOrderTemplate } from '#domain/job-orders/messages';
import type { CalendarEntry, MessageChannel } from '#domain/shared/message';
import { recordContact } from '../accounts/contact-store';

/** A stored message: ids that become a text when the message is sent. */
export interface StoredMessage {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly template: CandidacyTemplate | JobOrderTemplate;
  readonly recipientId: string;
  readonly messageId: string;
  readonly params: Readonly<Record<string, string | number | boolean | null>>;
  readonly calendar: CalendarEntry | null;
}

/** Thrown when another attempt is sending the message, so that its outcome is unknown. */
export class MessageBusyError extends Error {
  override readonly name = 'MessageBusyError';

  constructor(id: string) {
    super(`Message ${id} is being sent by another attempt`);
  }
}

/**
 * Locks an unsent message until the transaction ends; undefined if it is settled. Throws {@link MessageBusyError} if
 * another attempt holds the lock: that attempt may still fail, so the caller must retry.
 */
export async function takePendingMessage(trx: Transaction, id: string): Promise<StoredMessage | undefined> {
  const taken = await lockPendingMessage(trx, id);
  if (taken !== undefined) return taken;
  if ((await trx('messages').where({ id, status: 'pending' }).first('id')) !== undefined)
    throw new MessageBusyError(id);
  return undefined;
}

async function lockPendingMessage(trx: Transaction, id: string): Promise<StoredMessage | undefined> {
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

/** Marks the message as sent, or as skipped for good because the recipient cannot be reached. */
export async function settleMessage(trx: Transaction, id: string, status: 'sent' | 'skipped'): Promise<void> {
  const now = new Date();
  const [settled]: { recipient_id: string }[] = await trx('messages')
    .where({ id })
    .update({ status, sent_at: status === 'sent' ? now : null }, ['recipient_id']);
  if (status === 'sent' && settled !== undefined) await recordContact(trx, settled.recipient_id, now);
}

/** Lists unsent messages stored before a time by id, after the given id. */
export async function findWaitingMessages(
  db: Db,
  { storedBefore, after, limit }: { storedBefore: Date; after: string | null; limit: number },
): Promise<string[]> {
  const query = db('messages').where('status', 'pending').where('created_at', '<', storedBefore);
  if (after !== null) query.where('id', '>', after);
  const rows: { id: string }[] = await query.orderBy('id').limit(limit).select('id');
  return rows.map(({ id }) => id);
}

/** The number of unsent messages stored before a time, and the time of the oldest. */
export async function countWaitingMessages(
  db: Db,
  storedBefore: Date,
): Promise<{ readonly count: number; readonly oldest: string | null }> {
  const [row]: { count: string; oldest: string | null }[] = await db('messages')
    .where('status', 'pending')
    .where('created_at', '<', storedBefore)
    .select(db.raw('count(*) as count'), db.raw('min(created_at) as oldest'));
  return { count: Number(row?.count ?? 0), oldest: row?.oldest ?? null };
}
