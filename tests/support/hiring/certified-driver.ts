import type { Db } from '#db/handle';
import { driverPipelineRow } from '#db/projections/driver-pipeline-row';
import { requiredDocuments } from '#domain/driver-pipeline/tasks';
import { DAY_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { PipelineHistory } from '../../domain/driver-pipeline/pipeline-history';
import type { LivePipeline } from './live-pipeline';

/** Gives a driver the row of somebody who was certified by the rules; licence and medical card end in so many days. */
export async function makeCertified(
  db: Db,
  driverId: string,
  { now, validDays }: { now: number; validDays: number },
): Promise<void> {
  const history = new PipelineHistory();
  history.now = now;
  const { state } = history.toCertified(validDays);
  const certified = { ...state, driverId, ownerId: null, isAvailable: true };
  await db('driver_pipelines')
    .insert(driverPipelineRow(certified))
    .onConflict('driver_id')
    .merge(driverPipelineRow(certified));
}

/** New licence and medical card, looked through and approved. */
export async function renewProofs(pipeline: LivePipeline, now: number, validDays: number): Promise<void> {
  const endsAt = new Date(now + validDays * DAY_MS).toISOString();
  const expiry = { on: endsAt.slice(0, 10), endsAt };
  for (const document of requiredDocuments) {
    const fileId = newId();
    await pipeline.give('uploadDocument', { document, fileId });
    await pipeline.give('settleScan', { document, fileId, isClean: true }, { by: 'system' });
    const verdict = { isApproved: true, reason: null, noteId: null, expiry };
    await pipeline.give('reviewDocument', { document, fileId, ...verdict }, { by: 'ops' });
  }
}
