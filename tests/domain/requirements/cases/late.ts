import { aDocument, aFile, anEmployment, type Case } from './format';

const mvr = (day: string) => aDocument('mvr', { received: day }, { about: 'TX' });
const review = (day: string) => aDocument('annualReview', { performed: day });
const section2 = (day: string) => aDocument('i9Section2', { performed: day });

/** Late is a status with days, and stays visible. */
export const lateCases: readonly Case[] = [
  {
    title: 'a drug test whose result arrives three days after the first drive is three days late',
    citation: '49 CFR 382.301(a)',
    file: aFile({ evidence: [aDocument('drugTest', { received: '2026-01-22' }, { findings: ['negative'] })] }),
    on: '2026-01-22',
    lines: [{ code: 'drug-test', status: 'late', daysLate: 3, provenOn: '2026-01-22', bars: false, acts: null }],
  },
  {
    title: 'a drug test on the day of the first drive is in time',
    citation: '49 CFR 382.301(a)',
    file: aFile({ evidence: [aDocument('drugTest', { received: '2026-01-19' }, { findings: ['negative'] })] }),
    on: '2026-01-22',
    lines: [{ code: 'drug-test', status: 'done', daysLate: null }],
  },
  {
    title: 'a late drug test is still late years later',
    citation: '49 CFR 382.301(a)',
    file: aFile({ evidence: [aDocument('drugTest', { received: '2026-01-22' }, { findings: ['negative'] })] }),
    on: '2031-01-22',
    lines: [{ code: 'drug-test', status: 'late', daysLate: 3 }],
  },
  {
    title: 'an annual record one day after the last day of twelve months is one day late',
    citation: '49 CFR 391.25(a)',
    file: aFile({ evidence: [mvr('2026-01-20'), mvr('2027-01-21')] }),
    on: '2027-02-01',
    lines: [
      {
        code: 'annual-mvr',
        subject: 'TX',
        status: 'late',
        daysLate: 1,
        lateness: [{ dueOn: '2027-01-20', provenOn: '2027-01-21', days: 1 }],
        dueOn: '2028-01-21',
      },
    ],
  },
  {
    title: 'the late review of one year is still shown after the timely review of the next',
    citation: '49 CFR 391.25(b)',
    file: aFile({ evidence: [review('2027-02-01'), review('2028-01-15')] }),
    on: '2028-02-01',
    lines: [{ code: 'annual-review', status: 'late', daysLate: 20, dueOn: '2029-01-15' }],
  },
  {
    title: 'a renewed license is due on the day its predecessor ends, without grace',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({
      evidence: [
        aDocument('license', { issued: '2022-05-01', expires: '2026-05-01' }),
        aDocument('license', { issued: '2026-05-04', expires: '2030-05-01' }),
      ],
    }),
    on: '2026-06-01',
    lines: [{ code: 'license', status: 'late', daysLate: 3, dueOn: '2030-05-01' }],
  },
  {
    title: 'section 2 of Form I-9 is due on the third business day after the hire, with an observed holiday between',
    citation: '8 CFR 274a.2(b)(1)(ii)(B)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2026-06-22', hiredOn: '2026-07-02', startedOn: '2026-07-06' })],
      evidence: [section2('2026-07-08')],
    }),
    on: '2026-08-01',
    lines: [{ code: 'i9-section-2', status: 'done' }],
  },
  {
    title: 'section 2 of Form I-9 one business day later is late by a day',
    citation: '8 CFR 274a.2(b)(1)(ii)(B)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2026-06-22', hiredOn: '2026-07-02', startedOn: '2026-07-06' })],
      evidence: [section2('2026-07-09')],
    }),
    on: '2026-08-01',
    lines: [{ code: 'i9-section-2', status: 'late', daysLate: 1 }],
  },
];
