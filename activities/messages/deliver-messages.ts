import type { Db, Transaction } from '#db/core/handle';
import { readMessageFacts, type MessageFacts } from '#db/messages/message-facts';
import { storeSentText, type SentText } from '#db/messages/sent-text-store';
import { settleMessage, takePendingMessage, type StoredMessage } from '#db/messages/message-store';
import type { MessageActivities } from '#domain/candidacies/activities';
import type { Logger } from '#platform/logger';
import { isPermanentFailure, type MailTransport } from '#platform/mail-transport';
import type { SmsTransport } from '#platform/sms-transport';
import { smsText } from '#platform/sms-text';
import { emailText } from '#platform/email-text';
import { calendarFile } from './calendar-file';
import { writeMessage } from './message-text';

export interface DeliveryDeps {
  readonly db: Db;
  readonly log: Logger;
  readonly mail: MailTransport;
  readonly sms: SmsTransport | undefined;
  /** The From header of emails. */
  readonly mailFrom: string;
  readonly publicUrl: string;
}

/** Sends the stored messages that are still pending. A failed message does not delay the others and is retried. */
export function createMessageDelivery(deps: DeliveryDeps) {
  return {
    deliverMessages: async ({ messageIds }) => {
      const failures: unknown[] = [];
      for (const id of messageIds) await deliver(deps, id).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
  } satisfies MessageActivities;
}

// The row stays locked during delivery, so that two attempts never send the same message concurrently. A crash in between
// sends it again with the same Message-ID; it is never lost.
async function deliver(deps: DeliveryDeps, id: string): Promise<void> {
  await deps.db.transaction(async (trx) => {
    const message = await takePendingMessage(trx, id);
    if (message === undefined) return;
    const sent = await send(deps, trx, message);
    if (sent === undefined) {
      deps.log.info(
        { messageId: id, channel: message.channel },
        'message skipped: recipient not reachable on this channel',
      );
    } else {
      await storeSentText(trx, { messageId: id, recipientId: message.recipientId, ...sent });
    }
    await settleMessage(trx, id, sent === undefined ? 'skipped' : 'sent');
  });
}

/** The text that was sent. */
type SentContent = Pick<SentText, 'subject' | 'body'>;

async function send(deps: DeliveryDeps, trx: Transaction, message: StoredMessage): Promise<SentContent | undefined> {
  const facts = await readMessageFacts(trx, message);
  if (facts === undefined || !facts.recipient.isActive) return undefined;
  return message.channel === 'sms' ? sendText(deps, message, facts) : sendMail(deps, message, facts);
}

async function sendText(
  deps: DeliveryDeps,
  message: StoredMessage,
  facts: MessageFacts,
): Promise<SentContent | undefined> {
  const { phone, hasSmsConsent } = facts.recipient;
  if (deps.sms === undefined || phone === null || !hasSmsConsent) return undefined;
  const { subject, short = subject, link } = writeMessage(message, facts, deps.publicUrl);
  const body = smsText({ before: 'Gladhand: ', text: short, after: `. ${link} Reply STOP to end.` });
  await deps.sms.send({ id: message.id, to: phone, body });
  return { subject, body };
}

async function sendMail(
  deps: DeliveryDeps,
  message: StoredMessage,
  facts: MessageFacts,
): Promise<SentContent | undefined> {
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
    if (isPermanentFailure(error)) return undefined;
    throw error;
  }
}

const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
