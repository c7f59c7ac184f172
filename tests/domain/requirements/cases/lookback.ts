import { aDocument, aFile, aLicense, anEmployment, aPastEmployer, type Case } from './format';

const ended = (endDate: string) => [aPastEmployer({ endDate })];
const homes = (gapEnd: string) => [
  { startDate: '2015-01-01', endDate: '2024-03-01' },
  { startDate: gapEnd, endDate: null },
];
const application = aDocument('application', { signed: '2026-01-05' });

/** A lookback starts at the application. */
export const lookbackCases: readonly Case[] = [
  {
    title: 'an employer whose job ended three years before the application is asked',
    citation: '49 CFR 391.23(a)(2)',
    file: aFile({ pastEmployers: ended('2023-01-05') }),
    on: '2026-01-20',
    lines: [{ code: 'safety-history', subject: 'old-carrier', status: 'due', dueOn: '2026-02-11' }],
  },
  {
    title: 'an employer whose job ended a day earlier is not asked',
    citation: '49 CFR 391.23(a)(2)',
    file: aFile({ pastEmployers: ended('2023-01-04') }),
    on: '2026-01-20',
    lines: [{ code: 'safety-history', subject: 'old-carrier', status: 'absent' }],
  },
  {
    title: 'an employer within the three years is still asked for in a file of years ago',
    citation: '49 CFR 391.23(a)(2)',
    file: aFile({ pastEmployers: ended('2023-01-05') }),
    on: '2031-01-20',
    lines: [{ code: 'safety-history', subject: 'old-carrier', status: 'missing', dueOn: '2026-02-11' }],
  },
  {
    title: 'without a date of the application, the lookback starts at the hire',
    citation: '49 CFR 391.23(a)(2)',
    file: aFile({
      employments: [anEmployment({ appliedOn: null })],
      pastEmployers: [
        aPastEmployer({ id: 'in', endDate: '2023-01-12' }),
        aPastEmployer({ id: 'out', endDate: '2023-01-11' }),
      ],
    }),
    on: '2026-01-20',
    lines: [
      { code: 'safety-history', subject: 'in', status: 'due' },
      { code: 'safety-history', subject: 'out', status: 'absent' },
    ],
  },
  {
    title: 'a license first held between application and hire counts, too',
    citation: '49 CFR 391.23(a)(1)',
    file: aFile({
      licenses: [
        aLicense({ heldUntil: '2026-01-08' }),
        aLicense({ state: 'OK', heldFrom: '2026-01-08' }),
        aLicense({ state: 'NM', heldFrom: '2026-01-13' }),
      ],
    }),
    on: '2026-03-20',
    lines: [
      { code: 'employer-mvr', subject: 'TX', status: 'missing' },
      { code: 'employer-mvr', subject: 'OK', status: 'missing' },
      { code: 'employer-mvr', subject: 'NM', status: 'absent' },
    ],
  },
  {
    title: 'a gap in the homes before the application does not vanish with the years',
    citation: '49 CFR 391.21(b)(3)',
    file: aFile({ homes: homes('2024-04-02'), evidence: [application] }),
    on: '2030-01-20',
    lines: [{ code: 'homes-36-months', status: 'missing' }],
  },
  {
    title: 'a history without a gap does not decay with the years',
    citation: '49 CFR 391.21(b)(3)',
    file: aFile({
      homes: [
        { startDate: '2015-01-01', endDate: '2024-03-01' },
        { startDate: '2024-03-01', endDate: '2026-01-05' },
      ],
      evidence: [application],
    }),
    on: '2030-01-20',
    lines: [{ code: 'homes-36-months', status: 'done', provenOn: '2026-01-05' }],
  },
];
