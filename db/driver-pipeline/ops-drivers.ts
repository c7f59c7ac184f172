import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { indexedNames, nameMatch } from '#db/core/name-match';
import type { OpsDriversSearch } from '#domain/driver-pipeline/schema';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';

/** One driver in the list, with the names behind the ids. */
export interface OpsDriverItemRow {
  readonly driverId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly homeState: string;
  readonly ownerFirstName: string | null;
  readonly ownerLastName: string | null;
  readonly snapshot: DriverPipelineState;
}

/** One driver, with contact data. */
export interface OpsDriverRow extends OpsDriverItemRow {
  readonly email: string;
  readonly phone: string | null;
  readonly isReadyForDispatch: boolean;
  readonly hires: readonly DriverHireRow[];
}

/** A job that a driver is hired for. */
export interface DriverHireRow {
  readonly candidacyId: string;
  readonly organizationId: string;
  readonly organization: string;
  readonly title: string;
}

type Later = 'escalated' | 'awake';

export interface OpsDriversParams extends Omit<OpsDriversSearch, Later>, Partial<Pick<OpsDriversSearch, Later>> {
  readonly now: Date;
}

/** Lists drivers in the pipeline, earliest due date first, then those without a due date. */
export async function listOpsDrivers(db: Db, params: OpsDriversParams): Promise<OpsDriverItemRow[]> {
  const { limit, skip } = params;
  // One index finds the page's drivers; names are read for these rows only, not for all rows before them.
  const page = db('driver_pipelines')
    .orderByRaw(IN_ORDER)
    .limit(limit)
    .offset(skip)
    .select('driver_pipelines.driver_id');
  narrow(page, params);
  const rows: unknown = await opsDrivers(db)
    .join(page.as('page'), 'page.driver_id', 'driver_pipelines.driver_id')
    .orderByRaw(IN_ORDER);
  return rows as OpsDriverItemRow[];
}

/** One driver of the list. */
export async function findOpsDriver(db: Db, driverId: string): Promise<OpsDriverRow | undefined> {
  const found: unknown = await opsDrivers(db)
    .join('users', 'users.id', 'driver_pipelines.driver_id')
    .where('driver_pipelines.driver_id', driverId)
    .first({ email: 'users.email', phone: 'users.phone', isReadyForDispatch: 'driver_pipelines.is_ready' });
  const row = found as Omit<OpsDriverRow, 'hires'> | undefined;
  return row === undefined ? undefined : { ...row, hires: await readHires(db, row.snapshot) };
}

/** Lists the driver's hires according to a pipeline state. */
export async function readHires(db: Db, { hires }: Pick<DriverPipelineState, 'hires'>): Promise<DriverHireRow[]> {
  if (hires.length === 0) return [];
  const rows: unknown = await db('candidacies')
    .join('organizations', 'organizations.id', 'candidacies.organization_id')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .whereIn(
      'candidacies.id',
      hires.map(({ candidacyId }) => candidacyId),
    )
    .orderBy('candidacies.id')
    .select({ candidacyId: 'candidacies.id', organizationId: 'organizations.id', organization: 'organizations.name' })
    .select('job_order_versions.title');
  return rows as DriverHireRow[];
}

/** Lists the active members of operations who can own drivers. */
export async function listOpsMembers(
  db: Db,
): Promise<{ readonly id: string; readonly firstName: string; readonly lastName: string }[]> {
  return db('users')
    .whereRaw(`'ops' = any (users.roles)`)
    .where('users.is_active', true)
    .orderBy(['users.first_name', 'users.last_name', 'users.id'])
    .select<{ id: string; firstName: string; lastName: string }[]>({
      id: 'users.id',
      firstName: 'users.first_name',
      lastName: 'users.last_name',
    });
}

const IN_ORDER = 'driver_pipelines.due_at, driver_pipelines.driver_id';

const opsDrivers = (db: Db) =>
  db('driver_pipelines')
    .join('drivers', 'drivers.id', 'driver_pipelines.driver_id')
    .leftJoin('users as owners', 'owners.id', 'driver_pipelines.owner_id')
    .select({
      driverId: 'driver_pipelines.driver_id',
      firstName: 'drivers.first_name',
      lastName: 'drivers.last_name',
      city: 'drivers.city',
      homeState: 'drivers.state',
      ownerFirstName: 'owners.first_name',
      ownerLastName: 'owners.last_name',
      snapshot: 'driver_pipelines.snapshot',
    });

function narrow(query: Knex.QueryBuilder, params: OpsDriversParams): void {
  const { stage, owner, overdue, name, now } = params;
  narrowByTarget(query, params);
  if (stage !== undefined) query.where('driver_pipelines.stage', stage);
  if (owner === 'none') query.whereNull('driver_pipelines.owner_id');
  else if (owner !== undefined) query.where('driver_pipelines.owner_id', owner);
  if (overdue) query.where('driver_pipelines.due_at', '<=', now);
  if (name !== '') {
    const match = nameMatch(indexedNames.driver, name);
    query.join('drivers', 'drivers.id', 'driver_pipelines.driver_id').whereRaw(match.sql, [...match.bindings]);
  }
}

function narrowByTarget(
  query: Knex.QueryBuilder,
  { escalated, dueAfter, dueBy, awake, now }: Partial<OpsDriversParams>,
): void {
  if (dueAfter !== undefined) query.where('driver_pipelines.due_at', '>', dueAfter);
  if (dueBy !== undefined) query.where('driver_pipelines.due_at', '<=', dueBy);
  if (awake === true) query.whereNull('driver_pipelines.snoozed_until');
  if (escalated !== true || now === undefined) return;
  query
    // The index finds overdue drivers; twice the target is computed for these rows only.
    .where('driver_pipelines.due_at', '<=', now)
    .whereRaw('driver_pipelines.due_at + (driver_pipelines.due_at - driver_pipelines.stage_entered_at) <= ?', [now]);
}
