import type { Transaction } from '#db/core/handle';

/** A subquery: the carrier on whose order the driver has a live hire. */
export function hiredBy(trx: Transaction, driverId: string) {
  return trx('driver_hires')
    .join('job_orders as hired_on', 'hired_on.id', 'driver_hires.order_id')
    .where('driver_hires.driver_id', driverId)
    .whereNull('driver_hires.released_at')
    .select('hired_on.organization_id')
    .limit(1);
}
