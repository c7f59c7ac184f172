import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '#db/core/handle';
import {
  retryAccountMessage,
  settleAccountMessage,
  takeDueMessage,
  type DueMessage,
} from '#db/messages/account-message-store';
import { storeSentText } from '#db/messages/sent-text-store';
import type { AccountMessage } from '#domain/accounts/messages';
import { isTextStored } from '#domain/driver-timeline/stored-texts';
import type { Logger } from '#platform/logger';
import type { SenderContact } from '#platform/email-text';
import { isPermanentFailure, type MailTransport } from '#platform/mail-transport';
import type { Sealer } from '#platform/sealing';
import type { SmsTransport } from '#platform/sms-transport';
import { outgoingText } from './texts';

export interface AccountDeliveryDeps {
  /** For the legal footer of commercial emails. */
  readonly sender: SenderContact;
  readonly db: Db;
  readonly log: Logger;
  readonly mail: MailTransport;
  readonly sms: SmsTransport | undefined;
  readonly sealer: Sealer;
}

const POLL_INTERVAL_MS = 1_000;
const MAX_BACKOFF_MS = 15 * 60_000;
/** Concurrent deliveries: one unresponsive mail server does not delay everyone else's code. */
const CONCURRENT_LOOPS = 4;

/** Sends the next due message; false when none is due. A failed one is retried with exponential backoff and delays no other. */
export async function deliverNext(deps: AccountDeliveryDeps, now = new Date()): Promise<boolean> {
  return deps.db.transaction(async (trx) => {
    const due = await takeDueMessage(trx, now);
    if (due === undefined) return false;
    try {
      const sent = await send(deps, due);
      if (sent?.storedFor !== undefined)
        await storeSentText(trx, { ...sent, messageId: due.id, recipientId: sent.storedFor });
      await settleAccountMessage(trx, due.id, { status: sent === undefined ? 'skipped' : 'sent', now });
    } catch (error) {
      deps.log.warn({ messageId: due.id, err: error }, 'account message delivery failed, will retry');
      await retryAccountMessage(trx, due.id, new Date(now.getTime() + backoffAfter(due.tries)));
    }
    return true;
  });
}

const backoffAfter = (tries: number): number => Math.min(2 ** tries * 1_000, MAX_BACKOFF_MS);

interface SentMessage {
  readonly subject: string;
  readonly body: string;
  /** The driver whose timeline shows the text; undefined if none does. */
  readonly storedFor: string | undefined;
}

// The row stays locked during delivery. A crash in between sends the message again with the same Message-ID.
async function send(deps: AccountDeliveryDeps, { id, sealed }: DueMessage): Promise<SentMessage | undefined> {
  const { mail, sms } = deps;
  const message = JSON.parse(deps.sealer.open(sealed)) as AccountMessage;
  const { channel, to, calendar, template } = message;
  const text = outgoingText(message, deps.sender);
  if (text === undefined) {
    deps.log.warn(
      { messageId: id, template },
      'commercial email skipped: no postal address or support email is configured',
    );
    return undefined;
  }
  const { subject, body, html } = text;
  const storedFor = isTextStored(template) ? message.userId : undefined;
  if (channel === 'sms') {
    if (sms === undefined) return undefined;
    await sms.send({ id, to, body });
    return { subject, body, storedFor };
  }
  try {
    const email = { to, subject, text: body, messageId: `<${id}@account.gladhand>` };
    await mail.send({ ...email, ...(html !== undefined && { html }), ...(calendar && { calendar }) });
    return { subject, body, storedFor };
  } catch (error) {
    if (isPermanentFailure(error)) return undefined;
    throw error;
  }
}

/** Polls in a few lanes until it is stopped; several workers share the work. */
export function startAccountDelivery(deps: AccountDeliveryDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const lanes = Array.from({ length: CONCURRENT_LOOPS }, () => deliverUntil(deps, stopping.signal));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(lanes);
    },
  };
}

async function deliverUntil(deps: AccountDeliveryDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const wasDelivered = await deliverNext(deps).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'account message poll failed');
      return false;
    });
    if (!wasDelivered) await delay(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
  }
}
