import type { Db } from '#db/core/handle';
import { addDriverNote } from '#db/driver-notes/driver-note-store';
import { newId } from '#platform/ids';
import { aUser } from './people';

/** Stores a note about a driver, by a member of operations by default; returns its id. */
export async function aDriverNote(
  db: Db,
  driverId: string,
  { authorId, text = 'Prefers to be called in the evening', at = new Date() }: Partial<NoteOptions> = {},
): Promise<string> {
  const id = newId();
  const author = authorId ?? (await aUser(db, { roles: ['ops'] })).id;
  await db.transaction((trx) => addDriverNote(trx, { id, driverId, authorId: author, text, at }));
  return id;
}

interface NoteOptions {
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
}
