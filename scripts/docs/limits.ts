import { PASSWORD_RULE } from '#domain/accounts/password/rules';
import {
  FREE_COPY_DAYS,
  MAIL_DAYS,
  MAX_WAIT_DAYS,
  MIN_WAIT_DAYS,
  REMOTE_NOTICE_DAYS,
} from '#domain/adverse-actions/terms';
import { AUTOPILOT_MILES, CANDIDATES_PER_SEAT, MAX_WAVE_DRIVERS } from '#domain/autopilot/rules';
import { WAVES_FROM, WAVES_UNTIL } from '#domain/autopilot/window';
import { NO_SHOW_DAYS } from '#domain/candidacies/moves';
import { FILE_QUOTA } from '#domain/driver-files/quota';
import { MAX_FILE_BYTES, MIN_SIDES_PX, UPLOAD_LIFETIME_MS } from '#domain/driver-files/uploads';
import {
  ALLOWED_GAP_DAYS,
  ANNUAL_MONTHS,
  COMMERCIAL_MONTHS,
  EVENT_MONTHS,
  HISTORY_MONTHS,
} from '#domain/driver-histories/coverage';
import { MAX_REFERENCES, MIN_REFERENCES } from '#domain/driver-histories/reference-limits';
import { warnDaysBefore } from '#domain/driver-pipeline/expiries';
import { MIN_DRIVER_AGE } from '#domain/drivers/experience';
import { INTERVIEW_DEFAULT_LEAD_MINUTES, INTERVIEW_MINUTES } from '#domain/interviews/times';
import { CLAIM_MS } from '#domain/review-queue/claims';
import { HOUR_MS } from '#domain/shared/durations';
import type { Table } from './markdown';

const megabytes = (bytes: number): string => `${String(bytes / 1024 ** 2)} MB`;
const { longer, shorter } = MIN_SIDES_PX;

const values: readonly (readonly [what: string, value: number | string])[] = [
  ['Minimum age of drivers, years', MIN_DRIVER_AGE],
  ['References, at least', MIN_REFERENCES],
  ['References, at most', MAX_REFERENCES],
  ['Work and residence history, months', HISTORY_MONTHS],
  ['Commercial employers of CDL drivers, months', COMMERCIAL_MONTHS],
  ['Gap between two jobs or homes that needs no explanation, days', ALLOWED_GAP_DAYS],
  ['Wait between the notices of an adverse action, business days, at least', MIN_WAIT_DAYS],
  ['Wait between the notices of an adverse action, business days, at most', MAX_WAIT_DAYS],
  ['Time of a notice by post to arrive before the wait, business days', MAIL_DAYS],
  ['Only notice of an adverse action after the decision, business days', REMOTE_NOTICE_DAYS],
  ['Free copy of the report after the only notice, days', FREE_COPY_DAYS],
  ['Accidents and violations reported, months', EVENT_MONTHS],
  ['Violations on the annual certificate, months', ANNUAL_MONTHS],
  ['Largest upload', megabytes(MAX_FILE_BYTES)],
  ['Smallest image, pixels', `${String(longer)} × ${String(shorter)}`],
  ['Uploads of one driver per day', `${String(FILE_QUOTA.filesADay)} files, ${megabytes(FILE_QUOTA.bytesADay)}`],
  ['Uploads of one driver in total', megabytes(FILE_QUOTA.totalBytes)],
  ['Unfinished uploads are kept, hours', UPLOAD_LIFETIME_MS / HOUR_MS],
  ['Warnings before a credential expires, days', warnDaysBefore.join(', ')],
  ['Length of an interview, minutes', INTERVIEW_MINUTES],
  ['Lead time of a suggested interview, minutes', INTERVIEW_DEFAULT_LEAD_MINUTES],
  ['No-shows can be recorded after the start, days', NO_SHOW_DAYS],
  ['Candidates that autopilot keeps for each open seat', CANDIDATES_PER_SEAT],
  ['Drivers in one wave of autopilot, at most', MAX_WAVE_DRIVERS],
  ['Distance within which autopilot invites, miles', AUTOPILOT_MILES],
  ['Waves of autopilot are sent at the facility', `from ${WAVES_FROM} to ${WAVES_UNTIL}`],
  ['Idle review claims expire after, minutes', (CLAIM_MS / HOUR_MS) * 60],
  ['Password', PASSWORD_RULE],
];

/** Thresholds and windows that the product checks. */
export const limits: Table = {
  head: ['Limit', 'Value'],
  rows: values.map(([what, value]) => [what, String(value)]),
};
