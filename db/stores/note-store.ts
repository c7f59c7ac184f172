import type { Db, Transaction } from '#db/handle';

/** What a text is for; it never changes once it is stored. */
export type NoteKind = 'reason' | 'interview' | 'place' | 'send-back';

export interface NewNote {
  readonly id: string;
  readonly organizationId: string | null;
  readonly authorId: string;
  readonly kind: NoteKind;
  readonly text: string;
}

/** Stores a text whose ID travels in its place (docs/state-machines.md#commands); storing it again does nothing. */
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

/** The texts by id; ids that name nothing are left out. */
export async function readNotes(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows: { id: string; text: string }[] = await db('notes').whereIn('id', wanted).select('id', 'text');
  return new Map(rows.map(({ id, text }) => [id, text]));
}
