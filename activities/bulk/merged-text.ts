import type { Db } from '#db/core/handle';
import { type Merge, mergeTexts } from '#db/message-templates/merge-values';
import { type NewNote, storeNote } from '#db/messages/note-store';

interface MergedText extends Merge, Pick<NewNote, 'id' | 'kind' | 'text'> {}

/** Stores a text as its driver reads it, and returns its id; null without a text. A repeat stores nothing. */
export async function storeMergedText(db: Db, { id, kind, text, ...merge }: MergedText): Promise<string | null> {
  const [filled = ''] = await mergeTexts(db, merge, [text]);
  if (filled === '') return null;
  const { organizationId, senderId: authorId } = merge;
  await storeNote(db, { id, kind, organizationId, authorId, text: filled });
  return id;
}
