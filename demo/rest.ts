import type { Transaction } from '#db/core/handle';
import { fillEvidence } from '#db/evidence/fill-records';
import { refreshFileLines } from '#db/requirements/refresh-file-lines';
import { queueReviews } from '#db/review-queue/review-items';
import { taskQueuesOf } from '#domain/shared/task-queues';
import { CORE } from './core';
import { laterDrivers } from './core-drivers';
import { storeDriverDocuments } from './driver-documents';
import { storeDriverFiles } from './driver-files';
import { checkDeps, fileDeps, type Seeding } from './seeding';
import { pipelineRuns, startImported } from './workflows';
import { finishWorld } from './worlds';

const CHECKED_TOGETHER = 50;

/** Seeds the rest while people use the core already: the other drivers' files, and the pipelines' workflows. */
export async function seedRest(seeding: Seeding): Promise<void> {
  const { db, steps, world, options, env, pace } = seeding;
  if (!steps.isDone(CORE)) throw new Error('The core of the demo data is not there yet');
  const later = laterDrivers(world);
  await steps.repeatable('Storing the files of the other drivers', () => storeDriverFiles(seeding, later, followFiles));
  await steps.once("Storing drivers' additional documents", (trx) =>
    storeDriverDocuments(fileDeps(seeding, trx), world),
  );
  if (options.startPipelines && !options.rowsOnly) {
    const taskQueue = taskQueuesOf(env.TASK_QUEUE_PREFIX).workflows;
    await steps.repeatable('Starting pipelines', () => startImported({ ...seeding, taskQueue }, pipelineRuns(world)));
  }
  if (options.startPipelines)
    await steps.repeatable("Checking the other drivers' files", () =>
      checkFiles(
        seeding,
        later.map(({ id }) => id),
      ),
    );
  await steps.repeatable('Updating table statistics again', () => pace.run(() => db.raw('analyze')));
  await pace.run(() => finishWorld(db, options.seed));
}

/** The evidence that files are, and the reviews that wait for them: viewers of the queue see them arrive. */
async function followFiles(trx: Transaction, driverId: string): Promise<void> {
  await fillEvidence(trx, { only: [driverId] });
  await queueReviews(trx, driverId);
}

async function checkFiles(seeding: Seeding, driverIds: readonly string[]): Promise<number> {
  for (let at = 0; at < driverIds.length; at += CHECKED_TOGETHER) {
    const some = driverIds.slice(at, at + CHECKED_TOGETHER);
    await seeding.pace.run(() => refreshFileLines(checkDeps(seeding), some, new Date()));
  }
  return driverIds.length;
}
