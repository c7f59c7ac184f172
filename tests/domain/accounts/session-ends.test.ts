import { describe, expect, it } from '@jest/globals';
import { type Role, roles } from '#domain/accounts/roles';
import { isNewActivity, limitsOf, MAX_SESSION_MS, sessionEnd, timeLeft } from '#domain/accounts/session-ends';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const signedInAt = '2026-11-22T08:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(signedInAt) + ms);

/** The limits, repeated by hand: roles, idle minutes, total hours. */
const table: readonly (readonly [readonly Role[], number | null, number])[] = [
  [['ops'], 30, 12],
  [['ops', 'ops-admin'], 30, 12],
  [['business-admin'], 30, 12],
  [['business', 'business-admin'], 30, 12],
  [['business'], 12 * 60, 7 * 24],
  [['applicant'], null, 30 * 24],
];

describe('a sign-in', () => {
  it('has limits for every role', () => {
    expect(new Set(table.flatMap(([each]) => each))).toEqual(new Set(roles));
    expect(MAX_SESSION_MS).toBe(30 * dayMs);
  });

  it.each(table)('of %j ends after %j minutes of inactivity', (held, idle) => {
    const activeAt = after(5 * minuteMs);
    const facts = { roles: held, signedInAt, activeAt: activeAt.toISOString() };
    const idleMs = idle === null ? 29 * dayMs : idle * minuteMs;
    const endsAt = activeAt.getTime() + idleMs;

    expect(limitsOf(held).idleMs).toBe(idle === null ? null : idleMs);
    expect(sessionEnd(facts, new Date(endsAt - 1))).toBeUndefined();
    expect(sessionEnd(facts, new Date(endsAt))).toBe(idle === null ? undefined : 'idle');
  });

  it.each(table)(
    'of %j, with an idle timeout of %j minutes, ends after %j hours regardless of activity',
    (held, _, hours) => {
      const endsAt = hours * hourMs;
      const usedToTheEnd = { roles: held, signedInAt, activeAt: after(endsAt).toISOString() };

      expect(sessionEnd(usedToTheEnd, after(endsAt - 1))).toBeUndefined();
      expect(sessionEnd(usedToTheEnd, after(endsAt))).toBe('absolute');
    },
  );

  it('reports the time left', () => {
    const facts = { signedInAt, activeAt: after(hourMs).toISOString() };

    expect(timeLeft({ ...facts, roles: ['ops'] }, after(80 * minuteMs))).toEqual({
      idleMs: 10 * minuteMs,
      absoluteMs: 12 * hourMs - 80 * minuteMs,
    });
    expect(timeLeft({ ...facts, roles: ['applicant'] }, after(dayMs))).toEqual({
      idleMs: null,
      absoluteMs: 29 * dayMs,
    });
  });

  it('stores activity every half minute for operations, every twelve minutes for other staff, and never for drivers', () => {
    const facts = { signedInAt, activeAt: signedInAt };
    const isNoted = (held: Role, ms: number) => isNewActivity({ ...facts, roles: [held] }, after(ms));

    expect([isNoted('ops', 29_999), isNoted('ops', 30_000)]).toEqual([false, true]);
    expect([isNoted('business', 12 * minuteMs - 1), isNoted('business', 12 * minuteMs)]).toEqual([false, true]);
    expect(isNoted('applicant', dayMs)).toBe(false);
  });
});
