import { describe, expect, it } from '@jest/globals';
import type { AdverseCommandName, AdverseCommands } from '#domain/adverse-actions/commands';
import { nextAdverseDeadline } from '#domain/adverse-actions/deadlines';
import { decideAdverseBasis, decideAdverseCommand, decideAdverseDeadline } from '#domain/adverse-actions/decide';
import { adverseMessagesFor } from '#domain/adverse-actions/messages';
import { adverseMoves } from '#domain/adverse-actions/moves';
import { adverseActions, areNoticesSent, mayOpenReport } from '#domain/adverse-actions/rules';
import { actionOfRound, type AdverseActionState, emptyAdverseAction } from '#domain/adverse-actions/state';
import { DAY_MS } from '#domain/shared/durations';

const ZONE = 'America/Chicago';
/** The Monday before Thanksgiving, which is no business day. */
const START = Date.parse('2026-11-23T15:00:00.000Z');
const days = (count: number): number => START + count * DAY_MS;
const staff = { kind: 'fleet', userId: 'staff' } as const;
const driver = { kind: 'driver', userId: 'driver' } as const;
const none = emptyAdverseAction({
  actionId: 'action',
  candidacyId: 'candidacy',
  orderId: 'order',
  organizationId: 'carrier',
  driverId: 'driver',
});

type Details<N extends AdverseCommandName> = Partial<AdverseCommands[N]> & { readonly now?: number };

function decide<N extends AdverseCommandName>(state: AdverseActionState, name: N, details: Details<N> = {}) {
  const { now = START, ...more } = details;
  const isDriver = adverseMoves[name].who.includes('driver');
  const base = { actor: isDriver ? driver : staff, isSafety: !isDriver, round: state.round, noteId: 'note' };
  const start = { candidacyRound: 1, reportId: 'report', noticeId: `notice-${name}`, zone: ZONE, waitDays: 5 };
  const command = { ...base, ...start, decidedOn: '2026-11-23', ...more } as unknown as AdverseCommands[N];
  return decideAdverseCommand(state, { name, command }, now);
}

function after<N extends AdverseCommandName>(state: AdverseActionState, name: N, details: Details<N> = {}) {
  const decision = decide(state, name, details);
  if ('refused' in decision) throw new Error(decision.refused.code);
  return decision.accepted.snapshot;
}

const codeOf = (decision: ReturnType<typeof decide>) => ('refused' in decision ? decision.refused.code : undefined);

function waitedOver(state: AdverseActionState, now: number): AdverseActionState {
  const due = decideAdverseDeadline(state, now);
  if (due === null) throw new Error('nothing is due');
  return due.transition.snapshot;
}

const waiting = after(none, 'sendPreAdverseNotice');
const ready = waitedOver(waiting, days(20));
const noticed = after(ready, 'sendFinalNotice', { now: days(21) });
const remote = after(none, 'sendRemoteNotice');

describe('the waiting period', () => {
  it('is five business days after the day of the notice, without Thanksgiving and the weekend', () => {
    expect(waiting).toMatchObject({
      name: 'waiting',
      wait: { daysLeft: 5, endsOn: '2026-12-01', endsAt: '2026-12-02T06:00:00.000Z' },
    });
  });

  it('ends at the end of its last day, not before', () => {
    const endsAt = Date.parse('2026-12-02T06:00:00.000Z');

    expect(decideAdverseDeadline(waiting, endsAt - 1)).toBeNull();
    expect(waitedOver(waiting, endsAt)).toMatchObject({ name: 'ready' });
  });

  it('is as long as the carrier chooses', () => {
    expect(after(none, 'sendPreAdverseNotice', { waitDays: 10 }).wait).toMatchObject({ endsOn: '2026-12-08' });
  });

  it('refuses the final notice until it is over', () => {
    expect(codeOf(decide(waiting, 'sendFinalNotice', { now: days(3) }))).toBe('adverse-wait-not-over');
    expect(noticed).toMatchObject({ name: 'noticed', notices: [{ kind: 'preAdverse' }, { kind: 'final' }] });
  });
});

