import type { Db } from '#db/handle';
import { driverPipelineRow } from '#db/projections/driver-pipeline-row';
import { requiredDocuments } from '#domain/driver-pipeline/tasks';
import { DAY_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { PipelineHistory } from '../../domain/driver-pipeline/pipeline-history';
import type { Hiring } from './live-candidacy';
import { aNewDriver, LivePipeline } from './live-pipeline';

type Play = (history: PipelineHistory) => unknown;

/** Gives a driver the row of somebody who came so far by the rules; his pipeline goes on from there. */
export async function giveRow(
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

/** A driver who came so far by the rules, and his live pipeline in the hands of its owner. */
export async function aPlayedDriver(
  system: Hiring & { readonly db: Db },
  { ownerId, play }: { ownerId: string; play: Play },
): Promise<LivePipeline> {
  const driverId = await aNewDriver(system.db);
  await giveRow(system.db, driverId, { now: await system.now(), play });
  const pipeline = new LivePipeline(system, driverId);
  await pipeline.give('assignOwner', { ownerId }, { by: 'ops' });
  return pipeline;
}

/** New licence and medical card, looked through and approved. */
export async function renewProofs(pipeline: LivePipeline, now: number, validDays: number): Promise<void> {
  const endsAt = new Date(now + validDays * DAY_MS).toISOString();
  const expiry = { on: endsAt.slice(0, 10), endsAt, since: new Date(now).toISOString() };
  for (const document of requiredDocuments) {
    const fileId = newId();
    await pipeline.give('uploadDocument', { document, fileId });
    await pipeline.give('settleScan', { document, fileId, isClean: true }, { by: 'system' });
    const verdict = { isApproved: true, reason: null, noteId: null, expiry };
    await pipeline.give('reviewDocument', { document, fileId, ...verdict }, { by: 'ops' });
  }
}
