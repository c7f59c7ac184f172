import type { Db } from '../core/handle';

/** The id of the driver's latest photo that was found clean. */
export async function findLatestPhoto(db: Db, driverId: string): Promise<string | undefined> {
  const row = await db('driver_files')
    .where({ driver_id: driverId, purpose: 'photo', scan: 'clean' })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first('id');
  return row?.id;
}
