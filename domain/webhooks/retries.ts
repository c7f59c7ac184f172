import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../shared/durations';
import type { AttemptFailure } from './terms';

/** The waits before each attempt of a delivery (Standard Webhooks); together three days, three hours and a half. */
export const retryWaitsMs: readonly number[] = [
  0,
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
/** Attempts after which a delivery has failed. */
export const MAX_ATTEMPTS = retryWaitsMs.length;
/** Waits are up to a tenth longer, so that the deliveries of an outage do not come back at the same moment. */
const JITTER = 0.1;
/** A receiver cannot ask for a longer wait. */
const MAX_RETRY_AFTER_MS = 24 * HOUR_MS;
/** The wait of an endpoint that asks for less load and does not say for how long. */
const THROTTLED_MS = 30 * SECOND_MS;

/** The answer of a receiver. */
export interface AttemptResult {
  /** Null if no answer came. */
  readonly status: number | null;
  /** Null for an answer of 200 to 299. */
  readonly failure: AttemptFailure | null;
  /** The header Retry-After. */
  readonly retryAfter?: string | undefined;
}

/** The failure of an answer: only 200 to 299 is success, and a redirect is never followed. */
export function failureOf(status: number): AttemptFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** The consequence of an attempt. */
export type AttemptConsequence =
  | { readonly kind: 'delivered' }
  | {
      readonly kind: 'retry';
      readonly at: Date;
      /** Nothing is sent to the endpoint before; null if other deliveries go on. */
      readonly throttledUntil: Date | null;
    }
  /** The last attempt failed. */
  | { readonly kind: 'failed' }
  /** The receiver answered 410: nothing more is sent. */
  | { readonly kind: 'gone' };

/** The consequence of the attempt with this number, counted from 1; `random` is from 0 to below 1. */
export function consequenceOf(
  result: AttemptResult,
  { number, now, random }: { readonly number: number; readonly now: Date; readonly random: number },
): AttemptConsequence {
  if (result.failure === null) return { kind: 'delivered' };
  if (result.status === 410) return { kind: 'gone' };
  const wait = retryWaitsMs[number];
  if (wait === undefined) return { kind: 'failed' };
  const at = now.getTime() + Math.round(wait * (1 + JITTER * random));
  const throttledUntil = throttleOf(result, now);
  return { kind: 'retry', at: new Date(Math.max(at, throttledUntil?.getTime() ?? 0)), throttledUntil };
}

function throttleOf({ status, retryAfter }: AttemptResult, now: Date): Date | null {
  if (status !== 429 && status !== 502 && status !== 504) return null;
  return new Date(now.getTime() + (retryAfterMs(retryAfter, now) ?? THROTTLED_MS));
}

/** The wait that the header asks for, in seconds or as a date (RFC 9110); undefined if it asks for none. */
export function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - now.getTime();
  if (Number.isNaN(wait)) return undefined;
  return Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}
