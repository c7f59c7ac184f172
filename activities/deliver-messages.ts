import type { Db, Transaction } from '#db/handle';
import { readMessageFacts, type MessageFacts } from '#db/read-models/message-facts';
import { storeSentText, type SentText } from '#db/stores/sent-text-store';
import { settleMessage, takePendingMessage, type StoredMessage } from '#db/stores/message-store';
import type { MessageActivities } from '#domain/candidacies/activities';
import type { Logger } from '#platform/logger';
import { isRefusedForGood, type MailTransport } from '#platform/mail-transport';
import type { SmsTransport } from '#platform/sms-transport';
import { emailText } from '#platform/email-text';
import { calendarFile } from './messages/calendar-file';
import { writeMessage } from './messages/message-text';

export interface DeliveryDeps {
  readonly db: Db;
  readonly log: Logger;
  readonly mail: MailTransport;
  readonly sms: SmsTransport | undefined;
  /** The address in the mails' From line. */
  readonly mailFrom: string;
  readonly publicUrl: string;
}

/** Sends what is stored and not sent yet. One message that fails does not hold the others up; all are tried again. */
export function createMessageDelivery(deps: DeliveryDeps) {
  return {
    deliverMessages: async ({ messageIds }) => {
      const failures: unknown[] = [];
      for (const id of messageIds) await deliver(deps, id).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
  } satisfies MessageActivities;
}

// The row stays locked while the message goes out, so that two attempts never send it side by side. A crash in between
// repeats it under the same Message-ID; it is never lost.
async function deliver(deps: DeliveryDeps, id: string): Promise<void> {
  await deps.db.transaction(async (trx) => {
    const message = await takePendingMessage(trx, id);
    if (message === undefined) return;
    const sent = await send(deps, trx, message);
    if (sent === undefined) {
      deps.log.info({ messageId: id, channel: message.channel }, 'message skipped: no way to its recipient');
    } else {
      await storeSentText(trx, { messageId: id, recipientId: message.recipientId, ...sent });
    }
    await settleMessage(trx, id, sent === undefined ? 'skipped' : 'sent');
  });
}

/** The words that went out. */
type Words = Pick<SentText, 'subject' | 'body'>;

async function send(deps: DeliveryDeps, trx: Transaction, message: StoredMessage): Promise<Words | undefined> {
  const facts = await readMessageFacts(trx, message);
  if (facts === undefined || !facts.recipient.isActive) return undefined;
  return message.channel === 'sms' ? sendText(deps, message, facts) : sendMail(deps, message, facts);
}

async function sendText(deps: DeliveryDeps, message: StoredMessage, facts: MessageFacts): Promise<Words | undefined> {
  const { phone, hasSmsConsent } = facts.recipient;
  if (deps.sms === undefined || phone === null || !hasSmsConsent) return undefined;
  const { subject, link } = writeMessage(message, facts, deps.publicUrl);
  const body = `Gladhand: ${subject}. ${link} Reply STOP to end.`;
  await deps.sms.send({ id: message.id, to: phone, body });
  return { subject, body };
}

async function sendMail(deps: DeliveryDeps, message: StoredMessage, facts: MessageFacts): Promise<Words | undefined> {
  const { subject, lines, link } = writeMessage(message, facts, deps.publicUrl);
  const { email: to, firstName } = facts.recipient;
  const text = emailText({ firstName, lines, link });
  const mail = { to, subject, text, messageId: `<${message.messageId}>` };
  const { calendar: entry } = message;
  try {
    await deps.mail.send(
      entry === null
        ? mail
        : { ...mail, calendar: calendarFile(entry, { facts, summary: subject, organizer: addressIn(deps.mailFrom) }) },
    );
    return { subject, body: text };
  } catch (error) {
    if (isRefusedForGood(error)) return undefined;
    throw error;
  }
}

const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
