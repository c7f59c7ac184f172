import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { auditDueOn, countdownOf } from '#domain/audits/due';
import { sampleOf } from '#domain/audits/sample';
import { compareSections, sectionOf } from '#domain/audits/sections';
import { type AuditRequest, checkAuditRequest, selectFiles } from '#domain/audits/selection';
import { nextPacketStates, packetStates } from '#domain/audits/terms';
import { requirements } from '#domain/requirements/records/all';
import { redraw } from '../../support/audits/redraw';

/** The sample of 8 of 40 files with the seed SEED2345. */
const SAMPLE = [17, 18, 36, 3, 24, 30, 21, 22].map((number) => `file-${String(number)}`);
const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `file-${String(index)}`);

describe('the due date of an audit', () => {
  it.each([
    ['2026-11-23', '2026-11-25', 'within a week'],
    ['2026-11-25', '2026-11-30', 'over Thanksgiving and a weekend'],
    ['2026-11-27', '2026-12-01', 'over a weekend'],
    ['2026-11-28', '2026-12-01', 'from a Saturday'],
    ['2026-12-31', '2027-01-05', "over New Year's Day"],
  ])('of a request received on %s is %s: %s', (receivedOn, dueOn) => {
    expect(auditDueOn(receivedOn)).toBe(dueOn);
  });

  it.each([
    ['2026-11-23', null, { state: 'open', businessDays: 2 }],
    ['2026-11-25', null, { state: 'open', businessDays: 0 }],
    ['2026-11-27', null, { state: 'overdue', businessDays: 1 }],
    ['2026-11-30', null, { state: 'overdue', businessDays: 2 }],
    ['2026-12-20', '2026-11-25', { state: 'produced', businessDays: 0 }],
    ['2026-12-20', '2026-11-27', { state: 'producedLate', businessDays: 1 }],
    ['2026-12-20', '2026-11-28', { state: 'producedLate', businessDays: 1 }],
  ])('on %s, produced on %s, counts down to %j', (today, producedOn, countdown) => {
    expect(countdownOf({ dueOn: '2026-11-25', producedOn }, today)).toEqual(countdown);
  });

  it('counts a weekend after the due day as a day late', () => {
    expect(countdownOf({ dueOn: '2026-11-20', producedOn: null }, '2026-11-21')).toEqual({
      state: 'overdue',
      businessDays: 1,
    });
  });
});

describe('a random sample', () => {
  it('is the same for the same seed and files, in whatever order they come', () => {
    const sample = sampleOf(ids(40), { size: 8, seed: 'SEED2345' });

    expect(sampleOf(ids(40).toReversed(), { size: 8, seed: 'SEED2345' })).toEqual(sample);
    expect(sampleOf(ids(40), { size: 8, seed: 'SEED2346' })).not.toEqual(sample);
    // Stays as it is, so that the seeds of earlier packets draw the same files.
    expect(sample).toEqual(SAMPLE);
  });

  it('is drawn again by the method that the cover states', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        fc.string(),
        (count, size, seed) => {
          const population = ids(count).toSorted();

          expect(redraw({ seed, size: Math.min(size, count), population })).toEqual(
            sampleOf(population, { size, seed }),
          );
        },
      ),
    );
  });

  it('has that many different files of the population', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        fc.string(),
        (count, size, seed) => {
          const sample = sampleOf(ids(count), { size, seed });

          expect(sample).toHaveLength(Math.min(count, size));
          expect(new Set(sample).size).toBe(sample.length);
          expect(sample.every((id) => ids(count).includes(id))).toBe(true);
        },
      ),
    );
  });

  it('draws each file about equally often', () => {
    const drawn = new Map<string, number>();
    for (let seed = 0; seed < 4_000; seed += 1) {
      for (const id of sampleOf(ids(10), { size: 3, seed: `seed ${String(seed)}` })) {
        drawn.set(id, (drawn.get(id) ?? 0) + 1);
      }
    }

    for (const count of drawn.values()) expect(Math.abs(count - 1_200)).toBeLessThan(130);
    expect(drawn.size).toBe(10);
  });
});

