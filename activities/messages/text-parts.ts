import { closeReasonLabels } from '#domain/candidacies/labels';
import type { InterviewPlace } from '#domain/candidacies/states';
import type { MessageText, TextFacts } from './message-text';

/** The reason as a sentence, with its note; empty without both. */
export const because = ({ reason, noteText }: TextFacts): string[] => {
  const label = reason === null || reason === 'unspecified' ? null : closeReasonLabels[reason];
  const parts = [label, noteText].filter((part) => part !== null);
  return parts.length === 0 ? [] : [`Reason: ${parts.join(': ').replace(/[.!]$/, '')}.`];
};

export const text = (subject: string, ...lines: string[]): MessageText => ({ subject, lines });

/** A text whose text message differs from the subject, so that the date survives when it is shortened. */
export const withShort = (short: string, message: MessageText): MessageText => ({ ...message, short });

const places: Readonly<Record<InterviewPlace, string>> = { address: 'At', phone: 'By phone', video: 'By video' };
export const where = ({ interviewPlace, placeText }: TextFacts): string[] => {
  if (interviewPlace === null) return [];
  return [`${places[interviewPlace]}${placeText === null ? '' : `: ${placeText}`}`];
};
export const noted = ({ noteText }: TextFacts): string[] => (noteText === null ? [] : [noteText]);

export const job = ({ orderTitle, carrier }: TextFacts): string => `${orderTitle} at ${carrier}`;
export const who = ({ driver }: TextFacts): string => driver ?? 'The driver';
export const firstDay = ({ startDay }: TextFacts): string => (startDay === '' ? 'not set yet' : startDay);
/** A proposal that was answered or withdrawn before delivery has no date anymore. */
export const proposedDay = ({ proposedStartDay }: TextFacts): string =>
  proposedStartDay === '' ? 'already answered' : proposedStartDay;

/** An interview's messages differ for the driver and the carrier. */
export const byRecipient = (
  facts: TextFacts,
  texts: Readonly<Record<'driver' | 'carrier', MessageText>>,
): MessageText => (facts.recipient.isDriver ? texts.driver : texts.carrier);
