import type { ResultKind } from '#domain/driver-pipeline/results';
import type { Db } from '../handle';

export interface ResultFile {
  readonly fileId: string;
  readonly driverId: string;
  readonly result: ResultKind;
}

/** Says of which result a file is the proof; saying it again changes nothing. */
export async function attachResultFile(db: Db, { fileId, driverId, result }: ResultFile): Promise<void> {
  await db('result_files').insert({ file_id: fileId, driver_id: driverId, result }).onConflict('file_id').ignore();
}
