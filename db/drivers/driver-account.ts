import type { Db } from '#db/core/handle';

/** The account data that a pipeline needs. */
export interface DriverAccount {
  readonly hasPipeline: boolean;
  readonly isEmailConfirmed: boolean;
  readonly isPhoneConfirmed: boolean;
}

/** The driver's account; undefined if the user is not a driver. */
export async function findDriverAccount(db: Db, driverId: string): Promise<DriverAccount | undefined> {
  const found: DriverAccount | undefined = await db('users')
    .join('drivers', 'drivers.id', 'users.id')
    .leftJoin('driver_pipelines', 'driver_pipelines.driver_id', 'users.id')
    .where('users.id', driverId)
    .first({
      hasPipeline: db.raw('driver_pipelines.driver_id is not null'),
      isEmailConfirmed: db.raw('users.email_confirmed_at is not null'),
      isPhoneConfirmed: db.raw('users.phone_confirmed_at is not null'),
    });
  return found;
}

/** The member of operations with the fewest drivers in the pipeline, so that new drivers are distributed evenly. */
export async function findNextOwner(db: Db): Promise<string | null> {
  const found = await db('users')
    .leftJoin('driver_pipelines', (join) => {
      join.on('driver_pipelines.owner_id', 'users.id').andOnVal('driver_pipelines.is_exit', false);
    })
    .whereRaw(`'ops' = any (users.roles)`)
    .where('users.is_active', true)
    .groupBy('users.id')
    .orderByRaw('count(driver_pipelines.driver_id), users.id')
    .first<{ id: string } | undefined>('users.id');
  return found?.id ?? null;
}
