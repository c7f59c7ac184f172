import type { ScreeningKind } from '#domain/screening/kinds';
import type { Db } from '../handle';

export interface ResultFile {
  readonly fileId: string;
  readonly driverId: string;
  readonly result: ScreeningKind;
  /** The carrier whose own result it is; absent for what counts for certification. */
  readonly organizationId?: string | null;
}

/** Says of which result a file is the proof; saying it again changes nothing. */
export async function attachResultFile(db: Db, file: ResultFile): Promise<void> {
  const { fileId, driverId, result, organizationId = null } = file;
  await db('result_files')
    .insert({ file_id: fileId, driver_id: driverId, result, organization_id: organizationId })
    .onConflict('file_id')
    .ignore();
}
