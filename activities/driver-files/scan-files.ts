import type { Client } from '@temporalio/client';
import { type FileDeps, findDriverFile, readDriverFile, recordScanResult } from '#db/driver-files/driver-file-store';
import type { DriverFileActivities, FileToScan } from '#domain/driver-pipeline/activities';
import type { RecordScanResultCommand } from '#domain/driver-pipeline/commands';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import type { ProblemCode } from '#domain/problems';
import { systemActor } from '#domain/shared/actor';
import { updateRefusal } from '#platform/temporal-refusals';
import type { VirusScanner } from '#platform/virus-scanner';
import { driverPipelineUpdates } from '#workflows/driver-pipeline/messages';

export interface FileActivityDeps extends FileDeps {
  readonly client: Client;
  readonly scanner: VirusScanner;
}

/** Activities for the files that drivers upload. */
export function createFileActivities(deps: FileActivityDeps) {
  return {
    scanFile: async (file) => {
      const isClean = await scanResultOf(deps, file.fileId);
      if (isClean !== null) await recordInPipeline(deps.client, file, isClean);
    },
  } satisfies DriverFileActivities;
}

/** The result of the scan, requested once; null if the file was deleted with the driver's data. */
async function scanResultOf(deps: FileActivityDeps, fileId: string): Promise<boolean | null> {
  const file = await findDriverFile(deps.db, fileId);
  if (file === undefined) return null;
  if (file.scan !== 'waiting') return file.scan === 'clean';
  const isClean = (await deps.scanner.scan(await readDriverFile(deps, file))) === 'clean';
  await recordScanResult(deps, file, isClean);
  return isClean;
}

async function recordInPipeline(
  client: Client,
  { driverId, document, fileId }: FileToScan,
  isClean: boolean,
): Promise<void> {
  const command: RecordScanResultCommand = { actor: systemActor, document, fileId, isClean };
  const pipeline = client.workflow.getHandle(driverPipelineWorkflowId(driverId));
  try {
    await pipeline.executeUpdate(driverPipelineUpdates.recordScanResult, {
      args: [command],
      updateId: `scan/${fileId}`,
    });
  } catch (error) {
    if (!isSuperseded(error)) throw error;
  }
}

const supersededCodes: readonly ProblemCode[] = ['pipeline-changed', 'not-found'];

// The driver uploaded another file, which has its own scan, or the driver's data was erased: this scan is obsolete.
function isSuperseded(error: unknown): boolean {
  const refusal = updateRefusal(error);
  return refusal !== undefined && supersededCodes.includes(refusal.code);
}
