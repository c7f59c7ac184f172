import type { Problem } from '../problems';
import { DAY_MS, instantAfter, isReached } from '../shared/durations';

/** Who wrote a note about a driver, and when. */
export interface WrittenNote {
  readonly authorId: string;
  readonly createdAt: string;
}

/** Until when its author may write a note again: later, others have acted on it, and a new note says more. */
export const noteClosesAt = ({ createdAt }: WrittenNote): string => instantAfter(createdAt, DAY_MS);

/** Until when this reader may write it again; null when he may not. */
export const editableUntil = (note: WrittenNote, readerId: string, now: number): string | null =>
  checkEditNote(note, readerId, now) === undefined ? noteClosesAt(note) : null;

/** Only its author, and only for a day. */
export const checkEditNote = (note: WrittenNote, actorId: string, now: number): Problem | undefined => {
  if (note.authorId !== actorId) return { code: 'note-not-yours' };
  return isReached(noteClosesAt(note), now) ? { code: 'note-closed' } : undefined;
};