describe('a dispute', () => {
  const disputed = after(waiting, 'disputeReport', { now: days(1) });

  it('stops the clock, with the days that are left', () => {
    // Tuesday itself, Wednesday, Friday, Monday and Tuesday.
    expect(disputed).toMatchObject({ name: 'disputed', wait: { daysLeft: 5, endsOn: null, endsAt: null } });
    expect(nextAdverseDeadline(disputed)).toBeNull();
    expect(codeOf(decide(disputed, 'sendFinalNotice', { now: days(60) }))).toBe('adverse-wait-not-over');
  });

  it('lets the clock run on from the day of the answer', () => {
    const answered = after(disputed, 'resolveDispute', {
      now: Date.parse('2026-12-10T15:00:00.000Z'),
      noteId: 'answer',
    });

    expect(answered).toMatchObject({
      name: 'waiting',
      wait: { daysLeft: 5, endsOn: '2026-12-17' },
      dispute: { noteId: 'note', answer: { noteId: 'answer', by: 'staff' } },
    });
  });

  it('is possible after the waiting period, too, as long as the carrier has not decided; its answer ends it', () => {
    const late = after(ready, 'disputeReport', { now: days(21) });

    expect(late).toMatchObject({ name: 'disputed', wait: { daysLeft: 0 } });
    expect(after(late, 'resolveDispute', { now: days(22) })).toMatchObject({ name: 'ready' });
    expect(codeOf(decide(noticed, 'disputeReport', { now: days(22) }))).toBe('adverse-move-not-allowed');
  });

  it('can be made again after an answer', () => {
    const answered = after(disputed, 'resolveDispute', { now: days(2) });

    expect(after(answered, 'disputeReport', { now: days(3), noteId: 'again' }).dispute).toEqual({
      noteId: 'again',
      at: new Date(days(3)).toISOString(),
      answer: null,
    });
  });
});

describe('a notice whose email failed', () => {
  const failed = (state: AdverseActionState, now = days(3)) =>
    decideAdverseBasis(
      state,
      { openRound: 1, isDriverErased: false, undelivered: state.notices.map(({ noticeId }) => noticeId) },
      now,
    );
  const undelivered = failed(waiting)?.snapshot ?? none;

  it('stops the clock until the letter is mailed, and notifies the carrier', () => {
    expect(undelivered).toMatchObject({ name: 'undelivered', wait: { daysLeft: 5, endsOn: null, endsAt: null } });
    expect(nextAdverseDeadline(undelivered)).toBeNull();
    expect(codeOf(decide(undelivered, 'sendFinalNotice', { now: days(60) }))).toBe('adverse-wait-not-over');
    const event = failed(waiting);
    expect(event && adverseMessagesFor({ ...event, updateId: 'update' })).toMatchObject([
      { template: 'adverse-undelivered', to: 'staff' },
    ]);
  });

  it('waits the whole time after three business days for the letter to arrive', () => {
    const mailed = after(undelivered, 'recordMailing', { now: days(7), mailedOn: '2026-11-27', noteId: 'receipt' });

    expect(mailed).toMatchObject({
      name: 'waiting',
      // Monday to Wednesday for the letter, then five business days.
      wait: { daysLeft: 5, endsOn: '2026-12-09', endsAt: '2026-12-10T06:00:00.000Z' },
      notices: [{ kind: 'preAdverse', mailed: { on: '2026-11-27', noteId: 'receipt', by: 'staff' } }],
    });
    expect(failed(mailed, days(8))).toBeNull();
  });

  it.each([
    ['2026-11-22', 'adverse-mailing-not-possible'],
    ['2026-11-23', undefined],
    ['2026-11-30', undefined],
    ['2026-12-01', 'adverse-mailing-not-possible'],
  ])('mailed on %s, recorded a week after the notice: %s', (mailedOn, code) => {
    expect(codeOf(decide(undelivered, 'recordMailing', { now: days(7), mailedOn }))).toBe(code);
  });

  it('stops nothing for a letter that was mailed in the meantime, nor for a driver who disputed the report', () => {
    const mailed = after(waiting, 'recordMailing', { now: days(1), mailedOn: '2026-11-24' });
    const disputed = after(waiting, 'disputeReport', { now: days(1) });

    expect(failed(mailed)?.snapshot).toMatchObject({ name: 'waiting', wait: { endsOn: '2026-12-07' } });
    expect(failed(disputed)?.snapshot).toMatchObject({ name: 'disputed' });
    expect(codeOf(decide(disputed, 'recordMailing', { mailedOn: '2026-11-23' }))).toBe('adverse-move-not-allowed');
  });

  it('can be disputed and withdrawn, and after the decision its mailing is proof', () => {
    expect(after(undelivered, 'disputeReport', { now: days(4) })).toMatchObject({ name: 'disputed' });
    expect(after(undelivered, 'withdrawAdverseAction', { now: days(4) })).toMatchObject({ name: 'withdrawn' });
    const decided = failed(noticed, days(24))?.snapshot ?? none;
    expect(decided).toMatchObject({ name: 'noticed', notices: [{}, { undeliveredAt: expect.any(String) }] });
    expect(after(decided, 'recordMailing', { now: days(25), mailedOn: '2026-12-18' })).toMatchObject({
      name: 'noticed',
      notices: [{}, { kind: 'final', mailed: { on: '2026-12-18' } }],
    });
  });

  it('is mailed by HR and SAFETY only', () => {
    expect(codeOf(decide(undelivered, 'recordMailing', { isSafety: false }))).toBe('safety-approval-needed');
  });
});

