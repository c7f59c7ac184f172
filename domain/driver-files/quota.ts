import type { Problem } from '../problems';
import { DAY_MS, MINUTE_MS } from '../shared/durations';

const MB = 1024 * 1024;

/**
 * Upload limits of one driver: enough for several attempts at every document in a day, and for years of renewals in
 * total. Replaced files count, since they are kept as evidence.
 */
export const FILE_QUOTA = { filesADay: 60, bytesADay: 200 * MB, totalBytes: 2_000 * MB } as const;

/** How long a file counts for the daily limit, in milliseconds. */
export const QUOTA_DAY_MS = DAY_MS;

/** The time for which a file in processing counts if its outcome is never reported; longer than processing takes. */
export const QUOTA_HOLD_MS = 10 * MINUTE_MS;

/** A driver's uploads so far. */
export interface FilesSent {
  readonly filesToday: number;
  readonly bytesToday: number;
  readonly totalBytes: number;
}

/** Why another file of this size exceeds the limits; undefined if it does not. */
export function checkFileQuota(sent: FilesSent, bytes: number): Problem | undefined {
  const { filesADay, bytesADay, totalBytes } = FILE_QUOTA;
  if (sent.totalBytes + bytes > totalBytes) return { code: 'files-full' };
  const isDailyLimitExceeded = sent.filesToday >= filesADay || sent.bytesToday + bytes > bytesADay;
  return isDailyLimitExceeded ? { code: 'files-of-the-day' } : undefined;
}
