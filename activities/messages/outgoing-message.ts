import type { MessageAttachment } from '#domain/messages/account-messages';
import type { EmailCalendar } from '#platform/mail-transport';

/** A message as it leaves: the recipient's address or number, and the text. */
export interface OutgoingMessage {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly html?: string | undefined;
  readonly calendar?: EmailCalendar | undefined;
  /** Opened when the message is sent. */
  readonly attachment?: MessageAttachment | undefined;
  /** The person whose timeline shows the text; undefined if none does. */
  readonly storedFor: string | undefined;
}
