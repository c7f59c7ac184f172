import type { Db } from '#db/core/handle';
import type { VerificationRow } from '#db/employment-verifications/read-verifications';
import { readNotes } from '#db/messages/note-store';

/** The driver's words about the disputed answer; null if it is not disputed. */
export async function readDisputeText(
  db: Db,
  { snapshot: { name, dispute } }: VerificationRow,
): Promise<string | null> {
  if (name !== 'disputed' || dispute === null) return null;
  return (await readNotes(db, [dispute.noteId])).get(dispute.noteId) ?? '';
}
