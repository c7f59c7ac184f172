import type { FileAccess } from '#domain/dq-access/file-access';
import type { Transaction } from '../core/handle';
import { readFileAccess } from '../dq-access/file-access';

/** The carrier's access to the driver's file, which cannot change until the transaction ends. */
export async function readFileAccessLocked(
  trx: Transaction,
  { organizationId, driverId }: { readonly organizationId: string; readonly driverId: string },
): Promise<FileAccess> {
  await trx('dq_accesses').where({ organization_id: organizationId, driver_id: driverId }).forShare().first('id');
  return readFileAccess(trx, { organizationId, driverId });
}
