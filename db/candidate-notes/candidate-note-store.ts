import type { Mentionable } from '#domain/candidate-notes/mentions';
import { announceChange } from '../core/changes';
import type { Db, Transaction } from '../core/handle';

/** A note that has not been deleted, with the facts that decide who may change it. */
export interface NoteFacts {
  readonly id: string;
  readonly organizationId: string;
  readonly driverId: string;
  readonly authorId: string;
  readonly version: number;
  readonly text: string;
}

export type NewCandidateNote = Omit<NoteFacts, 'version'> & { readonly at: Date };

/** The row of a new note. */
export const candidateNoteRow = ({ id, organizationId, driverId, authorId, text, at }: NewCandidateNote) => ({
  id,
  organization_id: organizationId,
  driver_id: driverId,
  author_id: authorId,
  version: 1,
  text,
  created_at: at.toISOString(),
});

/** The row of one text of a note. */
export const noteVersionRow = (note: { id: string; version: number; text: string; at: Date }) => ({
  note_id: note.id,
  version: note.version,
  text: note.text,
  written_at: note.at.toISOString(),
});

/** The row of a mention. */
export const mentionRow = (noteId: string, { userId, handle }: Mentionable, at: Date) => ({
  note_id: noteId,
  user_id: userId,
  handle,
  mentioned_at: at.toISOString(),
});

/** One note of a carrier, locked until the transaction ends; undefined if it was deleted. */
export async function lockCandidateNote(
  trx: Transaction,
  { id, organizationId }: { readonly id: string; readonly organizationId: string },
): Promise<NoteFacts | undefined> {
  return trx('candidate_notes')
    .where({ id, organization_id: organizationId })
    .whereNull('deleted_at')
    .forUpdate()
    .first<NoteFacts | undefined>({
      id: 'id',
      organizationId: 'organization_id',
      driverId: 'driver_id',
      authorId: 'author_id',
      version: 'version',
      text: 'text',
    });
}

/** Stores a note with its first text. */
export async function addCandidateNote(trx: Transaction, note: NewCandidateNote): Promise<void> {
  await trx('candidate_notes').insert(candidateNoteRow(note));
  await trx('candidate_note_versions').insert(noteVersionRow({ ...note, version: 1 }));
  await announceNote(trx, note);
}

/** Replaces the text of a locked note; the earlier ones stay in its history. */
export async function editCandidateNote(
  trx: Transaction,
  note: NoteFacts,
  { text, at }: { readonly text: string; readonly at: Date },
): Promise<void> {
  const version = note.version + 1;
  await trx('candidate_notes').where({ id: note.id }).update({ text, version, edited_at: at.toISOString() });
  await trx('candidate_note_versions').insert(noteVersionRow({ id: note.id, version, text, at }));
  await announceNote(trx, note);
}

/** Marks a locked note as deleted; nobody reads it any longer, and its history stays. */
export async function deleteCandidateNote(trx: Transaction, note: NoteFacts, at: Date): Promise<void> {
  await trx('candidate_notes').where({ id: note.id }).update({ deleted_at: at.toISOString() });
  await announceNote(trx, note);
}

/** Sets whom a note mentions; returns those whom it did not mention before. */
export async function setMentions(
  trx: Transaction,
  note: { readonly id: string; readonly mentions: readonly Mentionable[]; readonly at: Date },
): Promise<Mentionable[]> {
  const { id, mentions, at } = note;
  await trx('candidate_note_mentions')
    .where({ note_id: id })
    .whereNotIn(
      'user_id',
      mentions.map(({ userId }) => userId),
    )
    .delete();
  if (mentions.length === 0) return [];
  const added = await trx('candidate_note_mentions')
    .insert(mentions.map((mention) => mentionRow(id, mention, at)))
    .onConflict(['note_id', 'user_id'])
    .ignore()
    .returning('user_id');
  const isNew = new Set(added.map(({ user_id }) => user_id));
  return mentions.filter(({ userId }) => isNew.has(userId));
}

/** The members whom a note mentions, also those who have left since. */
export async function listNoteMentions(trx: Transaction, noteId: string): Promise<Mentionable[]> {
  return trx('candidate_note_mentions')
    .where({ note_id: noteId })
    .select<Mentionable[]>({ userId: 'user_id', handle: 'handle' });
}

/** Marks the user's mentions in the notes about a driver as read. Returns their number. */
export async function readMentions(
  trx: Transaction,
  {
    userId,
    driverId,
    organizationId,
    at,
  }: { readonly userId: string; readonly driverId: string; readonly organizationId: string; readonly at: Date },
): Promise<number> {
  const notes = trx('candidate_notes').where({ driver_id: driverId, organization_id: organizationId }).select('id');
  const count = await trx('candidate_note_mentions')
    .where({ user_id: userId })
    .whereNull('read_at')
    .whereIn('note_id', notes)
    .update({ read_at: at.toISOString() });
  if (count > 0) await announceNote(trx, { id: driverId, organizationId, driverId });
  return count;
}

const announceNote = (
  trx: Transaction,
  { id, organizationId }: Pick<NoteFacts, 'id' | 'organizationId' | 'driverId'>,
): Promise<void> =>
  // Without the driver, who must not learn of notes about them.
  announceChange(trx, { topic: 'candidate-note', id, organizationId, driverId: null, orderId: null });

/** The texts of a note, the current one first. */
export async function listNoteVersions(db: Db, noteId: string): Promise<{ text: string; writtenAt: string }[]> {
  return db('candidate_note_versions')
    .where({ note_id: noteId })
    .orderBy('version', 'desc')
    .select<{ text: string; writtenAt: string }[]>({ text: 'text', writtenAt: 'written_at' });
}
