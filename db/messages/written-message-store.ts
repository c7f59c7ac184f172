import type { AccountMessage } from '#domain/messages/account-messages';
import type { Sealer } from '#platform/sealing';
import type { Transaction } from '../core/handle';
import { accountMessageId } from './account-message-store';
import { announceMessages } from './message-store';

/** A message from a member of operations, or of a carrier's staff, to a driver. */
export interface WrittenMessage {
  /** Derived from the request, so that a retry writes nothing. */
  readonly id: string;
  readonly authorId: string;
  readonly message: AccountMessage<'ops-message'> | AccountMessage<'carrier-message'>;
}

/** Queues messages for the worker; idempotent. */
export async function queueWrittenMessages(
  trx: Transaction,
  sealer: Sealer,
  written: readonly WrittenMessage[],
): Promise<void> {
  if (written.length === 0) return;
  const rows = written.map(({ id, authorId, message }) => ({
    id,
    message_id: accountMessageId(id),
    author_id: authorId,
    recipient_id: message.userId ?? null,
    channel: message.channel,
    template: message.template,
    sealed: sealer.seal(JSON.stringify(message)),
  }));
  await trx('messages').insert(rows).onConflict('id').ignore();
  await announceMessages(trx);
}
