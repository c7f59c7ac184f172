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
];
