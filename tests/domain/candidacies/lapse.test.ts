import { describe, expect, it } from '@jest/globals';
import { fleetActionsOf } from '#domain/candidacies/actions';
import { clocksOf } from '#domain/candidacies/clocks';
import { decideDeadline } from '#domain/candidacies/deadlines';
import { decideProofs, withProofsSeq } from '#domain/candidacies/lapse';
import { messagesFor } from '#domain/candidacies/messages';
import { nextStep, whoseTurn } from '#domain/candidacies/next-step';
import type { CandidacyState } from '#domain/candidacies/state';
import { aWorld } from '../../support/hiring/a-world';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

const STARTS_AT = '2026-12-05T06:00:00.000Z';
const STARTED = Date.parse(STARTS_AT);
const play = () => new CandidacyHistory(aWorld);
const accepted = () => {
  const history = play().toHired();
  history.play('acceptStart');
  return history;
};
const hears = (history: CandidacyHistory, isLapsed: boolean, seq: number) => {
  const event = decideProofs(history.state, { isLapsed, seq }, history.now);
  history.state = event?.snapshot ?? withProofsSeq(history.state, { isLapsed, seq });
  return event?.type ?? null;
};
const told = (history: CandidacyHistory, isLapsed: boolean) => {
  const event = decideProofs(history.state, { isLapsed, seq: 99 }, history.now);
  return event === null
    ? []
    : messagesFor({ ...event, updateId: 'x' }).map(({ template, to }) => `${template} to ${to}`);
};
const next = (state: CandidacyState) => {
  const [clock] = clocksOf(state);
  return clock && decideDeadline(state, clock, Math.max(STARTED, Date.parse(clock.at)));
};
const everything = { mayAct: true, isSafety: true, hasSafetyStaff: true, isDriverReady: false };

describe('a lapse before the start', () => {
  it('holds it, says so on its day, and the renewal starts him at once', () => {
    const history = accepted();
    expect(hears(history, true, 5)).toBe('proofsLapsed');
    expect([nextStep(history.state), whoseTurn(history.state, history.now)]).toEqual(['renewProof', 'driver']);

    const held = next(history.state);
    expect(held?.type).toBe('startHeld');
    history.state = held?.snapshot ?? history.state;
    expect(clocksOf(history.state)).toEqual([]);

    history.now = STARTED + 3 * 86_400_000;
    expect(hears(history, false, 6)).toBe('proofsRenewed');
    expect(clocksOf(history.state)).toEqual([{ name: 'start', at: STARTS_AT }]);
    expect(next(history.state)?.type).toBe('assignmentStarted');
  });

  it('that ends before the day changes nothing of it', () => {
    const history = accepted();
    hears(history, true, 5);
    hears(history, false, 6);

    expect(clocksOf(history.state)).toEqual([{ name: 'start', at: STARTS_AT }]);
    expect(nextStep(history.state)).toBe('startWork');
  });

  it('lets nobody confirm the start or call him a no-show, and says why', () => {
    const history = play().toHired();
    hears(history, true, 5);
    history.now = STARTED + 60_000;

    expect(() => history.play('confirmStart')).toThrow('driver-not-ready');
    expect(() => history.play('recordNoShow')).toThrow('candidacy-move-not-allowed');
    expect(fleetActionsOf(history.state, everything, history.now).refusals).toEqual([
      { action: 'confirmStart', code: 'driver-not-ready' },
    ]);
    expect(nextStep(history.state)).toBe('answerStart');
    expect(history.play('rescindStart').type).toBe('startRescinded');
  });

  it('leaves the offer to be answered, and reports an unanswered one only after the renewal', () => {
    const history = play().toHired();
    hears(history, true, 5);

    expect(clocksOf(history.state).map(({ name }) => name)).toEqual(['reminder', 'escalation', 'startHeld']);
    hears(history, false, 6);
    expect(clocksOf(history.state).map(({ name }) => name)).toEqual(['reminder', 'escalation', 'startUnaccepted']);
  });

  it('gives a week for a no-show from the release on', () => {
    const history = accepted();
    hears(history, true, 5);
    history.now = STARTED + 20 * 86_400_000;
    hears(history, false, 6);
    const [start] = clocksOf(history.state);
    if (start !== undefined) history.state = decideDeadline(history.state, start, history.now).snapshot;

    expect(history.play('recordNoShow').type).toBe('noShowRecorded');
  });
});

describe('word of a lapse', () => {
  it('is told once, and an older word that comes late counts for nothing', () => {
    const history = play().toInterview();

    expect([hears(history, true, 5), hears(history, true, 7), hears(history, false, 6)]).toEqual([
      'proofsLapsed',
      null,
      null,
    ]);
    expect(history.state.proofs).toMatchObject({ isLapsed: true, seq: 7 });
    expect(hears(history, false, 8)).toBe('proofsRenewed');
  });

  it('goes to the recruiters, and to safety as well once he drives for them', () => {
    const driving = accepted();
    driving.state = next(driving.state)?.snapshot ?? driving.state;

    expect(told(play().toInterview(), true)).toEqual(['proofsLapsed to recruiters']);
    expect(told(driving, true)).toEqual(['proofsLapsedAtWork to recruiters', 'proofsLapsedAtWork to safety']);
  });

  it('is nothing to a round that is over, and is forgotten by the next one', () => {
    const history = play().toInterview();
    hears(history, true, 5);
    history.play('pass');

    expect(hears(history, false, 6)).toBeNull();
    history.play('invite');
    expect(history.state.proofs).toBeUndefined();
  });

  it('of a renewal is nothing where nothing had lapsed', () => {
    expect(hears(accepted(), false, 4)).toBeNull();
  });
});
