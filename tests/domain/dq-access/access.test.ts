import { describe, expect, it } from '@jest/globals';
import type { AccessCommandName, AccessCommands } from '#domain/dq-access/commands';
import { nextAccessDeadline } from '#domain/dq-access/deadlines';
import {
  decideAccessBasis,
  decideAccessCommand,
  decideAccessDeadline,
  decideAccessPause,
} from '#domain/dq-access/decide';
import { accessMessagesFor } from '#domain/dq-access/messages';
import { accessMoves } from '#domain/dq-access/moves';
import { type DqAccessState, emptyAccess } from '#domain/dq-access/state';
import { DAY_MS } from '#domain/shared/durations';

const START = Date.parse('2026-11-26T15:00:00.000Z');
const days = (count: number): number => START + count * DAY_MS;
const staff = { kind: 'fleet', userId: 'staff' } as const;
const driver = { kind: 'driver', userId: 'driver' } as const;
const none = emptyAccess({ accessId: 'access', organizationId: 'carrier', driverId: 'driver' });
const related = { isRelated: true, hasDriverLeft: false, isDriverErased: false };

function decide<N extends AccessCommandName>(
  state: DqAccessState,
  name: N,
  { now = START, ...details }: Partial<AccessCommands[N]> & { readonly now?: number } = {},
) {
  const actor = accessMoves[name].who.includes('driver') ? driver : staff;
  const command = { actor, round: state.round, noteId: null, ...details } as unknown as AccessCommands[N];
  return decideAccessCommand(state, { name, command }, now);
}

function after<N extends AccessCommandName>(
  state: DqAccessState,
  name: N,
  details: Partial<AccessCommands[N]> & { readonly now?: number } = {},
): DqAccessState {
  const decision = decide(state, name, details);
  if ('refused' in decision) throw new Error(decision.refused.code);
  return decision.accepted.snapshot;
}

const end = { endsOn: '2027-11-26', endsAt: '2027-11-27T06:00:00.000Z' };
const requested = after(none, 'requestAccess', { noteId: 'why' });
const approved = after(requested, 'grantAccess', end);
const codeOf = (decision: ReturnType<typeof decide>) => ('refused' in decision ? decision.refused.code : undefined);

describe('a request', () => {
  it('opens a round with its reason, which the driver grants until a day', () => {
    expect(requested).toMatchObject({ name: 'requested', round: 1, noteId: 'why', requestedBy: 'staff', seq: 1 });
    expect(approved).toMatchObject({ name: 'approved', endsOn: '2027-11-26', seq: 2 });
  });

  it('is refused while a request or a grant is open', () => {
    expect(codeOf(decide(requested, 'requestAccess'))).toBe('access-already-requested');
    expect(codeOf(decide(approved, 'requestAccess', { now: days(30) }))).toBe('access-already-requested');
  });

  it('can be repeated after seven days, as the next round', () => {
    const rejected = after(requested, 'rejectAccess', { now: days(1) });

    expect(codeOf(decide(rejected, 'requestAccess', { now: days(7) - 1 }))).toBe('access-requested-recently');
    expect(after(rejected, 'requestAccess', { now: days(7) })).toMatchObject({
      name: 'requested',
      round: 2,
      ending: null,
    });
  });

  it('reminds the driver after 3 days and is rejected after 14', () => {
    expect(nextAccessDeadline(requested)?.at).toBe(new Date(days(3)).toISOString());
    const reminder = decideAccessDeadline(requested, days(3))?.transition;
    const reminded = reminder?.snapshot ?? none;
    const expiry = decideAccessDeadline(reminded, days(14))?.transition;

    expect(reminder?.type).toBe('accessReminderDue');
    expect(decideAccessDeadline(reminded, days(14) - 1)).toBeNull();
    expect(expiry).toMatchObject({ type: 'accessRequestExpired', reason: 'expired', snapshot: { name: 'rejected' } });
  });

  it('is rejected without a reminder if all its days have passed, as after an outage', () => {
    const [last, over] = [days(14) - 1, days(14)];

    expect(decideAccessDeadline(requested, last)?.transition.type).toBe('accessReminderDue');
    expect(decideAccessDeadline(requested, over)?.transition.type).toBe('accessRequestExpired');
  });

  it('waits longer by the time for which the carrier was deactivated', () => {
    const paused = decideAccessPause(requested, { isPaused: true, now: days(1) })?.snapshot ?? none;
    expect(nextAccessDeadline(paused)).toBeNull();
    const resumed = decideAccessPause(paused, { isPaused: false, now: days(11) })?.snapshot ?? none;

    expect(nextAccessDeadline(resumed)?.at).toBe(new Date(days(13)).toISOString());
  });
});

