import { describe, expect, it } from '@jest/globals';
import type { Actor } from '#domain/accounts/actor';
import type { Position } from '#domain/accounts/roles';
import {
  bulkCandidateProblemOf,
  type CandidacyAction,
  checkBulkPermission,
  checkCandidate,
  checkInvitee,
  commandOf,
  type InviteFacts,
  mayFollow,
} from '#domain/bulk/candidates/rules';
import type { CandidacyState } from '#domain/candidacies/state';
import { emptyCandidacy } from '#domain/candidacies/state-table';
import { type CandidacyStateName, candidacyStates } from '#domain/shared/candidacy-states';

const now = Date.parse('2026-11-25T12:00:00.000Z');
const actor = { kind: 'fleet', userId: 'user-1' } as const;
const ids = { candidacyId: 'candidacy-1', orderId: 'order-1', driverId: 'driver-1' };

const candidacy = (name: CandidacyStateName, round = 1): CandidacyState => ({ ...emptyCandidacy(ids), name, round });
const check = (
  act: CandidacyAction,
  state: CandidacyState,
  { seen = state.name as CandidacyStateName, isSafety = false, hasMail = true } = {},
) => checkCandidate({ state, seen: { round: 1, state: seen }, hasMail }, act, { actor, isSafety, now })?.code;
const message: CandidacyAction = { kind: 'messageCandidates', subject: 'Hi', text: 'Hi' };
const pass: CandidacyAction = { kind: 'pass', reason: 'not_a_match', text: '' };
const member = (position: Position, more: Partial<Actor> = {}): Actor => ({
  userId: 'user-1',
  roles: ['business'],
  organizationId: 'carrier-1',
  position,
  ...more,
});

describe('a bulk action on candidates', () => {
  it('is possible in exactly the states of the single action', () => {
    const possibleIn = (act: CandidacyAction, isSafety: boolean) =>
      candidacyStates.filter((state) => check(act, candidacy(state), { isSafety }) === undefined);

    expect(possibleIn({ kind: 'moveToReview' }, false)).toEqual(['requested']);
    expect(possibleIn({ kind: 'approveForInterview' }, true)).toEqual(['inReview']);
    expect(possibleIn({ kind: 'approveForInterview' }, false)).toEqual([]);
    const passable = ['invited', 'requested', 'inReview', 'approved', 'interviewOffered', 'interviewing'];
    expect(possibleIn(pass, false)).toEqual(passable);
    expect(possibleIn(pass, true)).toEqual(passable);
    expect(possibleIn(message, false)).toEqual([...passable, 'hired']);
  });

  it('says why it is not possible for a candidate', () => {
    expect(check({ kind: 'approveForInterview' }, candidacy('inReview'))).toBe('safety-approval-needed');
    expect(check({ kind: 'moveToReview' }, candidacy('invited'))).toBe('candidate-not-in-state');
    expect(check(message, candidacy('invited'), { hasMail: false })).toBe('driver-account-closed');
    expect(check(message, candidacy('closed'))).toBe('candidate-moved-on');
  });

  it('is refused for a candidate who is not where the preview showed them', () => {
    expect(check(pass, candidacy('approved'), { seen: 'requested' })).toBe('candidate-moved-on');
    expect(check(pass, candidacy('requested', 2))).toBe('candidate-moved-on');
    expect(bulkCandidateProblemOf({ code: 'candidacy-changed' })?.code).toBe('candidate-moved-on');
  });

  it('passes on a candidate with the command of the state that was seen', () => {
    const nameIn = (state: CandidacyStateName, isSafety = false) => commandOf(pass, { round: 1, state }, { isSafety });

    expect(nameIn('invited')).toBe('cancelInvite');
    expect(nameIn('requested')).toBe('pass');
    expect(nameIn('inReview')).toBe('cancelAssignment');
    expect(nameIn('inReview', true)).toBe('rejectReview');
    expect(nameIn('interviewing')).toBe('pass');
    expect(commandOf(message, { round: 1, state: 'invited' }, { isSafety: true })).toBeNull();
  });

  it('needs the permission of the single action', () => {
    expect(checkBulkPermission(member('RECRUITER'), 'approveForInterview')?.code).toBe('safety-approval-needed');
    expect(checkBulkPermission(member('HR'), 'approveForInterview')).toBeUndefined();
    expect(checkBulkPermission(member('RECRUITER'), 'invite')).toBeUndefined();
    expect(checkBulkPermission(member('ACCOUNTING'), 'invite')?.code).toBe('forbidden');
  });

  it('is visible to the person who started it, and to colleagues with its permission', () => {
    const approval = { kind: 'approveForInterview', organizationId: 'carrier-1', startedBy: 'user-1' } as const;
    const other = { userId: 'user-2' };

    expect(mayFollow(member('RECRUITER'), approval)).toBe(true);
    expect(mayFollow(member('RECRUITER', other), approval)).toBe(false);
    expect(mayFollow(member('SAFETY', other), approval)).toBe(true);
    expect(mayFollow(member('ACCOUNTING', other), { ...approval, kind: 'invite' })).toBe(false);
    expect(mayFollow(member('SAFETY', { organizationId: 'carrier-2' }), approval)).toBe(false);
  });
});

describe('a bulk invitation', () => {
  const facts = (more: Partial<InviteFacts> = {}): InviteFacts => ({
    state: null,
    order: { status: 'active', isVisible: true, seatsTaken: 0, numberOfDrivers: 2 },
    organization: { id: 'carrier-1', name: 'Carrier', isActive: true, agreement: null },
    driver: { stage: 'Certified', lifecycleStatus: 'certified_compliant', isAvailable: true, hiredBy: null },
    ...more,
  });

  it('says why a driver is skipped', () => {
    const { order, driver } = facts();
    const refusalOf = (more: Partial<InviteFacts>) => checkInvitee(facts(more))?.code;

    expect(refusalOf({})).toBeUndefined();
    expect(refusalOf({ state: 'closed' })).toBeUndefined();
    expect(refusalOf({ state: 'requested' })).toBeUndefined();
    expect(refusalOf({ state: 'inReview' })).toBe('driver-already-invited');
    expect(refusalOf({ state: 'ended' })).toBe('assignment-ended');
    expect(refusalOf({ order: { ...order, status: 'past' } })).toBe('order-not-active');
    expect(refusalOf({ order: { ...order, seatsTaken: 2 } })).toBe('order-filled');
    expect(refusalOf({ driver: { ...driver, isAvailable: false } })).toBe('driver-not-searchable');
    expect(refusalOf({ driver: { ...driver, hiredBy: 'carrier-2' } })).toBe('driver-hired-elsewhere');
  });
});
