import { closeReasonLabels } from '#domain/candidacies/labels';
import type { InterviewPlace } from '#domain/candidacies/states';
import { orderLabels } from '#domain/job-orders/labels';
import { isSameNumber } from '#domain/shared/phone-text';
import { formatPhone } from '#platform/phone';
import type { MessageText, TextFacts } from './text-facts';

/** A driver's right after an adverse action that is based on a report (15 USC 1681m(a)). */
const FREE_COPY = 'You have the right to a free copy of the report.';

/** The person's own punctuation stays; a text without any gets its period. */
const ended = (words: string): string => (/[.!?…]["'”’)]*$/.test(words) ? words : `${words}.`);

/** The reason as a sentence, with its note; empty if there is neither. "Other" alone is not informative. */
export function reasonLines({ reason, noteText, recipient }: TextFacts): string[] {
  const hasLabel = reason !== null && reason !== 'unspecified' && reason !== 'other';
  const label = hasLabel ? closeReasonLabels[reason] : null;
  const parts = [label, noteText].filter((part) => part !== null);
  if (parts.length === 0) return [];
  const sentence = `Reason: ${ended(parts.join(': '))}`;
  return reason === 'report_based' && recipient.isDriver ? [sentence, FREE_COPY] : [sentence];
}

export const text = (subject: string, ...lines: string[]): MessageText => ({ subject, lines });

/** A message with a separate short version for text messages, which keeps the date when it is shortened. */
export const withShort = (short: string, message: MessageText): MessageText => ({ ...message, short });

const places: Readonly<Record<InterviewPlace, string>> = { address: 'Address', phone: 'By phone', video: 'By video' };
/** The place of the interview; empty while its address is not known. The driver reads who calls whom. */
export function placeLines({ interviewPlace, placeText, recipient }: TextFacts): string[] {
  if (interviewPlace === null) return [];
  if (placeText === null) return interviewPlace === 'address' ? [] : [places[interviewPlace]];
  const { isDriver, phone } = recipient;
  if (interviewPlace === 'phone' && isDriver && phone !== null && isSameNumber(placeText, phone))
    return [`By phone: the carrier calls you at ${placeText}`];
  return [`${places[interviewPlace]}: ${placeText}`];
}
/** The carrier's own words, as a quote under its name. */
export const ownWords = ({ carrier, noteText }: TextFacts): string[] =>
  noteText === null ? [] : ['', `${carrier} writes:`, ...noteText.split('\n'), ''];
export const noteLines = ({ noteText }: TextFacts): string[] => (noteText === null ? [] : [noteText]);

export const job = ({ orderTitle, carrier }: TextFacts): string => `${orderTitle} at ${carrier}`;
export const driverName = ({ driver }: Pick<TextFacts, 'driver'>): string => driver ?? 'The driver';
export const possessive = (name: string): string => `${name}'s`;

/** The sentence with its date; a hire or proposal that ended before delivery no longer has one. */
export const withDay = (sentence: string, day: string): string => (day === '' ? sentence : `${sentence}: ${day}`);
export const yourFirstDay = ({ startDay }: TextFacts): string[] =>
  startDay === '' ? [] : [`Your first day is ${startDay}.`];
export const contactOf = ({ name, phone, email }: NonNullable<TextFacts['contact']>): string =>
  `${name}, ${phone === null ? email : formatPhone(phone)}`;

/** When and where a hired driver reports, whom to ask for, and what to bring (49 CFR 383.23, 391.41). */
export function firstDayLines({ content, contact, facility, facilityAddress, shortStartHour }: TextFacts): string[] {
  const dress = content.dressCode.map((item) => orderLabels.dressCode[item]);
  return [
    ...(shortStartHour === '' ? [] : [`Time: ${shortStartHour}`]),
    `Where: ${facility}, ${facilityAddress}`,
    ...(contact === null ? [] : [`Ask for: ${contactOf(contact)}`]),
    "Bring: your driver's license and medical card",
    ...(dress.length === 0 ? [] : [`Wear: ${dress.join(', ')}`]),
    ...(content.otherRequirements === '' ? [] : [`Also: ${content.otherRequirements}`]),
  ];
}
export const offeredDay = ({ startDay, orderTitle }: TextFacts): string[] =>
  startDay === '' ? [] : [`Offered for ${orderTitle}: ${startDay}.`];

/** The text for the recipient, for messages that the driver and the carrier both get. */
export const byRecipient = (
  facts: TextFacts,
  texts: Readonly<Record<'driver' | 'carrier', MessageText>>,
): MessageText => (facts.recipient.isDriver ? texts.driver : texts.carrier);
