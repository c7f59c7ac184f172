import { describe, expect, it } from '@jest/globals';
import { fleetActionsOf } from '#domain/candidacies/actions';
import { deadlinesOf } from '#domain/candidacies/deadlines';
import { decideDeadline } from '#domain/candidacies/decide-deadline';
import { decideProofs, withProofsSeq } from '#domain/candidacies/lapse';
import { messagesFor } from '#domain/candidacies/messages';
import { nextStep, whoseTurn } from '#domain/candidacies/next-step';
import type { CandidacyState } from '#domain/candidacies/state';
import { aWorld } from '../../support/hiring/a-world';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

const STARTS_AT = '2026-12-05T06:00:00.000Z';
const STARTED = Date.parse(STARTS_AT);
const play = () => new CandidacyHistory(aWorld);
function accepted() {
  const history = play().toHired();
  history.play('acceptStart');
  return history;
}
function notify(history: CandidacyHistory, isLapsed: boolean, seq: number) {
  const event = decideProofs(history.state, { isLapsed, seq }, history.now);
  history.state = event?.snapshot ?? withProofsSeq(history.state, { isLapsed, seq });
  return event?.type ?? null;
}
function recipients(history: CandidacyHistory, isLapsed: boolean) {
  const event = decideProofs(history.state, { isLapsed, seq: 99 }, history.now);
  return event === null
    ? []
    : messagesFor({ ...event, updateId: 'x' }).map(({ template, to }) => `${template} to ${to}`);
}
function next(state: CandidacyState) {
  const [deadline] = deadlinesOf(state);
  return deadline && decideDeadline(state, deadline, Math.max(STARTED, Date.parse(deadline.at)));
}
const everything = {
  mayAct: true,
  isSafety: true,
  hasSafetyStaff: true,
  isInForce: true,
  isFilled: false,
  isDriverReady: false,
  lacksScorecard: false,
};

describe('an expired credential before the start', () => {
  it('holds the start, reports it on its date, and the renewal starts the assignment right away', () => {
    const history = accepted();
    expect(notify(history, true, 5)).toBe('proofsLapsed');
    expect([nextStep(history.state), whoseTurn(history.state, history.now)]).toEqual(['renewProof', 'driver']);

    const held = next(history.state);
    expect(held?.type).toBe('startHeld');
    history.state = held?.snapshot ?? history.state;
    expect(deadlinesOf(history.state)).toEqual([]);

    history.now = STARTED + 3 * 86_400_000;
    expect(notify(history, false, 6)).toBe('proofsRenewed');
    expect(deadlinesOf(history.state)).toEqual([{ name: 'start', at: STARTS_AT }]);
    expect(next(history.state)?.type).toBe('assignmentStarted');
  });

  it('is announced to the driver as held only, if the date has come when the driver accepts it', () => {
    const history = play().toHired();
    notify(history, true, 5);
    history.now = STARTED + 60_000;

    const sent = [history.play('acceptStart'), next(history.state)].flatMap((event) =>
      event === undefined ? [] : messagesFor({ ...event, updateId: 'x' }),
    );
    expect(sent.filter(({ to }) => to === 'driver').map(({ template }) => template)).toEqual(['startHeld']);
  });

  it('does not change the start if it is renewed before the date', () => {
    const history = accepted();
    notify(history, true, 5);
    notify(history, false, 6);

    expect(deadlinesOf(history.state)).toEqual([{ name: 'start', at: STARTS_AT }]);
    expect(nextStep(history.state)).toBe('startWork');
  });

  it('prevents confirming the start and recording a no-show, with the reason', () => {
    const history = play().toHired();
    notify(history, true, 5);
    history.now = STARTED + 60_000;

    expect(() => history.play('confirmStart')).toThrow('driver-not-ready');
    expect(() => history.play('recordNoShow')).toThrow('candidacy-move-not-allowed');
    expect(fleetActionsOf(history.state, everything, history.now).refusals).toEqual([
      { action: 'confirmStart', code: 'driver-not-ready' },
    ]);
    expect(nextStep(history.state)).toBe('answerStart');
    expect(history.play('rescindStart').type).toBe('startRescinded');
  });

  it('keeps the offer open, and reports an unanswered one only after the renewal', () => {
    const history = play().toHired();
    notify(history, true, 5);

    expect(deadlinesOf(history.state).map(({ name }) => name)).toEqual(['reminder', 'escalation', 'startHeld']);
    notify(history, false, 6);
    expect(deadlinesOf(history.state).map(({ name }) => name)).toEqual(['reminder', 'escalation', 'startUnaccepted']);
  });

  it('allows a no-show within a week after the release', () => {
    const history = accepted();
    notify(history, true, 5);
    history.now = STARTED + 20 * 86_400_000;
    notify(history, false, 6);
    const [start] = deadlinesOf(history.state);
    if (start !== undefined) history.state = decideDeadline(history.state, start, history.now).snapshot;

    expect(history.play('recordNoShow').type).toBe('noShowRecorded');
  });
});

describe('the notification of an expired credential', () => {
  it('has an effect once, and an older one that arrives late has none', () => {
    const history = play().toInterview();

    expect([notify(history, true, 5), notify(history, true, 7), notify(history, false, 6)]).toEqual([
      'proofsLapsed',
      null,
      null,
    ]);
    expect(history.state.proofs).toMatchObject({ isLapsed: true, seq: 7 });
    expect(notify(history, false, 8)).toBe('proofsRenewed');
  });

  it('goes to the recruiters, and to Safety as well once the driver is on assignment', () => {
    const driving = accepted();
    driving.state = next(driving.state)?.snapshot ?? driving.state;

    expect(recipients(play().toInterview(), true)).toEqual(['proofsLapsed to recruiters']);
    expect(recipients(driving, true)).toEqual(['proofsLapsedAtWork to recruiters', 'proofsLapsedAtWork to safety']);
  });

  it('has no effect on a closed round, and the next round starts without it', () => {
    const history = play().toInterview();
    notify(history, true, 5);
    history.play('pass');

    expect(notify(history, false, 6)).toBeNull();
    history.play('invite');
    expect(history.state.proofs).toBeUndefined();
  });

  it('has no effect for a renewal if nothing had expired', () => {
    expect(notify(accepted(), false, 4)).toBeNull();
  });
});
