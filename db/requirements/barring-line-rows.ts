import type { Answer } from '#domain/requirements/model/answer';
import { derivedId } from '#platform/ids';
import type { Transaction } from '../core/handle';

/** A line without which a driver may not drive. */
export interface BarringLineRow {
  readonly id: string;
  readonly driverId: string;
  /** Null for a line that turns ready for dispatch off. */
  readonly employmentId: string | null;
  readonly organizationId: string | null;
  readonly code: string;
  readonly subject: string | null;
  readonly title: string;
  readonly citation: string;
  readonly store: string;
  readonly acts: string;
  readonly status: string;
  readonly why: string;
  readonly facts: readonly string[];
  readonly dueOn: string | null;
}

type Owner = Pick<BarringLineRow, 'driverId' | 'employmentId' | 'organizationId'>;

/** The row of a barring line; the same line has the same id at every look. */
export const barringLineRow = (
  { driverId, employmentId, organizationId }: Owner,
  { requirement, ...line }: Answer,
): BarringLineRow => ({
  id: derivedId('barring-line', driverId, employmentId ?? '', requirement.code, line.subject ?? ''),
  driverId,
  employmentId,
  organizationId,
  code: requirement.code,
  subject: line.subject,
  title: requirement.title,
  citation: line.citation,
  store: line.store,
  acts: requirement.acts,
  status: line.status,
  why: line.why,
  facts: line.facts,
  dueOn: line.dueOn,
});

const columns =
  'id, driver_id, employment_id, organization_id, code, subject, title, citation, store, acts, status, why, facts, due_on';
const given = `jsonb_to_recordset(?::jsonb) as given (id uuid, "driverId" uuid, "employmentId" uuid, "organizationId" uuid, code text,
  subject text, title text, citation text, store text, acts text, status text, why text, facts text[], "dueOn" date)`;
const changing = ['title', 'citation', 'store', 'acts', 'status', 'why', 'facts', 'due_on'];

/**
 * Replaces the barring lines of drivers, and returns the ids of those that were not there before. A line that is met
 * disappears; if it opens again, it is new.
 */
export async function replaceBarringLines(
  trx: Transaction,
  { driverIds, lines, now }: { driverIds: readonly string[]; lines: readonly BarringLineRow[]; now: Date },
): Promise<ReadonlySet<string>> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `with gone as (
       delete from barring_lines where driver_id = any (?) and id <> all (?)
     ), written as (
       insert into barring_lines (${columns}, since)
       select given.id, "driverId", "employmentId", "organizationId", code, subject, title, citation, store, acts, status, why,
         facts, "dueOn", ?::timestamptz
       from ${given}
       on conflict (id) do update set ${changing.map((column) => `${column} = excluded.${column}`).join(', ')}
       returning id, xmax = 0 as is_new
     )
     select id from written where is_new`,
    [[...driverIds], lines.map(({ id }) => id), now, JSON.stringify(lines)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Turns ready for dispatch off for drivers with barring lines of their own, and on again for the others; returns those changed. */
export async function followDispatch(trx: Transaction, driverIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await trx.raw<{ rows: { driver_id: string }[] }>(
    `update driver_pipelines set is_barred = not is_barred
     where driver_id = any (?) and is_barred is distinct from exists (
       select from barring_lines where barring_lines.driver_id = driver_pipelines.driver_id and employment_id is null)
     returning driver_id`,
    [[...driverIds]],
  );
  return rows.map(({ driver_id: driverId }) => driverId);
}

/** The same for everybody, after the pipelines were written again. */
export async function restoreDispatch(trx: Transaction): Promise<void> {
  await trx.raw(
    `update driver_pipelines set is_barred = true
     where driver_id in (select driver_id from barring_lines where employment_id is null)`,
  );
}
