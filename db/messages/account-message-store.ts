import type { AccountMessage, AccountTemplate } from '#domain/messages/account-messages';
import { newId } from '#platform/ids';
import type { Sealer } from '#platform/sealing';
import type { Transaction } from '../core/handle';
import { announceMessages, insertAndAnnounce } from './message-store';

/** Queues a message in the transaction that causes it; the worker sends it right after the commit. */
export const queueAccountMessage = <Template extends AccountTemplate>(
  trx: Transaction,
  sealer: Sealer,
  message: AccountMessage<Template>,
): Promise<void> => insertMessage(trx, sealer, { id: newId(), message, givesUpAt: null });

/** Queues messages in one statement. */
export async function queueAccountMessages<Template extends AccountTemplate>(
  trx: Transaction,
  sealer: Sealer,
  messages: readonly AccountMessage<Template>[],
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map((message) => messageRow(sealer, { id: newId(), message, givesUpAt: null }));
  await insertAndAnnounce(trx, trx('messages').insert(rows));
}

/** A message that a repeated request or activity queues once, and whose retries end. */
export interface ReportedMessage<Template extends AccountTemplate> {
  /** Derived by the caller: the row's id and the email's Message-ID. */
  readonly id: string;
  readonly message: AccountMessage<Template>;
  /** If it could not be sent by then, it has failed. */
  readonly givesUpAt: Date;
}

/** Queues a message whose outcome is enqueued as `messageSettled`. Idempotent. */
export const queueReportedMessage = <Template extends AccountTemplate>(
  trx: Transaction,
  sealer: Sealer,
  reported: ReportedMessage<Template>,
): Promise<void> => insertMessage(trx, sealer, reported);

interface MessageToQueue<Template extends AccountTemplate> extends Omit<ReportedMessage<Template>, 'givesUpAt'> {
  readonly givesUpAt: Date | null;
}

async function insertMessage<Template extends AccountTemplate>(
  trx: Transaction,
  sealer: Sealer,
  message: MessageToQueue<Template>,
): Promise<void> {
  await trx('messages').insert(messageRow(sealer, message)).onConflict('id').ignore();
  await announceMessages(trx);
}

const messageRow = <Template extends AccountTemplate>(
  sealer: Sealer,
  { id, message, givesUpAt }: MessageToQueue<Template>,
) => ({
  id,
  message_id: accountMessageId(id),
  recipient_id: message.userId ?? null,
  channel: message.channel,
  template: message.template,
  sealed: sealer.seal(JSON.stringify(message)),
  gives_up_at: givesUpAt?.toISOString() ?? null,
});

/**
 * Does the work of queueing a message without storing one, so that the response time does not reveal whether an account
 * exists.
 */
export async function queueDecoyMessage<Template extends AccountTemplate>(
  trx: Transaction,
  sealer: Sealer,
  message: Omit<AccountMessage<Template>, 'userId'>,
): Promise<void> {
  sealer.seal(JSON.stringify(message));
  const id = newId();
  await trx('messages').insert({
    id,
    message_id: accountMessageId(id),
    channel: message.channel,
    template: message.template,
    status: 'skipped',
    settled_at: trx.fn.now(),
  });
  await announceMessages(trx);
}

/** The stable part of the Message-ID header of an email about an account. */
export const accountMessageId = (id: string): string => `${id}@account.gladhand`;
