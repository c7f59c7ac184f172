import type { Db, Transaction } from '../handle';

/** Words that were passed on. */
export async function deleteSentWords(db: Db | Transaction, before: Date): Promise<number> {
  return db('outbox').where('sent_at', '<', before).delete();
}

/** Settled messages of whoever is no driver: those of drivers stand in their timelines. */
export async function deleteSettledMessages(db: Db | Transaction, before: Date): Promise<number> {
  return db('account_messages')
    .where('settled_at', '<', before)
    .whereNotExists(db('drivers').whereRaw('drivers.id = account_messages.user_id').select('drivers.id'))
    .delete();
}

/** What messages said, once a timeline need not show it any more. */
export async function deleteSentTexts(db: Db | Transaction, before: Date): Promise<number> {
  return db('sent_texts').where('sent_at', '<', before).delete();
}

export async function deleteExpiredLinks(db: Db | Transaction, before: Date): Promise<number> {
  return db('account_links').where('expires_at', '<', before).delete();
}

export async function deleteExpiredCodes(db: Db | Transaction, before: Date): Promise<number> {
  return db('one_time_codes').where('expires_at', '<', before).delete();
}

/** Texts that were stored for commands which were then refused: nothing names them. */
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
    .delete();
}
