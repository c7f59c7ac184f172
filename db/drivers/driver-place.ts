import type { Db } from '#db/core/handle';

export interface DriverPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** The driver's home, whose time zone determines when a day ends. */
export async function findDriverPlace(db: Db, driverId: string): Promise<DriverPlace | undefined> {
  return db('drivers').where({ id: driverId }).first('latitude', 'longitude');
}
