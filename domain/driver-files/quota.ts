import type { Problem } from '../problems';

const MB = 1024 * 1024;

/**
 * What one driver may send: every document and several tries of each in a day, and years of renewals in all. Files that
 * were replaced count, since they are kept as evidence.
 */
export const FILE_QUOTA = { filesADay: 60, bytesADay: 200 * MB, bytesInAll: 2_000 * MB } as const;

/** How long a file counts as one of the day. */
export const QUOTA_DAY_MS = 24 * 3_600_000;

/** How long a file that is looked into counts, if nobody says what became of it: longer than that ever takes. */
export const QUOTA_HOLD_MS = 10 * 60_000;

/** What a driver has sent so far. */
export interface FilesSent {
  readonly filesToday: number;
  readonly bytesToday: number;
  readonly bytesInAll: number;
}

/** Why one more file of this size is too much, or nothing. */
export function checkFileQuota(sent: FilesSent, bytes: number): Problem | undefined {
  const { filesADay, bytesADay, bytesInAll } = FILE_QUOTA;
  if (sent.bytesInAll + bytes > bytesInAll) return { code: 'files-full' };
  const isDayOver = sent.filesToday >= filesADay || sent.bytesToday + bytes > bytesADay;
  return isDayOver ? { code: 'files-of-the-day' } : undefined;
}
