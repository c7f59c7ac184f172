import type { Db } from '#db/core/handle';
import { driverPipelineRow } from '#db/driver-pipeline/driver-pipeline-row';
import { requiredDocuments } from '#domain/driver-pipeline/tasks';
import { DAY_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { PipelineHistory } from '../../domain/driver-pipeline/pipeline-history';
import type { Hiring } from './live-candidacy';
import { aNewDriver, LivePipeline } from './live-pipeline';

type Play = (history: PipelineHistory) => unknown;

/** Writes the rows of a driver who has reached a state by the rules; the pipeline continues from there. */
export async function writeRow(
  db: Db,
  driverId: string,
  { now, play }: { now: number; play: Play },
): Promise<PipelineHistory> {
  const history = new PipelineHistory();
  history.now = now;
  play(history);
  history.state = { ...history.state, driverId, ownerId: null };
  await db('driver_pipelines')
    .insert(driverPipelineRow(history.state))
    .onConflict('driver_id')
    .merge(driverPipelineRow(history.state));
  return history;
}

/** A driver who has reached a state by the rules, with a running pipeline and its owner. */
export async function aSimulatedDriver(
  system: Hiring & { readonly db: Db },
  { ownerId, play }: { ownerId: string; play: Play },
): Promise<LivePipeline> {
  const driverId = await aNewDriver(system.db);
  await writeRow(system.db, driverId, { now: await system.now(), play });
  const pipeline = new LivePipeline(system, driverId);
  await pipeline.send('assignOwner', { ownerId }, { by: 'ops' });
  return pipeline;
}

/** A new license and medical card, reviewed and approved. */
export async function renewProofs(pipeline: LivePipeline, now: number, validDays: number): Promise<void> {
  const endsAt = new Date(now + validDays * DAY_MS).toISOString();
  const expiry = { on: endsAt.slice(0, 10), endsAt, since: new Date(now).toISOString() };
  for (const document of requiredDocuments) {
    const fileId = newId();
    await pipeline.send('uploadDocument', { document, fileId });
    await pipeline.send('recordScanResult', { document, fileId, isClean: true }, { by: 'system' });
    const verdict = { isApproved: true, reason: null, noteId: null, expiry };
    await pipeline.send('reviewDocument', { document, fileId, ...verdict }, { by: 'ops' });
  }
}
