import type { Db, Transaction } from '#db/core/handle';
import type { FileDeps } from '#db/driver-files/driver-file-store';
import { completeMessage, type DueMessage, retryMessage, takeDueMessage } from '#db/messages/message-store';
import { storeSentText } from '#db/messages/sent-text-store';
import { commercialTemplates } from '#domain/messages/account-messages';
import { MINUTE_MS } from '#domain/shared/durations';
import type { Logger } from '#platform/logger';
import { isPermanentFailure, type MailTransport } from '#platform/mail-transport';
import type { SmsTransport } from '#platform/sms-transport';
import { openAttachment } from './attachment';
import { type AccountMessageSettings, outgoingAccountMessage } from './outgoing-account-message';
import { type HiringMessageSettings, outgoingHiringMessage } from './outgoing-hiring-message';
import type { OutgoingMessage } from './outgoing-message';

export interface DeliveryDeps extends AccountMessageSettings, HiringMessageSettings, Omit<FileDeps, 'db'> {
  readonly db: Db;
  readonly log: Logger;
  readonly mail: MailTransport;
  readonly sms: SmsTransport | undefined;
}

// Email servers greylist or are down for hours; a message may be late but must not be lost.
const MAX_BACKOFF_MS = 15 * MINUTE_MS;

/**
 * Sends the message that has been due longest; false when none is due. A failed one is retried with exponential backoff
 * and delays no other. The row stays locked during the attempt, so that two workers never send the same message; a crash
 * in between sends it again with the same Message-ID.
 */
export async function deliverNext(deps: DeliveryDeps, now = new Date()): Promise<boolean> {
  return deps.db.transaction(async (trx) => {
    const message = await takeDueMessage(trx, now);
    if (message === undefined) return false;
    try {
      const sent = await send(deps, trx, { message, now });
      if (sent?.storedFor !== undefined)
        await storeSentText(trx, { ...sent, messageId: message.id, recipientId: sent.storedFor });
      await completeMessage(trx, message.id, { status: sent === undefined ? 'skipped' : 'sent', now });
    } catch (error) {
      if (isOver(message, now)) {
        deps.log.warn({ messageId: message.id, err: error }, 'message delivery failed for good');
        await completeMessage(trx, message.id, { status: 'failed', now });
        return true;
      }
      deps.log.warn({ messageId: message.id, err: error }, 'message delivery failed, will retry');
      await retryMessage(trx, message.id, nextTryAt(message, now));
    }
    return true;
  });
}

/** Whether this was the last attempt. */
const isOver = ({ givesUpAt }: DueMessage, now: Date): boolean => givesUpAt !== null && new Date(givesUpAt) <= now;

/** The last attempt of a message whose retries end is at their end. */
function nextTryAt({ tries, givesUpAt }: DueMessage, now: Date): Date {
  const next = new Date(now.getTime() + backoffAfter(tries));
  return givesUpAt !== null && next > new Date(givesUpAt) ? new Date(givesUpAt) : next;
}

const NO_FOOTER = 'commercial email skipped: no postal address or support email is configured';
const OUTDATED = "message skipped: its recipient's carrier stayed deactivated";
const UNDELIVERABLE =
  'message skipped: channel not configured, recipient not reachable, permanently rejected, or overtaken';

const backoffAfter = (tries: number): number => Math.min(2 ** tries * 1_000, MAX_BACKOFF_MS);

interface DueNow {
  readonly message: DueMessage;
  readonly now: Date;
}

/** The message as it was sent; undefined if it is skipped for good. */
async function send(
  deps: DeliveryDeps,
  trx: Transaction,
  { message, now }: DueNow,
): Promise<OutgoingMessage | undefined> {
  const outgoing = message.isOutdated ? undefined : await outgoingOf(deps, trx, { message, now });
  if (outgoing !== undefined && (await isAccepted(deps, message, outgoing))) return outgoing;
  const { id: messageId, channel, template } = message;
  deps.log.warn({ messageId, channel, template }, reasonOf(message, outgoing));
  return undefined;
}

const outgoingOf = async (
  deps: DeliveryDeps,
  trx: Transaction,
  { message, now }: DueNow,
): Promise<OutgoingMessage | undefined> =>
  message.sealed === null ? outgoingHiringMessage(trx, deps, { message, now }) : outgoingAccountMessage(deps, message);

function reasonOf({ template, isOutdated }: DueMessage, outgoing: OutgoingMessage | undefined): string {
  if (isOutdated) return OUTDATED;
  return commercialTemplates.some((name) => name === template) && outgoing === undefined ? NO_FOOTER : UNDELIVERABLE;
}

/** Whether the transport accepted the message; throws if a later attempt may succeed. */
async function isAccepted(deps: DeliveryDeps, message: DueMessage, outgoing: OutgoingMessage): Promise<boolean> {
  const { to, subject, body, html, calendar, attachment } = outgoing;
  if (message.channel === 'sms') {
    if (deps.sms === undefined) return false;
    await deps.sms.send({ id: message.id, to, body });
    return true;
  }
  const file = attachment && (await openAttachment(deps, message.id, attachment));
  // The file was erased with the person's data, or the recipient may no longer have it.
  if (attachment !== undefined && file === undefined) return false;
  try {
    const email = { to, subject, text: body, messageId: `<${message.messageId}>` };
    await deps.mail.send({
      ...email,
      ...(html !== undefined && { html }),
      ...(calendar && { calendar }),
      ...(file && { attachments: [file] }),
    });
    return true;
  } catch (error) {
    if (isPermanentFailure(error)) return false;
    throw error;
  }
}
