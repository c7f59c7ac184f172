import { aDocument, aFile, anEmployment, aPastEmployer, type Case } from './format';

const candidate = [anEmployment({ hiredOn: null, startedOn: null })];

/** Unknown is a status, and a candidate without an offer owes nothing of a hire. */
export const unknownCases: readonly Case[] = [
  {
    title: 'an unknown cargo makes the hazmat lines unknown, and names the fact',
    citation: '49 CFR 383.93',
    file: aFile({ facts: { hazmat: undefined } }),
    on: '2026-02-01',
    lines: [
      { code: 'hazmat-endorsement', status: 'unknown', facts: ['hazmat'], bars: false, acts: 'carrier' },
      { code: 'hazmat-training', status: 'unknown', facts: ['hazmat'] },
    ],
  },
  {
    title: 'unknown past employers make the investigation unknown',
    citation: '49 CFR 391.23(a)(2)',
    file: aFile({ pastEmployers: undefined }),
    on: '2026-02-01',
    lines: [
      { code: 'safety-history', status: 'unknown', facts: ['pastEmployers'], acts: 'driver' },
      { code: 'no-dot-employer-note', status: 'unknown', facts: ['pastEmployers'] },
    ],
  },
  {
    title: 'an unknown birth date makes the age unknown',
    citation: '49 CFR 391.11(b)(1)',
    file: aFile({ facts: { birthDate: undefined } }),
    on: '2026-02-01',
    lines: [{ code: 'age-21-interstate', status: 'unknown', facts: ['birthDate'], bars: false }],
  },
  {
    title: 'a license without an expiration date is unknown, not done',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({ evidence: [aDocument('license', { issued: '2022-05-01' })] }),
    on: '2026-02-01',
    lines: [{ code: 'license', status: 'unknown', why: 'dateMissing', facts: ['expires'], bars: false }],
  },
  {
    title: 'a known fact decides even if another one is unknown',
    citation: '49 CFR 390.5',
    file: aFile({ facts: { interstate: false, vehicleWeight: undefined, hazmat: undefined } }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'notApplicable', facts: ['interstate'] }],
  },
  {
    title: 'a candidate without an offer owes nothing that is due at the hire or the first drive',
    citation: '49 CFR 382.301(a)',
    file: aFile({ employments: candidate, pastEmployers: [aPastEmployer()] }),
    on: '2026-02-01',
    lines: [
      { code: 'drug-test', status: 'notApplicable', why: 'noOffer', bars: false },
      { code: 'employer-mvr', subject: 'TX', status: 'notApplicable', why: 'noOffer' },
      { code: 'safety-history', subject: 'old-carrier', status: 'notApplicable', why: 'noOffer' },
      { code: 'i9-section-1', status: 'notApplicable', why: 'noOffer' },
    ],
  },
  {
    title: 'without a recorded day of the hire, the first drive stands in for it',
    citation: '49 CFR 391.23(b)',
    file: aFile({ employments: [anEmployment({ hiredOn: null })] }),
    on: '2026-02-19',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'missing', dueOn: '2026-02-18' }],
  },
  {
    title: 'a candidate owes the notice that is due before the application',
    citation: '49 CFR 391.21(d)',
    file: aFile({ employments: candidate }),
    on: '2026-02-01',
    lines: [{ code: 'prior-employers-notice', status: 'missing', dueOn: '2026-01-05', bars: false }],
  },
];
