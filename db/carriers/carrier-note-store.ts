import type { CarrierNote } from '#domain/carriers/carrier-page/schema';
import type { LimitSkip } from '#domain/shared/schema';
import type { Db, Transaction } from '../core/handle';

interface NewCarrierNote {
  readonly id: string;
  readonly organizationId: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
}

/** Stores a note; a retry with the same id does nothing. */
export async function addCarrierNote(trx: Transaction, note: NewCarrierNote): Promise<void> {
  await trx('carrier_notes')
    .insert({
      id: note.id,
      organization_id: note.organizationId,
      author_id: note.authorId,
      text: note.text,
      created_at: note.at.toISOString(),
    })
    .onConflict('id')
    .ignore();
}

/** A page of the notes about a carrier, newest first, and their total. */
export async function listCarrierNotes(
  db: Db,
  { organizationId, limit, skip }: LimitSkip & { readonly organizationId: string },
): Promise<{ data: CarrierNote[]; count: number }> {
  const notes = db('carrier_notes').where('carrier_notes.organization_id', organizationId);
  const data: CarrierNote[] = await notes
    .clone()
    .join('users', 'users.id', 'carrier_notes.author_id')
    .orderByRaw('carrier_notes.created_at desc, carrier_notes.id desc')
    .limit(limit)
    .offset(skip)
    .select({
      _id: 'carrier_notes.id',
      text: 'carrier_notes.text',
      createdAt: 'carrier_notes.created_at',
      author: db.raw(`users.first_name || ' ' || users.last_name`),
    });
  const { count }: { count: number } = await notes.first({ count: db.raw('count(*)::integer') });
  return { data, count };
}
