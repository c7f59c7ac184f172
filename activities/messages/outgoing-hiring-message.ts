import type { Transaction } from '#db/core/handle';
import { readSignatureState } from '#db/employment-applications/signature-state';
import { type MessageFacts, readMessageFacts } from '#db/messages/message-facts';
import type { HiringMessage } from '#db/messages/message-store';
import { emailText } from '#platform/email-text';
import { smsText } from '#platform/sms-text';
import { calendarFile } from './calendar-file';
import type { OutgoingMessage } from './outgoing-message';
import { type SignedFacts, writeHiringMessage } from './write-hiring-message';

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
  const read = await readMessageFacts(trx, message);
  if (read === undefined || !read.recipient.isActive) return undefined;
  const facts = { ...read, isSignatureDue: await isSignatureDue(trx, read) };
  return message.channel === 'sms' ? textMessage(settings, message, facts) : email(settings, message, facts);
}

/** Whether the message is to a driver whose start waits for the signature of the application to the carrier. */
const isSignatureDue = async (
  trx: Transaction,
  { recipient, candidacyId, candidacyState }: MessageFacts,
): Promise<boolean> =>
  recipient.isDriver &&
  candidacyId !== null &&
  candidacyState === 'hired' &&
  (await readSignatureState(trx, candidacyId)) === 'due';

function textMessage(
  { publicUrl }: HiringMessageSettings,
  message: HiringMessage,
  facts: SignedFacts,
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
  facts: SignedFacts,
): OutgoingMessage {
  const { subject, lines, link } = writeHiringMessage(message, facts, publicUrl);
  const { email: to, firstName } = facts.recipient;
  const { calendar: entry, recipientId: storedFor } = message;
  const body = emailText({ firstName, lines, link });
  if (entry === null) return { to, subject, body, storedFor };
  const calendar = calendarFile(entry, { facts, organizer: addressIn(mailFrom), description: lines.join('\n') });
  return { to, subject, body, calendar, storedFor };
}

const addressIn = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from;
