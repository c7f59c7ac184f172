import { outgoingText } from '#activities/messages/write-account-message';
import { accountMessageId } from '#db/messages/account-message-store';
import { isTextStored } from '#domain/driver-timeline/stored-texts';
import type { Row } from '../copy';
import type { World } from '../world';
import { carrierNoteRows } from './carrier-notes';
import { messagesTo, type SeedMessage } from './messages';
import { noteRows } from './notes';
import { orderRows } from './results';
import { viewRows } from './views';

/** Rows of operations' own work: messages, notes and result orders; and saved views of everybody. */
export function* deskTables(world: World, publicUrl: string): Generator<readonly [string, readonly Row[]]> {
  const {
    size: { seed, now },
    opsTeam,
    drivers,
  } = world;
  const known = drivers.filter(({ pastStages }) => pastStages.length > 0);
  const leadId = opsTeam.lead.id;
  const messages = known.flatMap((driver) => messagesTo(driver, { seed, now, leadId, publicUrl }));
  yield ['messages', messages.map(messageRow)];
  yield ['sent_texts', messages.filter(({ message }) => isTextStored(message.template)).map(textRow)];
  yield ['driver_notes', known.flatMap((driver) => noteRows(driver, { seed, now, leadId }))];
  yield ['result_orders', known.flatMap(({ id, state, results }) => orderRows(id, state.ownerId ?? leadId, results))];
  yield ['carrier_notes', carrierNoteRows(world)];
  yield ['saved_views', viewRows(world)];
}

/** A sent message has no encrypted content; its text is kept in `sent_texts`. */
const messageRow = ({ id, authorId, at, message: { userId, channel, template } }: SeedMessage): Row => ({
  id,
  message_id: accountMessageId(id),
  recipient_id: userId,
  channel,
  template,
  sealed: null,
  status: 'sent',
  next_try_at: at,
  created_at: at,
  settled_at: at,
  author_id: authorId,
});

const textRow = ({ id, at, message }: SeedMessage): Row => ({
  message_id: id,
  recipient_id: message.userId,
  ...outgoingText(message, {}),
  sent_at: at,
});
