import type { Db, Transaction } from '#db/handle';
import { shiftsOf, type DriverSchedule } from '#domain/driver-histories/week';

/** The column's first form held the weekdays alone. */
type StoredSchedule = Partial<DriverSchedule> & Partial<DriverSchedule['days']>;

/** When a driver wants to work; undefined before he has said it. */
export async function readSchedule(db: Db | Transaction, driverId: string): Promise<StoredSchedule | undefined> {
  const row: { schedule: StoredSchedule } | undefined = await db('drivers').where({ id: driverId }).first('schedule');
  return row === undefined || Object.keys(row.schedule).length === 0 ? undefined : row.schedule;
}

/** A named shift is one that carriers find the driver by; any other kind of week names none. */
export async function storeSchedule(db: Db | Transaction, driverId: string, schedule: DriverSchedule): Promise<void> {
  await db('drivers')
    .where({ id: driverId })
    .update({
      schedule: JSON.stringify(schedule),
      shifts: shiftsOf(schedule),
    });
}
