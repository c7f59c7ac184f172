import type { Db, Transaction } from '#db/core/handle';
import { type DriverSchedule, shiftsOf, type StoredSchedule } from '#domain/driver-histories/week';

/** The driver's preferred schedule; undefined until the driver enters it. */
export async function readSchedule(db: Db | Transaction, driverId: string): Promise<StoredSchedule | undefined> {
  const row = await db('drivers').where({ id: driverId }).first('schedule');
  return row === undefined || Object.keys(row.schedule).length === 0 ? undefined : row.schedule;
}

/** Stores the schedule. Carriers search by named shifts; any other kind of week has none. */
export async function storeSchedule(db: Db | Transaction, driverId: string, schedule: DriverSchedule): Promise<void> {
  await db('drivers')
    .where({ id: driverId })
    .update({
      schedule: JSON.stringify(schedule),
      shifts: shiftsOf(schedule),
    });
}