describe('earlier adverse actions', () => {
  const again = after(remote, 'sendPreAdverseNotice', { candidacyRound: 2, now: days(10) });

  it('stay with their notices when another begins', () => {
    expect(again).toMatchObject({
      round: 2,
      notices: [{ kind: 'preAdverse' }],
      earlier: [{ round: 1, name: 'noticed', path: 'remote', notices: [{ kind: 'remote' }] }],
    });
    const third = after(after(again, 'withdrawAdverseAction', { now: days(11) }), 'sendRemoteNotice', {
      candidacyRound: 2,
      now: days(12),
      decidedOn: '2026-12-04',
    });
    expect(third.earlier?.map(({ round, name }) => [round, name])).toEqual([
      [1, 'noticed'],
      [2, 'withdrawn'],
    ]);
  });

  it('keep the right to a free copy for 60 days, once', () => {
    const copied = after(again, 'requestReportCopy', { round: 1, now: days(59) });

    expect(actionOfRound(copied, 1)).toMatchObject({ copyRequestedAt: new Date(days(59)).toISOString() });
    expect(copied).toMatchObject({ name: 'waiting', copyRequestedAt: null });
    expect(codeOf(decide(again, 'requestReportCopy', { round: 1, now: days(60) }))).toBe('adverse-copy-not-possible');
    expect(codeOf(decide(copied, 'requestReportCopy', { round: 1, now: days(59) }))).toBe('adverse-copy-not-possible');
    expect(codeOf(decide(again, 'requestReportCopy', { round: 7 }))).toBe('adverse-move-not-allowed');
  });
});

describe('the remote path', () => {
  it('is one notice, after which the candidacy may be closed', () => {
    expect(remote).toMatchObject({ name: 'noticed', path: 'remote', wait: null, notices: [{ kind: 'remote' }] });
    expect(areNoticesSent(remote, 1)).toBe(true);
  });

  it.each([
    ['2026-11-18', undefined],
    ['2026-11-17', 'adverse-decision-not-possible'],
    ['2026-11-24', 'adverse-decision-not-possible'],
  ])('with a decision on %s: %s', (decidedOn, code) => {
    expect(codeOf(decide(none, 'sendRemoteNotice', { decidedOn }))).toBe(code);
  });

  it('gives a free copy of the report on request within 60 days, once', () => {
    expect(mayOpenReport(remote)).toBe(false);
    const requested = after(remote, 'requestReportCopy', { now: days(59) });

    expect(mayOpenReport(requested)).toBe(true);
    expect(codeOf(decide(requested, 'requestReportCopy', { now: days(59) }))).toBe('adverse-copy-not-possible');
    expect(codeOf(decide(remote, 'requestReportCopy', { now: days(60) }))).toBe('adverse-copy-not-possible');
    expect(codeOf(decide(noticed, 'requestReportCopy', { now: days(22) }))).toBe('adverse-copy-not-possible');
  });
});

