import type { Db } from '#db/core/handle';
import { type DriverPipelineBatch, projectDriverPipeline } from '#db/driver-pipeline/projection';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { newId } from '#platform/ids';
import { Random } from '../../../demo/random';
import type { PipelineHistory } from '../../domain/driver-pipeline/pipeline-history';
import { testSealer } from '../api';
import { aDriverPath, type SimulatedWorld } from './a-driver-path';
import { aNewDriver } from './live-pipeline';

const messageContext = { sealer: testSealer, publicUrl: 'http://127.0.0.1:8080' };

/** Projects the generated events as the workers would. */
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
  await projectDriverPipeline(db, messageContext, batch);
}

/** Submissions without files, as if imported from earlier records. */
function withoutFiles({ sent: _sent, ...state }: DriverPipelineState): DriverPipelineState {
  const documents = Object.entries(state.documents).map(([kind, { status }]) => [kind, { status, fileId: null }]);
  return { ...state, documents: Object.fromEntries(documents) as DriverPipelineState['documents'] };
}

/** Drivers with random paths within the rules: forward, back, out, and in again. */
export async function simulateWorld(db: Db, world: SimulatedWorld): Promise<void> {
  for (let index = 0; index < world.drivers; index += 1) {
    const driverId = await aNewDriver(db);
    await projectHistory(db, driverId, aDriverPath(Random.of(world.seed, 'way', index), world));
  }
}
