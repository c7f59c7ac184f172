import type { Knex } from 'knex';
import type { Status } from '#domain/requirements/model/answer';
import type { Actor, Store } from '#domain/requirements/model/requirement';
import type { Db } from '../core/handle';
import { nameMatch } from '../core/name-match';
import { type CountedPage, countOver, pageWithCount } from '../core/page-with-count';

/** Selects lines of a carrier's files. */
export interface DueLinesParams {
  readonly organizationId: string;
  readonly from: string;
  readonly to: string;
  /** Whether open lines of present employments from before the period are in it. */
  readonly withOverdue: boolean;
  readonly stores: readonly Store[];
  readonly acts?: Actor | undefined;
  readonly search?: string | undefined;
}

/** A line that is due, with the names around it. */
export interface DueLineRow {
  readonly id: string;
  readonly dueOn: string;
  readonly driverId: string;
  readonly driver: string;
  readonly employmentId: string;
  readonly code: string;
  readonly title: string;
  readonly citation: string;
  readonly subject: string | null;
  readonly store: Store;
  readonly status: Status;
  readonly acts: Actor;
  readonly bars: boolean;
}

interface Page {
  readonly limit: number;
  readonly skip: number;
}

/** Lists a page of the lines that are due in a period, earliest first, and counts all. */
export function pageOfDueLines(
  db: Db,
  params: DueLinesParams,
  { limit, skip }: Page,
): Promise<CountedPage<DueLineRow>> {
  const page = dueLines(db, params)
    .select(columns(db))
    .select(countOver(db))
    .orderBy(['file_lines.due_on', 'users.last_name', 'users.first_name', 'file_lines.id'])
    .limit(limit)
    .offset(skip);
  return pageWithCount<DueLineRow>(db, { page, all: dueLines(db, params), skip });
}

/** Lists the lines that are due in a period after one of them, earliest first. */
export async function listDueLines(
  db: Db,
  params: DueLinesParams,
  { after, limit }: { readonly after: Pick<DueLineRow, 'dueOn' | 'id'> | undefined; readonly limit: number },
): Promise<DueLineRow[]> {
  const lines = dueLines(db, params);
  if (after !== undefined) {
    void lines.whereRaw('(file_lines.due_on, file_lines.id) > (?::date, ?::uuid)', [after.dueOn, after.id]);
  }
  const page = lines.select(columns(db)).orderBy(['file_lines.due_on', 'file_lines.id']).limit(limit);
  return (await page) as DueLineRow[];
}

const OVERDUE = `(file_lines.status in ('missing', 'expired', 'unknown', 'due')
  and (employments.ended_on is null or employments.ended_on >= ?))`;

/** Of employments whose hire is accepted; each file was last checked on its driver's present day. */
function dueLines(db: Db, params: DueLinesParams): Knex.QueryBuilder {
  const { organizationId, from, to, withOverdue, stores, acts, search } = params;
  const rows: Knex.QueryBuilder = db('file_lines');
  const lines = rows
    .join('employments', 'employments.id', 'file_lines.employment_id')
    .join('users', 'users.id', 'file_lines.driver_id')
    .where('file_lines.organization_id', organizationId)
    .where('file_lines.due_on', '<=', to)
    .whereIn('file_lines.store', [...stores])
    .whereNotNull('employments.hired_on');
  if (withOverdue) void lines.whereRaw(`(file_lines.due_on >= ? or ${OVERDUE})`, [from, from]);
  else void lines.where('file_lines.due_on', '>=', from);
  if (acts !== undefined) void lines.where('file_lines.acts', acts);
  if (search !== undefined && search !== '') {
    const match = nameMatch(`folded_text(users.first_name || ' ' || users.last_name)`, search);
    void lines.whereRaw(match.sql, [...match.bindings]);
  }
  return lines;
}

/**
 * The subject of an inquiry is a job that the driver entered, by its id; a certificate has no name. Read after the page is
 * cut, because it is a query of its own.
 */
const SUBJECT = `case when length(file_lines.subject) < 36 then file_lines.subject
  else (select details ->> 'employerName' from driver_history_items where id::text = file_lines.subject
    and driver_history_items.driver_id = file_lines.driver_id) end`;

const columns = (db: Db) => ({
  id: 'file_lines.id',
  dueOn: 'file_lines.due_on',
  driverId: 'file_lines.driver_id',
  driver: db.raw(`users.first_name || ' ' || users.last_name`),
  employmentId: 'file_lines.employment_id',
  code: 'file_lines.code',
  title: 'file_lines.title',
  citation: 'file_lines.citation',
  subject: db.raw(SUBJECT),
  store: 'file_lines.store',
  status: 'file_lines.status',
  acts: 'file_lines.acts',
  bars: 'file_lines.bars',
});
