import type { Requirement } from '../model/requirement';
import { keep, noApplicationFile, record, versions } from './record';

const answered = (kind: 'safetyInquiry' | 'drugAlcoholInquiry') =>
  [
    { kind, dated: 'received' },
    { kind, dated: 'performed', forms: ['noneCouldBeAsked'] },
  ] as const;

const investigation = { store: 'investigation', due: { by: 'hire + 30 days' } } as const;
const aboutTests = {
  ...investigation,
  per: 'pastEmployer',
  appliesIf: ['cdlJob'],
  proofs: answered('drugAlcoholInquiry'),
  bars: { after: 'first drive + 30 days' },
  keep: keep('end + 3 years', 'first drive + 3 years'),
} as const;

/** Investigation of past employers: 49 CFR 391.23, 391.53, 40.25, and the reports of PSP. */
export const investigationRecords: readonly Requirement[] = [
  record({
    ...investigation,
    code: 'safety-history',
    title: 'Safety performance history',
    citation: '49 CFR 391.23(a)(2), (c), (d)',
    note: 'The answer, or documented good-faith efforts: name, address, dates, method, and what was received.',
    per: 'pastEmployer',
    lookback: { employers: 'dot', years: 3 },
    appliesIf: ['dqJob'],
    exemptIf: noApplicationFile,
    proofs: answered('safetyInquiry'),
    keep: keep('end + 3 years'),
    from: '2004-10-30',
  }),
  record({
    ...investigation,
    code: 'no-dot-employer-note',
    title: 'Note that no investigation was possible',
    citation: '49 CFR 391.23(c)(4)',
    note: 'For a driver without a regulated employer in the three years.',
    per: 'employment',
    appliesIf: ['dqJob', 'not dotEmployers'],
    exemptIf: noApplicationFile,
    proofs: [{ kind: 'noDotEmployerNote', dated: 'performed', forms: ['document', 'noneCouldBeAsked'] }],
    keep: keep('end + 3 years'),
    from: '2004-10-30',
  }),
  record({
    ...investigation,
    code: 'non-response-report',
    title: 'Report to FMCSA that an employer did not answer',
    citation: '49 CFR 391.23(c)(3), 386.12',
    note: 'A carrier "should" report it; it need not.',
    per: 'pastEmployer',
    lookback: { employers: 'dot', years: 3 },
    appliesIf: ['dqJob'],
    exemptIf: noApplicationFile,
    due: null,
    isOptional: true,
    proofs: [{ kind: 'nonResponseReport', dated: 'performed' }],
    keep: keep('end + 3 years'),
    from: '2004-10-30',
  }),
  ...versions(
    {
      store: 'investigation',
      code: 'drug-alcohol-release',
      title: 'Release of drug and alcohol records',
      citation: '49 CFR 391.23(f), 40.25(a), 391.53(b)(1)',
      note: 'Signed, and names the carrier and the employer. Without it the driver may not drive.',
      per: 'employment',
      appliesIf: ['cdlJob', 'testedEmployers'],
      due: { before: ['drugAlcoholInquiry'] },
      proofs: [{ kind: 'drugAlcoholRelease', dated: 'signed' }],
      bars: true,
      acts: 'driver',
      keep: keep('end + 3 years'),
    },
    [{ to: '2023-01-05' }, { from: '2023-01-06', appliesIf: ['cdlJob', 'otherModesOrPlan'] }],
  ),
  ...versions(
    {
      ...aboutTests,
      code: 'drug-alcohol-past-fmcsa',
      title: 'Drug and alcohol history: FMCSA-regulated employers',
      citation: '49 CFR 391.23(e), 40.25',
      note: 'For drivers hired later, the Clearinghouse alone answers.',
    },
    [
      { lookback: { employers: 'fmcsa', years: 2 }, from: '2001-08-01', to: '2004-10-29' },
      { lookback: { employers: 'fmcsa', years: 3 }, from: '2004-10-30', to: '2023-01-05' },
    ],
  ),
  record({
    ...aboutTests,
    code: 'drug-alcohol-past-other-modes',
    title: 'Drug and alcohol history: employers under other DOT agencies',
    citation: '49 CFR 391.23(e)(4), 40.25',
    note: 'Aviation, rail, transit, pipeline and maritime employers, which the Clearinghouse does not know. Part 40 looks back two years, 391.23 three.',
    lookback: { employers: 'otherModes', years: 3 },
    from: '2001-08-01',
  }),
  record({
    store: 'investigation',
    code: 'psp',
    title: 'PSP report, if the carrier uses it',
    citation: '49 USC 31150',
    note: 'Voluntary, before the hire only: crashes of five years and inspections of three.',
    per: 'employment',
    appliesIf: ['dqJob'],
    due: { by: 'hire' },
    isOptional: true,
    proofs: [{ kind: 'psp', dated: 'received' }],
    from: '2010-05-11',
  }),
  record({
    store: 'investigation',
    code: 'psp-consent',
    title: 'PSP disclosure and authorization',
    citation: '49 USC 31150',
    note: "FMCSA's wording on a page of its own that names the carrier, before the report is ordered.",
    per: 'employment',
    due: { before: ['psp'] },
    proofs: [{ kind: 'pspConsent', dated: 'signed', of: 'carrier' }],
    acts: 'driver',
    from: '2010-05-11',
  }),
];
