import { addCandidateNote } from '#db/candidate-notes/candidate-note-store';
import type { Db } from '#db/core/handle';
import { newId } from '#platform/ids';

interface NoteOptions {
  readonly organizationId: string;
  readonly driverId: string;
  readonly authorId: string;
  readonly text?: string;
  readonly at?: Date;
}

/** Stores a note of a carrier about a driver; returns its id. */
export async function aCandidateNote(
  db: Db,
  { organizationId, driverId, authorId, text = 'Prefers night runs', at = new Date() }: NoteOptions,
): Promise<string> {
  const id = newId();
  await db.transaction((trx) => addCandidateNote(trx, { id, organizationId, driverId, authorId, text, at }));
  return id;
}
