import type { Db } from '#db/core/handle';

/** A driver's current hire. */
export interface LiveHire {
  readonly orderId: string;
  readonly organizationId: string;
}

/** The live hires of these drivers, by driver id; each driver has at most one. */
export async function findLiveHires(db: Db, driverIds: readonly string[]): Promise<ReadonlyMap<string, LiveHire>> {
  if (driverIds.length === 0) return new Map();
  const rows: (LiveHire & { driverId: string })[] = await db('driver_hires')
    .join('job_orders', 'job_orders.id', 'driver_hires.order_id')
    .whereIn('driver_hires.driver_id', driverIds)
    .whereNull('driver_hires.released_at')
    .select({
      driverId: 'driver_hires.driver_id',
      orderId: 'driver_hires.order_id',
      organizationId: 'job_orders.organization_id',
    });
  return new Map(rows.map(({ driverId, ...hire }) => [driverId, hire]));
}
