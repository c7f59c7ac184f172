import { describe, expect, it } from '@jest/globals';
import { deadlineKey, deadlinesOf, dueAtOf, expiresAtOf } from '#domain/candidacies/deadlines';
import { decideDeadline } from '#domain/candidacies/decide-deadline';
import { decidePause } from '#domain/candidacies/pause';
import type { CandidacyState } from '#domain/candidacies/state';
import { DAY_MS } from '#domain/shared/durations';
import { aWorld } from '../../support/hiring/a-world';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

function invited() {
  const history = new CandidacyHistory(aWorld);
  history.play('invite');
  return history.state;
}
const daysAfter = (state: CandidacyState, days: number) => Date.parse(state.enteredAt) + days * DAY_MS;
const iso = (at: number) => new Date(at).toISOString();
const pause = (state: CandidacyState, now: number) => decidePause(state, { isPaused: true, now })?.snapshot ?? state;
const resume = (state: CandidacyState, now: number) => decidePause(state, { isPaused: false, now })?.snapshot ?? state;

describe('a candidacy whose carrier is deactivated', () => {
  it('has no deadline, and is not late', () => {
    const paused = pause(invited(), daysAfter(invited(), 1));

    expect([deadlinesOf(paused), dueAtOf(paused), expiresAtOf(paused)]).toEqual([[], null, null]);
  });

  it('continues the rest of the wait once the carrier is reactivated, even after a second pause', () => {
    const start = invited();
    const once = resume(pause(start, daysAfter(start, 1)), daysAfter(start, 6));
    const twice = resume(pause(once, daysAfter(start, 7)), daysAfter(start, 9));

    expect([dueAtOf(once), expiresAtOf(once)]).toEqual([iso(daysAfter(start, 8)), iso(daysAfter(start, 12))]);
    expect([dueAtOf(twice), expiresAtOf(twice)]).toEqual([iso(daysAfter(start, 10)), iso(daysAfter(start, 14))]);
  });

  it('does not repeat a reminder that was sent before', () => {
    const start = invited();
    const [reminder] = deadlinesOf(start);
    const reminded = reminder && decideDeadline(start, reminder, daysAfter(start, 3)).snapshot;
    const back = resume(pause(reminded ?? start, daysAfter(start, 4)), daysAfter(start, 5));

    expect(deadlinesOf(back).map(deadlineKey)).toEqual(
      [`escalation@${iso(daysAfter(start, 7))}`, `expiry@${iso(daysAfter(start, 8))}`].sort((one, other) =>
        one.slice(-24).localeCompare(other.slice(-24)),
      ),
    );
  });

  it('stays paused in the next state, which then has its whole target', () => {
    const history = new CandidacyHistory(aWorld);
    history.play('invite');
    const start = history.state;
    history.state = pause(start, daysAfter(start, 1));
    history.now = daysAfter(start, 2);
    history.play('acceptInvite');
    const back = resume(history.state, daysAfter(start, 4));

    expect(deadlinesOf(history.state)).toEqual([]);
    expect(dueAtOf(back)).toBe(iso(daysAfter(start, 6)));
  });

  it('keeps the time of an interview', () => {
    const interviewing = new CandidacyHistory(aWorld).toInterview().state;
    const now = Date.parse(interviewing.enteredAt) + 1_000;

    expect(deadlinesOf(resume(pause(interviewing, now), now + DAY_MS))).toEqual(deadlinesOf(interviewing));
  });

  it('is paused on assignment, also without a planned end', () => {
    const history = new CandidacyHistory(aWorld).toHired();
    history.now = Date.parse('2026-12-05T12:00:00.000Z');
    history.play('confirmStart');
    const paused = decidePause(history.state, { isPaused: true, now: history.now });

    expect(deadlinesOf(history.state)).toEqual([]);
    expect(paused?.type).toBe('organizationPaused');
    expect(decidePause(paused?.snapshot ?? history.state, { isPaused: false, now: history.now + 1 })?.type).toBe(
      'organizationResumed',
    );
  });

  it('is not paused any more once its round is over, so that a later round has its deadlines', () => {
    const history = new CandidacyHistory(aWorld);
    history.play('request');
    history.state = pause(history.state, history.now);
    history.play('withdraw');
    expect(decidePause(history.state, { isPaused: false, now: history.now })).toBeNull();
    history.play('request');

    expect(dueAtOf(history.state)).not.toBeNull();
  });

  it('is paused and resumed once each', () => {
    const start = invited();
    const paused = pause(start, daysAfter(start, 1));

    expect(decidePause(paused, { isPaused: true, now: daysAfter(start, 2) })).toBeNull();
    expect(decidePause(start, { isPaused: false, now: daysAfter(start, 2) })).toBeNull();
  });
});
