import type { Db } from '#db/core/handle';
import { PipelineHistory } from '../../domain/driver-pipeline/pipeline-history';
import { projectHistory } from './simulated-pipelines';

/** Erases the data of a driver whose pipeline has one event at most, as the pipeline does. */
export async function eraseDriver(db: Db, driverId: string): Promise<void> {
  const history = new PipelineHistory();
  history.send('signUp', { driverId, ownerId: null });
  history.send('erase', {});
  await projectHistory(db, driverId, history);
}
