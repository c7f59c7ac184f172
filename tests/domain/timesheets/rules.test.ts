import { describe, expect, it } from '@jest/globals';
import { checkApproval, checkMove, type MovableWorkday } from '#domain/timesheets/approve';
import { billingOf, isWithinAssignment } from '#domain/timesheets/assignment';
import { NO_ENTRIES } from '#domain/timesheets/content';
import { checkWorkdayCommand, needsAmount, workdayOffer, workdayStateOf } from '#domain/timesheets/rules';
import type { StoredShift } from '#domain/timesheets/shift';
import { workdayCommands, workdayStates } from '#domain/timesheets/states';
import { weekOfDay } from '#domain/timesheets/week';

const allowed = (actor: 'driver' | 'fleet' | 'ops', { isDisputed = false, isEndMissing = false } = {}): string[] =>
  (['none', ...workdayStates] as const).flatMap((state) =>
    workdayCommands
      .filter((command) => checkWorkdayCommand(command, { state, actor, isDisputed, isEndMissing }) === undefined)
      .map((command) => `${state}: ${command}`),
  );

describe('commands on a workday', () => {
  it('lets the driver write until the submission, and dispute what was approved', () => {
    expect(allowed('driver')).toEqual([
      'none: clock',
      'none: edit',
      'open: clock',
      'open: edit',
      'open: submit',
      'approved: dispute',
      'invoiced: dispute',
    ]);
  });

  it('lets approvers decide on submitted workdays, and reopen approved ones', () => {
    expect(allowed('fleet')).toEqual([
      'submitted: edit',
      'submitted: approve',
      'submitted: requestCorrection',
      'approved: reopen',
      'approved: dispute',
      'invoiced: dispute',
    ]);
  });

  it('lets approvers set a missing end', () => {
    expect(allowed('fleet', { isEndMissing: true })).toContain('open: edit');
    expect(allowed('fleet', { isEndMissing: true })).not.toContain('approved: edit');
  });

  it('lets operations settle disputes only', () => {
    expect(allowed('ops')).toEqual([]);
    expect(allowed('ops', { isDisputed: true })).toEqual(['approved: adjust', 'invoiced: adjust']);
  });

  it('disputes once at a time', () => {
    expect(allowed('driver', { isDisputed: true })).not.toContain('approved: dispute');
  });

  it.each(['edit', 'submit', 'approve', 'requestCorrection', 'reopen'] as const)(
    'locks an invoiced workday against %s',
    (command) => {
      const actor = command === 'submit' ? 'driver' : 'fleet';
      expect(checkWorkdayCommand(command, { state: 'invoiced', actor, isDisputed: false, isEndMissing: false })).toBe(
        'workday-locked',
      );
    },
  );

  it('is invoiced only while approved and on an invoice', () => {
    expect(workdayStateOf('approved', true)).toBe('invoiced');
    expect(workdayStateOf('approved', false)).toBe('approved');
    expect(workdayStateOf('submitted', true)).toBe('submitted');
  });

  it('says why an action is refused', () => {
    const facts = {
      state: 'open',
      actor: 'driver',
      isDisputed: false,
      isEndMissing: false,
      mayAct: true,
      isComplete: false,
      isAdjusted: false,
    } as const;
    expect(workdayOffer(facts)).toEqual({
      actions: ['clock', 'edit'],
      refusals: [{ action: 'submit', code: 'workday-incomplete' }],
    });
    expect(workdayOffer({ ...facts, mayAct: false }).actions).toEqual([]);
    const approved = { ...facts, actor: 'fleet', state: 'approved', isAdjusted: true } as const;
    expect(workdayOffer(approved).refusals).toEqual([{ action: 'reopen', code: 'workday-adjusted' }]);
  });
});

const shift: StoredShift = {
  id: 'a',
  startsAt: '2026-11-16T14:00:00.000Z',
  endsAt: '2026-11-16T22:00:00.000Z',
  breaks: [],
  clockDiffers: false,
  sentLate: false,
};
const submitted: MovableWorkday = {
  state: 'submitted',
  version: 2,
  isOnInvoice: false,
  dispute: null,
  shifts: [shift],
  entries: NO_ENTRIES,
};

describe('the approval of a workday', () => {
  const seen = { version: 2, now: Date.parse('2026-11-17T14:00:00.000Z'), hasAmount: false };

  it.each([
    ['as it was seen', submitted, undefined],
    ['changed since', { ...submitted, version: 3 }, 'workday-changed'],
    ['approved by a colleague', { ...submitted, state: 'approved' }, 'workday-move-not-allowed'],
    ['on an invoice', { ...submitted, state: 'approved', isOnInvoice: true }, 'workday-locked'],
    ['without an end', { ...submitted, shifts: [{ ...shift, endsAt: null }] }, 'workday-incomplete'],
    ['with nothing in it', { ...submitted, shifts: [] }, 'workday-incomplete'],
    ['with miles only', { ...submitted, shifts: [], entries: { ...NO_ENTRIES, milesTenths: 10 } }, undefined],
  ] as const)('%s', (_, workday, refusal) => {
    expect(checkApproval(workday, seen, 'hourly')).toBe(refusal);
  });

  it.each(['estimatedPay', 'other'] as const)('needs a typed amount for %s', (paymentType) => {
    expect(needsAmount(paymentType)).toBe(true);
    expect(checkApproval(submitted, seen, paymentType)).toBe('workday-amount-missing');
    expect(checkApproval(submitted, { ...seen, hasAmount: true }, paymentType)).toBeUndefined();
  });

  it('is not submitted with an open break', () => {
    const pause = { startsAt: '2026-11-16T18:00:00.000Z', endsAt: null };
    const open = { ...submitted, state: 'open', shifts: [{ ...shift, endsAt: null, breaks: [pause] }] } as const;
    expect(checkMove('submit', open, { version: 2, actor: 'driver', now: 0 })).toBe('workday-incomplete');
  });
});

describe('the assignment of a workday', () => {
  const periods = [
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '2026-11-20', to: null },
  ];

  it.each([
    ['2026-09-30', false],
    ['2026-10-01', true],
    ['2026-10-31', true],
    ['2026-11-01', false],
    ['2026-11-20', true],
    ['2030-01-01', true],
  ])('%s: %s', (day, isWithin) => {
    expect(isWithinAssignment(periods, day)).toBe(isWithin);
  });

  it('is billed through the platform unless the order is a direct one', () => {
    expect(billingOf({ isDirectJobOrder: false })).toBe('platform');
    expect(billingOf({ isDirectJobOrder: true })).toBe('direct');
  });

  it.each([
    ['2026-12-31', 'mo', { from: '2026-12-28', to: '2027-01-03' }],
    ['2027-01-03', 'mo', { from: '2026-12-28', to: '2027-01-03' }],
    ['2027-01-03', 'su', { from: '2027-01-03', to: '2027-01-09' }],
    ['2028-02-29', 'mo', { from: '2028-02-28', to: '2028-03-05' }],
  ] as const)('the week of %s that begins on %s: %j', (day, weekday, week) => {
    expect(weekOfDay(day, weekday)).toEqual(week);
  });
});
