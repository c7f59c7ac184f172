import { expect, it } from '@jest/globals';
import { checkEnd, checkNewVersion, gapAfter } from '#domain/requirements/versions';

const TODAY = '2026-11-22';
const first = { id: 'first', effectiveFrom: '2000-01-01', effectiveTo: null };
const relief = { id: 'relief', effectiveFrom: '2027-03-01', effectiveTo: '2027-04-01' };
const open = { id: 'open', effectiveFrom: '2027-04-01', effectiveTo: null };
const aDraft = (effectiveFrom: string, effectiveTo: string | null = null, replaces: string | null = null) => ({
  effectiveFrom,
  effectiveTo,
  replaces,
  replacesUntil: null as string | null,
});

it('accepts a new version that replaces the one in effect, starting today', () => {
  expect(checkNewVersion([first], aDraft(TODAY, null, 'first'), TODAY)).toBeUndefined();
  expect(checkNewVersion([], aDraft(TODAY), TODAY)).toBeUndefined();
});

it('does not change past days', () => {
  expect(checkNewVersion([first], aDraft('2026-11-21', null, 'first'), TODAY)?.code).toBe('effective-date-past');
  expect(checkEnd(first, '2026-11-21', TODAY)?.code).toBe('effective-date-past');
});

it('requires a new date for a changed version', () => {
  expect(checkNewVersion([open], aDraft('2027-04-01', null, 'open'), TODAY)?.code).toBe('effective-date-not-new');
});

it('refuses days that already have a version', () => {
  const { code, params } = checkNewVersion([first], aDraft('2027-01-01'), TODAY) ?? {};
  expect([code, params]).toEqual(['requirement-dates-overlap', { from: '2000-01-01', to: '…' }]);
  const all = [relief, open];
  expect(checkNewVersion(all, aDraft('2027-02-01', '2027-03-02'), TODAY)?.params).toEqual({
    from: '2027-03-01',
    to: '2027-04-01',
  });
  expect(checkNewVersion(all, aDraft('2027-02-01', '2027-03-01'), TODAY)).toBeUndefined();
  expect(checkNewVersion(all, aDraft('2027-05-01', '2027-04-30', 'open'), TODAY)?.code).toBe('end-before-start');
});

it('detects that someone else changed the requirement in the meantime', () => {
  const ended = { ...first, effectiveTo: '2027-06-01' };
  const replacing = (from: string, replacesUntil: string | null) => ({ ...aDraft(from, null, 'first'), replacesUntil });

  expect(checkNewVersion([ended], replacing('2027-01-01', null), TODAY)?.code).toBe('requirement-changed');
  expect(checkNewVersion([first], replacing('2027-01-01', '2027-06-01'), TODAY)?.code).toBe('requirement-changed');
  expect(checkNewVersion([ended], replacing('2027-01-01', '2027-06-01'), TODAY)).toBeUndefined();
  expect(checkNewVersion([ended], replacing('2027-06-01', '2027-06-01'), TODAY)).toBeUndefined();
  expect(checkNewVersion([ended], replacing('2027-06-02', '2027-06-01'), TODAY)?.code).toBe('requirement-changed');
  expect(checkNewVersion([first], aDraft('2027-01-01', null, 'gone'), TODAY)?.code).toBe('requirement-changed');
  expect(checkEnd(ended, '2027-06-01', TODAY)?.code).toBe('requirement-ends-earlier');
});

it('finds the gap between the end of a version and the start of the next', () => {
  const short = { effectiveFrom: '2027-01-01', effectiveTo: '2027-02-01' };

  expect(gapAfter([first, relief, open], short)).toEqual({ from: '2027-02-01', to: '2027-03-01' });
  expect(gapAfter([first], short)).toEqual({ from: '2027-02-01', to: null });
  expect(gapAfter([relief, open], relief)).toBeUndefined();
  expect(gapAfter([relief, open], open)).toBeUndefined();
  const takenBack = { ...open, effectiveTo: open.effectiveFrom };
  expect(gapAfter([relief, takenBack], relief)).toEqual({ from: '2027-04-01', to: null });
  expect(checkNewVersion([first], aDraft('2027-01-01', '2027-02-01', 'first'), TODAY)).toBeUndefined();
});

it('allows ending a version, or withdrawing one before its first day, which frees its days', () => {
  expect(checkEnd(first, TODAY, TODAY)).toBeUndefined();
  expect(checkEnd(open, '2027-04-01', TODAY)).toBeUndefined();
  expect(checkEnd(open, '2027-03-31', TODAY)?.code).toBe('end-before-start');
  const takenBack = { ...open, effectiveTo: open.effectiveFrom };
  expect(checkNewVersion([takenBack], aDraft('2027-04-01'), TODAY)).toBeUndefined();
});
