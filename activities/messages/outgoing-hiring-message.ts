import type { Transaction } from '#db/core/handle';
import { type MessageFacts, readMessageFacts } from '#db/messages/message-facts';
import type { HiringMessage } from '#db/messages/message-store';
import { emailText } from '#platform/email-text';
import { smsText } from '#platform/sms-text';
import { calendarFile } from './calendar-file';
import type { OutgoingMessage } from './outgoing-message';
import { writeHiringMessage } from './write-hiring-message';

export interface HiringMessageSettings {
  /** The From header of emails. */
  readonly mailFrom: string;
  readonly publicUrl: string;
}

/** The message with its text from current data; undefined if the recipient cannot be reached on its channel. */
export async function outgoingHiringMessage(
  trx: Transaction,
  settings: HiringMessageSettings,
  message: HiringMessage,
): Promise<OutgoingMessage | undefined> {
  const facts = await readMessageFacts(trx, message);
  if (facts === undefined || !facts.recipient.isActive) return undefined;
  return message.channel === 'sms' ? textMessage(settings, message, facts) : email(settings, message, facts);
}

function textMessage(
  { publicUrl }: HiringMessageSettings,
  message: HiringMessage,
  facts: MessageFacts,
): OutgoingMessage | undefined {
  const { phone, hasSmsConsent } = facts.recipient;
  if (phone === null || !hasSmsConsent) return undefined;
  const { subject, short = subject, segments = 1, link } = writeHiringMessage(message, facts, publicUrl);
  const body = smsText({ before: 'Gladhand: ', text: short, after: `. ${link} Reply STOP to opt out.`, segments });
  return { to: phone, subject, body, storedFor: message.recipientId };
}

function email(
  { mailFrom, publicUrl }: HiringMessageSettings,
  message: HiringMessage,
  facts: MessageFacts,
): OutgoingMessage {
  const { subject, lines, link } = writeHiringMessage(message, facts, publicUrl);
  const { email: to, firstName } = facts.recipient;
  const { calendar: entry, recipientId: storedFor } = message;
  const body = emailText({ firstName, lines, link });
  if (entry === null) return { to, subject, body, storedFor };
  const calendar = calendarFile(entry, { facts, organizer: addressIn(mailFrom), description: lines.join('\n') });
  return { to, subject, body, calendar, storedFor };
}

const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