describe('a grant', () => {
  it('ends on its day', () => {
    const ended = decideAccessDeadline(approved, Date.parse(end.endsAt))?.transition;

    expect(decideAccessDeadline(approved, Date.parse(end.endsAt) - 1)).toBeNull();
    expect(ended).toMatchObject({ type: 'accessExpired', reason: 'expired', snapshot: { name: 'revoked' } });
  });

  // It is the 27th in Guam already.
  it('is limited to 24 months from the latest day anywhere, and ends on another day, later or earlier, when the driver says so', () => {
    const on = (endsOn: string) => ({ endsOn, endsAt: `${endsOn}T23:00:00.000Z` });

    expect(codeOf(decide(requested, 'grantAccess', on('2028-11-28')))).toBe('access-end-not-possible');
    expect(codeOf(decide(requested, 'grantAccess', on('2026-11-25')))).toBe('access-end-not-possible');
    expect(codeOf(decide(approved, 'extendAccess', on('2027-11-26')))).toBe('access-end-same');
    expect(codeOf(decide(approved, 'extendAccess', on('2026-11-25')))).toBe('access-end-not-possible');
    expect(after(approved, 'extendAccess', on('2028-01-31')).endsOn).toBe('2028-01-31');
    const sooner = after(approved, 'extendAccess', on('2026-12-26'));
    expect(nextAccessDeadline(sooner)?.at).toBe('2026-12-26T23:00:00.000Z');
  });

  it.each(['revokeAccess', 'giveUpAccess'] as const)('ends by %s', (name) => {
    expect(after(approved, name)).toMatchObject({ name: 'revoked', ending: { reason: null } });
  });

  it('ends with the last candidacy, bench entry and employment, but not before', () => {
    const basis = { ...related, isRelated: false };

    expect(decideAccessBasis(approved, related, START)).toBeNull();
    expect(decideAccessBasis(approved, basis, START)).toMatchObject({
      type: 'accessCandidacyClosed',
      reason: 'candidacy_closed',
      snapshot: { name: 'revoked', isOver: false },
    });
    expect(decideAccessBasis(after(approved, 'revokeAccess'), basis, START)).toBeNull();
  });

  it('ends when the driver leaves, and for good when the driver is erased', () => {
    expect(decideAccessBasis(approved, { ...related, hasDriverLeft: true }, START)?.snapshot).toMatchObject({
      name: 'revoked',
      ending: { reason: 'driver_not_available' },
      isOver: false,
    });
    const erased = decideAccessBasis(after(requested, 'rejectAccess'), { ...related, isDriverErased: true }, START);
    expect(erased?.snapshot).toMatchObject({ name: 'rejected', isOver: true });
    expect(codeOf(decide(erased?.snapshot ?? none, 'requestAccess', { now: days(30) }))).toBe(
      'access-move-not-allowed',
    );
  });
});

describe('commands', () => {
  it('are refused for the other side, another round and another state', () => {
    expect(codeOf(decide(requested, 'grantAccess', { ...end, actor: staff }))).toBe('forbidden');
    expect(codeOf(decide(requested, 'grantAccess', { ...end, round: 2 }))).toBe('access-move-not-allowed');
    expect(codeOf(decide(approved, 'withdrawRequest'))).toBe('access-move-not-allowed');
    expect(codeOf(decide(requested, 'giveUpAccess'))).toBe('access-move-not-allowed');
  });

  it('notify the other side', () => {
    const messagesOf = <N extends AccessCommandName>(
      state: DqAccessState,
      name: N,
      details: Partial<AccessCommands[N]> = {},
    ) => {
      const decision = decide(state, name, details);
      if ('refused' in decision) throw new Error(decision.refused.code);
      return accessMessagesFor({ ...decision.accepted, updateId: 'id' });
    };

    expect(messagesOf(none, 'requestAccess')).toEqual([{ template: 'access-requested', to: 'driver', hasSms: true }]);
    expect(messagesOf(requested, 'grantAccess', end)).toMatchObject([{ template: 'access-granted', to: 'requester' }]);
    expect(messagesOf(approved, 'extendAccess', { ...end, endsOn: '2026-12-26' })).toMatchObject([
      { template: 'access-day-changed', to: 'requester' },
    ]);
    expect(messagesOf(requested, 'withdrawRequest')).toEqual([]);
    expect(messagesOf(approved, 'giveUpAccess')).toMatchObject([{ template: 'access-ended', to: 'driver' }]);
  });
});
