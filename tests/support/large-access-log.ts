import type { Db } from '#db/core/handle';

/** Twenty views of each of a thousand drivers. */
export async function aLargeAccessLog(db: Db): Promise<void> {
  await db.raw(
    `insert into access_log (id, actor_id, subject_driver_id, action)
     select gen_random_uuid(), gen_random_uuid(), md5('driver' || (turn % 1000))::uuid, 'driver-profile'
     from generate_series(1, 20000) as turn`,
  );
  await db.raw('analyze access_log');
}
