import type { FilePurpose, MediaType, ScanState } from '#domain/driver-files/purposes';
import type { ScreeningKind } from '#domain/screening/kinds';
import type { Db } from '../core/handle';

/** The data that a reviewer sees about a file before opening it. */
export interface ReviewedFileRow {
  readonly id: string;
  readonly purpose: FilePurpose;
  readonly mediaType: MediaType;
  readonly sizeBytes: number;
  readonly scan: ScanState;
  readonly statedExpiresOn: string | null;
  readonly sentAt: string;
  /** The result that the file is the proof of; null for other files. */
  readonly result: ScreeningKind | null;
}

/** Lists every file of a driver, newest first. */
export async function listReviewedFiles(db: Db, driverId: string): Promise<ReviewedFileRow[]> {
  return db('driver_files')
    .leftJoin('result_files', 'result_files.file_id', 'driver_files.id')
    .where('driver_files.driver_id', driverId)
    .orderByRaw('driver_files.created_at desc, driver_files.id desc')
    .select<ReviewedFileRow[]>({
      id: 'driver_files.id',
      purpose: 'driver_files.purpose',
      mediaType: 'driver_files.media_type',
      sizeBytes: 'driver_files.size_bytes',
      scan: 'driver_files.scan',
      statedExpiresOn: 'driver_files.stated_expires_on',
      sentAt: 'driver_files.created_at',
      result: 'result_files.result',
    });
}
