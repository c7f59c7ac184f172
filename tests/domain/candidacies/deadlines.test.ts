import { describe, expect, it } from '@jest/globals';
import { type Deadline, deadlinesOf, dueAtOf, expiresAtOf } from '#domain/candidacies/deadlines';
import { decideDeadline } from '#domain/candidacies/decide-deadline';
import { isMovePossible } from '#domain/candidacies/moves';
import { whoseTurn } from '#domain/candidacies/next-step';
import type { CandidacyState } from '#domain/candidacies/state';
import { aWorld } from '../../support/hiring/a-world';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const play = () => new CandidacyHistory(aWorld);

/** Deadlines as name and hours after the given instant. */
const hoursAfter = (moment: string, deadlines: Deadline[]) =>
  deadlines.map(({ name, at }) => [name, (Date.parse(at) - Date.parse(moment)) / HOUR]);

/** Fires the deadlines one after the other until none is left; returns the event types. */
function fireDeadlines(state: CandidacyState): string[] {
  const types: string[] = [];
  let current = state;
  for (let [deadline] = deadlinesOf(current); deadline !== undefined; [deadline] = deadlinesOf(current)) {
    const event = decideDeadline(current, deadline, Date.parse(deadline.at));
    types.push(event.type);
    current = event.snapshot;
  }
  return types;
}

