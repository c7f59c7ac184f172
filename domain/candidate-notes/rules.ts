import type { Problem } from '../problems';

/** Why a change or deletion is refused: a note belongs to its author. Earlier texts stay in its history. */
export const checkChangeNote = (note: { readonly authorId: string }, actorId: string): Problem | undefined =>
  note.authorId === actorId ? undefined : { code: 'note-not-yours' };
