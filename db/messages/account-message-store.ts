import type { AccountMessage, AccountTemplate } from '#domain/accounts/messages';
import { isContact } from '#domain/stalled/contacts';
import { newId } from '#platform/ids';
import type { Sealer } from '#platform/sealing';
import type { Db, Transaction } from '../core/handle';
import { recordContact } from '../accounts/contact-store';

/** Queues a message in the transaction that causes it; the worker sends it within a second or two. */
export async function queueAccountMessage<Template extends AccountTemplate>(
  trx: Transaction,
  sealer: Sealer,
  message: AccountMessage<Template>,
): Promise<void> {
  await trx('account_messages').insert({
    id: newId(),
    user_id: message.userId ?? null,
    channel: message.channel,
    template: message.template,
    sealed: sealer.seal(JSON.stringify(message)),
  });
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
  await trx('account_messages').insert({
    id: newId(),
    channel: message.channel,
    template: message.template,
    status: 'skipped',
    settled_at: trx.fn.now(),
  });
}

export interface DueMessage {
  readonly id: string;
  readonly tries: number;
  readonly sealed: Buffer;
}

/** Locks the message that has been due longest until the transaction ends; concurrent callers get the next one. */
export async function takeDueMessage(trx: Transaction, now: Date): Promise<DueMessage | undefined> {
  return trx('account_messages')
    .where('status', 'pending')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .forUpdate()
    .skipLocked()
    .first<DueMessage | undefined>('id', 'tries', 'sealed');
}

/** Marks a message as sent or permanently undeliverable, and deletes its content. */
export async function settleAccountMessage(
  trx: Transaction,
  id: string,
  { status, now }: { status: 'sent' | 'skipped'; now: Date },
): Promise<void> {
  const [settled]: { user_id: string | null; template: string }[] = await trx('account_messages')
    .where({ id })
    .update({ status, sealed: null, settled_at: now }, ['user_id', 'template']);
  const driverId = settled?.user_id ?? null;
  if (status === 'sent' && driverId !== null && isContact(settled?.template ?? ''))
    await recordContact(trx, driverId, now);
}

export async function retryAccountMessage(db: Db | Transaction, id: string, nextTryAt: Date): Promise<void> {
  await db('account_messages').where({ id }).increment('tries', 1).update({ next_try_at: nextTryAt });
}
