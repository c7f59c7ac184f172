import { describe, expect, it } from '@jest/globals';
import { deadlinesOf } from '#domain/candidacies/deadlines';
import { decideDeadline } from '#domain/candidacies/decide-deadline';
import type { CandidacyEvent } from '#domain/candidacies/events';
import { decideFact } from '#domain/candidacies/facts';
import { messagesFor } from '#domain/candidacies/messages';
import { decidePause } from '#domain/candidacies/pause';
import { aWorld } from '../../support/hiring/a-world';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

const play = () => new CandidacyHistory(aWorld);
const interviewTime = { startsAt: '2026-12-01T15:00:00.000Z', endsAt: '2026-12-01T16:00:00.000Z' };
const recipients = (event: CandidacyEvent) => messagesFor(event).map(({ template, to }) => `${template} to ${to}`);

describe('messages', () => {
  it('include a text message when the driver has to answer', () => {
    const [invitation] = messagesFor(play().play('invite'));

    expect(invitation).toEqual({ template: 'invitation', to: 'driver', channels: ['mail', 'sms'] });
  });

  it('notify HR and Safety once the driver is in review, whichever side was first', () => {
    const accepted = play();
    accepted.play('invite');
    const met = play();
    met.play('request');

    expect(recipients(accepted.play('acceptInvite'))).toEqual(['reviewWaiting to safety']);
    expect(recipients(met.play('invite'))).toEqual(['requestAccepted to driver', 'reviewWaiting to safety']);
  });

  it('distinguish an expired invitation from an expired application', () => {
    const expiryOf = ({ state, now }: CandidacyHistory) => {
      const deadline = deadlinesOf(state).find(({ name }) => name === 'expiry');
      return deadline && recipients({ ...decideDeadline(state, deadline, now), updateId: 'due' });
    };
    const invited = play();
    invited.play('invite');
    const requested = play();
    requested.play('request');

    expect(expiryOf(invited)).toEqual(['invitationExpired to driver']);
    expect(expiryOf(requested)).toEqual(['candidacyExpired to driver']);
  });

  it('leave everything that is not urgent for a carrier to the daily digest', () => {
    const history = play();
    history.play('invite');
    history.play('acceptInvite');

    expect(recipients(history.play('approveForInterview', { isSafety: true }))).toEqual([
      'reviewApproved to driver',
      'approvedToSchedule to recruiters',
    ]);
    const scheduled = history.play('scheduleInterview', { interviewId: 'i', ...interviewTime });
    expect(recipients(scheduled)).toEqual(['interviewScheduled to driver', 'interviewScheduled to recruiters']);
    expect(recipients(history.play('acceptInterview'))).toEqual([]);
    history.now = Date.parse(interviewTime.endsAt);
    expect(recipients(history.play('hire'))).toEqual(['startOffered to driver']);
    expect(recipients(history.play('acceptStart'))).toEqual(['startSet to driver', 'startAccepted to recruiters']);
  });

  it('update one calendar entry, each with a higher sequence', () => {
    const history = play().toInterview('interview', '2026-12-01T15:00:00.000Z');
    const scheduled = history.events.at(-1) as CandidacyEvent;
    const moved = history.play('rescheduleInterview', {
      startsAt: '2026-12-02T15:00:00.000Z',
      endsAt: '2026-12-02T16:00:00.000Z',
    });
    const cancelled = history.play('cancelInterview');
    const entries = [scheduled, moved, cancelled].map((event) => messagesFor(event)[0]?.calendar);

    expect(entries).toEqual([
      expect.objectContaining({ method: 'request', sequence: 0, startsAt: '2026-12-01T15:00:00.000Z' }),
      expect.objectContaining({ method: 'update', sequence: 1, startsAt: '2026-12-02T15:00:00.000Z' }),
      expect.objectContaining({ method: 'cancel', sequence: 2, startsAt: '2026-12-02T15:00:00.000Z' }),
    ]);
    expect(
      new Set(entries.map((entry) => (entry !== undefined && 'interviewId' in entry ? entry.interviewId : null))).size,
    ).toBe(1);
  });

  it('remove the interview from both calendars when the round closes before it', () => {
    const event = play().toInterview().play('pass');

    expect(recipients(event)).toEqual([
      'candidacyPassed to driver',
      'interviewCancelled to driver',
      'interviewCancelled to recruiters',
    ]);
  });

  it('remove the interview from both calendars when the driver is hired before it', () => {
    const hire = { startOn: '2026-12-05', startsAt: '2026-12-05T06:00:00.000Z' };
    const before = play().toInterview();
    const after = play().toInterview();
    after.now = Date.parse(after.state.interview?.startsAt ?? '');

    expect(recipients(before.play('hire', hire))).toEqual([
      'startOffered to driver',
      'interviewCancelled to driver',
      'interviewCancelled to recruiters',
    ]);
    expect(recipients(before.play('rescindStart'))).toEqual(['startRescinded to driver']);
    expect(recipients(after.play('hire', hire))).toEqual(['startOffered to driver']);
  });

  const hire = { startOn: '2026-12-05', startsAt: '2026-12-05T06:00:00.000Z' };
  const toHire = () => {
    const history = play().toInterview();
    history.play('hire', hire);
    return history;
  };
  const closings: readonly [string, (history: CandidacyHistory) => CandidacyEvent][] = [
    ['the driver declines', (history) => history.play('declineStart')],
    ['the carrier rescinds', (history) => history.play('rescindStart')],
    ['the order is canceled', (history) => ended(history, 'order_cancelled')],
    ['the order is deleted', (history) => ended(history, 'order_deleted')],
    ['the driver exits', (history) => ended(history, 'driver_not_available')],
  ];
  const ended = ({ state, now }: CandidacyHistory, reason: Parameters<typeof decideFact>[1]['reason']) => {
    const fact =
      reason === 'driver_not_available'
        ? { type: 'driverNotAvailable' as const, reason }
        : { type: 'orderEnded' as const, reason: reason as 'order_deleted', notify: true };
    const transition = decideFact(state, fact, now);
    if (transition === null) throw new Error(`${reason} changes nothing`);
    return { ...transition, updateId: 'fact' };
  };

  it.each(closings)('remove an accepted first day from the calendar when %s', (_, close) => {
    const accepted = toHire();
    accepted.play('acceptStart');
    const [canceled, ...others] = messagesFor(close(accepted)).filter(({ to }) => to === 'driver');

    expect(canceled?.calendar).toMatchObject({ method: 'cancel', startOn: hire.startOn });
    expect(others).toEqual([]);
    // A day that nobody accepted is in no calendar.
    expect(messagesFor(close(toHire())).filter(({ calendar }) => calendar !== undefined)).toEqual([]);
  });

  const day = 86_400_000;
  interface Held {
    readonly before: (history: CandidacyHistory) => void;
    readonly act: (history: CandidacyHistory) => CandidacyEvent;
    readonly message: string;
  }
  const untilPause: readonly [string, Held][] = [
    [
      'an accepted invitation',
      {
        before: (history) => history.play('invite'),
        act: (history) => history.play('acceptInvite'),
        message: 'reviewWaiting to safety',
      },
    ],
    [
      'another interview time',
      {
        before: (history) => history.toInterview('interview', '2026-12-20T15:00:00.000Z'),
        act: (history) => history.play('proposeInterviewTime', { startsAt: '2026-12-21T15:00:00.000Z' }),
        message: 'interviewTimeProposed to recruiters',
      },
    ],
    [
      'another start date',
      {
        before: (history) => history.toInterview().play('hire', hire),
        act: (history) => history.play('proposeStart', { startOn: '2026-12-08', startsAt: '2026-12-08T06:00:00.000Z' }),
        message: 'startProposed to recruiters',
      },
    ],
  ];

  it.each(untilPause)('reach a deactivated carrier only once it is active again: %s', (_, { before, act, message }) => {
    const history = play();
    before(history);
    const pause = (isPaused: boolean) => {
      history.now += day / 24;
      const event = decidePause(history.state, { isPaused, now: history.now });
      history.state = event?.snapshot ?? history.state;
      return event === null ? [] : recipients({ ...event, updateId: 'pause' });
    };
    pause(true);
    history.now += 60_000;

    expect(recipients(act(history)).filter((each) => !each.endsWith('to driver'))).toEqual([]);
    expect(pause(false)).toEqual(['carrierResumed to driver', message]);
  });

  it('do not repeat after a pause what was sent to the carrier before it', () => {
    const history = play();
    history.play('invite');
    history.play('acceptInvite');
    const event = (isPaused: boolean, now: number) => {
      const decided = decidePause(history.state, { isPaused, now });
      history.state = decided?.snapshot ?? history.state;
      return decided === null ? [] : recipients({ ...decided, updateId: 'pause' });
    };
    event(true, history.now + day);

    expect(event(false, history.now + 2 * day)).toEqual(['carrierResumed to driver']);
  });

  it('notify the driver when the carrier is deactivated and reactivated', () => {
    const history = play();
    history.play('invite');
    const paused = decidePause(history.state, { isPaused: true, now: history.now });
    if (paused === null) throw new Error('not paused');
    const resumed = decidePause(paused.snapshot, { isPaused: false, now: history.now + 60_000 });
    if (resumed === null) throw new Error('not resumed');

    expect(recipients({ ...paused, updateId: 'pause' })).toEqual(['carrierPaused to driver']);
    expect(recipients({ ...resumed, updateId: 'resume' })).toEqual(['carrierResumed to driver']);
  });

  it('do not mention a canceled interview a second time', () => {
    const history = play().toInterview();
    history.play('cancelInterview');

    expect(recipients(history.play('pass'))).toEqual(['candidacyPassed to driver']);
  });

  it('notify the recruiters of a proposed start date right away and on its date, and the driver of the answer', () => {
    const history = play().toHired();
    const proposal = { startOn: '2026-12-12', startsAt: '2026-12-12T06:00:00.000Z' };

    expect(recipients(history.play('proposeStart', proposal))).toEqual(['startProposed to recruiters']);
    const due = (name: string): string[] | undefined => {
      const deadline = deadlinesOf(history.state).find((item) => item.name === name);
      return deadline && recipients({ ...decideDeadline(history.state, deadline, history.now), updateId: 'due' });
    };
    // Until then the daily digest lists the carrier's turn.
    expect(due('reminder')).toEqual([]);
    expect(due('startUnaccepted')).toEqual(['startProposalReminder to recruiters']);
    expect(recipients(history.play('keepStart'))).toEqual(['startKept to driver']);
    history.play('proposeStart', proposal);
    expect(recipients(history.play('acceptProposedStart', { startOn: '2026-12-12' }))).toEqual(['startSet to driver']);
    expect(history.state.hire).toMatchObject({ startOn: '2026-12-12', answer: 'accepted', proposal: null });
  });

  it('ask the recruiters no longer to confirm a time that the driver withdrew, and the scheduled one needs an answer again', () => {
    const history = play().toInterview('interview', '2026-12-01T15:00:00.000Z');
    history.play('proposeInterviewTime', { startsAt: '2026-12-02T15:00:00.000Z' });

    expect(recipients(history.play('withdrawProposal'))).toEqual(['interviewProposalWithdrawn to recruiters']);
    expect(history.state.interview).toMatchObject({
      answer: 'waiting',
      startsAt: '2026-12-01T15:00:00.000Z',
      proposedStartsAt: null,
    });
  });

  it('are not sent to candidates of an order that was canceled without notification', () => {
    const history = play();
    history.play('invite');
    const end = (notify: boolean) => {
      const fact = { type: 'orderEnded', reason: 'order_cancelled', notify } as const;
      const transition = decideFact(history.state, fact, history.now);
      return transition === null ? [] : recipients({ ...transition, updateId: 'order_cancelled' });
    };

    expect(end(true)).toEqual(['orderOver to driver']);
    expect(end(false)).toEqual([]);
  });

  it('never disclose to other carriers where the driver was hired', () => {
    const history = play();
    history.play('invite');
    const transition = decideFact(history.state, { type: 'hiredElsewhere', reason: 'hired_elsewhere' }, history.now);

    expect(transition && recipients({ ...transition, updateId: 'x' })).toEqual([]);
  });
});