describe('an adverse action', () => {
  it.each(['sendPreAdverseNotice', 'sendRemoteNotice', 'withdrawAdverseAction'] as const)(
    'is for HR and SAFETY: %s',
    (name) => {
      const state = name === 'withdrawAdverseAction' ? waiting : none;
      expect(codeOf(decide(state, name, { isSafety: false }))).toBe('safety-approval-needed');
      expect(codeOf(decide(state, name, { actor: driver }))).toBe('forbidden');
    },
  );

  it('is disputed by the driver only', () => {
    expect(codeOf(decide(waiting, 'disputeReport', { actor: staff }))).toBe('forbidden');
  });

  it('begins once in a round of the candidacy, unless it was withdrawn', () => {
    expect(codeOf(decide(waiting, 'sendPreAdverseNotice'))).toBe('adverse-action-open');
    expect(codeOf(decide(noticed, 'sendPreAdverseNotice', { now: days(30) }))).toBe('adverse-action-open');
    const withdrawn = after(waiting, 'withdrawAdverseAction');
    expect(after(withdrawn, 'sendPreAdverseNotice')).toMatchObject({ name: 'waiting', round: 2, ending: null });
    expect(after(noticed, 'sendPreAdverseNotice', { candidacyRound: 2, now: days(30) })).toMatchObject({ round: 2 });
  });

  it('refuses a command for an earlier one', () => {
    const second = after(after(waiting, 'withdrawAdverseAction'), 'sendPreAdverseNotice');

    expect(codeOf(decide(second, 'disputeReport', { round: 1 }))).toBe('adverse-move-not-allowed');
  });

  it('allows a close only for its own round, and not after a withdrawal', () => {
    expect(areNoticesSent(noticed, 1)).toBe(true);
    expect(areNoticesSent(noticed, 2)).toBe(false);
    expect(areNoticesSent(after(noticed, 'withdrawAdverseAction', { now: days(22) }), 1)).toBe(false);
    for (const state of [undefined, none, waiting, ready]) expect(areNoticesSent(state, 1)).toBe(false);
  });

  it('ends with its candidacy while it is undecided, and stays as it is after the decision', () => {
    const closed = { openRound: null, isDriverErased: false };

    expect(decideAdverseBasis(waiting, closed, days(1))?.snapshot).toMatchObject({
      name: 'withdrawn',
      ending: { by: 'system', reason: 'candidacy_closed' },
    });
    const ended = decideAdverseBasis(waiting, closed, days(1));
    expect(ended && adverseMessagesFor({ ...ended, updateId: 'update' })).toMatchObject([
      { template: 'adverse-ended', to: 'driver' },
    ]);
    expect(decideAdverseBasis(waiting, { ...closed, openRound: 1 }, days(1))).toBeNull();
    expect(decideAdverseBasis(noticed, closed, days(30))).toBeNull();
    expect(decideAdverseBasis(none, closed, days(1))).toBeNull();
  });

  it('is over when the driver is erased', () => {
    const erased = { openRound: null, isDriverErased: true };

    expect(decideAdverseBasis(waiting, erased, days(1))?.snapshot).toMatchObject({ name: 'withdrawn', isOver: true });
    expect(decideAdverseBasis(noticed, erased, days(30))?.snapshot).toMatchObject({ name: 'noticed', isOver: true });
  });

  it('offers each side what it may do', () => {
    const at = { candidacyRound: 1, now: days(1) };

    expect(adverseActions(none, 'fleet', at)).toEqual(['sendPreAdverseNotice', 'sendRemoteNotice']);
    expect(adverseActions(waiting, 'fleet', at)).toEqual(['withdrawAdverseAction', 'recordMailing']);
    expect(adverseActions(waiting, 'driver', at)).toEqual(['disputeReport']);
    expect(adverseActions(ready, 'fleet', at)).toEqual(['sendFinalNotice', 'withdrawAdverseAction', 'recordMailing']);
    expect(adverseActions(noticed, 'fleet', at)).toEqual(['withdrawAdverseAction', 'recordMailing']);
    expect(adverseActions(noticed, 'fleet', { ...at, candidacyRound: 2 })).toContain('sendPreAdverseNotice');
    expect(adverseActions(remote, 'driver', at)).toEqual(['requestReportCopy']);
  });

  it('emails each letter as a notice, and the answer that ends the wait to both sides', () => {
    const messagesOf = (decision: ReturnType<typeof decide>) =>
      'accepted' in decision ? adverseMessagesFor({ ...decision.accepted, updateId: 'update' }) : [];

    expect(messagesOf(decide(none, 'sendPreAdverseNotice'))).toMatchObject([{ to: 'driver', isNotice: true }]);
    const late = after(ready, 'disputeReport', { now: days(21) });
    expect(messagesOf(decide(late, 'resolveDispute', { now: days(22) })).map(({ to }) => to)).toEqual([
      'driver',
      'staff',
    ]);
  });
});
