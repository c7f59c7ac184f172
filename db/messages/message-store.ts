import type { Knex } from 'knex';
import type { Db, Transaction } from '#db/core/handle';
import type { CandidacyTemplate } from '#domain/candidacies/messages';
import type { JobOrderTemplate } from '#domain/job-orders/messages';
import { isContact } from '#domain/messages/contacts';
import { HELD_DAYS, sentToDeactivated } from '#domain/messages/held-messages';
import { DAY_MS } from '#domain/shared/durations';
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
  /** It waited too long for the reactivation of its recipient's carrier, and is not sent. */
  readonly isOutdated: boolean;
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

/** Inserts messages and announces them in one statement. */
export async function insertAndAnnounce(trx: Transaction, insertion: Knex.QueryBuilder): Promise<void> {
  await trx.raw('with queued as (?) select pg_notify(?, ?)', [insertion, MESSAGES_CHANNEL, '']);
}

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/**
 * Whether a message waits until the carrier of its recipient is active again. Calendar entries are kept right in any
 * case, and a message that somebody waits for keeps the end of its retries.
 */
const IS_HELD = `messages.ics is null and messages.gives_up_at is null
  and not (messages.sealed is not null and messages.template in (${quoted(sentToDeactivated)}))
  and (select organizations.is_active from users join organizations on organizations.id = users.organization_id
    where users.id = messages.recipient_id) is false`;

/** Locks the message that has been due longest until the transaction ends; concurrent callers get the next one. */
export async function takeDueMessage(trx: Transaction, now: Date): Promise<DueMessage | undefined> {
  const heldSince = new Date(now.getTime() - HELD_DAYS * DAY_MS);
  const message: DueMessage | undefined = await trx('messages')
    .where('status', 'pending')
    .where('next_try_at', '<=', now)
    .whereRaw(`(messages.created_at <= ? or not (${IS_HELD}))`, [heldSince])
    .orderBy('next_try_at')
    .forUpdate()
    .skipLocked()
    .first({
      id: 'messages.id',
      channel: 'messages.channel',
      messageId: 'messages.message_id',
      tries: 'messages.tries',
      givesUpAt: 'messages.gives_up_at',
      isOutdated: trx.raw(`(${IS_HELD})`),
      sealed: 'messages.sealed',
      template: 'messages.template',
      recipientId: 'messages.recipient_id',
      params: 'messages.params',
      calendar: 'messages.ics',
    });
  return message;
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

/** The number of unsent messages stored before a time, without held ones, and the time of the oldest. */
export async function countWaitingMessages(
  db: Db,
  storedBefore: Date,
): Promise<{ readonly count: number; readonly oldest: string | null }> {
  const [row] = await db('messages')
    .where('status', 'pending')
    .where('created_at', '<', storedBefore)
    .whereRaw(`not (${IS_HELD})`)
    .select<{ count: string; oldest: string | null }[]>(
      db.raw('count(*) as count'),
      db.raw('min(created_at) as oldest'),
    );
  return { count: Number(row?.count ?? 0), oldest: row?.oldest ?? null };
}
