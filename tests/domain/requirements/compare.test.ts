import { describe, expect, it } from '@jest/globals';
import { compareFile, withVersion } from '#domain/requirements/compare';
import type { Requirement } from '#domain/requirements/model/requirement';
import { record } from '#domain/requirements/records/record';
import { aDocument, aFile } from './cases/format';

const tour = (change: Partial<Requirement> = {}): Requirement =>
  record({
    code: 'yard-tour',
    title: 'Tour of the yard',
    citation: 'Company policy 7',
    store: 'hr',
    per: 'employment',
    law: 'day',
    due: { by: 'hire' },
    proofs: [{ kind: 'roadTest', dated: 'performed', lasts: '12 months' }],
    ...change,
  });
const stored = (id: string, requirement: Requirement, correctsId: string | null = null) => ({
  id,
  correctsId,
  requirement,
});
const daysOf = (versions: readonly Requirement[]) => versions.map(({ from, to }) => [from, to]);

describe('a draft among the stored versions', () => {
  it('ends the version that it replaces, and its corrections, on the day before', () => {
    const versions = [
      stored('first', tour({ to: '2019-12-31' })),
      stored('second', tour({ from: '2020-01-01' })),
      stored('correction', tour({ from: '2020-01-01', to: null }), 'second'),
    ];

    expect(daysOf(withVersion(versions, tour({ from: '2027-01-01' }), 'second'))).toEqual([
      ['2000-01-01', '2019-12-31'],
      ['2020-01-01', '2026-12-31'],
      ['2020-01-01', '2026-12-31'],
      ['2027-01-01', null],
    ]);
  });

  it('replaces nothing where it fills a gap, and versions without a day are left out', () => {
    const versions = [
      stored('first', tour({ to: '2019-12-31' })),
      stored('withdrawn', tour({ from: '2020-01-01', to: '2019-12-31' })),
    ];

    expect(daysOf(withVersion(versions, tour({ from: '2027-01-01' }), null))).toEqual([
      ['2000-01-01', '2019-12-31'],
      ['2027-01-01', null],
    ]);
  });
});

describe('a file under both versions of the law', () => {
  const file = aFile({ evidence: [aDocument('roadTest', { performed: '2026-01-10' })] });
  const employment = file.employments.at(-1)?.id ?? null;
  const compare = (before: Requirement[], after: Requirement[]) =>
    compareFile(file, { before, after }, { employment, on: '2026-09-01' });

  it('changes where the status, the due date or what bars driving is another', () => {
    const { changes, isConcerned, isNewlyBarred } = compare(
      [tour()],
      [tour({ proofs: [{ kind: 'roadTest', dated: 'performed', lasts: '6 months' }], bars: true })],
    );

    expect([isConcerned, isNewlyBarred]).toEqual([true, true]);
    expect(changes).toMatchObject([
      { about: null, before: { status: 'done', bars: false }, after: { status: 'expired', bars: true } },
    ]);
  });

  it('does not change where only the words are others, or where it never applied', () => {
    expect(compare([tour()], [tour({ title: 'Yard tour' })]).changes).toEqual([]);
    const never = tour({ appliesIf: ['schoolBus'] });
    expect(compare([], [never])).toMatchObject({ changes: [], isConcerned: false });
  });

  it('has a line that appears, and one that goes', () => {
    expect(compare([], [tour()]).changes).toMatchObject([{ before: null, after: { status: 'done' } }]);
    expect(compare([tour()], [])).toMatchObject({
      isConcerned: false,
      changes: [{ before: { status: 'done' }, after: null }],
    });
  });
});
