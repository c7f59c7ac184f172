import { DAY_MS } from '../shared/durations';

/** How long an email with an export is retried, in milliseconds; then the export has failed. */
export const EXPORT_RETRIED_MS = DAY_MS;

/** Attempts to produce the PDF; then the export has failed. */
export const RENDER_ATTEMPTS = 3;