describe('a request', () => {
  const request: AuditRequest = {
    kind: 'fmcsa',
    receivedOn: '2026-11-23',
    asOf: '2026-11-23',
    stores: ['qualification'],
    selection: { mode: 'period', from: '2026-01-01', to: '2026-11-23' },
  };
  const on = { today: '2026-11-23', readable: ['qualification', 'investigation'] } as const;

  it('is accepted as it is', () => {
    expect(checkAuditRequest(request, on)).toEqual([]);
  });

  it('is refused with everything that is wrong in it', () => {
    const wrong: AuditRequest = {
      kind: 'insurer',
      receivedOn: '2026-11-24',
      asOf: '2026-11-25',
      stores: ['qualification', 'hr', 'drugAlcohol'],
      selection: { mode: 'sample', from: '2026-11-23', to: '2026-11-22', size: 3 },
    };

    expect(checkAuditRequest(wrong, on)).toEqual([
      { pointer: '/receivedOn', code: 'audit-day-in-future' },
      { pointer: '/asOf', code: 'audit-day-in-future' },
      { pointer: '/stores', code: 'audit-store-not-readable' },
      { pointer: '/stores', code: 'audit-store-not-for-insurer' },
      { pointer: '/selection/to', code: 'audit-period-reversed' },
    ]);
  });

  it('does not promise the files of a period after the day of the records', () => {
    const later = { ...request, asOf: '2026-10-31' };

    expect(checkAuditRequest(later, on)).toEqual([{ pointer: '/selection/to', code: 'audit-period-after-day' }]);
  });

  it('chooses the named files once, and refuses others', () => {
    const chosen = { mode: 'chosen', employmentIds: ['file-2', 'file-2', 'file-0'] } as const;

    expect(selectFiles(chosen, ids(3), 'seed')).toEqual({ files: ['file-2', 'file-0'], problems: [] });
    expect(selectFiles(chosen, ids(1), 'seed').problems).toMatchObject([{ code: 'audit-unknown-file' }]);
  });

  it('chooses all files of a period, up to a limit', () => {
    const { selection } = request;

    expect(selectFiles(selection, ids(3), 'seed').files).toEqual(ids(3));
    expect(selectFiles(selection, [], 'seed').problems).toMatchObject([{ code: 'audit-no-drivers' }]);
    expect(selectFiles(selection, ids(101), 'seed').problems).toMatchObject([
      { code: 'audit-too-many-files', params: { count: 101, max: 100 } },
    ]);
  });

  it('draws a sample, and refuses one that is larger than the period', () => {
    const sample = { mode: 'sample', from: '2026-01-01', to: '2026-11-23', size: 3 } as const;

    expect(selectFiles(sample, ids(9), 'seed').files).toEqual(sampleOf(ids(9), { size: 3, seed: 'seed' }));
    expect(selectFiles(sample, ids(2), 'seed').problems).toMatchObject([
      { pointer: '/selection/size', code: 'audit-sample-too-large', params: { count: 2 } },
    ]);
  });
});

describe('sections', () => {
  it.each([
    ['49 CFR 391.23(a)(1), (b), 391.51(b)(2)', '49 CFR 391.23', 'Investigation and inquiries'],
    ['91 FR 7044, 49 CFR 383.71(f), 383.73(f)', '49 CFR 383.71', 'Self-certification'],
    ['15 USC 1681b(b)(2)', '15 USC 1681b', ''],
    ['California Vehicle Code 1808.1(a)', 'California Vehicle Code 1808.1', ''],
    ['Company policy', 'Company policy', ''],
  ])('of %s is %s', (cited, citation, title) => {
    expect(sectionOf(cited)).toEqual({ citation, title });
  });

  it('have a title for every record of 49 CFR', () => {
    const sections = requirements
      .filter(({ store }) => store !== 'platform')
      .map(({ citation }) => sectionOf(citation));
    const untitled = sections.filter(({ citation, title }) => citation.startsWith('49 CFR') && title === '');

    expect([...new Set(untitled.map(({ citation }) => citation))]).toEqual([]);
  });

  it('are in the order of their numbers, and other sources follow', () => {
    const sorted = ['15 USC 1681b', '49 CFR 391.9', '49 CFR 391.11', '49 CFR 40.25', '33 CFR 101.514'].toSorted(
      compareSections,
    );

    expect(sorted).toEqual(['49 CFR 40.25', '49 CFR 391.9', '49 CFR 391.11', '15 USC 1681b', '33 CFR 101.514']);
  });
});

it('moves a packet through its states, and back only after a failure or an erasure', () => {
  expect(packetStates.filter((state) => nextPacketStates[state].includes('queued'))).toEqual(['ready', 'failed']);
  expect(packetStates.filter((state) => nextPacketStates[state].includes('failed'))).toEqual(['rendering']);
});
