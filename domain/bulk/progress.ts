/** Statuses of a bulk action. `stopping`: drivers whose commands are already sent are finished, no others follow. */
export const bulkStatuses = ['running', 'stopping', 'stopped', 'done'] as const;
/** One of {@link bulkStatuses}. */
export type BulkStatus = (typeof bulkStatuses)[number];

interface BulkTimes {
  readonly stoppedAt: string | null;
  readonly finishedAt: string | null;
  /** The number of drivers without a result. */
  readonly open: number;
}

/** The status of a bulk action. One that was stopped after its last driver is done. */
export function bulkStatusOf({ stoppedAt, finishedAt, open }: BulkTimes): BulkStatus {
  if (finishedAt !== null) return open > 0 ? 'stopped' : 'done';
  return stoppedAt === null ? 'running' : 'stopping';
}
