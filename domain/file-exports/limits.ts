import { DAY_MS } from '../shared/durations';

/** How long an email with an export is retried, in milliseconds; then the export has failed. */
export const EXPORT_RETRIED_MS = DAY_MS;

/** How long the PDF of an export is kept, in milliseconds: for its email, and for the same export again. */
export const EXPORT_KEPT_MS = 30 * DAY_MS;

/** How long the PDF is used for the same export again, in milliseconds: not until the day on which it is deleted. */
export const EXPORT_REUSED_MS = EXPORT_KEPT_MS - 2 * DAY_MS;

/** Attempts to produce the PDF; then the export has failed. */
export const RENDER_ATTEMPTS = 3;
