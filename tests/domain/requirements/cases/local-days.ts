import { aDocument, aFile, anEmployment, type Case } from './format';

const license = aDocument('license', { issued: '2022-05-01', expires: '2026-05-01' });
const left = [anEmployment({ endedOn: '2026-09-30' })];

/** Days are calendar days where the driver lives, and nothing recurring is owed after the end. */
export const localDayCases: readonly Case[] = [
  {
    title: 'at 09:30 UTC of May 2 it is still May 1 in Hawaii',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({ facts: { timeZone: 'Pacific/Honolulu' }, evidence: [license] }),
    on: '2026-05-02T09:30:00Z',
    lines: [{ code: 'license', status: 'due', bars: false }],
  },
  {
    title: 'at 10:30 UTC of May 2 the license has ended in Hawaii',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({ facts: { timeZone: 'Pacific/Honolulu' }, evidence: [license] }),
    on: '2026-05-02T10:30:00Z',
    lines: [{ code: 'license', status: 'expired', bars: true }],
  },
  {
    title: 'at 14:30 UTC of May 1 the license has ended in Guam',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({ facts: { timeZone: 'Pacific/Guam' }, evidence: [license] }),
    on: '2026-05-01T14:30:00Z',
    lines: [{ code: 'license', status: 'expired', bars: true }],
  },
  {
    title: 'no annual record is owed after the employment has ended',
    citation: '49 CFR 391.25(a)',
    file: aFile({ employments: left }),
    on: '2027-06-01',
    lines: [{ code: 'annual-mvr', subject: 'TX', status: 'notApplicable', why: 'employmentEnded', bars: false }],
  },
  {
    title: 'an annual record that was good on the last day stays done',
    citation: '49 CFR 391.25(a)',
    file: aFile({
      employments: [
        anEmployment({
          appliedOn: '2024-01-05',
          hiredOn: '2024-01-12',
          startedOn: '2024-01-19',
          endedOn: '2026-03-31',
        }),
      ],
      evidence: ['2025-01-10', '2026-01-05'].map((day) => aDocument('mvr', { received: day }, { about: 'TX' })),
    }),
    on: '2027-06-01',
    lines: [{ code: 'annual-mvr', subject: 'TX', status: 'done', provenOn: '2026-01-05', keepUntil: '2029-01-05' }],
  },
  {
    title: 'what was missing on the last day stays missing',
    citation: '49 CFR 391.23(b)',
    file: aFile({ employments: left }),
    on: '2027-06-01',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'missing', dueOn: '2026-02-11' }],
  },
  {
    title: 'a leap day is a day like any other: twelve months after it end on February 28',
    citation: '49 CFR 391.25(b)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2024-02-20', hiredOn: '2024-02-29', startedOn: '2024-03-04' })],
    }),
    on: '2025-02-28',
    lines: [{ code: 'annual-review', status: 'due', dueOn: '2025-02-28' }],
  },
];
