import type { Answer, Status } from '#domain/requirements/model/answer';
import type { Actor, Store } from '#domain/requirements/model/requirement';
import { derivedId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';

/** A line that bars driving, or that is next due on a day. */
export interface FileLineRow {
  readonly id: string;
  readonly driverId: string;
  /** Null for a line that turns ready for dispatch off. */
  readonly employmentId: string | null;
  readonly organizationId: string | null;
  readonly code: string;
  readonly subject: string | null;
  readonly title: string;
  readonly citation: string;
  readonly store: Store;
  readonly acts: Actor;
  readonly status: Status;
  readonly dueOn: string | null;
  readonly bars: boolean;
}

type Owner = Pick<FileLineRow, 'driverId' | 'employmentId' | 'organizationId'>;

/** The row of a line; the same line has the same id at every check. */
export const fileLineRow = (
  { driverId, employmentId, organizationId }: Owner,
  { requirement, ...line }: Answer,
): FileLineRow => ({
  id: derivedId('file-line', driverId, employmentId ?? '', requirement.code, line.subject ?? ''),
  driverId,
  employmentId,
  organizationId,
  code: requirement.code,
  subject: line.subject,
  title: requirement.title,
  citation: line.citation,
  store: line.store,
  acts: line.acts ?? requirement.acts,
  status: line.status,
  dueOn: line.dueOn,
  bars: line.bars,
});

const COLUMNS =
  'id, driver_id, employment_id, organization_id, code, subject, title, citation, store, acts, status, due_on, bars';
const ROWS = `jsonb_to_recordset(?::jsonb) as rows (id uuid, "driverId" uuid, "employmentId" uuid, "organizationId" uuid, code text,
  subject text, title text, citation text, store text, acts text, status text, "dueOn" date, bars boolean)`;
const changing = ['title', 'citation', 'store', 'acts', 'status', 'due_on', 'bars'];
const tuple = (table: string): string => `(${changing.map((column) => `${table}.${column}`).join(', ')})`;

/**
 * Replaces the lines of drivers, and returns the ids of those that begin to bar driving for an employment whose file was
 * checked before. A line that no longer bars and bars again is a new occurrence. Lines that stay as they were are not written.
 */
export async function replaceFileLines(
  trx: Transaction,
  { driverIds, lines }: { driverIds: readonly string[]; lines: readonly FileLineRow[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `with before as (
       select id, employment_id, bars from file_lines where driver_id = any (?)
     ), gone as (
       delete from file_lines where driver_id = any (?) and id <> all (?)
     ), written as (
       insert into file_lines (${COLUMNS})
       select rows.id, "driverId", "employmentId", "organizationId", code, subject, title, citation, store, acts, status,
         "dueOn", bars
       from ${ROWS}
       on conflict (id) do update set ${changing.map((column) => `${column} = excluded.${column}`).join(', ')}
       where ${tuple('file_lines')} is distinct from ${tuple('excluded')}
       returning id, employment_id, bars
     )
     select id from written where bars and id not in (select id from before where bars)
       and employment_id in (select employment_id from before where employment_id is not null)`,
    [[...driverIds], [...driverIds], lines.map(({ id }) => id), JSON.stringify(lines)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Turns ready for dispatch off for drivers with barring lines of their own, and on again for the others; returns those changed. */
export async function followDispatch(trx: Transaction, driverIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await trx.raw<{ rows: { driver_id: string }[] }>(
    `update driver_pipelines set is_barred = not is_barred
     where driver_id = any (?) and is_barred is distinct from exists (
       select from file_lines where file_lines.driver_id = driver_pipelines.driver_id and employment_id is null)
     returning driver_id`,
    [[...driverIds]],
  );
  return rows.map(({ driver_id: driverId }) => driverId);
}

/** Whether the driver's own lines turn ready for dispatch off, and the number of the last check of the file. */
export async function readDispatch(db: Db, driverId: string): Promise<{ isBarred: boolean; version: number }> {
  const found: { isBarred: boolean; version: number | null } | undefined = await db('driver_pipelines')
    .leftJoin('file_checks', 'file_checks.driver_id', 'driver_pipelines.driver_id')
    .where('driver_pipelines.driver_id', driverId)
    .first({ isBarred: 'driver_pipelines.is_barred', version: 'file_checks.version' });
  return { isBarred: found?.isBarred ?? false, version: found?.version ?? 0 };
}

/** Turns ready for dispatch off for everybody with barring lines of their own, after the pipelines were written again. */
export async function restoreDispatch(trx: Transaction): Promise<void> {
  await trx.raw(
    `update driver_pipelines set is_barred = true
     where driver_id in (select driver_id from file_lines where employment_id is null)`,
  );
}
