/** Recipients of a message; the projection resolves them to people. */
export const audiences = [
  'driver',
  'recruiters',
  'safety',
  'businessAdmins',
  'ops',
  'candidates',
  'interviewer',
] as const;
/**
 * One of {@link audiences}. `recruiters`: of the facility, else administrators; `safety`: HR and SAFETY of the
 * organization, else administrators; `candidates`: every driver with a live candidacy on the order; `interviewer`: the member of
 * staff who holds the interview, if one is named.
 */
export type Audience = (typeof audiences)[number];

/** Channels of a message; text messages only with stored consent. */
export type MessageChannel = 'mail' | 'sms';

/** A change of a calendar entry; the highest `sequence` is the current version (RFC 5545, RFC 5546). */
interface CalendarChange {
  readonly method: 'request' | 'update' | 'cancel';
  readonly sequence: number;
}

/** An interview in an email; its UID is the interview's id. */
export interface InterviewEntry extends CalendarChange {
  readonly interviewId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly zone: string;
}

/** A driver's first day in an email: a whole day, with the time in its text. Its UID follows from the candidacy. */
export interface FirstDayEntry extends CalendarChange {
  readonly candidacyId: string;
  readonly startOn: string;
}

/** A calendar entry in an email. */
export type CalendarEntry = InterviewEntry | FirstDayEntry;

/** A message that an event causes. */
export interface MessageSpec<Template extends string> {
  readonly template: Template;
  readonly to: Audience;
  readonly channels: readonly MessageChannel[];
  readonly calendar?: CalendarEntry;
  /** Candidacies whose drivers do not get the message; only for `candidates`. */
  readonly exceptCandidacyIds?: readonly string[];
}
