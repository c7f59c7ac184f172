import { proxyActivities } from '@temporalio/workflow';
import type { BulkActivities } from '#domain/bulk/activities';
import { BULK_PARALLELISM, slicesOf } from '#domain/bulk/slices';
import { bulkOptions } from '../entity/activity-options';
import type { BulkActionInput } from './messages';

/**
 * Runs one action for many drivers, a few at a time. Each driver's command is decided by the driver's own workflow; the
 * results are rows (docs/decisions/035-bulk-actions-run-on-the-server.md).
 */
export async function bulkAction({ bulkActionId, drivers }: BulkActionInput): Promise<void> {
  const { runBulkSlice, finishBulkAction } = proxyActivities<BulkActivities>(bulkOptions());
  const slices = slicesOf(drivers);
  const runSlices = async (): Promise<void> => {
    for (let slice = slices.shift(); slice !== undefined; slice = slices.shift()) {
      if (!(await runBulkSlice({ bulkActionId, ...slice }))) return;
    }
  };
  await Promise.all(Array.from({ length: BULK_PARALLELISM }, runSlices));
  await finishBulkAction({ bulkActionId });
}
