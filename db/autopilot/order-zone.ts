import type { Db } from '#db/core/handle';

/** The time zone of the order's facility. */
export async function findOrderZone(db: Db, orderId: string): Promise<string> {
  const row = await db('job_orders')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .where('job_orders.id', orderId)
    .first<{ zone: string } | undefined>({ zone: 'facilities.time_zone' });
  if (row === undefined) throw new Error('The order is not in the read model yet');
  return row.zone;
}
