import { HOUR_MS, instantAfter } from '../shared/durations';

/** Idle claims expire after 15 minutes. */
export const CLAIM_MS = HOUR_MS / 4;

/** The time at which a claim that is used now expires. */
export const claimExpiresAt = (now: Date): string => instantAfter(now.toISOString(), CLAIM_MS);
