import type { Db } from '#db/core/handle';
import type { ReportedOrder } from '#domain/hiring-reports/schema';

/** A carrier's orders that have had candidates, newest first. */
export async function listReportedOrders(db: Db, organizationId: string): Promise<ReportedOrder[]> {
  const rows: ReportedOrder[] = await db('job_orders')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .where('job_orders.organization_id', organizationId)
    .whereExists(
      db('candidacy_rounds')
        .where('candidacy_rounds.organization_id', organizationId)
        .whereRaw('candidacy_rounds.order_id = job_orders.id')
        .select(db.raw('1')),
    )
    .orderBy([{ column: 'job_orders.created_at', order: 'desc' }, 'job_orders.id'])
    .select({
      _id: 'job_orders.id',
      title: 'job_order_versions.title',
      facility: 'facilities.name',
    });
  return rows;
}
