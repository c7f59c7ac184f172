import { findDriverApplication, findLastSent, listLatestFiles, listSentBack } from '#db/read-models/driver-application';
import type { DriverApplication } from '#domain/driver-application/schema';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { ProblemError } from '#domain/problems';

import type { DriverContext } from '../driver/answer';
import { presentApplication } from './present';

/** The application of the driver who asks; whose pipeline is about to begin has done nothing yet. */
export async function readApplication({ db, actor }: DriverContext): Promise<DriverApplication> {
  const { driverId } = actor;
  const [row, sentBack, files, savedAt] = await Promise.all([
    findDriverApplication(db, driverId),
    listSentBack(db, driverId),
    listLatestFiles(db, driverId),
    findLastSent(db, driverId),
  ]);
  if (row === undefined) throw new ProblemError('not-found');
  const { snapshot, ...contacts } = row;
  const state = snapshot ?? emptyPipeline(driverId);
  return presentApplication(state, { contacts, sentBack, files, savedAt, progress: {} });
}
