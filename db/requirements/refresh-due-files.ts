import type { Db } from '../core/handle';
import { addFileChecks, listDueFiles } from './file-checks';
import { refreshFileLines } from './refresh-file-lines';

/** Files that are looked at together: a fixed number of statements each. */
const BATCH_SIZE = 200;

/** Looks at every file that a new day may have changed, by the calendar of the driver's home, and at new ones. */
export async function refreshDueFiles(db: Db, now: Date): Promise<void> {
  await addFileChecks(db, now);
  for (;;) {
    const driverIds = await listDueFiles(db, now, BATCH_SIZE);
    await refreshFileLines(db, driverIds, now);
    if (driverIds.length < BATCH_SIZE) return;
  }
}
