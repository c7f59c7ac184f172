import type { Logger } from '#platform/logger';
import { isOutage } from '../core/outage';
import { addFileChecks, listDueFiles } from './file-checks';
import { type FileLineDeps, refreshFileLines } from './refresh-file-lines';

/** The number of files that are checked together, with a fixed number of statements. */
const BATCH_SIZE = 200;

interface DueFilesDeps extends FileLineDeps {
  readonly log: Logger;
}

/**
 * Checks every file that a new day may have changed, by the calendar of the driver's home, and new ones. Throws at the end if
 * some could not be checked; they are due again at the next run.
 */
export async function refreshDueFiles(deps: DueFilesDeps, now: Date): Promise<void> {
  await addFileChecks(deps.db, now);
  let failed = 0;
  let after: string | null = null;
  for (;;) {
    const driverIds: readonly string[] = await listDueFiles(deps.db, now, { after, limit: BATCH_SIZE });
    failed += await refreshEach(deps, driverIds, now);
    after = driverIds.at(-1) ?? null;
    if (driverIds.length < BATCH_SIZE) break;
  }
  if (failed > 0) throw new Error(`Files that could not be checked: ${String(failed)}; the log has their drivers`);
}

/** Checks the files together; if that fails, each half of them, so that one does not hold up the others. Counts those that fail. */
async function refreshEach(deps: DueFilesDeps, driverIds: readonly string[], now: Date): Promise<number> {
  try {
    await refreshFileLines(deps, driverIds, now);
    return 0;
  } catch (error) {
    if (isOutage(error)) throw error;
    const [driverId] = driverIds;
    if (driverIds.length === 1) {
      deps.log.error({ err: error, driverId }, 'checking the file of a driver failed, will retry');
      return 1;
    }
    const half = Math.ceil(driverIds.length / 2);
    return (
      (await refreshEach(deps, driverIds.slice(0, half), now)) + (await refreshEach(deps, driverIds.slice(half), now))
    );
  }
}
