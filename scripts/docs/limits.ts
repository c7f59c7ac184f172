import { PASSWORD_RULE } from '#domain/accounts/password/rules';
import { NO_SHOW_DAYS } from '#domain/candidacies/moves';
import {
  COMMERCIAL_MONTHS,
  COUNTED_MONTHS,
  HISTORY_MONTHS,
  QUIET_DAYS,
  TOLD_MONTHS,
} from '#domain/driver-histories/coverage';
import { FEWEST_REFERENCES, MOST_REFERENCES } from '#domain/driver-histories/references';
import { FILE_QUOTA } from '#domain/driver-files/quota';
import { LEAST_SIDES, MOST_FILE_BYTES, UPLOAD_LASTS_MS } from '#domain/driver-files/uploads';
import { warnDaysBefore } from '#domain/driver-pipeline/expiries';
import { YOUNGEST_DRIVER } from '#domain/drivers/experience';
import { INTERVIEW_DEFAULT_LEAD_MINUTES, INTERVIEW_MINUTES } from '#domain/interviews/times';
import { CLAIM_MS } from '#domain/review-queue/claims';
import { HOUR_MS } from '#domain/shared/durations';
import type { Table } from './markdown';

const megabytes = (bytes: number): string => `${String(bytes / 1024 ** 2)} MB`;
const { longer, shorter } = LEAST_SIDES;

const values: readonly (readonly [what: string, value: number | string])[] = [
  ['Youngest driver, years', YOUNGEST_DRIVER],
  ['References, at least', FEWEST_REFERENCES],
  ['References, at most', MOST_REFERENCES],
  ['Work and residence history, months', HISTORY_MONTHS],
  ['Commercial employers of CDL drivers, months', COMMERCIAL_MONTHS],
  ['Gap between two jobs or homes that needs no explanation, days', QUIET_DAYS],
  ['Accidents and violations reported, months', TOLD_MONTHS],
  ['Violations on the annual certificate, months', COUNTED_MONTHS],
  ['Largest upload', megabytes(MOST_FILE_BYTES)],
  ['Smallest picture, pixels', `${String(longer)} × ${String(shorter)}`],
  ['Uploads of one driver per day', `${String(FILE_QUOTA.filesADay)} files, ${megabytes(FILE_QUOTA.bytesADay)}`],
  ['Uploads of one driver in all', megabytes(FILE_QUOTA.bytesInAll)],
  ['An unfinished upload is kept, hours', UPLOAD_LASTS_MS / HOUR_MS],
  ['Warnings before a proof expires, days', warnDaysBefore.join(', ')],
  ['Length of an interview, minutes', INTERVIEW_MINUTES],
  ['Lead time of a suggested interview, minutes', INTERVIEW_DEFAULT_LEAD_MINUTES],
  ['A no-show can be recorded after the start, days', NO_SHOW_DAYS],
  ['An idle review claim expires after, minutes', (CLAIM_MS / HOUR_MS) * 60],
  ['Password', PASSWORD_RULE],
];

/** Thresholds and windows that the product checks. */
export const limits: Table = {
  head: ['Limit', 'Value'],
  rows: values.map(([what, value]) => [what, String(value)]),
};
