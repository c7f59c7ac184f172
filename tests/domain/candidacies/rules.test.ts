import { describe, expect, it } from '@jest/globals';
import type { CandidacyCommandName } from '#domain/candidacies/commands';
import { checkCommand } from '#domain/candidacies/rules';
import { aWorld } from '../../support/hiring/a-world';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

const play = () => new CandidacyHistory(aWorld);

/** The problem of a command now, with valid details except for the given ones. */
function problemOf(history: CandidacyHistory, name: CandidacyCommandName, details: object = {}) {
  const command = history.command(name, details);
  return checkCommand(history.state, { name, command }, history.now + 60_000);
}

describe('the check of the actor', () => {
  it("refuses a driver who sends a carrier's command", () => {
    expect(problemOf(play(), 'invite', { actor: { kind: 'driver', userId: aWorld.driverId } })).toEqual({
      code: 'forbidden',
    });
  });

  it.each(['approveForInterview', 'rejectReview'] as const)('allows %s to HR and Safety only', (name) => {
    const history = play();
    history.play('invite');
    history.play('acceptInvite');

    expect(problemOf(history, name)).toEqual({ code: 'safety-approval-needed' });
    expect(problemOf(history, name, { isSafety: true })).toBeUndefined();
  });

  it.each(['pass', 'cancelAssignment'] as const)(
    'allows %s because of a report only after the notices were recorded',
    (name) => {
      const history = play();
      history.play('invite');
      history.play('acceptInvite');
      history.play('approveForInterview', { isSafety: true });
      const reason = { reason: 'report_based' };

      expect(problemOf(history, name, reason)).toEqual({ code: 'notices-not-recorded' });
      expect(problemOf(history, name, { ...reason, noticesSent: true })).toEqual({ code: 'notices-not-recorded' });
      expect(problemOf(history, name, { ...reason, noticesSent: true, isSafety: true })).toBeUndefined();
    },
  );

  it('allows the end of an assignment because of a report only after its notices, except in commands of earlier versions', () => {
    const history = play().toHired();
    const hire = history.state.hire && {
      ...history.state.hire,
      startedAt: '2026-11-20T06:00:00.000Z',
      startOn: '2026-11-20',
    };
    history.state = { ...history.state, hire };
    const end = { endOn: '2026-11-21', reason: 'report_based', isSafety: true };

    expect(problemOf(history, 'endAssignment', { ...end, noticesSent: false })).toEqual({
      code: 'notices-not-recorded',
    });
    expect(problemOf(history, 'endAssignment', { ...end, noticesSent: true })).toBeUndefined();
    expect(problemOf(history, 'endAssignment', { ...end, noticesSent: undefined })).toBeUndefined();
  });
});

describe('the check of the state that the page showed', () => {
  it('refuses a command for an earlier round', () => {
    const history = play();
    history.play('request');
    history.play('pass');
    history.play('request');

    expect(problemOf(history, 'pass', { round: 1 })).toEqual({
      code: 'candidacy-changed',
      params: { state: 'requested', round: 2, seq: 3 },
    });
  });

  it('reports that someone else acted if the move was possible before', () => {
    const history = play();
    history.play('invite');
    history.play('acceptInvite');
    history.play('approveForInterview', { isSafety: true });

    expect(problemOf(history, 'approveForInterview', { isSafety: true })?.code).toBe('candidacy-changed');
    expect(problemOf(history, 'acceptInvite')?.code).toBe('candidacy-changed');
  });

  it('reports that a move is not possible yet, with the possible ones', () => {
    const history = play();
    history.play('invite');

    expect(problemOf(history, 'hire')).toEqual({
      code: 'candidacy-move-not-allowed',
      params: { state: 'invited', seq: 1, allowed: ['cancelInvite'] },
    });
  });

  it.each([
    'acceptInterview',
    'proposeInterviewTime',
    'rescheduleInterview',
    'cancelInterview',
    'rejectInterview',
  ] as const)('refuses %s for another interview than the live one', (name) => {
    const history = play().toInterview();

    expect(problemOf(history, name, { interviewId: 'another' })?.code).toBe('candidacy-changed');
  });

  it('refuses a second invitation and a second request', () => {
    const invited = play();
    invited.play('invite');
    const requested = play();
    requested.play('request');

    expect(problemOf(invited, 'invite')).toEqual({ code: 'driver-already-invited' });
    expect(problemOf(requested, 'request')).toEqual({ code: 'driver-already-requested' });
    expect(problemOf(play().toHired(), 'invite')).toEqual({ code: 'driver-already-hired' });
  });

  it.each(['invite', 'request'] as const)('says why an ended assignment has no other round: %s', (name) => {
    const history = play().toHired();
    history.now = Date.parse('2026-12-05T12:00:00.000Z');
    history.play('confirmStart');
    history.now += 60_000;
    history.play('endAssignment', { endOn: '2026-12-05' });

    expect(problemOf(history, name)).toEqual({ code: 'assignment-ended' });
  });
});

