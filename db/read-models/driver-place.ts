import type { Db } from '#db/handle';

export interface DriverPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a driver lives: his clock decides when a day of his is over. */
export async function findDriverPlace(db: Db, driverId: string): Promise<DriverPlace | undefined> {
  const place: DriverPlace | undefined = await db('drivers').where({ id: driverId }).first('latitude', 'longitude');
  return place;
}
