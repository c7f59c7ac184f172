import { describe, expect, it } from '@jest/globals';
import { readRequirementFiles } from '#db/requirements/requirement-files';
import { evaluateRequirements } from '#domain/requirements/evaluate';
import type { RequirementEvaluation } from '#domain/requirements/evaluation';
import type { Evidence, EvidenceKind } from '#domain/requirements/evidence';
import type { RequirementFacts } from '#domain/requirements/facts';
import type { RequirementFile } from '#domain/requirements/schema';

const files = readRequirementFiles();
const carrier = 'carrier';

const spanOf = ({ due }: RequirementFile): string =>
  due === null ? '' : `${due.from} + ${String(due.after.count)} ${due.after.unit}`;
function keepOf({ retention }: RequirementFile): string {
  if (retention === null) return '';
  const { orLater, ...period } = retention;
  return [period, ...(orLater === undefined ? [] : [orLater])]
    .map(({ from, months }) => `${from} + ${String(months)}`)
    .join(', ');
}
const datesOf = (file: RequirementFile): string => `${file.effectiveFrom}/${file.effectiveTo ?? ''}`;

const work = 'employmentEnd + 36';
const proof = 'proof + 36';
const always = '2000-01-01/';
const day = 'start + 0 days';

/** The law, repeated by hand: citation, due date, retention and effective dates. */
const law: readonly (readonly [code: string, citation: string, due: string, keep: string, dates: string])[] = [
  ['application', '391.21', '', work, always],
  ['accidents-and-violations-3-years', '391.21(b)(7)', '', work, always],
  ['homes-36-months', '391.21', '', work, always],
  ['work-36-months', '391.21', '', work, always],
  ['cdl-employers-10-years', '391.21(b)(11), 383.35', '', work, always],
  ['prior-employers-notice', '383.35(f)', '', work, always],
  ['employer-mvr', '391.23(a)(1), (b)', 'start + 30 days', work, always],
  ['safety-history', '391.23(a)(2), (c), (d)', 'start + 30 days', work, '2004-10-30/'],
  ['drug-alcohol-past-fmcsa', '391.23(e)', 'start + 30 days', 'employmentStart + 36', '2004-10-30/2023-01-06'],
  ['drug-alcohol-past-other-modes', '40.25', 'start + 30 days', 'employmentStart + 36', '2004-10-30/'],
  ['drug-alcohol-question', '40.25(j)', day, 'employmentStart + 36', '2001-08-01/'],
  ['road-test', '391.31, 391.33', day, work, always],
  ['medical-proof-non-cdl', '391.41 to 391.45, 391.51(b)(6)', '', proof, always],
  ['medical-proof-cdl', '391.41 to 391.45, 391.51(b)(6)', '', proof, '2000-01-01/2025-06-23'],
  ['medical-proof-cdl', '391.41 to 391.45, 391.51(b)(6)', '', proof, '2025-06-23/2026-04-11'],
  ['medical-proof-cdl', '91 FR 19255', '', proof, '2026-04-11/2026-10-12'],
  ['medical-proof-cdl', '391.41 to 391.45, 391.51(b)(6)', '', proof, '2026-10-12/'],
  ['registry-note', '391.51(b)(8)', day, proof, '2014-05-21/'],
  ['annual-mvr', '391.25(a)', 'start + 12 months', proof, always],
  ['annual-review', '391.25(c)(2)', 'start + 12 months', proof, always],
  ['violations-certificate', '391.27', 'start + 12 months', proof, '2000-01-01/2022-05-09'],
  ['clearinghouse-full', '382.701(a)', day, proof, '2020-01-06/'],
  ['clearinghouse-annual', '382.701(b)', 'start + 365 days', proof, '2020-01-06/'],
  ['clearinghouse-consent', '382.701(b), 382.703', '', 'lastQuery + 36', '2020-01-06/'],
  ['drug-test', '382.301', day, 'proof + 12', always],
  ['hours-statement', '395.8(j)(2)', day, 'proof + 6', always],
  ['work-status', '91 FR 7044', '', work, '2026-03-16/'],
  ['psp', '49 USC 31150', day, '', always],
  ['fcra-disclosure', '15 USC 1681b(b)(2)', '', 'proof + 60', always],
  ['fcra-authorization', '15 USC 1681b(b)(2)', '', 'proof + 60', always],
  ['i9-section-1', '8 CFR 274a.2', day, 'employmentStart + 36, employmentEnd + 12', always],
  ['i9-section-2', '8 CFR 274a.2', 'start + 3 businessDays', 'employmentStart + 36, employmentEnd + 12', always],
  ['hazmat-training', '172.704', 'start + 90 days', proof, always],
  ['age-21-interstate', '391.11(b)(1)', '', '', always],
  ['age-21-hazmat', '391.11(b)(1)', '', '', always],
  ['english', '391.11(b)(2)', day, '', '2000-01-01/2025-06-25'],
  ['english', '391.11(b)(2)', day, '', '2025-06-25/'],
  ['qualification-file-45-days', 'Platform policy', 'start + 45 days', '', always],
];