describe('a candidacy', () => {
  it('reminds the invited driver after 3 days, notifies the administrators after 6, and expires after 7', () => {
    const history = play();
    history.play('invite');

    expect(hoursAfter(history.state.enteredAt, deadlinesOf(history.state))).toEqual([
      ['reminder', 72],
      ['escalation', 144],
      ['expiry', 168],
    ]);
    expect(fireDeadlines(history.state)).toEqual(['reminderDue', 'escalationDue', 'expired']);
    expect(dueAtOf(history.state)).toBe(deadlinesOf(history.state)[0]?.at);
    expect(expiresAtOf(history.state)).toBe(deadlinesOf(history.state)[2]?.at);
  });

  it('reminds the recruiters of a request after 2 days and lets it expire after 14', () => {
    const history = play();
    history.play('request');

    expect(hoursAfter(history.state.enteredAt, deadlinesOf(history.state))).toEqual([
      ['reminder', 48],
      ['escalation', 96],
      ['expiry', 336],
    ]);
  });

  it('uses the targets of the organization', () => {
    const history = play();
    history.state = { ...history.state, targets: { ...history.state.targets, invited: 1, inviteExpires: 2 } };
    history.play('invite');

    expect(hoursAfter(history.state.enteredAt, deadlinesOf(history.state))).toEqual([
      ['reminder', 24],
      ['escalation', 48],
      ['expiry', 48],
    ]);
  });

  it('never expires a review or an approval', () => {
    const history = play();
    history.play('invite');
    history.play('acceptInvite');

    expect(fireDeadlines(history.state)).toEqual(['reminderDue', 'escalationDue']);

    history.play('approveForInterview', { isSafety: true });

    expect(hoursAfter(history.state.enteredAt, deadlinesOf(history.state))).toEqual([
      ['reminder', 72],
      ['escalation', 144],
    ]);
  });

  it('requests an answer after a day, reminds two hours before the interview, and requests the outcome a day after it', () => {
    const history = play().toInterview(undefined, '2026-12-01T15:00:00.000Z');

    expect(deadlinesOf(history.state)).toEqual([
      { name: 'interviewAnswer', at: new Date(Date.parse(history.state.enteredAt) + DAY).toISOString() },
      { name: 'interviewReminder', at: '2026-12-01T13:00:00.000Z' },
      { name: 'outcome', at: '2026-12-02T15:00:00.000Z' },
      { name: 'escalation', at: '2026-12-03T15:00:00.000Z' },
    ]);
    expect(fireDeadlines(history.state)).toEqual([
      'interviewAnswerDue',
      'interviewReminderDue',
      'outcomeDue',
      'escalationDue',
    ]);
  });

  it('does not request an answer that was given', () => {
    const history = play().toInterview();
    history.play('acceptInterview');

    expect(deadlinesOf(history.state).map(({ name }) => name)).toEqual(['interviewReminder', 'outcome', 'escalation']);
  });

  it.each([
    ['no reminder was requested', { remind: false }, 48],
    ['the interview is under two hours away', { remind: true }, 1.5],
  ])('does not remind when %s', (_why, details, hoursAhead) => {
    const history = play();
    history.play('invite');
    history.play('acceptInvite');
    history.play('approveForInterview', { isSafety: true });
    const startsAt = new Date(history.now + hoursAhead * HOUR).toISOString();
    history.play('scheduleInterview', { ...details, startsAt, endsAt: startsAt });

    expect(deadlinesOf(history.state).map(({ name }) => name)).not.toContain('interviewReminder');
  });

  it('restarts the deadlines of a moved interview', () => {
    const history = play().toInterview(undefined, '2026-12-01T15:00:00.000Z');
    const [first] = deadlinesOf(history.state);
    history.state = decideDeadline(history.state, first as Deadline, Date.parse((first as Deadline).at)).snapshot;
    history.now = Date.parse((first as Deadline).at);
    history.play('rescheduleInterview', { startsAt: '2026-12-05T15:00:00.000Z', endsAt: '2026-12-05T16:00:00.000Z' });

    expect(deadlinesOf(history.state).map(({ name }) => name)).toEqual([
      'interviewAnswer',
      'interviewReminder',
      'outcome',
      'escalation',
    ]);
    expect(history.state.firedDeadlines).toEqual([]);
  });

  it('starts an accepted assignment on its date, and only reports one that was not accepted', () => {
    const offered = play().toHired();
    const accepted = play().toHired();
    accepted.play('acceptStart');

    expect(fireDeadlines(offered.state)).toEqual(['reminderDue', 'escalationDue', 'startReached']);
    expect(fireDeadlines(accepted.state)).toEqual(['assignmentStarted']);
  });

  it.each([
    ['earlier that day', '2026-11-21T06:00:00.000Z', 4],
    ['three hours later', '2026-11-21T15:05:00.000Z', 4],
    ['a day later', '2026-11-22T12:05:00.000Z', 24],
  ])(
    'gives a driver whose start is %s at least four hours before the carrier is notified',
    (_when, startsAt, hours) => {
      const history = play().toInterview();
      history.now = Date.parse('2026-11-21T12:04:00.000Z');
      history.play('hire', { startOn: startsAt.slice(0, 10), startsAt });
      const offeredAt = history.state.hire?.offeredAt ?? '';

      expect(hoursAfter(offeredAt, deadlinesOf(history.state))[0]).toEqual(['startUnaccepted', hours]);
      expect(isMovePossible('confirmStart', history.state, history.now)).toBe(false);
      expect(whoseTurn(history.state, history.now)).toBe('driver');
    },
  );

  it('sends no reminder sooner than four hours after the wait began, whatever the target', () => {
    const history = play();
    history.state = { ...history.state, targets: { ...history.state.targets, requested: 0 } };
    history.play('request');

    expect(hoursAfter(history.state.enteredAt, deadlinesOf(history.state)).slice(0, 2)).toEqual([
      ['reminder', 4],
      ['escalation', 4],
    ]);
  });

  it('restarts its deadlines when the driver proposes another start date, and again when the carrier keeps its own', () => {
    const history = play().toHired();
    history.now += DAY;
    history.play('proposeStart', { startOn: '2026-12-12', startsAt: '2026-12-12T06:00:00.000Z' });
    const proposedAt = history.state.hire?.proposal?.proposedAt ?? '';

    expect(whoseTurn(history.state, history.now)).toBe('carrier');
    expect(hoursAfter(proposedAt, deadlinesOf(history.state)).slice(0, 2)).toEqual([
      ['reminder', 48],
      ['escalation', 96],
    ]);
    history.now += DAY;
    history.play('keepStart');
    expect(whoseTurn(history.state, history.now)).toBe('driver');
    expect(hoursAfter(history.state.hire?.offeredAt ?? '', deadlinesOf(history.state))[0]).toEqual(['reminder', 48]);
  });

  it('starts the assignment right away when the driver accepts after the first day has begun', () => {
    const history = play().toHired();
    history.now = Date.parse('2026-12-06T00:00:00.000Z');
    history.play('acceptStart');

    expect(deadlinesOf(history.state)).toEqual([{ name: 'start', at: '2026-12-05T06:00:00.000Z' }]);
  });

  it('ends an assignment on its planned day as completed', () => {
    const history = play().toInterview();
    history.play('hire', { endOn: '2026-12-31', endsAt: '2027-01-01T06:00:00.000Z' });
    history.play('acceptStart');

    expect(fireDeadlines(history.state)).toEqual(['assignmentStarted', 'assignmentEnded']);
  });

  it('has no deadline for a contract without an end, or after the end', () => {
    const history = play().toHired();
    history.now = Date.parse('2026-12-05T06:00:00.000Z');
    history.play('confirmStart');

    expect(deadlinesOf(history.state)).toEqual([]);
  });
});
