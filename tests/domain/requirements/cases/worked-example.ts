import { aDocument, aFile, aPastEmployer, type Case } from './format';

/** The worked example of docs/requirements.md: a hire of January 12, 2026, first drive January 19. */
const file = aFile({
  pastEmployers: [aPastEmployer()],
  evidence: [
    aDocument(
      'mvr',
      { received: '2026-01-15', medicalExpires: '2026-07-31', examined: '2024-07-31' },
      {
        about: 'TX',
        findings: ['licenseValid', 'certified', 'categoryNI'],
      },
    ),
    aDocument('drugTest', { tested: '2026-01-13', received: '2026-01-17' }, { findings: ['negative'] }),
    aDocument('safetyInquiry', { performed: '2026-02-09' }, { about: 'old-carrier', form: 'noneCouldBeAsked' }),
    aDocument('i9Section2', { performed: '2026-01-20', signed: '2026-01-20' }),
  ],
});

/** The answers that docs/requirements.md shows for the example. */
export const workedExampleCases: readonly Case[] = [
  {
    title:
      'two days before the first drive, the drug test holds the start, and the record proves the medical certification',
    citation: '49 CFR 382.301, 391.51(b)(6)',
    file,
    on: '2026-01-16',
    lines: [
      { code: 'drug-test', status: 'due', dueOn: '2026-01-19', bars: true, store: 'drugAlcohol' },
      { code: 'medical-proof-cdl', status: 'done', provenOn: '2026-01-15', bars: false },
      { code: 'i9-section-2', status: 'missing', dueOn: '2026-01-15', bars: false, store: 'hr' },
      { code: 'safety-history', subject: 'old-carrier', status: 'due', dueOn: '2026-02-11' },
    ],
  },
  {
    title:
      'on March 1, the attempts count for the employer that did not answer, and the form of January 20 stays five days late',
    citation: '49 CFR 391.23(c)(2), 8 CFR 274a.2',
    file,
    on: '2026-03-01',
    lines: [
      { code: 'drug-test', status: 'done', bars: false },
      { code: 'safety-history', subject: 'old-carrier', status: 'done', provenOn: '2026-02-09' },
      { code: 'i9-section-2', status: 'late', daysLate: 5, bars: false },
      { code: 'employer-mvr', subject: 'TX', status: 'done', provenOn: '2026-01-15' },
    ],
  },
  {
    title: 'on August 1, the medical certification ended the day before, and driving is barred',
    citation: '49 CFR 391.45, 391.51(b)(6)',
    file,
    on: '2026-08-01',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', dueOn: '2026-07-31', bars: true }],
  },
  {
    title: 'on January 16 of the next year, the record of a year before has no successor',
    citation: '49 CFR 391.25(a)',
    file,
    on: '2027-01-16',
    lines: [
      { code: 'annual-mvr', subject: 'TX', status: 'expired', dueOn: '2027-01-15', bars: false },
      { code: 'employer-mvr', subject: 'TX', status: 'done' },
    ],
  },
];
