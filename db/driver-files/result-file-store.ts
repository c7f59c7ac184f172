import type { ScreeningKind } from '#domain/screening/kinds';
import type { Db } from '../core/handle';

export interface ResultFile {
  readonly fileId: string;
  readonly driverId: string;
  readonly result: ScreeningKind;
  /** The carrier that owns the result; absent for results that count toward certification. */
  readonly organizationId?: string | null;
}

/** Links a file to the result that it proves. Idempotent. */
export async function attachResultFile(db: Db, file: ResultFile): Promise<void> {
  const { fileId, driverId, result, organizationId = null } = file;
  await db('result_files')
    .insert({ file_id: fileId, driver_id: driverId, result, organization_id: organizationId })
    .onConflict('file_id')
    .ignore();
}
