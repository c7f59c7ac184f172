import type { Knex } from 'knex';
import type { CandidateNote, Mention } from '#domain/candidate-notes/schema';
import type { Db, Transaction } from '../core/handle';
import { candidateNameSql } from './members';

/** The carrier and the member who reads. */
export interface NoteReader {
  readonly organizationId: string;
  readonly userId: string;
}

interface Page {
  readonly limit: number;
  readonly skip: number;
}

const notes = (db: Db | Transaction, { organizationId, userId }: NoteReader): Knex.QueryBuilder =>
  db('candidate_notes')
    .leftJoin({ mine: 'candidate_note_mentions' }, (join) => {
      join.on('mine.note_id', 'candidate_notes.id').onVal('mine.user_id', userId);
    })
    .where('candidate_notes.organization_id', organizationId)
    .whereNull('candidate_notes.deleted_at');

/** The mentioned members of a note, as they were written. */
export const HANDLES_SQL = `array(select handle from candidate_note_mentions
  where candidate_note_mentions.note_id = candidate_notes.id order by handle)`;

const noteColumns = (db: Db | Transaction, { organizationId, userId }: NoteReader) => ({
  _id: 'candidate_notes.id',
  driverId: 'candidate_notes.driver_id',
  text: 'candidate_notes.text',
  mentions: db.raw(HANDLES_SQL),
  author: db.raw(`authors.first_name || ' ' || authors.last_name`),
  hasAuthorLeft: db.raw('not authors.is_active or authors.organization_id is distinct from ?', [organizationId]),
  isOwn: db.raw('candidate_notes.author_id = ?', [userId]),
  isUnread: db.raw('mine.user_id is not null and mine.read_at is null'),
  createdAt: 'candidate_notes.created_at',
  editedAt: 'candidate_notes.edited_at',
});

const withAuthors = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.join({ authors: 'users' }, 'authors.id', 'candidate_notes.author_id');

async function total(db: Db | Transaction, query: Knex.QueryBuilder): Promise<number> {
  const { count }: { count: number } = await query.clone().first({ count: db.raw('count(*)::integer') });
  return count;
}

/** A page of the carrier's notes about a driver, newest first, and their total. */
export async function listCandidateNotes(
  db: Db | Transaction,
  { driverId, limit, skip, ...reader }: NoteReader & Page & { readonly driverId: string },
): Promise<{ data: CandidateNote[]; count: number }> {
  const chosen = notes(db, reader).where('candidate_notes.driver_id', driverId);
  const data: CandidateNote[] = await withAuthors(chosen.clone())
    .orderByRaw('candidate_notes.created_at desc, candidate_notes.id desc')
    .limit(limit)
    .offset(skip)
    .select(noteColumns(db, reader));
  return { data, count: await total(db, chosen) };
}

/** One note of the carrier. */
export async function findNote(
  db: Db | Transaction,
  { id, ...reader }: NoteReader & { id: string },
): Promise<CandidateNote | undefined> {
  const note: CandidateNote | undefined = await withAuthors(notes(db, reader))
    .where('candidate_notes.id', id)
    .first(noteColumns(db, reader));
  return note;
}

/** A page of the notes that mention the reader, newest mention first, with their total and the number of unread ones. */
export async function listMentions(
  db: Db | Transaction,
  { isUnreadOnly, limit, skip, ...reader }: NoteReader & Page & { readonly isUnreadOnly: boolean },
): Promise<{ data: Mention[]; count: number; unread: number }> {
  const all = notes(db, reader).whereNotNull('mine.user_id');
  const unreadOnes = all.clone().whereNull('mine.read_at');
  const chosen = isUnreadOnly ? unreadOnes : all;
  const data: Mention[] = await withAuthors(chosen.clone())
    .join('drivers', 'drivers.id', 'candidate_notes.driver_id')
    .orderByRaw('mine.mentioned_at desc, candidate_notes.id desc')
    .limit(limit)
    .offset(skip)
    .select({
      ...noteColumns(db, reader),
      driverName: db.raw(candidateNameSql('candidate_notes.organization_id')),
    });
  return { data, count: await total(db, chosen), unread: await total(db, unreadOnes) };
}
