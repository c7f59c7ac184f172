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

it('takes a new version from today on in the place of the one in force', () => {
  expect(checkNewVersion([first], aDraft(TODAY, null, 'first'), TODAY)).toBeUndefined();
  expect(checkNewVersion([], aDraft(TODAY), TODAY)).toBeUndefined();
});

it('leaves past days their answer', () => {
  expect(checkNewVersion([first], aDraft('2026-11-21', null, 'first'), TODAY)?.code).toBe('effective-date-past');
  expect(checkEnd(first, '2026-11-21', TODAY)?.code).toBe('effective-date-past');
});

it('asks for a new date of whoever changes a version', () => {
  expect(checkNewVersion([open], aDraft('2027-04-01', null, 'open'), TODAY)?.code).toBe('effective-date-not-new');
});

it('refuses days that have a version already', () => {
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

it('finds that somebody else has changed the rule meanwhile', () => {
  const ended = { ...first, effectiveTo: '2027-06-01' };
  const replacing = (from: string, replacesUntil: string | null) => ({ ...aDraft(from, null, 'first'), replacesUntil });

  expect(checkNewVersion([ended], replacing('2027-01-01', null), TODAY)?.code).toBe('requirement-changed');
  expect(checkNewVersion([first], replacing('2027-01-01', '2027-06-01'), TODAY)?.code).toBe('requirement-changed');
  expect(checkNewVersion([ended], replacing('2027-01-01', '2027-06-01'), TODAY)).toBeUndefined();
  expect(checkNewVersion([ended], replacing('2027-06-01', '2027-06-01'), TODAY)).toBeUndefined();
  expect(checkNewVersion([ended], replacing('2027-06-02', '2027-06-01'), TODAY)?.code).toBe('requirement-changed');
  expect(checkNewVersion([first], aDraft('2027-01-01', null, 'gone'), TODAY)?.code).toBe('requirement-changed');
  expect(checkEnd(ended, '2027-06-01', TODAY)?.code).toBe('requirement-changed');
});

it('is asked of nobody between a version that ends and the next that begins', () => {
  const short = { effectiveFrom: '2027-01-01', effectiveTo: '2027-02-01' };

  expect(gapAfter([first, relief, open], short)).toEqual({ from: '2027-02-01', to: '2027-03-01' });
  expect(gapAfter([first], short)).toEqual({ from: '2027-02-01', to: null });
  expect(gapAfter([relief, open], relief)).toBeUndefined();
  expect(gapAfter([relief, open], open)).toBeUndefined();
  const takenBack = { ...open, effectiveTo: open.effectiveFrom };
  expect(gapAfter([relief, takenBack], relief)).toEqual({ from: '2027-04-01', to: null });
  expect(checkNewVersion([first], aDraft('2027-01-01', '2027-02-01', 'first'), TODAY)).toBeUndefined();
});

it('may end a version, or take one back before its first day, and then its days are free', () => {
  expect(checkEnd(first, TODAY, TODAY)).toBeUndefined();
  expect(checkEnd(open, '2027-04-01', TODAY)).toBeUndefined();
  expect(checkEnd(open, '2027-03-31', TODAY)?.code).toBe('end-before-start');
  const takenBack = { ...open, effectiveTo: open.effectiveFrom };
  expect(checkNewVersion([takenBack], aDraft('2027-04-01'), TODAY)).toBeUndefined();
});
