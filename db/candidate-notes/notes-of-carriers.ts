import type { Knex } from 'knex';
import type { CarrierCandidateNote } from '#domain/candidate-notes/schema';
import type { Db } from '../core/handle';
import { HANDLES_SQL } from './note-list';

interface Page {
  readonly driverId: string;
  readonly limit: number;
  readonly skip: number;
}

type Row = Omit<CarrierCandidateNote, 'carrier'> & { readonly carrierId: string; readonly carrierName: string };

const notesAbout = (db: Db, driverId: string): Knex.QueryBuilder =>
  db('candidate_notes').where('candidate_notes.driver_id', driverId).whereNull('candidate_notes.deleted_at');

/** Whether any carrier has this note about the driver. */
export async function hasNoteOfCarrier(
  db: Db,
  { driverId, id }: { readonly driverId: string; readonly id: string },
): Promise<boolean> {
  const note: object | undefined = await notesAbout(db, driverId).where({ id }).first('id');
  return note !== undefined;
}

/** A page of the notes of all carriers about a driver, newest first, and their total. */
export async function listNotesOfCarriers(
  db: Db,
  { driverId, limit, skip }: Page,
): Promise<{ data: CarrierCandidateNote[]; count: number }> {
  const chosen = notesAbout(db, driverId);
  const rows: Row[] = await chosen
    .clone()
    .join({ authors: 'users' }, 'authors.id', 'candidate_notes.author_id')
    .join('organizations', 'organizations.id', 'candidate_notes.organization_id')
    .orderByRaw('candidate_notes.created_at desc, candidate_notes.id desc')
    .limit(limit)
    .offset(skip)
    .select({
      _id: 'candidate_notes.id',
      driverId: 'candidate_notes.driver_id',
      text: 'candidate_notes.text',
      mentions: db.raw(HANDLES_SQL),
      author: db.raw(`authors.first_name || ' ' || authors.last_name`),
      hasAuthorLeft: db.raw('not authors.is_active or authors.organization_id is distinct from organizations.id'),
      createdAt: 'candidate_notes.created_at',
      editedAt: 'candidate_notes.edited_at',
      carrierId: 'organizations.id',
      carrierName: 'organizations.name',
    });
  const { count }: { count: number } = await chosen.clone().first({ count: db.raw('count(*)::integer') });
  const data = rows.map(({ carrierId, carrierName, ...note }) => ({
    ...note,
    carrier: { _id: carrierId, name: carrierName },
  }));
  return { data, count };
}
