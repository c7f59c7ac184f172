import type { Db } from '#db/core/handle';
import { addTemplate, type NewTemplate } from '#db/message-templates/template-store';
import { newId } from '#platform/ids';

/** Stores a message template of a carrier, for invitations by default; returns its id. */
export async function aMessageTemplate(
  db: Db,
  { organizationId, by, ...template }: Pick<NewTemplate, 'organizationId' | 'by'> & Partial<NewTemplate>,
): Promise<string> {
  const id = newId();
  const text = 'Hello {firstName}, we have a job for you: {jobTitle}.';
  const defaults = {
    id,
    organizationId,
    by,
    kind: 'invite',
    name: 'First contact',
    subject: null,
    text,
    at: new Date(),
  } as const;
  await db.transaction((trx) => addTemplate(trx, { ...defaults, ...template, id }));
  return id;
}
