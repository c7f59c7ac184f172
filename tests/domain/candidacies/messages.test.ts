import { describe, expect, it } from '@jest/globals';
import { clocksOf } from '#domain/candidacies/clocks';
import { decideDeadline } from '#domain/candidacies/deadlines';
import { decideFact } from '#domain/candidacies/facts';
import { messagesFor } from '#domain/candidacies/messages';
import type { CandidacyEvent } from '#domain/candidacies/events';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aWorld } from '../../support/hiring/a-world';

const play = () => new CandidacyHistory(aWorld);
const interviewTime = { startsAt: '2026-12-01T15:00:00.000Z', endsAt: '2026-12-01T16:00:00.000Z' };
const told = (event: CandidacyEvent) => messagesFor(event).map(({ template, to }) => `${template} to ${to}`);

describe('messages', () => {
  it('reach the driver on his phone when he must answer', () => {
    const [invitation] = messagesFor(play().play('invite'));

    expect(invitation).toEqual({ template: 'invitation', to: 'driver', channels: ['mail', 'sms'] });
  });

  it('ask HR and Safety once the driver is in review, whichever side was first', () => {
    const accepted = play();
    accepted.play('invite');
    const met = play();
    met.play('request');

    expect(told(accepted.play('acceptInvite'))).toEqual(['reviewWaiting to safety']);
    expect(told(met.play('invite'))).toEqual(['requestAccepted to driver', 'reviewWaiting to safety']);
  });

  it('leave steps of colleagues and drivers that ask nothing urgent of a carrier to the daily digest', () => {
    const history = play();
    history.play('invite');
    history.play('acceptInvite');

    expect(told(history.play('approveForInterview', { isSafety: true }))).toEqual([]);
    const scheduled = history.play('scheduleInterview', { interviewId: 'i', ...interviewTime });
    expect(told(scheduled)).toEqual(['interviewScheduled to driver', 'interviewScheduled to recruiters']);
    expect(told(history.play('acceptInterview'))).toEqual([]);
    history.now = Date.parse(interviewTime.endsAt);
    expect(told(history.play('hire'))).toEqual(['startOffered to driver']);
    expect(told(history.play('acceptStart'))).toEqual(['startAccepted to recruiters']);
  });

  it('carry one calendar entry through its life, each with a higher sequence', () => {
    const history = play().toInterview('interview', '2026-12-01T15:00:00.000Z');
    const scheduled = history.events.at(-1) as CandidacyEvent;
    const moved = history.play('moveInterview', {
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
    expect(new Set(entries.map((entry) => entry?.interviewId)).size).toBe(1);
  });

  it('take the interview out of both calendars when the round closes before it', () => {
    const event = play().toInterview().play('pass');

    expect(told(event)).toEqual([
      'candidacyPassed to driver',
      'interviewCancelled to driver',
      'interviewCancelled to recruiters',
    ]);
  });

  it('take the interview out of both calendars when the driver is hired before it', () => {
    const hire = { startOn: '2026-12-05', startsAt: '2026-12-05T06:00:00.000Z' };
    const before = play().toInterview();
    const after = play().toInterview();
    after.now = Date.parse(after.state.interview?.startsAt ?? '');

    expect(told(before.play('hire', hire))).toEqual([
      'startOffered to driver',
      'interviewCancelled to driver',
      'interviewCancelled to recruiters',
    ]);
    expect(told(before.play('rescindStart'))).toEqual(['startRescinded to driver']);
    expect(told(after.play('hire', hire))).toEqual(['startOffered to driver']);
  });

  it('say nothing of a cancelled interview a second time', () => {
    const history = play().toInterview();
    history.play('cancelInterview');

    expect(told(history.play('pass'))).toEqual(['candidacyPassed to driver']);
  });

  it('tell the recruiters of another start date at once and on its day, and the driver of the answer', () => {
    const history = play().toHired();
    const asked = { startOn: '2026-12-12', startsAt: '2026-12-12T06:00:00.000Z' };

    expect(told(history.play('proposeStart', asked))).toEqual(['startProposed to recruiters']);
    const due = (name: string): string[] | undefined => {
      const clock = clocksOf(history.state).find((one) => one.name === name);
      return clock && told({ ...decideDeadline(history.state, clock, history.now), updateId: 'due' });
    };
    // The daily digest holds the carrier's turn meanwhile.
    expect(due('reminder')).toEqual([]);
    expect(due('startUnaccepted')).toEqual(['startProposalReminder to recruiters']);
    expect(told(history.play('keepStart'))).toEqual(['startKept to driver']);
    history.play('proposeStart', asked);
    expect(told(history.play('acceptProposedStart', { startOn: '2026-12-12' }))).toEqual([
      'proposedStartAccepted to driver',
    ]);
    expect(history.state.hire).toMatchObject({ startOn: '2026-12-12', answer: 'accepted', proposal: null });
  });

  it('say nothing when a driver takes another interview time back, and the planned one asks again', () => {
    const history = play().toInterview('interview', '2026-12-01T15:00:00.000Z');
    history.play('proposeInterviewTime', { startsAt: '2026-12-02T15:00:00.000Z' });

    expect(told(history.play('takeBackProposal'))).toEqual([]);
    expect(history.state.interview).toMatchObject({
      answer: 'waiting',
      startsAt: '2026-12-01T15:00:00.000Z',
      proposedStartsAt: null,
    });
  });

  it('are kept from candidates of an order that was cancelled quietly', () => {
    const history = play();
    history.play('invite');
    const end = (notify: boolean) => {
      const fact = { type: 'orderEnded', reason: 'order_cancelled', notify } as const;
      const transition = decideFact(history.state, fact, history.now);
      return transition === null ? [] : told({ ...transition, updateId: 'order_cancelled' });
    };

    expect(end(true)).toEqual(['orderOver to driver']);
    expect(end(false)).toEqual([]);
  });

  it('never tell the other carriers where the driver was hired', () => {
    const history = play();
    history.play('invite');
    const transition = decideFact(history.state, { type: 'hiredElsewhere', reason: 'hired_elsewhere' }, history.now);

    expect(transition && told({ ...transition, updateId: 'x' })).toEqual([]);
  });
});
