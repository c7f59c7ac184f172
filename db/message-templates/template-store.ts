import { type TemplateKind, templateKinds } from '#domain/message-templates/kinds';
import type { CarrierTemplate } from '#domain/message-templates/schema';
import type { Db, Transaction } from '../core/handle';
import { isViolationOf } from '../core/violations';

/** The writer and time of a change. */
interface Change {
  readonly name: string;
  /** Null for kinds without one. */
  readonly subject: string | null;
  readonly text: string;
  readonly by: string;
  readonly at: Date;
}

export interface NewTemplate extends Change {
  readonly id: string;
  readonly organizationId: string;
  readonly kind: TemplateKind;
}

/** The row of a new template. */
export const templateRow = ({ id, organizationId, kind, name, subject, text, by, at }: NewTemplate) => ({
  id,
  organization_id: organizationId,
  kind,
  name,
  subject,
  text,
  updated_at: at.toISOString(),
  updated_by: by,
});

const templates = (db: Db | Transaction, organizationId: string) =>
  db('message_templates')
    .join('users', 'users.id', 'message_templates.updated_by')
    .where('message_templates.organization_id', organizationId)
    .whereNull('message_templates.deleted_at')
    .select({
      _id: 'message_templates.id',
      kind: 'message_templates.kind',
      name: 'message_templates.name',
      subject: 'message_templates.subject',
      text: 'message_templates.text',
      version: 'message_templates.version',
      updatedAt: 'message_templates.updated_at',
      updatedBy: db.raw(`users.first_name || ' ' || users.last_name`),
    });

/** The templates of a carrier, by kind and name. */
export async function listTemplates(db: Db, organizationId: string): Promise<CarrierTemplate[]> {
  const rows: CarrierTemplate[] = await templates(db, organizationId).orderByRaw(
    'message_templates.kind, lower(message_templates.name)',
  );
  return rows;
}

/** The kind of a template that the carrier has, or once had. */
export async function findTemplateKind(
  db: Db | Transaction,
  { id, organizationId }: { readonly id: string; readonly organizationId: string },
): Promise<TemplateKind | undefined> {
  const row = await db('message_templates').where({ id, organization_id: organizationId }).first('kind');
  return templateKinds.find((kind) => kind === row?.kind);
}

/** One template of a carrier. */
export async function findTemplate(
  db: Db | Transaction,
  { id, organizationId }: { readonly id: string; readonly organizationId: string },
): Promise<CarrierTemplate | undefined> {
  const [found]: CarrierTemplate[] = await templates(db, organizationId).where('message_templates.id', id);
  return found;
}

/** Stores a template; a retry with the same id does nothing. False if another one of its kind has the name. */
export const addTemplate = (trx: Transaction, template: NewTemplate): Promise<boolean> =>
  unlessNameTaken(() => trx('message_templates').insert(templateRow(template)).onConflict('id').ignore());

/** Changes the version of a template that the caller saw, unless it was deleted in the meantime. */
export async function changeTemplate(
  trx: Transaction,
  { id, version }: { readonly id: string; readonly version: number },
  { name, subject, text, by, at }: Change,
): Promise<'changed' | 'outdated' | 'name-taken'> {
  let found = 0;
  const isFree = await unlessNameTaken(async () => {
    found = await trx('message_templates')
      .where({ id, version })
      .whereNull('deleted_at')
      .update({ name, subject, text, version: version + 1, updated_by: by, updated_at: at.toISOString() });
  });
  if (!isFree) return 'name-taken';
  return found > 0 ? 'changed' : 'outdated';
}

/** Deletes a template; a deleted one stays deleted. */
export async function deleteTemplate(trx: Transaction, id: string, at: Date): Promise<void> {
  await trx('message_templates').where({ id }).whereNull('deleted_at').update({ deleted_at: at.toISOString() });
}

async function unlessNameTaken(write: () => PromiseLike<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isViolationOf(error, 'message_templates_name_once')) return false;
    throw error;
  }
}
