import { aDocument, aFile, anEmployment, aPastEmployer, type Case } from './format';

const hired = (hiredOn: string) => [anEmployment({ appliedOn: hiredOn, hiredOn, startedOn: hiredOn })];
const program = (dates: Parameters<typeof aDocument>[1]) =>
  aDocument('drugProgram', { received: '2026-01-14', ...dates }, { findings: ['noViolation'] });
const query = (kind: 'clearinghouseFull' | 'clearinghouseLimited', day: string) =>
  aDocument(kind, { queried: day }, { findings: ['clear'] });

/** Testing, the Clearinghouse, and questions to former employers about tests. */
export const drugAlcoholCases: readonly Case[] = [
  {
    title: 'a program with a test in the six months before the application replaces the test',
    citation: '49 CFR 382.301(b)',
    file: aFile({ evidence: [program({ participated: '2025-12-20', tested: '2025-07-05' })] }),
    on: '2026-02-01',
    lines: [
      { code: 'drug-test', status: 'done', keepUntil: '2031-01-14' },
      { code: 'drug-program', status: 'done' },
    ],
  },
  {
    title: 'a test a day longer ago does not',
    citation: '49 CFR 382.301(b)(2)(i)',
    file: aFile({ evidence: [program({ participated: '2025-12-20', tested: '2025-07-04' })] }),
    on: '2026-02-01',
    lines: [{ code: 'drug-test', status: 'missing', bars: true }],
  },
  {
    title: 'twelve months in the random pool are enough without a test',
    citation: '49 CFR 382.301(b)(2)(ii)',
    file: aFile({ evidence: [program({ participated: '2025-12-20', enrolled: '2025-01-05' })] }),
    on: '2026-02-01',
    lines: [{ code: 'drug-test', status: 'done' }],
  },
  {
    title: 'a program that the driver left 31 days before the first drive does not count',
    citation: '49 CFR 382.301(b)(1)',
    file: aFile({ evidence: [program({ participated: '2025-12-19', enrolled: '2024-01-05' })] }),
    on: '2026-02-01',
    lines: [{ code: 'drug-test', status: 'missing' }],
  },
  {
    title: 'without a program, that line is not missing',
    citation: '49 CFR 382.301(b)',
    file: aFile(),
    on: '2026-02-01',
    lines: [{ code: 'drug-program', status: 'notApplicable', why: 'optional' }],
  },
  {
    title: 'a driver hired before the Clearinghouse has the first annual query by 2021-01-05',
    citation: '49 CFR 382.701(b)',
    file: aFile({ employments: hired('2019-05-06') }),
    on: '2021-01-05',
    lines: [{ code: 'clearinghouse-annual', status: 'due', dueOn: '2021-01-05' }],
  },
  {
    title: 'a first annual query on 2021-01-06 is a day late',
    citation: '49 CFR 382.701(b)',
    file: aFile({ employments: hired('2019-05-06'), evidence: [query('clearinghouseLimited', '2021-01-06')] }),
    on: '2021-02-01',
    lines: [{ code: 'clearinghouse-annual', status: 'late', daysLate: 1, dueOn: '2022-01-06' }],
  },
  {
    title: 'the annual query counts from the query of the hire, not from the hire',
    citation: '49 CFR 382.701(b)',
    file: aFile({ evidence: [query('clearinghouseFull', '2026-01-06'), query('clearinghouseLimited', '2027-01-08')] }),
    on: '2027-02-01',
    lines: [{ code: 'clearinghouse-annual', status: 'late', daysLate: 2, provenOn: '2027-01-08' }],
  },
  {
    title: 'a full query after the first drive is late although it is clear',
    citation: '49 CFR 382.701(a)',
    file: aFile({ evidence: [query('clearinghouseFull', '2026-01-20')] }),
    on: '2026-02-01',
    lines: [{ code: 'clearinghouse-full', status: 'late', daysLate: 1, bars: false }],
  },
  {
    title: 'a consent on the day of the limited query is in time',
    citation: '49 CFR 382.703(a)',
    file: aFile({
      evidence: [
        aDocument('clearinghouseConsent', { signed: '2026-12-01' }),
        query('clearinghouseLimited', '2026-12-01'),
      ],
    }),
    on: '2026-12-02',
    lines: [{ code: 'clearinghouse-consent', status: 'done', daysLate: null }],
  },
  {
    title: 'nobody owes a consent as long as no limited query is made',
    citation: '49 CFR 382.703(a)',
    file: aFile(),
    on: '2026-12-02',
    lines: [{ code: 'clearinghouse-consent', status: 'notApplicable', why: 'notRequested', bars: false }],
  },
  {
    title: 'a driver who answers "yes" needs a negative return-to-duty test',
    citation: '49 CFR 40.25(j)',
    file: aFile({ evidence: [aDocument('drugAlcoholQuestion', { signed: '2026-01-14' }, { findings: ['yes'] })] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-alcohol-question', status: 'missing', bars: true }],
  },
  {
    title: 'an unresolved violation bars driving until the return to duty',
    citation: '49 CFR 382.503',
    file: aFile({ facts: { unresolvedViolation: true } }),
    on: '2026-02-01',
    lines: [{ code: 'return-to-duty', status: 'missing', dueOn: null, bars: true }],
  },
  {
    title: 'an employer under another agency is asked about tests, one under FMCSA is not',
    citation: '49 CFR 391.23(e)(4)',
    file: aFile({
      pastEmployers: [aPastEmployer({ id: 'transit', mode: 'fta' }), aPastEmployer()],
    }),
    on: '2026-02-01',
    lines: [
      { code: 'drug-alcohol-past-other-modes', subject: 'transit', status: 'due', dueOn: '2026-02-11' },
      { code: 'drug-alcohol-past-other-modes', subject: 'old-carrier', status: 'absent' },
    ],
  },
  {
    title: 'an employer under another agency whose job was not safety-sensitive is not asked',
    citation: '49 CFR 40.25(a)',
    file: aFile({ pastEmployers: [aPastEmployer({ mode: 'fta', isSafetySensitive: false })] }),
    on: '2026-02-01',
    lines: [{ code: 'drug-alcohol-past-other-modes', status: 'notApplicable' }],
  },
  {
    title: 'for a driver hired on 2004-10-29 the lookback is two years',
    citation: '69 FR 16684',
    file: aFile({
      employments: hired('2004-10-29'),
      pastEmployers: [
        aPastEmployer({ id: 'two', startDate: '1998-01-01', endDate: '2002-10-29' }),
        aPastEmployer({ id: 'three', startDate: '1998-01-01', endDate: '2002-10-28' }),
      ],
    }),
    on: '2005-02-01',
    lines: [
      { code: 'drug-alcohol-past-fmcsa', subject: 'two', status: 'missing' },
      { code: 'drug-alcohol-past-fmcsa', subject: 'three', status: 'absent' },
    ],
  },
  {
    title: 'for a driver hired a day later it is three years',
    citation: '69 FR 16684',
    file: aFile({
      employments: hired('2004-10-30'),
      pastEmployers: [
        aPastEmployer({ id: 'three', startDate: '1998-01-01', endDate: '2001-10-30' }),
        aPastEmployer({ id: 'four', startDate: '1998-01-01', endDate: '2001-10-29' }),
      ],
    }),
    on: '2005-02-01',
    lines: [
      { code: 'drug-alcohol-past-fmcsa', subject: 'three', status: 'missing' },
      { code: 'drug-alcohol-past-fmcsa', subject: 'four', status: 'absent' },
    ],
  },
  {
    title: 'the release is signed before the first question to a former employer',
    citation: '49 CFR 40.25(a)',
    file: aFile({
      pastEmployers: [aPastEmployer({ mode: 'fra' })],
      evidence: [
        aDocument('drugAlcoholInquiry', { sent: '2026-01-13' }, { about: 'old-carrier' }),
        aDocument('drugAlcoholRelease', { signed: '2026-01-14' }),
      ],
    }),
    on: '2026-02-01',
    lines: [{ code: 'drug-alcohol-release', status: 'late', daysLate: 1 }],
  },
  {
    title: 'an unfinished follow-up plan has to come from the former employer before the first drive',
    citation: '49 CFR 40.25(b)(5)',
    file: aFile({ pastEmployers: [aPastEmployer({ hasUnfinishedPlan: true })] }),
    on: '2026-01-20',
    lines: [{ code: 'follow-up-plan', subject: 'old-carrier', status: 'missing', bars: true }],
  },
];
