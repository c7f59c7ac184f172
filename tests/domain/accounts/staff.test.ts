import { describe, expect, it } from '@jest/globals';
import { checkStaffAction, staffActions } from '#domain/accounts/staff/rules';
import { staffStateOf } from '#domain/accounts/staff/states';

const pending = { isOwnAccount: false, status: 'pending', isActive: true } as const;
const withdrawn = { ...pending, isActive: false } as const;
const active = { isOwnAccount: false, status: 'confirmed', isActive: true } as const;
const out = { ...active, isActive: false } as const;
const allowed = (situation: typeof pending | typeof withdrawn | typeof active | typeof out) =>
  staffActions.filter((act) => checkStaffAction(act, situation) === undefined);

describe('the actions on a member of staff', () => {
  it.each([
    ['invited', pending, ['change', 'inviteAgain', 'withdrawInvitation']],
    ['with a withdrawn invitation', withdrawn, ['change', 'inviteAgain']],
    ['active', active, ['change', 'deactivate']],
    ['deactivated', out, ['change', 'reactivate']],
  ])('%s', (_, situation, acts) => {
    expect(allowed(situation)).toEqual(acts);
  });

  it("are all refused on one's own account", () => {
    for (const act of staffActions)
      expect(checkStaffAction(act, { ...active, isOwnAccount: true })).toBe('own-account');
  });
});

describe('the state of a member of staff', () => {
  it.each([
    [{ status: 'confirmed', isActive: true, hasLink: false }, 'active'],
    [{ status: 'confirmed', isActive: false, hasLink: false }, 'deactivated'],
    [{ status: 'pending', isActive: true, hasLink: true }, 'invited'],
    [{ status: 'pending', isActive: true, hasLink: false }, 'invitation-expired'],
    [{ status: 'pending', isActive: false, hasLink: false }, 'invitation-withdrawn'],
  ] as const)('of %j is %s', (facts, state) => {
    expect(staffStateOf(facts)).toBe(state);
  });
});
