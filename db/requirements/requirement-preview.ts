import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import type { RequirementScope } from '#domain/requirements/record';
import { type Subject, ties } from './requirement-jobs';

/** A driver whom a requirement version could affect, with the subject to evaluate. */
export interface AffectedSubject extends Subject {
  readonly name: string;
  readonly organization: string | null;
}

/** Drivers in the pipeline or certified; for an organization's own requirement, those with ties to any organization. */
const affected = (db: Db, scopes: readonly RequirementScope[]): Knex.QueryBuilder =>
  db('driver_pipelines')
    .where('driver_pipelines.is_exit', false)
    .modify((query) => {
      if (scopes.includes('driver')) return;
      const own = ties(db);
      void query.whereExists(
        db.from(own.as('ties')).whereRaw('ties.driver_id = driver_pipelines.driver_id').select(db.raw('1')),
      );
    });

/** The number of drivers to evaluate. */
export async function countAffected(db: Db, scopes: readonly RequirementScope[]): Promise<number> {
  const row = (await affected(db, scopes).count({ count: '*' }).first()) as { count: number } | undefined;
  return Number(row?.count ?? 0);
}

interface Batch {
  readonly scopes: readonly RequirementScope[];
  readonly after: string | null;
  readonly limit: number;
}

/** The next batch by driver id, so that successive batches neither skip nor repeat a driver. */
export async function listAffected(db: Db, { scopes, after, limit }: Batch): Promise<readonly string[]> {
  const rows: { driverId: string }[] = await affected(db, scopes)
    .modify((query) => {
      if (after !== null) void query.where('driver_pipelines.driver_id', '>', after);
    })
    .orderBy('driver_pipelines.driver_id')
    .limit(limit)
    .select({ driverId: 'driver_pipelines.driver_id' });
  return rows.map(({ driverId }) => driverId);
}

/** The subjects to evaluate for each driver: the driver alone, and the driver with each related organization. */
export async function subjectsOf(
  db: Db,
  driverIds: readonly string[],
  scopes: readonly RequirementScope[],
): Promise<AffectedSubject[]> {
  const name = db.raw(`drivers.first_name || ' ' || drivers.last_name`);
  const own: AffectedSubject[] = scopes.includes('driver')
    ? await db('drivers')
        .whereRaw('drivers.id = any (?)', [[...driverIds]])
        .select({ driverId: 'drivers.id', name, organizationId: db.raw('null'), organization: db.raw('null') })
    : [];
  const tied: AffectedSubject[] = scopes.includes('organization')
    ? await db
        .from(ties(db).as('ties'))
        .join('drivers', 'drivers.id', 'ties.driver_id')
        .join('organizations', 'organizations.id', 'ties.organization_id')
        .whereRaw('ties.driver_id = any (?)', [[...driverIds]])
        .select({
          driverId: 'drivers.id',
          name,
          organizationId: 'organizations.id',
          organization: 'organizations.name',
        })
    : [];
  return [...own, ...tied].sort((one, other) => one.driverId.localeCompare(other.driverId));
}
