import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../shared/durations';

/** Endpoints that a carrier can have. */
export const MAX_WEBHOOKS = 10;
/** The longest URL of an endpoint. */
export const MAX_WEBHOOK_URL = 500;
/** The longest name of an endpoint. */
export const MAX_WEBHOOK_NAME = 80;
/** A receiver that has not answered by then has failed. */
export const ATTEMPT_TIMEOUT_MS = 20 * SECOND_MS;
/** A delivery is reserved for so long: longer than an attempt, so that nothing under way is sent a second time. */
export const CLAIM_MS = 90 * SECOND_MS;
/** After a rotation, deliveries are signed with both secrets for so long. */
export const ROTATION_MS = DAY_MS;
/** A secret is shown again to a retry of the request that made it, whose answer may have been lost, for so long. */
export const SECRET_RETRY_MS = 15 * MINUTE_MS;
/** Events, deliveries and attempts are stored for so long. */
export const WEBHOOK_LOG_DAYS = 30;
/** Characters of an answer that the log stores. */
export const MAX_STORED_ANSWER = 1_000;
/** An endpoint that has failed for so long is reported to the carrier's administrators. */
export const WARN_AFTER_MS = HOUR_MS;
/** An endpoint is paused only if nothing was accepted for so long. */
export const PAUSE_AFTER_MS = 3 * DAY_MS;

/** Why an endpoint receives nothing: a person paused it, it failed for days, or it answered 410. */
export const pauseReasons = ['person', 'failures', 'gone'] as const;
/** One of {@link pauseReasons}. */
export type PauseReason = (typeof pauseReasons)[number];

/** States of a delivery. `skipped`: the endpoint was paused before it was sent. */
export const deliveryStates = ['pending', 'delivered', 'failed', 'skipped'] as const;
/** One of {@link deliveryStates}. */
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt got no answer, or none that counts. */
export const attemptFailures = ['status', 'redirect', 'timeout', 'address', 'connection'] as const;
/** One of {@link attemptFailures}. */
export type AttemptFailure = (typeof attemptFailures)[number];
