import { describe, expect, it } from '@jest/globals';
import type { CandidacyCommandName } from '#domain/candidacies/commands';
import { deadlinesOf } from '#domain/candidacies/deadlines';
import { decideDeadline } from '#domain/candidacies/decide-deadline';
import { nextStep, whoseTurn } from '#domain/candidacies/next-step';
import { checkCommand } from '#domain/candidacies/rules';
import { assignmentStateOf, liveInterview } from '#domain/candidacies/state-table';
import { aWorld } from '../../support/hiring/a-world';
import { anHourFrom, CandidacyHistory } from '../../support/hiring/candidacy-history';

const FIRST = '2026-12-01T15:00:00.000Z';
const SECOND = '2026-12-02T15:00:00.000Z';
const THIRD = '2026-12-03T15:00:00.000Z';
const ID = '00000000-0000-7000-8000-0000000000aa';

const offered = () => new CandidacyHistory(aWorld).toOffer([FIRST, SECOND], ID);

const refusalOf = (history: CandidacyHistory, name: CandidacyCommandName, details: object) =>
  checkCommand(history.state, { name, command: history.command(name, details) }, history.now)?.code;

describe('an offer of interview times', () => {
  it('waits for the driver, reserves no time, and is an interview in the records', () => {
    const { state, now } = offered();

    expect(state).toMatchObject({ name: 'interviewOffered', records: { scheduledInterview: 'pending' } });
    expect([liveInterview(state), assignmentStateOf(state)]).toEqual([null, 'PENDING_INTERVIEW']);
    expect([nextStep(state), whoseTurn(state, now)]).toEqual(['pickInterviewTime', 'driver']);
  });

  it('becomes an accepted interview with the same id when the driver picks a time; the others lapse', () => {
    const history = offered();
    history.play('pickInterviewTime', { startsAt: SECOND });

    expect(history.state).toMatchObject({
      name: 'interviewing',
      interview: { interviewId: ID, answer: 'accepted', ...anHourFrom(SECOND), sequence: 0 },
    });
    expect(history.state.offer).toBeUndefined();
    expect(refusalOf(history, 'pickInterviewTime', { startsAt: FIRST })).toBe('candidacy-changed');
  });

  it('is answered with a text if no time fits, and the carrier offers other times', () => {
    const history = offered();
    history.play('proposeInterviewTime', { startsAt: null, noteId: ID });

    expect(history.state.offer).toMatchObject({ answer: 'declined', answerNoteId: ID });
    expect([nextStep(history.state), whoseTurn(history.state, history.now)]).toEqual(['carrierOffersTimes', 'carrier']);

    history.play('offerOtherTimes', { slots: [anHourFrom(THIRD)] });

    expect(history.state.offer).toMatchObject({ answer: 'open', answerNoteId: null, slots: [anHourFrom(THIRD)] });
  });

  it('is answered with another time, which the carrier confirms', () => {
    const history = offered();
    history.play('proposeInterviewTime', { startsAt: THIRD });
    expect(nextStep(history.state)).toBe('carrierConfirmsTime');

    history.play('confirmProposal');

    expect(history.state.interview).toMatchObject({ answer: 'accepted', ...anHourFrom(THIRD) });
  });

  it('can still be picked from after an answer, and the answer can be withdrawn', () => {
    const history = offered();
    history.play('proposeInterviewTime', { startsAt: THIRD });
    history.play('withdrawProposal');
    expect(history.state.offer).toMatchObject({ answer: 'open', proposedStartsAt: null });

    history.play('proposeInterviewTime', { startsAt: THIRD });
    history.play('pickInterviewTime', { startsAt: FIRST });

    expect(history.state.interview).toMatchObject({ startsAt: FIRST, proposedStartsAt: null });
  });

  it('can be replaced by one time, which the driver has to accept', () => {
    const history = offered();
    history.play('rescheduleInterview', anHourFrom(THIRD));

    expect(history.state.interview).toMatchObject({ interviewId: ID, answer: 'waiting', ...anHourFrom(THIRD) });
  });

  it.each(['rejectInterview', 'cancelInterview'] as const)('ends by %s, and the driver stays approved', (name) => {
    const history = offered();
    history.play(name);

    expect(history.state).toMatchObject({ name: 'approved', interview: null, interviewCancelled: true });
    expect(history.state.offer).toBeUndefined();
  });
});

