/** Who receives the message; the projection finds the people. */
export const audiences = ['driver', 'recruiters', 'safety', 'businessAdmins', 'ops', 'candidates'] as const;
/**
 * One of {@link audiences}. `recruiters`: of the facility, else business-admins; `safety`: HR and SAFETY of the
 * organization, else business-admins; `candidates`: every driver with a live candidacy on the order.
 */
export type Audience = (typeof audiences)[number];

/** Ways a message travels; SMS only to people with stored consent. */
export type MessageChannel = 'mail' | 'sms';

/** A calendar entry as it goes into a mail: UID is the interview's id (RFC 5545, RFC 5546). */
export interface CalendarEntry {
  method: 'request' | 'update' | 'cancel';
  interviewId: string;
  sequence: number;
  startsAt: string;
  endsAt: string;
  zone: string;
}

/** A message that an event causes. */
export interface MessageSpec<Template extends string> {
  readonly template: Template;
  readonly to: Audience;
  readonly channels: readonly MessageChannel[];
  readonly calendar?: CalendarEntry;
  /** Candidacies whose drivers are not among the recipients; only for the audience `candidates`. */
  readonly exceptCandidacyIds?: readonly string[];
}
