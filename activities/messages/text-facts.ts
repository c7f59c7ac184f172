import type { MessageFacts } from '#db/messages/message-facts';
import type { RateOfOrder } from '#domain/agreed-rates/rules';
import type { CandidacyEventType } from '#domain/candidacies/events';
import { type CloseReason } from '#domain/candidacies/states';

/** The data that a template is filled with. */
export interface TextFacts extends MessageFacts {
  readonly reason: CloseReason | null;
  /** Whether the start waits for the driver's signature of the application to the carrier. */
  readonly isSignatureDue: boolean;
  /** The rate that was agreed on with the hire; null without a hire, or if none was. */
  readonly agreedRate: RateOfOrder | null;
  /** The transition of the candidacy that caused the message; null for messages about the order itself. */
  readonly cause: CandidacyEventType | null;
  /** The first day, formatted for reading; empty if none is set. */
  readonly startDay: string;
  /** The last day of the assignment, formatted for reading; empty if none is set. */
  readonly endDay: string;
  /** The start date that the driver proposed instead; empty if there is none. */
  readonly proposedStartDay: string;
  /** The interview's time in the facility's time zone. */
  readonly interviewTime: string;
  readonly proposedTime: string;
  /** The offered times of an interview, each with day, time and zone. */
  readonly offeredTimes: readonly string[];
  /** The same, each short enough for a text message. */
  readonly shortOfferedTimes: readonly string[];
  /** The interview's time, short enough for a text message: "Dec 1, 9:00 AM CST". */
  readonly shortInterviewTime: string;
  /** "Dec 5" */
  readonly shortStartDay: string;
  /** The hour at which the first day begins, "5:00 AM"; empty if the order does not state it. */
  readonly shortStartHour: string;
}

/**
 * A template's text: a subject that makes sense alone on a phone, then what happened and what to do. The lines never
 * repeat the subject, because an email program shows both.
 */
export interface MessageText {
  readonly subject: string;
  readonly lines: readonly string[];
  /** The text message, where the subject may be too long for one. */
  readonly short?: string;
  /** The segments that the text message may have, 1 by default; an offer lists all of its times. */
  readonly segments?: number;
}

/** A text with the link to the page that it is about. */
export interface LinkedText extends MessageText {
  readonly link: string;
}