describe('an offer is refused', () => {
  const approved = () => {
    const history = new CandidacyHistory(aWorld);
    history.play('invite');
    history.play('acceptInvite');
    history.play('approveForInterview', { isSafety: true });
    return history;
  };

  it.each([
    ['with a time in the past', ['2020-01-01T00:00:00.000Z', SECOND], 'interview-in-past'],
    ['with the same time twice', [FIRST, FIRST], 'interview-times-overlap'],
    ['with times that overlap, in any order', [SECOND, FIRST, '2026-12-01T15:30:00.000Z'], 'interview-times-overlap'],
  ])('%s', (_name, times, code) => {
    expect(refusalOf(approved(), 'offerInterview', { slots: times.map(anHourFrom) })).toBe(code);
  });

  it('but not with times that follow each other', () => {
    const slots = [anHourFrom(FIRST), anHourFrom('2026-12-01T16:00:00.000Z')];

    expect(refusalOf(approved(), 'offerInterview', { slots })).toBeUndefined();
  });
});

describe("a driver's answer to an offer is refused", () => {
  it.each<[string, [CandidacyCommandName, object], string]>([
    ['for a time that is not offered', ['pickInterviewTime', { startsAt: THIRD }], 'candidacy-changed'],
    ['for another interview', ['pickInterviewTime', { startsAt: FIRST, interviewId: 'another' }], 'candidacy-changed'],
    ['without a text or a time', ['proposeInterviewTime', { startsAt: null }], 'proposal-empty'],
    ['with a time that is offered', ['proposeInterviewTime', { startsAt: FIRST }], 'interview-time-offered'],
    [
      'with a time in the past',
      ['proposeInterviewTime', { startsAt: '2020-01-01T00:00:00.000Z' }],
      'interview-in-past',
    ],
  ])('%s', (_name, [name, details], code) => {
    expect(refusalOf(offered(), name, details)).toBe(code);
  });

  it('for a time that has passed', () => {
    const history = offered();
    history.now = Date.parse(FIRST);

    expect(refusalOf(history, 'pickInterviewTime', { startsAt: FIRST })).toBe('interview-in-past');
  });

  it('without a time, if the interview has one', () => {
    const history = new CandidacyHistory(aWorld).toInterview();

    expect(refusalOf(history, 'proposeInterviewTime', { startsAt: null, noteId: ID })).toBe('interview-date-missing');
  });
});

describe('the deadlines of an offer', () => {
  it('remind the driver after a day, and end it when its last time begins', () => {
    const history = offered();
    const names = deadlinesOf(history.state).map(({ name }) => name);
    const lapse = deadlinesOf(history.state).find(({ name }) => name === 'offerLapse');
    expect(names).toContain('interviewAnswer');
    expect(lapse?.at).toBe(SECOND);

    const event = decideDeadline(history.state, { name: 'offerLapse', at: SECOND }, Date.parse(SECOND));

    expect(event).toMatchObject({
      type: 'interviewOfferLapsed',
      snapshot: { name: 'approved', records: { scheduledInterview: 'cancelled' }, interviewCancelled: true },
    });
  });

  it('do not end an offer that waits for the carrier', () => {
    const history = offered();
    history.play('proposeInterviewTime', { startsAt: null, noteId: ID });

    expect(deadlinesOf(history.state).map(({ name }) => name)).toEqual(['reminder', 'escalation']);
  });
});

describe('an interview that ends', () => {
  it('is marked with the time, and its calendar entry with a higher number', () => {
    const history = new CandidacyHistory(aWorld).toInterview();
    history.play('hire');

    expect(history.state.interview).toMatchObject({ sequence: 1, endedAt: new Date(history.now).toISOString() });
  });

  it('stays as it was if the driver is hired after it', () => {
    const history = new CandidacyHistory(aWorld).toInterview(undefined, FIRST);
    history.now = Date.parse(SECOND);
    history.play('hire', { startOn: '2026-12-05', startsAt: '2026-12-05T06:00:00.000Z' });

    expect(history.state.interview).toMatchObject({ sequence: 0 });
    expect(history.state.interview?.endedAt).toBeUndefined();
  });
});
