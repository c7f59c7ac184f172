import type { DqDownload } from '#domain/file-exports/schema';
import type { Db } from '../core/handle';

/** More lines than anybody reads. */
const LINES = 100;

/** The carrier's latest exports of the driver's file, newest first. */
export async function listDownloads(
  db: Db,
  { organizationId, driverId }: { readonly organizationId: string; readonly driverId: string },
): Promise<DqDownload[]> {
  return db('file_exports')
    .join('users', 'users.id', 'file_exports.reader_id')
    .where('file_exports.organization_id', organizationId)
    .where('file_exports.driver_id', driverId)
    .orderBy([
      { column: 'file_exports.requested_at', order: 'desc' },
      { column: 'file_exports.id', order: 'desc' },
    ])
    .limit(LINES)
    .select({
      _id: 'file_exports.id',
      fleetId: 'file_exports.reader_id',
      firstName: 'users.first_name',
      lastName: 'users.last_name',
      createdAt: 'file_exports.requested_at',
      state: 'file_exports.state',
    }) as Promise<DqDownload[]>;
}
