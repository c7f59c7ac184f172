import { attachResultFile } from '#db/driver-files/result-file-store';
import { findOpsDriver } from '#db/driver-pipeline/ops-drivers';
import { findResultStatus } from '#db/screening/screening-orders';
import { recordEmployerResult } from '#db/screening/screening-store';
import { nextResultStatuses, type ResultStatus } from '#domain/driver-pipeline/results';
import { ProblemError } from '#domain/problems';
import { isPipelineResult } from '#domain/screening/kinds';
import type { ScreeningRef } from '#domain/screening/schema';
import { storeCleanFile } from '../../drivers/files/stored-files';
import { fileOf } from '../../http/file-body';
import { commandPipeline, type SignedIn } from '../../pipelines/command';
import { receiveResult } from '../files';

/** Records the status of a result, in the driver's pipeline or among a carrier's own results. */
export async function recordScreening(ctx: SignedIn, ref: ScreeningRef, status: ResultStatus): Promise<void> {
  const { driverId, result, organizationId } = ref;
  if (isPipelineResult(result)) {
    if (organizationId !== null) throw new ProblemError('not-found');
    await commandPipeline(ctx, { driverId, name: 'recordResult', details: { result, status } });
    return;
  }
  if (await recordEmployerResult(ctx.db, ref, { status, at: ctx.now(), actorId: ctx.actor.userId })) return;
  const now = await findResultStatus(ctx.db, ref);
  if (now === undefined) throw new ProblemError('not-found');
  if (!ctx.idempotency.isRepeat || now !== status) throw new ProblemError('result-changed');
}

/**
 * Stores a document received by mail or in person as the document of a result, and marks the result as received unless
 * it already is.
 */
export async function receiveScreening(ctx: SignedIn, ref: ScreeningRef): Promise<void> {
  const { driverId, result, organizationId } = ref;
  if (isPipelineResult(result)) {
    if (organizationId !== null) throw new ProblemError('not-found');
    await receiveResult(ctx, { driverId, result });
    return;
  }
  const status = await findResultStatus(ctx.db, ref);
  if (status === undefined || (await findOpsDriver(ctx.db, driverId)) === undefined)
    throw new ProblemError('not-found');
  const id = ctx.idempotency.derivedId('file');
  await storeCleanFile(ctx, { id, driverId, purpose: 'result', content: fileOf(ctx.request) });
  await attachResultFile(ctx.db, { fileId: id, driverId, result, organizationId });
  if (nextResultStatuses[status].includes('received')) {
    await recordEmployerResult(ctx.db, ref, { status: 'received', at: ctx.now(), actorId: ctx.actor.userId });
  }
}
