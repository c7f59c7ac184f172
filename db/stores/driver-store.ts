import type { Db } from '#db/handle';
import { announceChange } from '#db/projections/changes';

/** Sets the driver's own availability flag, which is plain data, and tells open pages. */
export async function setAvailability(db: Db, driverId: string, isAvailable: boolean): Promise<void> {
  await db.transaction(async (trx) => {
    await trx('drivers').where({ id: driverId }).update({ is_available: isAvailable });
    await announceChange(trx, { topic: 'driver', id: driverId, organizationId: null, driverId, orderId: null });
  });
}
