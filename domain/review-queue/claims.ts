import { HOUR_MS, instantAfter } from '../shared/durations';

/** How long a claim holds that nobody touches: a quarter of an hour. */
export const CLAIM_MS = HOUR_MS / 4;

/** When a claim lapses that is touched now. */
export const claimExpiresAt = (now: Date): string => instantAfter(now.toISOString(), CLAIM_MS);
