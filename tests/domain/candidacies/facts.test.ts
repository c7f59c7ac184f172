import { describe, expect, it } from '@jest/globals';
import { type CandidacyFact, decideFact } from '#domain/candidacies/facts';
import { followUpsOf } from '#domain/candidacies/follow-ups';
import { nextStep, targetOf, whoseTurn } from '#domain/candidacies/next-step';
import { candidacySignalsOf } from '#domain/candidacies/signals';
import type { CandidacyState } from '#domain/candidacies/state';
import { assignmentStateOf } from '#domain/candidacies/state-table';
import { aWorld } from '../../support/hiring/a-world';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

const play = () => new CandidacyHistory(aWorld);
const cancelled: CandidacyFact = { type: 'orderEnded', reason: 'order_cancelled', notify: true };
const over: CandidacyFact = { type: 'orderEnded', reason: 'order_ended', notify: true };
const elsewhere: CandidacyFact = { type: 'hiredElsewhere', reason: 'hired_elsewhere' };
const gone: CandidacyFact = { type: 'driverNotAvailable', reason: 'driver_not_available' };

function onAssignment() {
  const history = play().toHired();
  history.now = Date.parse('2026-12-05T06:00:00.000Z');
  history.play('confirmStart');
  return history;
}
const after = (state: CandidacyState, fact: CandidacyFact) =>
  decideFact(state, fact, Date.parse('2026-12-01T00:00:00.000Z'))?.snapshot;

describe('the end of the order', () => {
  it('closes candidacies without a hire, and cancels their records', () => {
    const closed = after(play().toInterview().state, over);

    expect(closed).toMatchObject({ name: 'closed', ending: { by: 'system', reason: 'order_ended' } });
    expect(new Set(Object.values(closed?.records ?? {}))).toEqual(new Set(['cancelled']));
  });

  it('keeps a hire that has not started if the order ends, and rescinds it if the order is canceled', () => {
    expect(after(play().toHired().state, over)).toBeUndefined();
    expect(after(play().toHired().state, cancelled)?.name).toBe('closed');
  });

  it('does not end a running assignment', () => {
    expect(after(onAssignment().state, cancelled)).toBeUndefined();
  });
});

describe('a driver', () => {
  it('leaves other candidacies when hired, and keeps the hire', () => {
    expect(after(play().toInterview().state, elsewhere)?.ending?.reason).toBe('hired_elsewhere');
    expect(after(play().toHired().state, elsewhere)).toBeUndefined();
  });

  it('loses a hire that has not started on exit from the pipeline', () => {
    expect(after(play().toHired().state, gone)?.ending?.reason).toBe('driver_not_available');
    expect(after(onAssignment().state, gone)).toBeUndefined();
  });
});

describe('the follow-ups and Signals of an event', () => {
  const hireChanged = (type: string, { candidacyId, driverId }: CandidacyState) => ({
    topic: 'hireChanged',
    payload: { driverId, fact: { type, candidacyId } },
  });

  it('release the seat and notify the pipeline after a hire that did not start', () => {
    const history = play().toHired();
    const event = history.play('rescindStart');

    expect(followUpsOf(event)).toEqual([{ kind: 'releaseSeat', round: 1, hireSeq: 1, use: 'free' }]);
    expect(candidacySignalsOf(event)).toEqual([hireChanged('hireEnded', history.state)]);
  });

  it('release the seat and notify the pipeline when an assignment ends early', () => {
    const history = onAssignment();
    history.now = Date.parse('2026-12-10T06:00:00.000Z');
    const event = history.play('endAssignment', { endOn: '2026-12-09' });

    expect(followUpsOf(event)).toEqual([{ kind: 'releaseSeat', round: 1, hireSeq: 1, use: 'free' }]);
    expect(candidacySignalsOf(event)).toEqual([hireChanged('hireEnded', history.state)]);
  });

  it("close the driver's other candidacies and notify the pipeline on hire, and are empty on a pass", () => {
    const history = play().toInterview();
    const hired = history.play('hire');
    const { candidacyId, driverId } = history.state;
    const passed = play().toInterview().play('pass');

    expect(candidacySignalsOf(hired)).toEqual([
      hireChanged('hireStarted', history.state),
      { topic: 'driverHired', payload: { driverId, candidacyId } },
    ]);
    expect([followUpsOf(hired), followUpsOf(passed), candidacySignalsOf(passed)]).toEqual([[], [], []]);
  });
});

describe('the state of a candidacy', () => {
  const rows = [
    {
      name: 'invited',
      reach: (h: CandidacyHistory) => h.play('invite'),
      is: ['REQUESTED', 'answerInvite', 'driver', 3],
    },
    {
      name: 'requested',
      reach: (h: CandidacyHistory) => h.play('request'),
      is: ['REQUESTED', 'carrierAnswersRequest', 'carrier', 2],
    },
    {
      name: 'interviewing',
      reach: (h: CandidacyHistory) => h.toInterview(),
      is: ['PENDING_INTERVIEW', 'answerInterview', 'driver', 1],
    },
    {
      name: 'hired',
      reach: (h: CandidacyHistory) => h.toHired(),
      is: ['APPROVED', 'answerStart', 'driver', 2],
    },
  ];

  it.each(rows)('$name', ({ reach, is }) => {
    const history = play();
    reach(history);
    const { state } = history;

    expect([assignmentStateOf(state), nextStep(state), whoseTurn(state, history.now), targetOf(state)?.days]).toEqual(
      is,
    );
  });

  it('shows a canceled interview', () => {
    const history = play().toInterview();
    history.play('cancelInterview');

    expect(assignmentStateOf(history.state)).toBe('INTERVIEW_CANCELED');
    expect(nextStep(history.state)).toBe('carrierSchedulesInterview');
  });

  it('is ACTIVE on assignment and PAST after it', () => {
    const history = onAssignment();
    history.now = Date.parse('2026-12-10T06:00:00.000Z');

    expect(assignmentStateOf(history.state)).toBe('ACTIVE');
    history.play('endAssignment', { endOn: '2026-12-09' });
    expect(assignmentStateOf(history.state)).toBe('PAST');
    expect(whoseTurn(history.state, history.now)).toBe('nobody');
  });
});
