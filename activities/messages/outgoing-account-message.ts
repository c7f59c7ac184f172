import type { SealedMessage } from '#db/messages/message-store';
import { isTextStored } from '#domain/driver-timeline/stored-texts';
import type { AccountMessage } from '#domain/messages/account-messages';
import type { SenderContact } from '#platform/email-text';
import type { Sealer } from '#platform/sealing';
import type { OutgoingMessage } from './outgoing-message';
import { outgoingText } from './write-account-message';

export interface AccountMessageSettings {
  readonly sealer: Sealer;
  /** For the legal footer of commercial emails. */
  readonly sender: SenderContact;
}

/**
 * The message with its text; undefined for a commercial email while the contact details of its footer are not
 * configured.
 */
export function outgoingAccountMessage(
  { sealer, sender }: AccountMessageSettings,
  { sealed }: SealedMessage,
): OutgoingMessage | undefined {
  const message = JSON.parse(sealer.open(sealed)) as AccountMessage;
  const text = outgoingText(message, sender);
  if (text === undefined) return undefined;
  const { to, calendar, attachment, template, userId } = message;
  return { ...text, to, calendar, attachment, storedFor: isTextStored(template) ? userId : undefined };
}
