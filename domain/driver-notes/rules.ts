import type { Problem } from '../problems';
import { DAY_MS, instantAfter, isReached } from '../shared/durations';

/** The author of a driver note, and when it was written. */
export interface WrittenNote {
  readonly authorId: string;
  readonly createdAt: string;
}

/** When editing ends: a day after writing. Later edits would change what colleagues have acted on. */
export const noteClosesAt = ({ createdAt }: WrittenNote): string => instantAfter(createdAt, DAY_MS);

/** The time until which this reader may edit the note; null if they may not. */
export const editableUntil = (note: WrittenNote, readerId: string, now: number): string | null =>
  checkEditNote(note, readerId, now) === undefined ? noteClosesAt(note) : null;

/** Why editing is refused: only the author may edit, for one day. */
export function checkEditNote(note: WrittenNote, actorId: string, now: number): Problem | undefined {
  if (note.authorId !== actorId) return { code: 'note-not-yours' };
  return isReached(noteClosesAt(note), now) ? { code: 'note-closed' } : undefined;
}
