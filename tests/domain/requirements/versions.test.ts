import { describe, expect, it } from '@jest/globals';
import { checkCorrection, checkEnd, checkNewVersion, gapAfter } from '#domain/requirements/versions';

const TODAY = '2026-11-22';
const first = { id: 'first', from: '2000-01-01', to: null };
const relief = { id: 'relief', from: '2027-03-01', to: '2027-03-31' };
const open = { id: 'open', from: '2027-04-01', to: null };
const withdrawn = { ...open, to: '2027-03-31' };
const aDraft = (from: string, to: string | null = null, replaces: string | null = null) => ({
  from,
  to,
  replaces,
  replacesUntil: null as string | null,
});

describe('a new version', () => {
  it('may replace the one in force, starting today', () => {
    expect(checkNewVersion([first], aDraft(TODAY, null, 'first'), TODAY)).toBeUndefined();
    expect(checkNewVersion([first], aDraft('2027-01-01', '2027-01-01', 'first'), TODAY)).toBeUndefined();
    expect(checkNewVersion([], aDraft(TODAY), TODAY)).toBeUndefined();
  });

  it('does not change past days', () => {
    expect(checkNewVersion([first], aDraft('2026-11-21', null, 'first'), TODAY)?.code).toBe('effective-date-past');
  });

  it('needs another first day than the one it replaces, and an end that is not before it', () => {
    expect(checkNewVersion([open], aDraft('2027-04-01', null, 'open'), TODAY)?.code).toBe('effective-date-not-new');
    expect(checkNewVersion([open], aDraft('2027-05-01', '2027-04-30', 'open'), TODAY)?.code).toBe('end-before-start');
  });

  it('is refused on days that already have a version, the last one included', () => {
    const { code, params } = checkNewVersion([first], aDraft('2027-01-01'), TODAY) ?? {};
    expect([code, params]).toEqual(['requirement-dates-overlap', { from: '2000-01-01', to: '…' }]);
    const all = [relief, open];
    expect(checkNewVersion(all, aDraft('2027-02-01', '2027-03-01'), TODAY)?.params).toEqual({
      from: '2027-03-01',
      to: '2027-03-31',
    });
    expect(checkNewVersion(all, aDraft('2027-02-01', '2027-02-28'), TODAY)).toBeUndefined();
    expect(checkNewVersion([relief], aDraft('2027-03-31'), TODAY)?.code).toBe('requirement-dates-overlap');
    expect(checkNewVersion([relief], aDraft('2027-04-01'), TODAY)).toBeUndefined();
    expect(checkNewVersion([withdrawn], aDraft('2027-04-01'), TODAY)).toBeUndefined();
  });

  it('is refused if someone else changed the requirement in the meantime', () => {
    const ended = { ...first, to: '2027-05-31' };
    const replacing = (from: string, replacesUntil: string | null) => ({
      ...aDraft(from, null, 'first'),
      replacesUntil,
    });

    expect(checkNewVersion([ended], replacing('2027-01-01', null), TODAY)?.code).toBe('requirement-changed');
    expect(checkNewVersion([first], replacing('2027-01-01', '2027-05-31'), TODAY)?.code).toBe('requirement-changed');
    expect(checkNewVersion([ended], replacing('2027-01-01', '2027-05-31'), TODAY)).toBeUndefined();
    expect(checkNewVersion([ended], replacing('2027-06-01', '2027-05-31'), TODAY)).toBeUndefined();
    expect(checkNewVersion([ended], replacing('2027-06-02', '2027-05-31'), TODAY)?.code).toBe('requirement-changed');
    expect(checkNewVersion([first], aDraft('2027-01-01', null, 'gone'), TODAY)?.code).toBe('requirement-changed');
  });
});

it('finds the gap between the end of a version and the start of the next', () => {
  const short = { from: '2027-01-01', to: '2027-01-31' };

  expect(gapAfter([first, relief, open], short)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(gapAfter([first], short)).toEqual({ from: '2027-02-01', to: null });
  expect(gapAfter([relief, open], relief)).toBeUndefined();
  expect(gapAfter([relief, open], open)).toBeUndefined();
  expect(gapAfter([relief, withdrawn], relief)).toEqual({ from: '2027-04-01', to: null });
});

describe('the end of a version', () => {
  it('is today or later, so that past days stay; a version that starts today can still be withdrawn', () => {
    expect(checkEnd(first, TODAY, TODAY)).toBeUndefined();
    expect(checkEnd({ ...first, from: TODAY }, '2026-11-21', TODAY)).toBeUndefined();
    expect(checkEnd(first, '2026-11-20', TODAY)?.code).toBe('effective-date-past');
  });

  it('is the day before the first one for a version that is withdrawn, and none before it', () => {
    expect(checkEnd(open, '2027-03-31', TODAY)).toBeUndefined();
    expect(checkEnd(open, '2027-03-30', TODAY)?.code).toBe('end-before-start');
  });

  it('never moves to a later day', () => {
    const ended = { ...first, to: '2027-05-31' };

    expect(checkEnd(ended, '2027-05-30', TODAY)).toBeUndefined();
    expect(checkEnd(ended, '2027-05-31', TODAY)?.code).toBe('requirement-ends-earlier');
    expect(checkEnd(ended, '2027-06-01', TODAY)?.code).toBe('requirement-ends-earlier');
  });
});

describe('a correction', () => {
  const past = { id: 'past', from: '2020-01-01', to: '2022-05-08' };

  it('covers the days of its version, a part of them, or earlier ones', () => {
    expect(checkCorrection(past, { from: '2020-01-01', to: '2022-05-08' }, TODAY)).toBeUndefined();
    expect(checkCorrection(past, { from: '2021-01-01', to: '2021-01-01' }, TODAY)).toBeUndefined();
    expect(checkCorrection(past, { from: '2019-01-01', to: '2022-05-08' }, TODAY)).toBeUndefined();
    expect(checkCorrection(first, { from: TODAY, to: null }, TODAY)).toBeUndefined();
  });

  it('ends with its version at the latest, and not before it starts', () => {
    expect(checkCorrection(past, { from: '2020-01-01', to: '2022-05-09' }, TODAY)?.code).toBe('correction-ends-later');
    expect(checkCorrection(past, { from: '2020-01-01', to: null }, TODAY)?.code).toBe('correction-ends-later');
    expect(checkCorrection(past, { from: '2020-01-01', to: '2019-12-31' }, TODAY)?.code).toBe('end-before-start');
  });

  it('is for what has begun: the future is changed, not corrected', () => {
    expect(checkCorrection(open, open, TODAY)?.code).toBe('requirement-not-begun');
    expect(checkCorrection(withdrawn, withdrawn, TODAY)?.code).toBe('requirement-withdrawn');
    expect(checkCorrection(first, { from: '2026-11-23', to: null }, TODAY)?.code).toBe('correction-not-past');
  });
});
