import type { Knex } from 'knex';
import type { Db, Transaction } from '#db/core/handle';

/** The purpose of a text. Stored texts never change. */
export type NoteKind = 'invite' | 'reason' | 'interview' | 'place' | 'send-back' | 'agreement';

export interface NewNote {
  readonly id: string;
  readonly organizationId: string | null;
  readonly authorId: string;
  readonly kind: NoteKind;
  readonly text: string;
}

/** Stores a text, so that only its id travels in commands (docs/state-machines.md#commands). Idempotent. */
export async function storeNote(db: Db | Transaction, note: NewNote): Promise<void> {
  await db('notes')
    .insert({
      id: note.id,
      organization_id: note.organizationId,
      author_id: note.authorId,
      kind: note.kind,
      text: note.text,
    })
    .onConflict('id')
    .ignore();
}

/** Reads the texts by id, without unknown ids. */
export async function readNotes(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  return textsById((await notesOf(db, wanted)) as NoteText[]);
}

/** A stored text. */
export interface NoteText {
  readonly id: string;
  readonly text: string;
}

/** Selects texts by id. */
export const notesOf = (db: Db, ids: readonly string[]): Knex.QueryBuilder =>
  db('notes')
    .whereIn('id', [...new Set(ids)])
    .select('id', 'text');

/** The texts by id. */
export const textsById = (rows: readonly NoteText[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id, text }) => [id, text]));
