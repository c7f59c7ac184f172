import { aDocument, aFile, aLicense, anEmployment, type Case } from './format';

const mvr = (received: string, about = 'TX') => aDocument('mvr', { received }, { about });
const review = (performed: string) => aDocument('annualReview', { performed });
const violations = (signed: string) => aDocument('violationsCertificate', { signed });
const enrollment = (enrolled: string) => aDocument('pullNoticeEnrollment', { enrolled });
const hired = (hiredOn: string) => [anEmployment({ appliedOn: hiredOn, hiredOn, startedOn: hiredOn })];

/** The annual record and its review, and what came before them (49 CFR 391.25, 391.27; California 1808.1). */
export const annualCases: readonly Case[] = [
  {
    title: 'the driving record of the hire starts the twelve months of the annual one',
    citation: '49 CFR 391.25(a)',
    file: aFile({ evidence: [mvr('2026-01-06')] }),
    on: '2027-01-06',
    lines: [{ code: 'annual-mvr', subject: 'TX', status: 'due', dueOn: '2027-01-06', bars: false }],
  },
  {
    title: 'the annual record has expired on the day after twelve months, and does not bar driving',
    citation: '49 CFR 391.25(a)',
    file: aFile({ evidence: [mvr('2026-01-06')] }),
    on: '2027-01-07',
    lines: [{ code: 'annual-mvr', subject: 'TX', status: 'expired', dueOn: '2027-01-06', bars: false }],
  },
  {
    title: 'the annual record shows as due from the thirtieth day before its end',
    citation: '49 CFR 391.25(a)',
    file: aFile({ evidence: [mvr('2026-01-31')] }),
    on: '2027-01-01',
    lines: [{ code: 'annual-mvr', subject: 'TX', status: 'due', dueOn: '2027-01-31' }],
  },
  {
    title: 'the annual record is done through the thirty-first day before its end',
    citation: '49 CFR 391.25(a)',
    file: aFile({ evidence: [mvr('2026-01-31')] }),
    on: '2026-12-31',
    lines: [{ code: 'annual-mvr', subject: 'TX', status: 'done', dueOn: '2027-01-31' }],
  },
  {
    title: 'without any driving record the annual one is due twelve months after the hire',
    citation: '49 CFR 391.25(a)',
    file: aFile(),
    on: '2027-01-13',
    lines: [{ code: 'annual-mvr', subject: 'TX', status: 'missing', dueOn: '2027-01-12' }],
  },
  {
    title: 'twelve months after a driving record of a leap day end on February 28',
    citation: '49 CFR 391.25(a)',
    file: aFile({ employments: hired('2024-02-12'), evidence: [mvr('2024-02-29'), mvr('2025-03-01')] }),
    on: '2025-06-01',
    lines: [
      {
        code: 'annual-mvr',
        subject: 'TX',
        status: 'late',
        daysLate: 1,
        lateness: [{ dueOn: '2025-02-28', provenOn: '2025-03-01', days: 1 }],
      },
    ],
  },
  {
    title: 'each year counts from the last record, not from the hire',
    citation: '49 CFR 391.25(a)',
    file: aFile({ evidence: [mvr('2026-01-20'), mvr('2026-11-02')] }),
    on: '2027-06-01',
    lines: [{ code: 'annual-mvr', subject: 'TX', status: 'done', dueOn: '2027-11-02', lateness: [] }],
  },
  {
    title: 'the license of another state, given up two years ago, has no annual line',
    citation: '49 CFR 391.25(a)',
    file: aFile({
      licenses: [aLicense({ heldFrom: '2026-06-01' }), aLicense({ state: 'OK', heldUntil: '2026-05-31' })],
      evidence: [mvr('2026-01-20', 'OK'), mvr('2027-01-15', 'OK'), mvr('2027-01-15')],
    }),
    on: '2028-07-01',
    lines: [
      { code: 'annual-mvr', subject: 'OK', status: 'absent' },
      { code: 'annual-mvr', subject: 'TX', status: 'expired', dueOn: '2028-01-15' },
    ],
  },
  {
    title: 'after a move, the old and the new state both have an annual line',
    citation: '49 CFR 391.25(a)',
    file: aFile({
      licenses: [aLicense({ heldFrom: '2026-08-01' }), aLicense({ state: 'OK', heldUntil: '2026-07-31' })],
      evidence: [mvr('2026-01-20', 'OK'), mvr('2027-01-11')],
    }),
    on: '2027-02-01',
    lines: [
      { code: 'annual-mvr', subject: 'OK', status: 'expired', dueOn: '2027-01-20' },
      { code: 'annual-mvr', subject: 'TX', status: 'done', dueOn: '2028-01-11' },
    ],
  },
  {
    title: 'a foreign authority has no annual line on 2022-05-08',
    citation: '87 FR 13192',
    file: aFile({
      licenses: [aLicense(), aLicense({ state: 'Ontario', isForeign: true })],
      employments: hired('2021-07-01'),
    }),
    on: '2022-05-08',
    lines: [
      { code: 'annual-mvr', subject: 'TX', status: 'due', dueOn: '2022-07-01' },
      { code: 'annual-mvr', subject: 'Ontario', status: 'absent' },
    ],
  },
  {
    title: 'a foreign authority has one since 2022-05-09, also for drivers hired before',
    citation: '87 FR 13192',
    file: aFile({
      licenses: [aLicense(), aLicense({ state: 'Ontario', isForeign: true })],
      employments: hired('2021-07-01'),
    }),
    on: '2022-05-09',
    lines: [{ code: 'annual-mvr', subject: 'Ontario', status: 'due', dueOn: '2022-07-01' }],
  },
  {
    title: 'a review on the last day of the first twelve months is in time',
    citation: '49 CFR 391.25(b)',
    file: aFile({ evidence: [review('2027-01-12')] }),
    on: '2027-03-01',
    lines: [{ code: 'annual-review', status: 'done', dueOn: '2028-01-12', acts: null }],
  },
  {
    title: 'a review on the day after the first twelve months is late by a day, and the next one counts from it',
    citation: '49 CFR 391.25(b)',
    file: aFile({ evidence: [review('2027-01-13')] }),
    on: '2027-03-01',
    lines: [{ code: 'annual-review', status: 'late', daysLate: 1, dueOn: '2028-01-13' }],
  },
  {
    title: 'an annual record does not replace its review',
    citation: '49 CFR 391.25(b)',
    file: aFile({ evidence: [mvr('2026-01-20'), mvr('2027-01-10')] }),
    on: '2027-02-01',
    lines: [
      { code: 'annual-mvr', subject: 'TX', status: 'done' },
      { code: 'annual-review', status: 'missing', dueOn: '2027-01-12', bars: false },
    ],
  },
  {
    title: 'a year without a record that was skipped before the driver left stays in the file',
    citation: '49 CFR 391.25(a)',
    file: aFile({
      employments: [
        anEmployment({
          appliedOn: '2024-01-05',
          hiredOn: '2024-01-12',
          startedOn: '2024-01-19',
          endedOn: '2025-09-30',
        }),
      ],
      evidence: [mvr('2024-02-01')],
    }),
    on: '2026-06-01',
    lines: [{ code: 'annual-mvr', subject: 'TX', status: 'expired', dueOn: '2025-02-01' }],
  },
  {
    title: 'a certificate of violations on the last day of twelve months was in time',
    citation: '49 CFR 391.27 (until 2022-05-08)',
    file: aFile({ employments: hired('2020-03-02'), evidence: [violations('2021-03-02')] }),
    on: '2021-06-01',
    lines: [{ code: 'violations-certificate', status: 'done', dueOn: '2022-03-02', bars: false }],
  },
  {
    title: 'a certificate of violations on the day after twelve months was late by a day',
    citation: '49 CFR 391.27 (until 2022-05-08)',
    file: aFile({ employments: hired('2020-03-02'), evidence: [violations('2021-03-03')] }),
    on: '2021-06-01',
    lines: [{ code: 'violations-certificate', status: 'late', daysLate: 1 }],
  },
  {
    title: 'a certificate of violations that was first due on the day of its repeal is due the day before',
    citation: '87 FR 13192',
    file: aFile({ employments: hired('2021-05-09') }),
    on: '2022-05-08',
    lines: [{ code: 'violations-certificate', status: 'due', dueOn: '2022-05-09', acts: 'driver' }],
  },
  {
    title: 'a certificate of violations is never asked of a driver who reached twelve months on the day of its repeal',
    citation: '87 FR 13192',
    file: aFile({ employments: hired('2021-05-09') }),
    on: '2022-05-09',
    lines: [{ code: 'violations-certificate', status: 'notApplicable', why: 'notInForce', bars: false }],
  },
  {
    title: 'a CDL job in California needs the pull notice on the day of the hire',
    citation: 'Cal. Veh. Code 1808.1',
    file: aFile({ facts: { jobState: 'CA' }, evidence: [enrollment('2026-01-12')] }),
    on: '2026-02-01',
    lines: [{ code: 'pull-notice', status: 'done', provenOn: '2026-01-12', bars: false }],
  },
  {
    title: 'an enrollment in the pull notice on the day after the hire is late by a day',
    citation: 'Cal. Veh. Code 1808.1',
    file: aFile({ facts: { jobState: 'CA' }, evidence: [enrollment('2026-01-13')] }),
    on: '2026-02-01',
    lines: [{ code: 'pull-notice', status: 'late', daysLate: 1, bars: false }],
  },
  {
    title: 'the pull notice is the law of California within the state, too',
    citation: 'Cal. Veh. Code 1808.1',
    file: aFile({ facts: { jobState: 'CA', interstate: false } }),
    on: '2026-02-01',
    lines: [
      { code: 'pull-notice', status: 'missing', dueOn: '2026-01-12', bars: false },
      { code: 'annual-mvr', status: 'notApplicable' },
    ],
  },
  {
    title: 'no other state has a pull notice, wherever the license is from',
    citation: 'Cal. Veh. Code 1808.1',
    file: aFile({ facts: { jobState: 'NV' }, licenses: [aLicense({ state: 'CA' })] }),
    on: '2026-02-01',
    lines: [{ code: 'pull-notice', status: 'notApplicable', facts: ['jobState'] }],
  },
];
