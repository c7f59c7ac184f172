import { ActivityFailure, condition, proxyActivities, setHandler } from '@temporalio/workflow';
import type { FileExportActivities, FileRenderActivities } from '#domain/file-exports/activities';
import { projectionOptions, renderOptions } from '../entity/activity-options';
import { exportMessageSettled, type FileExportInput } from './messages';

// The signal is the fast way; the row of the message decides, also if a signal was lost.
const CHECK_INTERVAL = '1 hour';

/**
 * One export of a driver's file: render the PDF, email it to its reader, record the outcome
 * (docs/state-machines.md#file-exports). The email itself is a row that the worker delivers, retried for 24 hours.
 */
export async function fileExport(input: FileExportInput): Promise<void> {
  const { beginExport, sendExport, failExport, completeExport } =
    proxyActivities<FileExportActivities>(projectionOptions);
  const { renderExport } = proxyActivities<FileRenderActivities>(renderOptions());
  let isSettled = false;
  setHandler(exportMessageSettled, () => {
    isSettled = true;
  });
  if (!(await beginExport(input))) return;
  try {
    await renderExport(input);
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
    await failExport(input);
    return;
  }
  if (!(await sendExport(input))) return;
  do {
    await condition(() => isSettled, CHECK_INTERVAL);
    isSettled = false;
  } while (!(await completeExport(input)));
}
