import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import type { ResultStatus } from '#domain/driver-pipeline/results';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { ScreeningKind, ScreeningProvider, ScreeningStatus } from '#domain/screening/kinds';
import type { ScreeningFilters } from '#domain/screening/schema';

export interface ScreeningRow {
  readonly id: number;
  readonly driverId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly stage: DriverStage;
  readonly result: ScreeningKind;
  readonly organizationId: string | null;
  readonly organizationName: string | null;
  readonly status: ResultStatus;
  readonly since: string;
  readonly orderedAt: string | null;
  readonly provider: ScreeningProvider | null;
  readonly handedOverAt: string | null;
  readonly fileId: string | null;
}

export interface ScreeningParams extends ScreeningFilters {
  /** The key of the row to continue after. */
  readonly after: { readonly since: string; readonly id: number } | null;
  readonly limit: number;
}

/** Lists results of all drivers, longest-waiting first; without a status, only open results. */
export async function listScreening(db: Db, { after, limit, ...filters }: ScreeningParams): Promise<ScreeningRow[]> {
  // One index finds the page's results; names are read for these rows only.
  const page = withOrders(db).orderByRaw('driver_results.since, driver_results.id').limit(limit).select({
    id: 'driver_results.id',
    provider: 'result_orders.provider',
    handed_over_at: 'result_orders.handed_over_at',
  });
  narrow(page, filters);
  if (after !== null) page.whereRaw('(driver_results.since, driver_results.id) > (?, ?)', [after.since, after.id]);
  const rows: unknown = await db('driver_results')
    .join(page.as('page'), 'page.id', 'driver_results.id')
    .join('drivers', 'drivers.id', 'driver_results.driver_id')
    .join('driver_pipelines', 'driver_pipelines.driver_id', 'driver_results.driver_id')
    .leftJoin('organizations', 'organizations.id', 'driver_results.organization_id')
    .orderByRaw('driver_results.since, driver_results.id')
    .select({
      id: 'driver_results.id',
      driverId: 'driver_results.driver_id',
      firstName: 'drivers.first_name',
      lastName: 'drivers.last_name',
      stage: 'driver_pipelines.stage',
      result: 'driver_results.result',
      organizationId: 'driver_results.organization_id',
      organizationName: 'organizations.name',
      status: 'driver_results.status',
      since: 'driver_results.since',
      orderedAt: 'driver_results.ordered_at',
      provider: 'page.provider',
      handedOverAt: 'page.handed_over_at',
      fileId: db.raw(`(select result_files.file_id from result_files
        join driver_files on driver_files.id = result_files.file_id
        where result_files.driver_id = driver_results.driver_id and result_files.result = driver_results.result
          and result_files.organization_id is not distinct from driver_results.organization_id
        order by driver_files.created_at desc, driver_files.id desc limit 1)`),
    });
  return rows as ScreeningRow[];
}

/** The number of open results by status. */
export async function countScreening(
  db: Db,
  { result, provider }: Pick<ScreeningFilters, 'result' | 'provider'>,
): Promise<Partial<Record<ScreeningStatus, number>>> {
  const count = { count: db.raw('count(*)::integer') };
  // Only orders have a provider; without one, an index contains all that is counted.
  const open: Knex.QueryBuilder = provider === undefined ? db('driver_results') : withOrders(db);
  narrow(open, { result, provider });
  const waiting = withOrders(db).select(count);
  narrow(waiting, { result, provider, status: 'waiting' });
  const found: unknown = await open
    .groupBy('driver_results.status')
    .select({ status: 'driver_results.status', ...count, waiting });
  const rows = found as { status: ResultStatus; count: number; waiting: number }[];
  const counts = new Map<ScreeningStatus, number>(rows.map((row) => [row.status, row.count]));
  const sent = rows[0]?.waiting ?? 0;
  if (sent > 0) counts.set('waiting', sent).set('ordered', (counts.get('ordered') ?? 0) - sent);
  return Object.fromEntries(counts);
}

const withOrders = (db: Db) =>
  db('driver_results').leftJoin('result_orders', (join) => {
    join
      .on('result_orders.driver_id', 'driver_results.driver_id')
      .on('result_orders.result', 'driver_results.result')
      .on(db.raw('result_orders.organization_id is not distinct from driver_results.organization_id'))
      .on(db.raw(`driver_results.status = 'ordered' and result_orders.answered_at is null`));
  });

function narrow(query: Knex.QueryBuilder, { result, status, provider }: ScreeningFilters): void {
  if (result !== undefined) query.where('driver_results.result', result);
  if (provider !== undefined) query.where('result_orders.provider', provider);
  // Accepted results are listed only on request; without a status, the list holds open results only.
  if (status === 'accepted') {
    query.where('driver_results.status', status);
    return;
  }
  query.where('driver_results.is_open', true);
  if (status === 'waiting')
    query.where('driver_results.status', 'ordered').whereNotNull('result_orders.handed_over_at');
  else if (status === 'ordered') query.where('driver_results.status', status).whereNull('result_orders.handed_over_at');
  else if (status !== undefined) query.where('driver_results.status', status);
}
