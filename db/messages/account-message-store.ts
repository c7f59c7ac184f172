import type { AccountMessage, AccountTemplate } from '#domain/messages/account-messages';
import { newId } from '#platform/ids';
import type { Sealer } from '#platform/sealing';
import type { Transaction } from '../core/handle';
import { announceMessages } from './message-store';

/** Queues a message in the transaction that causes it; the worker sends it right after the commit. */
export async function queueAccountMessage<Template extends AccountTemplate>(
  trx: Transaction,
  sealer: Sealer,
  message: AccountMessage<Template>,
): Promise<void> {
  const id = newId();
  await trx('messages').insert({
    id,
    message_id: accountMessageId(id),
    recipient_id: message.userId ?? null,
    channel: message.channel,
    template: message.template,
    sealed: sealer.seal(JSON.stringify(message)),
  });
  await announceMessages(trx);
}

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
