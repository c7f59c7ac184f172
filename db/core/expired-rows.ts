import type { Db, Transaction } from './handle';

/** Deletes delivered outbox messages. */
export async function deleteDeliveredOutboxRows(db: Db | Transaction, before: Date): Promise<number> {
  return db('outbox').where('sent_at', '<', before).delete();
}

/** Deletes completed messages to users who are not drivers; messages to drivers are part of their timelines. */
export async function deleteCompletedMessages(db: Db | Transaction, before: Date): Promise<number> {
  // The keys of messages about hiring stay, so that a repeated event does not send them again.
  return db('messages')
    .whereNull('key')
    .where('settled_at', '<', before)
    .whereNotExists(db('drivers').whereRaw('drivers.id = messages.recipient_id').select('drivers.id'))
    .delete();
}

/** Deletes sent texts whose retention period is over. */
export async function deleteSentTexts(db: Db | Transaction, before: Date): Promise<number> {
  return db('sent_texts').where('sent_at', '<', before).delete();
}

export async function deleteExpiredLinks(db: Db | Transaction, before: Date): Promise<number> {
  return db('account_links').where('expires_at', '<', before).delete();
}

export async function deleteExpiredCodes(db: Db | Transaction, before: Date): Promise<number> {
  return db('one_time_codes').where('expires_at', '<', before).delete();
}

/** Places of interviews whose time is only offered: no interview has them yet. */
const offeredPlaces = (db: Db | Transaction) =>
  db('candidacies')
    .where('state', 'interviewOffered')
    .whereRaw(`snapshot -> 'offer' ->> 'placeId' is not null`)
    .select(db.raw(`(snapshot -> 'offer' ->> 'placeId')::uuid`));

/** Deletes texts stored for commands that were refused, which nothing references. */
export async function deleteOrphanedNotes(db: Db | Transaction, before: Date): Promise<number> {
  const naming = (table: string, ...columns: readonly string[]) =>
    db(table)
      .where((on) => {
        for (const column of columns) on.orWhereRaw('?? = notes.id', [`${table}.${column}`]);
      })
      .select(db.raw('1'));
  return db('notes')
    .where('created_at', '<', before)
    .whereNotExists(naming('workflow_events', 'note_id'))
    .whereNotExists(naming('job_orders', 'note_id'))
    .whereNotExists(naming('interviews', 'place_id', 'note_id'))
    .whereNotIn('id', offeredPlaces(db))
    .delete();
}
