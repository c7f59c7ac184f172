import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { type BenchStatus, benchStatuses, openBenchStatuses } from '#domain/bench/states';
import { nameVisibleSql } from '../candidacies/name-visible';
import { chordOf, milesOf, type Place, pointSql } from '../core/geo-distance';
import { countOver, pageWithCount } from '../core/page-with-count';
import { driverColumns, type DriverRow } from '../drivers/driver-facts';

/** An entry of a carrier's bench with its driver, unmasked. */
export interface BenchRow {
  readonly id: string;
  readonly organizationId: string;
  readonly driver: DriverRow;
  readonly status: BenchStatus;
  readonly since: string;
  readonly addedAt: string;
  readonly addedBy: string;
  readonly note: string | null;
  readonly reason: string | null;
  readonly reasonText: string | null;
  /** Null if no place to measure from is given. */
  readonly distanceMiles: number | null;
  /** The carrier may see the full name, because the driver is in review on one of its orders or beyond. */
  readonly isNameVisible: boolean;
  /** The driver's open applications to this carrier's orders. */
  readonly openApplications: number;
}

export interface BenchParams {
  readonly organizationId: string;
  readonly status: BenchStatus | undefined;
  /** Only reviews that have waited since then or longer. */
  readonly overdueSince?: string | undefined;
  /** The place to measure from, and the maximum distance. */
  readonly near: Place | undefined;
  readonly miles: number | undefined;
  readonly limit: number;
  readonly skip: number;
}

/** Whether the carrier may see the driver's full name on any of its orders, as SQL. */
const isNameVisibleSql = (organizationId: string): string => nameVisibleSql('drivers.id', organizationId);

const openApplicationsSql = `(
  select count(*)::integer from candidacies where candidacies.driver_id = drivers.id
    and candidacies.organization_id = bench_entries.organization_id and candidacies.state not in ('ended', 'closed'))`;

/** A page of a carrier's bench, nearest first, and the total. Without a place, longest in the status first. */
export async function listBench(db: Db, params: BenchParams): Promise<{ rows: BenchRow[]; count: number }> {
  const { near, limit, skip } = params;
  const point = near === undefined ? undefined : db.raw(pointSql, { ...near });
  const all = entries(db, params);
  const chord = point === undefined ? db.raw('null::float8') : db.raw('drivers.place <-> ?', [point]);
  const order = ['chord', 'bench_entries.status_since', 'bench_entries.id'];
  const ids = all
    .clone()
    .select({ id: 'bench_entries.id', chord }, countOver(db))
    .orderBy(order)
    .limit(limit)
    .offset(skip);
  const page = joined(db)
    .join(ids.as('page'), 'page.id', 'bench_entries.id')
    .orderBy(order)
    .select({
      ...entryColumns,
      chord: 'page.chord',
      isNameVisible: db.raw(isNameVisibleSql('bench_entries.organization_id')),
      openApplications: db.raw(openApplicationsSql),
      countOfAll: 'page.countOfAll',
    });
  const { rows, count } = await pageWithCount<PageRow>(db, { page, all, skip });
  return { rows: rows.map(benchRow), count };
}

/** One entry of a bench; without a distance. */
export async function findBenchRow(
  db: Db,
  where: { readonly id: string } | { readonly organizationId: string; readonly driverId: string },
): Promise<BenchRow | undefined> {
  const key =
    'id' in where
      ? { 'bench_entries.id': where.id }
      : { 'bench_entries.organization_id': where.organizationId, 'bench_entries.driver_id': where.driverId };
  const row: PageRow | undefined = await joined(db)
    .where(key)
    .first({
      ...entryColumns,
      chord: db.raw('null::float8'),
      isNameVisible: db.raw(isNameVisibleSql('bench_entries.organization_id')),
      openApplications: db.raw(openApplicationsSql),
    });
  return row === undefined ? undefined : benchRow(row);
}

