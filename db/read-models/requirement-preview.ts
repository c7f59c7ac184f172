import type { Db } from '#db/handle';
import { endorsementsCovering } from '#domain/drivers/qualifications';
import type { RequirementContent } from '#domain/requirements/record';

/** A driver whom a requirement would concern, and for whom he works where it is an organization's own. */
export interface ConcernedDriver {
  readonly driverId: string;
  readonly name: string;
  readonly organizationId: string | null;
}

type Asked = Pick<RequirementContent, 'scope' | 'appliesIf'>;

/**
 * Drivers on their way or certified; for an organization's own requirement those whom it has hired. What only a driver's
 * whole file tells (his employers, what was entered of him) is not asked here.
 */
export async function countConcerned(db: Db, asked: Asked): Promise<number> {
  const row = await concerned(db, asked).count<{ count: number }[]>({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

/** The first of them, who is longest in his stage in front. */
export async function listConcerned(db: Db, asked: Asked, limit: number): Promise<ConcernedDriver[]> {
  const rows: ConcernedDriver[] = await concerned(db, asked)
    .orderBy('driver_pipelines.stage_entered_at')
    .orderBy('driver_pipelines.driver_id')
    .limit(limit)
    .select({
      driverId: 'drivers.id',
      name: db.raw(`drivers.first_name || ' ' || drivers.last_name`),
      organizationId: asked.scope === 'organization' ? 'candidacies.organization_id' : db.raw('null'),
    });
  return rows;
}

function concerned(db: Db, { scope, appliesIf }: Asked) {
  const query = db('driver_pipelines')
    .join('drivers', 'drivers.id', 'driver_pipelines.driver_id')
    .where('driver_pipelines.is_exit', false);
  if (appliesIf.cdl !== undefined) void query.whereRaw('(drivers.license_class is not null) = ?', [appliesIf.cdl]);
  if (scope === 'driver') return query;
  void query
    .join('candidacies', 'candidacies.driver_id', 'drivers.id')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .where('candidacies.state', 'hired');
  const { interstate, hazmat, twic } = appliesIf;
  if (interstate !== undefined) {
    void query.whereRaw(`coalesce((job_order_versions.content ->> 'isInterstate')::boolean, false) = ?`, [interstate]);
  }
  if (hazmat !== undefined) {
    void query.whereRaw(`(job_order_versions.content -> 'endorsements' \\?| ?) = ?`, [
      [...endorsementsCovering('H')],
      hazmat,
    ]);
  }
  if (twic !== undefined) {
    void query.whereRaw(`(job_order_versions.content ->> 'orderAssignmentType' = 'drayageTWIC') = ?`, [twic]);
  }
  return query;
}
