import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { callStages } from '#domain/driver-pipeline/missed-calls';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { CallFilters } from '#domain/screening-calls/schema';
import type { CallTurn } from '#domain/screening-calls/turns';

export interface ScreeningCallRow {
  readonly driverId: string;
  readonly callAt: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly homeState: string;
  readonly phone: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly ownerFirstName: string | null;
  readonly ownerLastName: string | null;
  readonly snapshot: DriverPipelineState;
}

export interface CallsParams extends CallFilters {
  readonly now: Date;
  /** The key of the row to continue after: `call_at` and driver id. */
  readonly after: readonly [string, string] | null;
  readonly limit: number;
}

/** Drivers to call, longest-waiting first. */
export async function listScreeningCalls(
  db: Db,
  { after, limit, ...filters }: CallsParams,
): Promise<ScreeningCallRow[]> {
  // One index finds the page's drivers; names are read for these rows only.
  const page = db('driver_pipelines').orderByRaw(IN_ORDER).limit(limit).select('driver_pipelines.driver_id');
  narrow(page, filters);
  if (after !== null) page.whereRaw('(driver_pipelines.call_at, driver_pipelines.driver_id) > (?, ?)', [...after]);
  const rows: unknown = await db('driver_pipelines')
    .join(page.as('page'), 'page.driver_id', 'driver_pipelines.driver_id')
    .join('drivers', 'drivers.id', 'driver_pipelines.driver_id')
    .join('users', 'users.id', 'driver_pipelines.driver_id')
    .leftJoin('users as owners', 'owners.id', 'driver_pipelines.owner_id')
    .orderByRaw(IN_ORDER)
    .select({
      driverId: 'driver_pipelines.driver_id',
      callAt: 'driver_pipelines.call_at',
      firstName: 'drivers.first_name',
      lastName: 'drivers.last_name',
      city: 'drivers.city',
      homeState: 'drivers.state',
      phone: 'users.phone',
      latitude: 'drivers.latitude',
      longitude: 'drivers.longitude',
      ownerFirstName: 'owners.first_name',
      ownerLastName: 'owners.last_name',
      snapshot: 'driver_pipelines.snapshot',
    });
  return rows as ScreeningCallRow[];
}

/** The number of due calls, and of calls agreed for later. */
export async function countScreeningCalls(
  db: Db,
  params: Pick<CallsParams, 'kind' | 'owner' | 'agreedBy' | 'now'>,
): Promise<Readonly<Record<CallTurn, number>>> {
  const count = async (turn: CallTurn): Promise<number> => {
    const query = db('driver_pipelines');
    narrow(query, { ...params, turn });
    const row: { count: number } = await query.first({ count: db.raw('count(*)::integer') });
    return row.count;
  };
  const [due, later] = await Promise.all([count('due'), count('later')]);
  return { due, later };
}

const IN_ORDER = 'driver_pipelines.call_at, driver_pipelines.driver_id';

function narrow(
  query: Knex.QueryBuilder,
  { turn, kind, owner, agreedBy, now }: Omit<CallsParams, 'after' | 'limit'>,
): void {
  const cutoff = agreedBy ?? now;
  query.whereNotNull('driver_pipelines.call_at').where('driver_pipelines.call_at', turn === 'due' ? '<=' : '>', cutoff);
  // Without an agreed time, a call is due when the driver enters the stage.
  if (agreedBy !== undefined) query.whereRaw('driver_pipelines.call_at <> driver_pipelines.stage_entered_at');
  if (kind !== undefined) query.where('driver_pipelines.stage', callStages[kind]);
  if (owner === 'none') query.whereNull('driver_pipelines.owner_id');
  else if (owner !== undefined) query.where('driver_pipelines.owner_id', owner);
}