describe('the check of dates', () => {
  it('refuses an interview in the past', () => {
    const history = play();
    history.play('invite');
    history.play('acceptInvite');
    history.play('approveForInterview', { isSafety: true });
    const past = { startsAt: new Date(history.now).toISOString() };

    expect(problemOf(history, 'scheduleInterview', past)).toEqual({ code: 'interview-in-past' });
    history.play('scheduleInterview', {
      interviewId: 'one',
      startsAt: '2026-12-01T15:00:00.000Z',
      endsAt: '2026-12-01T16:00:00.000Z',
    });
    expect(problemOf(history, 'rescheduleInterview', past)).toEqual({ code: 'interview-in-past' });
    expect(problemOf(history, 'proposeInterviewTime', past)).toEqual({ code: 'interview-in-past' });
  });

  it('refuses to confirm a proposal whose time has passed', () => {
    const history = play().toInterview();
    history.play('proposeInterviewTime', { startsAt: '2026-12-02T15:00:00.000Z' });
    history.now = Date.parse('2026-12-02T15:00:00.000Z');

    expect(problemOf(history, 'confirmProposal')).toEqual({ code: 'interview-in-past' });
  });

  it('allows a hire to start today, but neither yesterday nor after the end', () => {
    const history = play().toInterview();
    const start = (startsAt: string, endsAt: string | null = null) => problemOf(history, 'hire', { startsAt, endsAt });

    expect(start('2026-11-21T06:00:00.000Z')).toBeUndefined();
    expect(start('2026-11-20T06:00:00.000Z')).toEqual({ code: 'start-in-past' });
    expect(start('2026-12-05T06:00:00.000Z', '2026-12-05T06:00:00.000Z')).toEqual({ code: 'start-after-end' });
  });

  it('refuses to accept an interview at another time than it has now, if the driver names one', () => {
    const history = play().toInterview('one', '2026-12-01T15:00:00.000Z');
    const problem = (shownTime?: string) =>
      problemOf(history, 'acceptInterview', { interviewId: 'one', ...(shownTime !== undefined && { shownTime }) });
    expect(problem('2026-12-01T16:00:00.000Z')?.code).toBe('candidacy-changed');
    expect([problem(), problem('2026-12-01T09:00:00-06:00')]).toEqual([undefined, undefined]);
  });

  it('refuses to accept another start date than it has now, if the driver names one', () => {
    const history = play().toInterview();
    history.play('hire', { endOn: '2026-12-31', endsAt: '2027-01-01T06:00:00.000Z' });
    const problem = (shownDate?: string) =>
      problemOf(history, 'acceptStart', shownDate === undefined ? {} : { shownDate });

    expect(problem('2027-01-31')?.code).toBe('candidacy-changed');
    expect([problem(), problem(history.state.hire?.startOn)]).toEqual([undefined, undefined]);
  });

  it('refuses to propose the scheduled interview time', () => {
    const history = play().toInterview(undefined, '2026-12-01T15:00:00.000Z');

    expect(problemOf(history, 'proposeInterviewTime', { startsAt: '2026-12-01T15:00:00.000Z' })).toEqual({
      code: 'interview-time-unchanged',
    });
    expect(problemOf(history, 'proposeInterviewTime', { startsAt: '2026-12-01T15:15:00.000Z' })).toBeUndefined();
  });

  it('allows a proposed start date unless it is the offered one, in the past or after the end', () => {
    const history = play().toInterview();
    history.play('hire', { endOn: '2026-12-31', endsAt: '2027-01-01T06:00:00.000Z' });
    const propose = (startOn: string) =>
      problemOf(history, 'proposeStart', { startOn, startsAt: `${startOn}T06:00:00.000Z` });

    expect(propose('2026-12-12')).toBeUndefined();
    expect(propose('2026-12-05')).toEqual({ code: 'start-date-unchanged' });
    expect(propose('2026-11-20')).toEqual({ code: 'start-in-past' });
    expect(propose('2027-01-01')).toEqual({ code: 'start-after-end' });
  });

  it('allows a carrier to accept the start date that it saw, and no older one', () => {
    const history = play().toHired();
    history.play('proposeStart', { startOn: '2026-12-12', startsAt: '2026-12-12T06:00:00.000Z' });
    history.play('proposeStart', { startOn: '2026-12-14', startsAt: '2026-12-14T06:00:00.000Z' });

    expect(problemOf(history, 'acceptProposedStart', { startOn: '2026-12-14' })).toBeUndefined();
    expect(problemOf(history, 'acceptProposedStart', { startOn: '2026-12-12' })).toMatchObject({
      code: 'candidacy-changed',
    });
    history.now = Date.parse('2026-12-16T06:00:00.000Z');
    expect(problemOf(history, 'acceptProposedStart', { startOn: '2026-12-14' })).toEqual({ code: 'start-in-past' });
  });

  it('allows an end of assignment between its start and today', () => {
    const history = play().toHired();
    history.now = Date.parse('2026-12-05T12:00:00.000Z');
    history.play('confirmStart');
    history.now = Date.parse('2026-12-20T12:00:00.000Z');

    const refused = { code: 'end-date-not-possible', params: { from: history.state.hire?.startOn } };
    expect(problemOf(history, 'endAssignment', { endOn: '2026-12-20' })).toBeUndefined();
    expect(problemOf(history, 'endAssignment', { endOn: '2026-12-21' })).toEqual(refused);
    expect(problemOf(history, 'endAssignment', { endOn: '2026-12-04' })).toEqual(refused);
  });
});
