import type { Db, Transaction } from '#db/core/handle';
import type { DriverPreferences } from '#domain/drivers/preferences/schema';

const columns = { freightLevels: 'freight_levels', freightTypes: 'freight_types', homeTime: 'home_time' } as const;

/** A driver's freight preferences; undefined for an unknown driver. */
export async function readPreferences(db: Db | Transaction, driverId: string): Promise<DriverPreferences | undefined> {
  return db('drivers').where({ id: driverId }).first(columns);
}

export async function storePreferences(
  db: Db | Transaction,
  driverId: string,
  { freightLevels, freightTypes, homeTime }: DriverPreferences,
): Promise<void> {
  await db('drivers')
    .where({ id: driverId })
    .update({ freight_levels: freightLevels, freight_types: freightTypes, home_time: homeTime });
}
