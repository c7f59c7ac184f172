import { describe, expect, it } from '@jest/globals';
import {
  disqualificationOf,
  mayAnswerPreQualificationQuestions,
  maySwitchAvailability,
  needsPreQualificationAnswers,
} from '#domain/driver-pipeline/pre-qualification';
import { isSearchableStage } from '#domain/driver-pipeline/stages';
import { PipelineHistory } from './pipeline-history';

const play = () => new PipelineHistory();
const reasonOf = (history: PipelineHistory) => history.transitions.at(-1)?.reason;

describe('the pre-qualification answers', () => {
  it('make a driver available, and the driver can change that afterwards', () => {
    const history = play().signUp();
    expect([history.state.isAvailable, maySwitchAvailability(history.state)]).toEqual([false, false]);

    history.send('preQualify', { answer: 'qualified' });
    expect([history.state.isAvailable, maySwitchAvailability(history.state)]).toEqual([true, true]);

    history.send('setAvailability', { isAvailable: false });
    history.toCertified();
    expect([history.state.stage, history.state.isAvailable]).toEqual(['Certified', false]);
  });

  it.each([
    ['Processing', () => play().toProcessing()],
    ['Interview', () => play().toInterview()],
    ['Certified', () => play().toCertified()],
  ] as const)('keep a driver in %s available and searchable', (stage, reach) => {
    const { state } = reach();

    expect(state).toMatchObject({ stage, isAvailable: true });
    expect(isSearchableStage(state.stage)).toBe(true);
  });

  it.each(['underage', 'no_cdl'] as const)('end the application with reason %s', (answer) => {
    const history = play().signUp();
    history.send('preQualify', { answer });

    expect(history.state).toMatchObject({ stage: 'NotQualified', previousStage: 'PreQualify', isAvailable: false });
    expect([reasonOf(history), disqualificationOf(history.state)]).toEqual([answer, answer]);
    expect([needsPreQualificationAnswers(history.state), maySwitchAvailability(history.state)]).toEqual([false, false]);
  });
});

describe('a corrected answer', () => {
  it.each([
    ['Processing', () => play().toProcessing()],
    ['Interview', () => play().toInterview()],
    ['PendingHR', () => play().toPendingHR()],
  ] as const)('in %s ends the application of a driver who is too young', (_stage, reach) => {
    const history = reach();
    history.send('preQualify', { answer: 'underage' });

    expect([history.state.stage, reasonOf(history)]).toEqual(['NotQualified', 'underage']);
  });

  it("reopens an application that an error ended, and otherwise keeps the driver's availability", () => {
    const history = play().signUp();
    history.send('confirmContact', { contact: 'email' });
    history.send('preQualify', { answer: 'underage' });
    expect(mayAnswerPreQualificationQuestions(history.state)).toBe(true);

    history.send('preQualify', { answer: 'qualified' });
    expect(history.state).toMatchObject({ stage: 'Processing', isAvailable: true });

    history.send('setAvailability', { isAvailable: false });
    expect(history.send('preQualify', { answer: 'qualified' })).toEqual([]);
    expect(history.state.isAvailable).toBe(false);
  });

  it('is refused once the file is approved, and after an exit for another reason', () => {
    const failed = play().toInterview();
    failed.send('recordCall', { outcome: 'fail', noteId: null, contactAgainAt: null });

    expect(play().toHRPaperWork().send('preQualify', { answer: 'underage' })).toBe('already-qualified');
    expect(failed.send('preQualify', { answer: 'qualified' })).toBe('already-qualified');
  });

  it('is required when operations readmit a driver, or move a driver ahead without an answer', () => {
    const again = play().signUp();
    again.send('preQualify', { answer: 'no_cdl' });
    again.move('Retarget', { reason: 'other' });
    again.move('Processing');
    expect([again.state.stage, needsPreQualificationAnswers(again.state)]).toEqual(['Processing', true]);
    again.send('confirmContact', { contact: 'phone' });
    expect(again.state.stage).toBe('Processing');

    const moved = play().signUp();
    moved.move('Processing');
    expect(needsPreQualificationAnswers(moved.state)).toBe(true);
  });
});
