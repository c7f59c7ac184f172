import { describe, expect, it } from '@jest/globals';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/shared/durations';
import { healthAfter, isWarningDue, pauseAfter, type WebhookHealth } from '#domain/webhooks/health';
import {
  type AttemptConsequence,
  consequenceOf,
  failureOf,
  MAX_ATTEMPTS,
  retryAfterMs,
  retryWaitsMs,
} from '#domain/webhooks/retries';

const start = new Date('2026-11-30T12:00:00.000Z');
const after = (ms: number): Date => new Date(start.getTime() + ms);
const answer = (status: number, retryAfter?: string) => ({ status, failure: failureOf(status), retryAfter });
const first = { number: 1, now: start, random: 0 };
const healthy: WebhookHealth = { failingSince: null, warnedAt: null };

describe('an attempt to deliver', () => {
  it.each([200, 201, 202, 204, 299])('succeeds with %i', (status) => {
    expect(consequenceOf(answer(status), first)).toEqual({ kind: 'delivered' });
  });

  it.each([301, 302, 304, 307, 308])('fails with %i: redirects are not followed', (status) => {
    expect(failureOf(status)).toBe('redirect');
    expect(consequenceOf(answer(status), first)).toMatchObject({ kind: 'retry' });
  });

  it.each([100, 400, 401, 404, 500, 503])('fails with %i', (status) => {
    expect(consequenceOf(answer(status), first)).toEqual({
      kind: 'retry',
      at: after(5 * SECOND_MS),
      throttledUntil: null,
    });
  });

  it('ends everything with 410', () => {
    expect(consequenceOf(answer(410), first)).toEqual({ kind: 'gone' });
  });

  it.each([429, 502, 504])('asks for less load with %i', (status) => {
    const consequence = consequenceOf(answer(status, '120'), first);

    expect(consequence).toEqual({ kind: 'retry', at: after(2 * MINUTE_MS), throttledUntil: after(2 * MINUTE_MS) });
    expect(consequenceOf(answer(status), first)).toMatchObject({ throttledUntil: after(30 * SECOND_MS) });
  });

  it('is repeated later than the receiver asks if its own wait is longer', () => {
    expect(consequenceOf(answer(429, '1'), { ...first, number: 3 })).toEqual({
      kind: 'retry',
      at: after(30 * MINUTE_MS),
      throttledUntil: after(SECOND_MS),
    });
  });

  it('happens ten times in three days, three and a half hours, and not more than a tenth longer', () => {
    const waits = retryWaitsMs.map((wait) => wait / SECOND_MS);
    const sum = retryWaitsMs.reduce((total, wait) => total + wait, 0);

    expect(waits).toEqual([0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(MAX_ATTEMPTS).toBe(10);
    expect(sum).toBe(75 * HOUR_MS + 35 * MINUTE_MS + 5 * SECOND_MS);
    expect(consequenceOf(answer(500), { ...first, number: 2, random: 0.999 })).toMatchObject({
      at: after(Math.round(5 * MINUTE_MS * 1.0999)),
    });
  });

  it('reads Retry-After as seconds or a date, and waits a day at most', () => {
    expect(retryAfterMs('90', start)).toBe(90 * SECOND_MS);
    expect(retryAfterMs('Mon, 30 Nov 2026 12:10:00 GMT', start)).toBe(10 * MINUTE_MS);
    expect(retryAfterMs('Mon, 30 Nov 2026 11:00:00 GMT', start)).toBe(0);
    expect(retryAfterMs('999999999', start)).toBe(24 * HOUR_MS);
    expect(retryAfterMs('soon', start)).toBeUndefined();
    expect(retryAfterMs(undefined, start)).toBeUndefined();
  });
});

interface Outage {
  readonly attempts: readonly Date[];
  readonly warnedAt: Date | undefined;
  readonly pausedAt: Date | undefined;
}

/** An endpoint that is down for four days, with one event; looks each minute whether a warning is due. */
function fourDaysDown(): Outage {
  const attempts: Date[] = [];
  let health = healthy;
  let warnedAt: Date | undefined;
  let next: Date | undefined = start;
  for (let now = start; now <= after(96 * HOUR_MS); now = new Date(now.getTime() + 5 * SECOND_MS)) {
    if (isWarningDue(health, now)) {
      warnedAt = now;
      health = { ...health, warnedAt: now.toISOString() };
    }
    if (next === undefined || now < next) continue;
    attempts.push(now);
    const consequence: AttemptConsequence = consequenceOf(answer(500), { number: attempts.length, now, random: 0 });
    health = healthAfter(health, consequence.kind, now.toISOString());
    if (pauseAfter(consequence.kind, health, now) !== null) return { attempts, warnedAt, pausedAt: now };
    next = consequence.kind === 'retry' ? consequence.at : undefined;
  }
  return { attempts, warnedAt, pausedAt: undefined };
}

describe('an endpoint that is down', () => {
  it('gets ten attempts, is reported after an hour, and is paused with the last attempt', () => {
    const { attempts, warnedAt, pausedAt } = fourDaysDown();

    expect(attempts).toHaveLength(10);
    expect(warnedAt).toEqual(after(HOUR_MS));
    expect(pausedAt).toEqual(after(75 * HOUR_MS + 35 * MINUTE_MS + 5 * SECOND_MS));
  });

  it('is reported once, and again only in its next outage', () => {
    const failing = healthAfter(healthy, 'retry', start.toISOString());
    const warned = { ...failing, warnedAt: after(HOUR_MS).toISOString() };

    expect(isWarningDue(failing, after(HOUR_MS - 1))).toBe(false);
    expect(isWarningDue(failing, after(HOUR_MS))).toBe(true);
    expect(isWarningDue(warned, after(5 * HOUR_MS))).toBe(false);
    expect(healthAfter(warned, 'retry', after(2 * HOUR_MS).toISOString())).toEqual(warned);
    expect(healthAfter(warned, 'delivered', after(3 * HOUR_MS).toISOString())).toEqual(healthy);
  });

  it('is not paused because of one event that it cannot handle', () => {
    expect(pauseAfter('failed', { failingSince: start.toISOString() }, after(HOUR_MS))).toBeNull();
    expect(pauseAfter('failed', { failingSince: start.toISOString() }, after(72 * HOUR_MS))).toBe('failures');
    expect(pauseAfter('retry', { failingSince: start.toISOString() }, after(72 * HOUR_MS))).toBeNull();
  });

  it('is paused immediately if it is gone', () => {
    expect(pauseAfter('gone', { failingSince: start.toISOString() }, start)).toBe('gone');
  });
});
