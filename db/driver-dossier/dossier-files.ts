import type { FilePurpose } from '#domain/driver-files/purposes';
import type { ScreeningKind } from '#domain/screening/kinds';
import type { Db } from '../core/handle';

/** The kind of a driver's file; undefined for another driver's, and for a result that another carrier ordered. */
export async function findFileKind(
  db: Db,
  of: { readonly driverId: string; readonly organizationId: string; readonly fileId: string },
): Promise<{ readonly purpose: FilePurpose; readonly result: ScreeningKind | null } | undefined> {
  const row: { purpose: FilePurpose; result: ScreeningKind | null } | undefined = await db('driver_files')
    .leftJoin('result_files', 'result_files.file_id', 'driver_files.id')
    .where('driver_files.id', of.fileId)
    .where('driver_files.driver_id', of.driverId)
    .whereRaw('(result_files.organization_id is null or result_files.organization_id = ?)', [of.organizationId])
    .first({ purpose: 'driver_files.purpose', result: 'result_files.result' });
  return row;
}

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
