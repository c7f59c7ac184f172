import type { AttemptConsequence } from './retries';
import { PAUSE_AFTER_MS, type PauseReason, WARN_AFTER_MS } from './terms';

/** The latest answers of an endpoint. Replays do not count. */
export interface WebhookHealth {
  /** The first failure since the last success; null if the last delivery was accepted. */
  readonly failingSince: string | null;
  /** When the administrators were notified of it. */
  readonly warnedAt: string | null;
}

/** The health after an attempt. */
export const healthAfter = (
  { failingSince, warnedAt }: WebhookHealth,
  kind: AttemptConsequence['kind'],
  at: string,
): WebhookHealth =>
  kind === 'delivered' ? { failingSince: null, warnedAt: null } : { failingSince: failingSince ?? at, warnedAt };

/** Whether the administrators are notified now: an hour after the first failure, once for each outage. */
export const isWarningDue = ({ failingSince, warnedAt }: WebhookHealth, now: Date): boolean =>
  failingSince !== null && warnedAt === null && now.getTime() - Date.parse(failingSince) >= WARN_AFTER_MS;

/**
 * Why the endpoint is paused after an attempt; null if it is not. One event that its receiver cannot handle pauses
 * nothing: other deliveries were accepted since.
 */
export function pauseAfter(
  kind: AttemptConsequence['kind'],
  { failingSince }: Pick<WebhookHealth, 'failingSince'>,
  now: Date,
): PauseReason | null {
  if (kind === 'gone') return 'gone';
  const isDown = failingSince !== null && now.getTime() - Date.parse(failingSince) >= PAUSE_AFTER_MS;
  return kind === 'failed' && isDown ? 'failures' : null;
}
