import { closeReasonLabels } from '#domain/candidacies/labels';
import type { InterviewPlace } from '#domain/candidacies/states';
import type { MessageText, TextFacts } from './text-facts';

/** The reason as a sentence, with its note; empty without both. "Other" alone is not informative. */
export function because({ reason, noteText }: TextFacts): string[] {
  const hasLabel = reason !== null && reason !== 'unspecified' && reason !== 'other';
  const label = hasLabel ? closeReasonLabels[reason] : null;
  const parts = [label, noteText].filter((part) => part !== null);
  return parts.length === 0 ? [] : [`Reason: ${parts.join(': ').replace(/[.!]$/, '')}.`];
}

export const text = (subject: string, ...lines: string[]): MessageText => ({ subject, lines });

/** A message with a separate short version for text messages, which keeps the date when it is shortened. */
export const withShort = (short: string, message: MessageText): MessageText => ({ ...message, short });

const places: Readonly<Record<InterviewPlace, string>> = { address: 'At', phone: 'By phone', video: 'By video' };
export function where({ interviewPlace, placeText }: TextFacts): string[] {
  if (interviewPlace === null) return [];
  return [`${places[interviewPlace]}${placeText === null ? '' : `: ${placeText}`}`];
}
export const noted = ({ noteText }: TextFacts): string[] => (noteText === null ? [] : [noteText]);

export const job = ({ orderTitle, carrier }: TextFacts): string => `${orderTitle} at ${carrier}`;
export const who = ({ driver }: Pick<TextFacts, 'driver'>): string => driver ?? 'The driver';
export const possessive = (name: string): string => `${name}'s`;

/** The sentence with its date; a hire or proposal that ended before delivery has none anymore. */
export const withDay = (sentence: string, day: string): string => (day === '' ? sentence : `${sentence}: ${day}`);
export const yourFirstDay = ({ startDay }: TextFacts): string[] =>
  startDay === '' ? [] : [`Your first day is ${startDay}.`];
export const offeredDay = ({ startDay, orderTitle }: TextFacts): string[] =>
  startDay === '' ? [] : [`Offered for ${orderTitle}: ${startDay}.`];

/** An interview's messages differ for the driver and the carrier. */
export const byRecipient = (
  facts: TextFacts,
  texts: Readonly<Record<'driver' | 'carrier', MessageText>>,
): MessageText => (facts.recipient.isDriver ? texts.driver : texts.carrier);
