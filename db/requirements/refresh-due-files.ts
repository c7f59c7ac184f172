import { addFileChecks, listDueFiles } from './file-checks';
import { type FileLineDeps, refreshFileLines } from './refresh-file-lines';

/** The number of files that are checked together, with a fixed number of statements. */
const BATCH_SIZE = 200;

/** Checks every file that a new day may have changed, by the calendar of the driver's home, and new ones. */
export async function refreshDueFiles(deps: FileLineDeps, now: Date): Promise<void> {
  await addFileChecks(deps.db, now);
  for (;;) {
    const driverIds = await listDueFiles(deps.db, now, BATCH_SIZE);
    await refreshFileLines(deps, driverIds, now);
    if (driverIds.length < BATCH_SIZE) return;
  }
}
