import type { Knex } from 'knex';
import type { Db } from '../core/handle';
import type { FileSubject } from './driver-files';

/** Files that a requirement may affect: of the drivers alone, of employments, or both. */
export interface AffectedFiles {
  /** Only the employments of this carrier; null for all. */
  readonly organizationId: string | null;
  /** Whether drivers have the line without an employment. */
  readonly ofDrivers: boolean;
  /** Employments that last on this day or longer. */
  readonly from: string;
}

/** A file to answer, with the names to show. */
export interface AffectedFile extends FileSubject {
  readonly name: string;
  readonly employment: {
    readonly organizationId: string;
    readonly organization: string;
    readonly from: string | null;
  } | null;
}

const employments = (db: Db, { organizationId, from }: AffectedFiles): Knex.QueryBuilder =>
  db('employments')
    .whereRaw('(employments.ended_on is null or employments.ended_on >= ?)', [from])
    .modify((query) => {
      if (organizationId !== null) void query.where('employments.organization_id', organizationId);
    });

/** The ids of the drivers: those with such an employment, and those in the pipeline if they have the line alone. */
function drivers(db: Db, files: AffectedFiles): Knex.QueryBuilder {
  const employed = employments(db, files).select('employments.driver_id');
  return files.ofDrivers
    ? db('driver_pipelines').where({ is_exit: false }).select('driver_id').union([employed])
    : employed.distinct();
}

/** The number of drivers to check. */
export async function countAffected(db: Db, files: AffectedFiles): Promise<number> {
  const row = (await db.from(drivers(db, files).as('affected')).count({ count: '*' }).first()) as
    { count: number } | undefined;
  return Number(row?.count ?? 0);
}

interface Batch extends AffectedFiles {
  readonly after: string | null;
  readonly limit: number;
}

/** The next batch by driver id, so that successive batches neither skip nor repeat a driver. */
export async function listAffected(db: Db, { after, limit, ...files }: Batch): Promise<readonly string[]> {
  const rows: { driverId: string }[] = await db
    .from(drivers(db, files).as('affected'))
    .modify((query) => {
      if (after !== null) void query.where('driver_id', '>', after);
    })
    .orderBy('driver_id')
    .limit(limit)
    .select({ driverId: 'driver_id' });
  return rows.map(({ driverId }) => driverId);
}

interface Row {
  readonly driverId: string;
  readonly name: string;
  readonly employmentId: string | null;
  readonly organizationId: string | null;
  readonly organization: string | null;
  readonly from: string | null;
}

/** The files of each driver: the driver alone, and each employment. */
export async function listAffectedFiles(
  db: Db,
  driverIds: readonly string[],
  files: AffectedFiles,
): Promise<AffectedFile[]> {
  const name = db.raw(`drivers.first_name || ' ' || drivers.last_name`);
  const employed = employments(db, files)
    .join('drivers', 'drivers.id', 'employments.driver_id')
    .join('organizations', 'organizations.id', 'employments.organization_id')
    .whereRaw('employments.driver_id = any (?)', [[...driverIds]])
    .select({
      driverId: 'drivers.id',
      name,
      employmentId: 'employments.id',
      organizationId: 'organizations.id',
      organization: 'organizations.name',
      from: 'employments.hired_on',
    });
  const [uuid, text, date] = ['uuid', 'text', 'date'].map((type) => db.raw(`null::${type}`));
  const alone = db('drivers')
    .whereRaw('drivers.id = any (?)', [[...driverIds]])
    .select({ driverId: 'drivers.id', name, employmentId: uuid, organizationId: uuid, organization: text, from: date });
  const rows: Row[] = await db
    .from((files.ofDrivers ? alone.unionAll([employed]) : employed).as('files'))
    .orderBy(['driverId', { column: 'from', nulls: 'first' }, 'employmentId'])
    .select('*');
  return rows.map(toFile);
}

const toFile = ({ driverId, name, employmentId, organizationId, organization, from }: Row): AffectedFile => ({
  driverId,
  name,
  employmentId,
  employment: organizationId === null || organization === null ? null : { organizationId, organization, from },
});
