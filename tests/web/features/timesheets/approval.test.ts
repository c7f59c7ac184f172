import { describe, expect, it } from '@jest/globals';
import { approveBody, splitPreview, totalsOf } from '#web/features/timesheets/model/approval';
import { centsOf } from '#web/features/timesheets/model/cents-of';
import { aPreviewRow } from '../../support/timesheets';

const fine = aPreviewRow();
const unpriced = aPreviewRow({ _id: 'unpriced', code: 'workday-amount-missing', payCents: 0, minutes: 60 });
const changed = aPreviewRow({ _id: 'changed', code: 'workday-changed' });
const rows = [fine, unpriced, changed];
const amounts = { unpriced: { cents: 30_000, reason: ' Agreed by phone ' } };
const refs = rows.map(({ _id }) => ({ _id, version: 2, needsAmount: false }));
const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);

describe('the preview of an approval', () => {
  it('leaves out what is refused, and what needs an amount until it has one with a reason', () => {
    const before = splitPreview(rows, { unpriced: { cents: 30_000, reason: ' ' } });
    expect([before.possible, before.unpriced, before.refused].map(ids)).toEqual([
      [fine._id],
      ['unpriced'],
      ['changed'],
    ]);

    const after = splitPreview(rows, amounts);
    expect([after.possible, after.unpriced].map(ids)).toEqual([[fine._id, 'unpriced'], []]);
  });

  it('adds up what would be approved', () => {
    expect(totalsOf(splitPreview(rows, amounts).possible, amounts)).toEqual({
      count: 2,
      minutes: 630,
      payCents: 55_625,
      billedCents: 28_000,
      hasTyped: true,
    });
  });

  it('has no bill for workdays that carriers settle with the driver', () => {
    const direct = aPreviewRow({ billedCents: null });

    expect(totalsOf([direct], {})).toMatchObject({ billedCents: null, hasTyped: false });
    expect(totalsOf([direct, fine], {}).billedCents).toBe(28_000);
  });

  it('sends the versions that were shown, and typed amounts only where they are needed', () => {
    const typed = { ...amounts, [fine._id]: { cents: 1, reason: 'Stray' } };

    expect(approveBody([fine, unpriced], refs, typed).workDays).toEqual([
      { _id: fine._id, version: 2 },
      { _id: 'unpriced', version: 2, amount: { cents: 30_000, reason: 'Agreed by phone' } },
    ]);
  });
});

describe('a typed amount', () => {
  it.each([
    ['250', 25_000],
    ['1,250.5', 125_050],
    [' 0.07 ', 7],
    ['250.005', null],
    ['1,25', null],
    ['-5', null],
    ['', null],
    ['ten', null],
  ])('%p is %p cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });
});
