import { aDocument, aFile, aLicense, anEmployment, type Case } from './format';

const received = (day: string, about = 'TX') => aDocument('mvr', { received: day }, { about });

export const drivingRecordCases: readonly Case[] = [
  {
    title: 'a driving record received on the thirtieth day after the hire is in time',
    citation: '49 CFR 391.23(b)',
    file: aFile({ evidence: [received('2026-02-11')] }),
    on: '2026-06-01',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'done', provenOn: '2026-02-11', bars: false }],
  },
  {
    title: 'a driving record received 31 days after the hire is one day late, and stays so',
    citation: '49 CFR 391.23(b)',
    file: aFile({ evidence: [received('2026-02-12')] }),
    on: '2028-06-01',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'late', daysLate: 1 }],
  },
  {
    title: 'each state with a license in the three years before the application has a line',
    citation: '49 CFR 391.23(a)(1)',
    file: aFile({
      licenses: [
        aLicense({ heldFrom: '2025-02-01' }),
        aLicense({ state: 'OK', heldFrom: '2015-01-01', heldUntil: '2025-01-31' }),
        aLicense({ state: 'CA', heldFrom: '2010-01-01', heldUntil: '2014-12-31' }),
      ],
      evidence: [received('2026-01-15')],
    }),
    on: '2026-02-20',
    lines: [
      { code: 'employer-mvr', subject: 'TX', status: 'done' },
      { code: 'employer-mvr', subject: 'OK', status: 'missing', dueOn: '2026-02-11' },
      { code: 'employer-mvr', subject: 'CA', status: 'absent' },
    ],
  },
  {
    title: 'a driving record that the platform ordered is not the carrier’s',
    citation: '49 CFR 391.53(a)(2)',
    file: aFile({
      evidence: [{ ...received('2026-01-15'), obtainedBy: 'platform', organizationId: null, employmentId: null }],
    }),
    on: '2026-01-20',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'due', dueOn: '2026-02-11' }],
  },
  {
    title: 'a driving record is kept three years after the employment ends',
    citation: '49 CFR 391.51(c)',
    file: aFile({
      employments: [anEmployment({ endedOn: '2026-09-30' })],
      evidence: [received('2026-01-15')],
    }),
    on: '2026-10-15',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'done', keepUntil: '2029-09-30', store: 'qualification' }],
  },
  {
    title: 'a license of another state that the driver got this year is in the next annual round',
    citation: '49 CFR 391.25(a)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2020-01-06', hiredOn: '2020-01-13', startedOn: '2020-01-20' })],
      licenses: [aLicense({ heldUntil: '2026-01-10' }), aLicense({ state: 'OK', heldFrom: '2026-01-10' })],
      evidence: [received('2025-12-01'), received('2024-12-05'), received('2023-12-08'), received('2022-12-10')],
    }),
    on: '2026-02-01',
    lines: [
      { code: 'annual-mvr', subject: 'OK', status: 'due', dueOn: '2026-12-01' },
      { code: 'annual-mvr', subject: 'TX', provenOn: '2025-12-01', status: 'late' },
    ],
  },
  {
    title: 'the state of which no annual record was ever obtained stays missing after the driver left it',
    citation: '49 CFR 391.25(a)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2020-01-06', hiredOn: '2020-01-13', startedOn: '2020-01-20' })],
      licenses: [aLicense({ heldUntil: '2025-01-10' }), aLicense({ state: 'OK', heldFrom: '2025-01-10' })],
      evidence: [received('2026-01-05', 'OK')],
    }),
    on: '2026-01-11',
    lines: [
      { code: 'annual-mvr', subject: 'OK', status: 'done', dueOn: '2027-01-05' },
      { code: 'annual-mvr', subject: 'TX', status: 'missing', dueOn: '2021-01-13' },
    ],
  },
];
