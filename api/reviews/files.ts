import { attachResultFile } from '#db/driver-files/result-file-store';
import { findOpsDriver } from '#db/driver-pipeline/ops-drivers';
import { nextResultStatuses, type ResultKind } from '#domain/driver-pipeline/results';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { ProblemError } from '#domain/problems';
import { storeCleanFile } from '../drivers/files/stored-files';
import { fileOf } from '../http/file-body';
import { commandPipeline, readOpsDriver, type SignedIn } from '../pipelines/command';

/** Stores the document of a result, and marks the result as received unless it already is. */
export async function receiveResult(
  ctx: SignedIn,
  { driverId, result }: { driverId: string; result: ResultKind },
): Promise<OpsDriver> {
  const row = await findOpsDriver(ctx.db, driverId);
  if (row === undefined) throw new ProblemError('not-found');
  const id = ctx.idempotency.derivedId('file');
  await storeCleanFile(ctx, { id, driverId, purpose: 'result', content: fileOf(ctx.request) });
  await attachResultFile(ctx.db, { fileId: id, driverId, result });
  if (nextResultStatuses[row.snapshot.results[result]].includes('received')) {
    await commandPipeline(ctx, { driverId, name: 'recordResult', details: { result, status: 'received' } });
  }
  return readOpsDriver(ctx, driverId);
}