/** The number of entries by status, and of reviews that are overdue. */
export async function countBench(
  db: Db,
  { organizationId, overdueSince }: { organizationId: string; overdueSince: string },
): Promise<Record<BenchStatus | 'overdue', number>> {
  const rows: { status: BenchStatus; count: number; overdue: number }[] = await db('bench_entries')
    .where({ organization_id: organizationId })
    .groupBy('status')
    .select({
      status: 'status',
      count: db.raw('count(*)::integer'),
      overdue: db.raw(`(count(*) filter (where status = 'requested' and status_since <= ?))::integer`, [overdueSince]),
    });
  const countOf = (status: BenchStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  const counts = Object.fromEntries(benchStatuses.map((status) => [status, countOf(status)])) as Record<
    BenchStatus,
    number
  >;
  return { ...counts, overdue: rows.reduce((sum, { overdue }) => sum + overdue, 0) };
}

/** A carrier's bench as the driver sees it. */
export interface OwnBenchRow {
  readonly id: string;
  readonly carrier: string;
  readonly status: BenchStatus;
  readonly addedAt: string;
}

/** The benches that a driver is on, or is proposed for, newest first. */
export async function listOwnBenches(db: Db, driverId: string): Promise<OwnBenchRow[]> {
  const rows: OwnBenchRow[] = await db('bench_entries')
    .join('organizations', 'organizations.id', 'bench_entries.organization_id')
    .where('bench_entries.driver_id', driverId)
    .whereIn('bench_entries.status', openBenchStatuses)
    .orderBy([{ column: 'bench_entries.added_at', order: 'desc' }, { column: 'bench_entries.id' }])
    .select({
      id: 'bench_entries.id',
      carrier: 'organizations.name',
      status: 'bench_entries.status',
      addedAt: 'bench_entries.added_at',
    });
  return rows;
}

const entryColumns = {
  ...driverColumns,
  entryId: 'bench_entries.id',
  organizationId: 'bench_entries.organization_id',
  status: 'bench_entries.status',
  since: 'bench_entries.status_since',
  addedAt: 'bench_entries.added_at',
  authorFirstName: 'authors.first_name',
  authorLastName: 'authors.last_name',
  note: 'bench_entries.note',
  reason: 'bench_entries.reason',
  reasonText: 'bench_entries.reason_text',
} as const;

const joined = (db: Db): Knex.QueryBuilder =>
  db('bench_entries')
    .join('drivers', 'drivers.id', 'bench_entries.driver_id')
    .join('driver_pipelines', 'driver_pipelines.driver_id', 'drivers.id')
    .join('users as authors', 'authors.id', 'bench_entries.added_by');

function entries(db: Db, { organizationId, status, overdueSince, near, miles }: BenchParams): Knex.QueryBuilder {
  const query = joined(db)
    .where('bench_entries.organization_id', organizationId)
    .whereRaw(`driver_pipelines.snapshot -> 'isErased' is distinct from 'true'::jsonb`);
  if (status !== undefined) query.where('bench_entries.status', status);
  if (overdueSince !== undefined) {
    query.where('bench_entries.status', 'requested').where('bench_entries.status_since', '<=', overdueSince);
  }
  if (near !== undefined && miles !== undefined)
    query.whereRaw('drivers.place <-> ? <= ?', [db.raw(pointSql, { ...near }), chordOf(miles)]);
  return query;
}

type PageRow = DriverRow &
  Omit<BenchRow, 'id' | 'driver' | 'addedBy' | 'distanceMiles'> & {
    readonly entryId: string;
    readonly authorFirstName: string;
    readonly authorLastName: string;
    readonly chord: number | null;
  };

function benchRow(row: PageRow): BenchRow {
  const { entryId, organizationId, status, since, addedAt, note, reason, reasonText, ...rest } = row;
  const { authorFirstName, authorLastName, chord, isNameVisible, openApplications, ...driver } = rest;
  return {
    id: entryId,
    organizationId,
    driver,
    status,
    since,
    addedAt,
    addedBy: `${authorFirstName} ${authorLastName}`,
    note,
    reason,
    reasonText,
    distanceMiles: chord === null ? null : milesOf(chord),
    isNameVisible,
    openApplications,
  };
}