it.each(law)('%s follows %s', (...[code, citation, due, keep, dates]) => {
  const file = files.find((item) => item.code === code && datesOf(item) === dates);

  expect(file?.citation).toContain(citation);
  expect(file && [spanOf(file), keepOf(file)]).toEqual([due, keep]);
});

const aProof = (kind: EvidenceKind, on: string, endsOn: string | null = null): Evidence => ({
  kind,
  on,
  endsOn,
  organizationId: null,
});
const someFacts = (more: Partial<RequirementFacts> = {}): RequirementFacts => ({
  birthDate: '1990-04-02',
  signedUpOn: '2020-01-10',
  isCdl: true,
  isNonDomiciled: true,
  organizationId: carrier,
  job: { isInterstate: true, isHazmat: false, needsTwic: false },
  employments: [{ startDate: '2026-11-02', endDate: null }],
  work: [],
  homes: [],
  evidence: [],
  waiting: {},
  ...more,
});
const find = (facts: RequirementFacts, code: string, on = '2026-11-22'): RequirementEvaluation | undefined =>
  evaluateRequirements(
    facts,
    files.map((file) => ({ ...file, id: file.code })),
    on,
  ).find(({ record }) => record.code === code);

describe('the rules of the law beyond a single date', () => {
  it('limit the validity, whatever the document states', () => {
    const until = (kind: EvidenceKind, endsOn: string | null, code: string) =>
      find(someFacts({ isCdl: code !== 'medical-proof-non-cdl', evidence: [aProof(kind, '2026-11-01', endsOn)] }), code)
        ?.dueOn;

    expect(until('workStatus', '2029-01-01', 'work-status')).toBe('2027-11-01');
    expect(until('workStatus', '2027-03-01', 'work-status')).toBe('2027-03-01');
    expect(until('medicalCard', '2030-01-01', 'medical-proof-non-cdl')).toBe('2028-11-01');
    expect(until('cdlis', null, 'medical-proof-cdl')).toBe('2028-11-01');
  });

  it('keep a Form I-9 for 3 years after the hire or 1 year after the end, whichever is later, once the driver has left', () => {
    const kept = (endDate: string | null) =>
      find(
        someFacts({
          employments: [{ startDate: '2020-03-01', endDate }],
          evidence: [aProof('i9Section1', '2020-03-01')],
        }),
        'i9-section-1',
      )?.keepUntil;

    expect(kept('2020-09-01')).toBe('2023-03-01');
    expect(kept('2025-09-01')).toBe('2026-09-01');
    expect(kept(null)).toBeNull();
  });

  it('keep the consent to limited queries for 3 years after the last query', () => {
    const consent = aProof('clearinghouseConsent', '2021-01-01');
    const queries = [aProof('clearinghouseFull', '2021-02-01'), aProof('clearinghouseAnnual', '2024-02-01')];

    expect(find(someFacts({ evidence: [consent] }), 'clearinghouse-consent')?.keepUntil).toBeNull();
    expect(find(someFacts({ evidence: [consent, ...queries] }), 'clearinghouse-consent')?.keepUntil).toBe('2027-02-01');
  });

  it('require inquiries for three years to former employers regulated by other DOT agencies, which the Clearinghouse does not cover', () => {
    const code = 'drug-alcohol-past-other-modes';
    const at = (endDate: string, isDot: boolean, isTested: boolean) =>
      find(someFacts({ work: [{ startDate: '2015-01-01', endDate, isDot, isTested }] }), code);

    expect(at('2025-01-01', false, true)).toMatchObject({ status: 'due', dueOn: '2026-12-02', acts: 'carrier' });
    expect(at('2025-01-01', true, true)?.unmet).toBe('otherModeEmployers');
    expect(at('2025-01-01', false, false)?.unmet).toBe('otherModeEmployers');
    expect(at('2023-11-21', false, true)?.unmet).toBe('otherModeEmployers');
    expect(at('2023-11-22', false, true)?.status).toBe('due');
  });

  it('accept participation in a testing program in lieu of the pre-employment test', () => {
    expect(find(someFacts(), 'drug-test')).toMatchObject({ status: 'missing', dueOn: '2026-11-02' });
    expect(find(someFacts({ evidence: [aProof('drugProgramme', '2026-10-20')] }), 'drug-test')?.status).toBe('done');
  });

  it('require English before and after the day on which violations became out-of-service violations again', () => {
    const texts = ['2025-06-24', '2025-06-25'].map((on) => find(someFacts(), 'english', on)?.record.note);

    expect(texts).toEqual([
      'Required of every interstate driver.',
      'Since June 25, 2025, inspectors again place a driver who is not proficient out of service.',
    ]);
  });
});

it.each(files)('$code from $effectiveFrom cites a law or is a policy of the platform', ({ citation }) => {
  expect(citation).toMatch(/^(Platform policy$|\d+ (CFR|FR|USC) \d)/);
});
