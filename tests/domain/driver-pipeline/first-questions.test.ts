import { describe, expect, it } from '@jest/globals';
import {
  needsFirstAnswers,
  disqualificationOf,
  mayAnswerFirstQuestions,
  maySwitchAvailability,
} from '#domain/driver-pipeline/first-questions';
import { isSearchableStage } from '#domain/drivers/stages';
import { PipelineHistory } from './pipeline-history';

const play = () => new PipelineHistory();
const reasonOf = (history: PipelineHistory) => history.transitions.at(-1)?.reason;

describe('the first answers', () => {
  it('make a driver available, who decides alone from then on', () => {
    const history = play().signUp();
    expect([history.state.isAvailable, maySwitchAvailability(history.state)]).toEqual([false, false]);

    history.give('preQualify', { answer: 'qualified' });
    expect([history.state.isAvailable, maySwitchAvailability(history.state)]).toEqual([true, true]);

    history.give('setAvailability', { isAvailable: false });
    history.toCertified();
    expect([history.state.stage, history.state.isAvailable]).toEqual(['Certified', false]);
  });

  it.each([
    ['Processing', () => play().toProcessing()],
    ['Interview', () => play().toInterview()],
    ['Certified', () => play().toCertified()],
  ] as const)('leave who answered them available and to be found in %s', (stage, reach) => {
    const { state } = reach();

    expect(state).toMatchObject({ stage, isAvailable: true });
    expect(isSearchableStage(state.stage)).toBe(true);
  });

  it.each(['underage', 'no_cdl'] as const)('end the application with the reason: %s', (answer) => {
    const history = play().signUp();
    history.give('preQualify', { answer });

    expect(history.state).toMatchObject({ stage: 'NotQualified', previousStage: 'PreQualify', isAvailable: false });
    expect([reasonOf(history), disqualificationOf(history.state)]).toEqual([answer, answer]);
    expect([needsFirstAnswers(history.state), maySwitchAvailability(history.state)]).toEqual([false, false]);
  });
});

describe('a corrected answer', () => {
  it.each([
    ['Processing', () => play().toProcessing()],
    ['Interview', () => play().toInterview()],
    ['PendingHR', () => play().toPendingHR()],
  ] as const)('in %s leads out whoever is too young after all', (_stage, reach) => {
    const history = reach();
    history.give('preQualify', { answer: 'underage' });

    expect([history.state.stage, reasonOf(history)]).toEqual(['NotQualified', 'underage']);
  });

  it('brings back whoever an error had led out, and keeps the switch of everybody else', () => {
    const history = play().signUp();
    history.give('confirmContact', { contact: 'email' });
    history.give('preQualify', { answer: 'underage' });
    expect(mayAnswerFirstQuestions(history.state)).toBe(true);

    history.give('preQualify', { answer: 'qualified' });
    expect(history.state).toMatchObject({ stage: 'Processing', isAvailable: true });

    history.give('setAvailability', { isAvailable: false });
    expect(history.give('preQualify', { answer: 'qualified' })).toEqual([]);
    expect(history.state.isAvailable).toBe(false);
  });

  it('is no longer taken once the file is approved, nor from who left for another reason', () => {
    const failed = play().toInterview();
    failed.give('recordCall', { outcome: 'fail', noteId: null, contactAgainAt: null });

    expect(play().toHRPaperWork().give('preQualify', { answer: 'underage' })).toBe('already-qualified');
    expect(failed.give('preQualify', { answer: 'qualified' })).toBe('already-qualified');
  });

  it('is asked for when operations let somebody in again, or moved somebody on without an answer', () => {
    const again = play().signUp();
    again.give('preQualify', { answer: 'no_cdl' });
    again.move('Retarget', { reason: 'other' });
    again.move('Processing');
    expect([again.state.stage, needsFirstAnswers(again.state)]).toEqual(['Processing', true]);
    again.give('confirmContact', { contact: 'phone' });
    expect(again.state.stage).toBe('Processing');

    const moved = play().signUp();
    moved.move('Processing');
    expect(needsFirstAnswers(moved.state)).toBe(true);
  });
});
