import type { Db } from '#db/handle';
import { projectDriverPipeline, type DriverPipelineBatch } from '#db/projections/project-driver-pipeline';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { newId } from '#platform/ids';
import { Random } from '../../../scripts/seed/random';
import type { PipelineHistory } from '../../domain/driver-pipeline/pipeline-history';
import { testSealer } from '../api';
import { aWay, type PlayedWorld } from './a-way';
import { aNewDriver } from './live-pipeline';

const telling = { sealer: testSealer, publicUrl: 'http://127.0.0.1:8080' };

/** Writes what was played as the workers would. */
export async function projectHistory(
  db: Db,
  driverId: string,
  { transitions }: Pick<PipelineHistory, 'transitions'>,
): Promise<void> {
  const events = transitions.map(({ actor, ...transition }, index) => ({
    ...transition,
    actor: { ...actor, userId: null },
    updateId: `${driverId}/${String(index)}`,
    snapshot: withoutFiles({ ...transition.snapshot, driverId }),
  }));
  const batch: DriverPipelineBatch = { workflowId: driverPipelineWorkflowId(driverId), runId: newId(), events };
  await projectDriverPipeline(db, telling, batch);
}

/** What was sent has no files behind it: as if it was taken over from earlier records. */
function withoutFiles({ sent: _sent, ...state }: DriverPipelineState): DriverPipelineState {
  const documents = Object.entries(state.documents).map(([kind, { status }]) => [kind, { status, fileId: null }]);
  return { ...state, documents: Object.fromEntries(documents) as DriverPipelineState['documents'] };
}

/** Drivers whose ways are left to chance, within the rules: on, back, out, and in again. */
export async function playWorld(db: Db, world: PlayedWorld): Promise<void> {
  for (let index = 0; index < world.drivers; index += 1) {
    const driverId = await aNewDriver(db);
    await projectHistory(db, driverId, aWay(Random.of(world.seed, 'way', index), world));
  }
}
