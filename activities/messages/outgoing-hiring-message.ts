import type { Transaction } from '#db/core/handle';
import { readStartWait } from '#db/employment-applications/start-wait';
import { type MessageFacts, readMessageFacts } from '#db/messages/message-facts';
import type { HiringMessage } from '#db/messages/message-store';
import { wasRejectionQueued } from '#db/messages/rejection-messages';
import { listAgreedRates } from '#db/timesheets/agreed-rate-store';
import { rateOfHire, type RateOfOrder } from '#domain/agreed-rates/rules';
import { isFileStep, needsFileOfDriver } from '#domain/candidacies/next-step';
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

/**
 * The message with its text from current data; undefined if the recipient cannot be reached on its channel, or if what it asks for is
 * there by now.
 */
export async function outgoingHiringMessage(
  trx: Transaction,
  settings: HiringMessageSettings,
  { message, now }: { readonly message: HiringMessage; readonly now: Date },
): Promise<OutgoingMessage | undefined> {
  const read = await readMessageFacts(trx, message);
  if (read === undefined || !read.recipient.isActive) return undefined;
  const facts = { ...read, ...(await startFacts(trx, read, now)), agreedRate: await hireRate(trx, read, now) };
  if (isOvertaken(message, facts) || (await isSaidByRejection(trx, message))) return undefined;
  return message.channel === 'sms' ? textMessage(settings, message, facts) : email(settings, message, facts);
}

/**
 * The next step of a start, as the pages show it once the file is checked: the act of the message may have changed the file. Only
 * messages to the driver name the signature.
 */
async function startFacts(
  trx: Transaction,
  { recipient, candidacyId, candidacyState, nextStep }: MessageFacts,
  now: Date,
): Promise<Pick<SignedFacts, 'isSignatureDue' | 'nextStep'>> {
  const wait = candidacyId === null || candidacyState !== 'hired' ? null : await readStartWait(trx, candidacyId, now);
  return {
    isSignatureDue: recipient.isDriver && wait?.signature === 'due',
    nextStep: wait?.nextStep ?? nextStep,
  };
}

/** The rate that the carrier agreed on with the hire; only a message about the hire may name it. */
async function hireRate(
  trx: Transaction,
  { candidacyId, candidacyState, startOn, content, zone }: MessageFacts,
  now: Date,
): Promise<RateOfOrder | null> {
  if (candidacyId === null || candidacyState !== 'hired' || startOn === null) return null;
  return rateOfHire({ content, zone, startOn }, await listAgreedRates(trx, [candidacyId]), now);
}

/** Whether the file no longer lacks what the message is about. */
function isOvertaken({ template }: HiringMessage, { nextStep, isSignatureDue }: SignedFacts): boolean {
  if (isSignatureDue || nextStep === null) return false;
  if (template === 'startNeedsFile') return !needsFileOfDriver(nextStep);
  return template === 'startHeldByFile' && !isFileStep(nextStep);
}

/** Whether the email about a rejected document, which made it the driver's turn, has just said the same. */
const isSaidByRejection = async (trx: Transaction, { id, template, channel, recipientId }: HiringMessage) =>
  template === 'startNeedsFile' && channel === 'mail' && (await wasRejectionQueued(trx, { id, recipientId }));

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
