import { HOUR_MS, instantAfter } from '../shared/durations';

/** Idle claims expire after 15 minutes. */
export const CLAIM_MS = HOUR_MS / 4;

/** When a claim expires that is used now. */
export const claimExpiresAt = (now: Date): string => instantAfter(now.toISOString(), CLAIM_MS);
