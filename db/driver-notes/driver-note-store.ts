import type { Db, Transaction } from '../core/handle';

export interface NewDriverNote {
  readonly id: string;
  readonly driverId: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
}

/** A stored note about a driver. */
export interface DriverNoteRow {
  readonly id: string;
  readonly driverId: string;
  readonly authorId: string;
  readonly text: string;
  readonly createdAt: string;
  readonly editedAt: string | null;
}

const columns = {
  id: 'driver_notes.id',
  driverId: 'driver_notes.driver_id',
  authorId: 'driver_notes.author_id',
  text: 'driver_notes.text',
  createdAt: 'driver_notes.created_at',
  editedAt: 'driver_notes.edited_at',
} as const;

/** Stores a note; a retry with the same id does nothing. */
export async function addDriverNote(trx: Transaction, note: NewDriverNote): Promise<void> {
  await trx('driver_notes')
    .insert({
      id: note.id,
      driver_id: note.driverId,
      author_id: note.authorId,
      text: note.text,
      created_at: note.at.toISOString(),
    })
    .onConflict('id')
    .ignore();
}

/** One note of a driver. */
export async function findDriverNote(
  db: Db | Transaction,
  { driverId, id }: { driverId: string; id: string },
): Promise<DriverNoteRow | undefined> {
  return db('driver_notes').where({ id, driver_id: driverId }).first<DriverNoteRow | undefined>(columns);
}

/** Replaces the note's text; its author and creation time stay. */
export async function editDriverNote(trx: Transaction, note: { id: string; text: string; at: Date }): Promise<void> {
  await trx('driver_notes').where({ id: note.id }).update({ text: note.text, edited_at: note.at.toISOString() });
}
