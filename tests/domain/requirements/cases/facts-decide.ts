import { aDocument, aFile, type Case } from './format';

const small = { cdlJob: false, combination: false, airBrakes: false };

/** Facts decide, as of the day asked about. */
export const factsDecideCases: readonly Case[] = [
  {
    title: 'a job that carries hazardous materials from March on needs the endorsement from March on',
    citation: '49 CFR 383.93',
    file: aFile({ changes: [{ from: '2026-03-01', facts: { hazmat: true } }] }),
    on: '2026-02-28',
    lines: [{ code: 'hazmat-endorsement', status: 'notApplicable', facts: ['hazmat'] }],
  },
  {
    title: 'on the first of March the endorsement is due, and driving is barred without it',
    citation: '49 CFR 383.93',
    file: aFile({ changes: [{ from: '2026-03-01', facts: { hazmat: true } }] }),
    on: '2026-03-01',
    lines: [{ code: 'hazmat-endorsement', status: 'due', dueOn: '2026-03-01', bars: true }],
  },
  {
    title: 'on the second of March the endorsement is missing',
    citation: '49 CFR 383.93',
    file: aFile({ changes: [{ from: '2026-03-01', facts: { hazmat: true } }] }),
    on: '2026-03-02',
    lines: [{ code: 'hazmat-endorsement', status: 'missing', dueOn: '2026-03-01', bars: true }],
  },
  {
    title: 'a vehicle of 10,001 pounds is covered by the qualification rules',
    citation: '49 CFR 390.5',
    file: aFile({ facts: { ...small, vehicleWeight: 10_001 } }),
    on: '2026-02-20',
    lines: [{ code: 'road-test', status: 'missing' }],
  },
  {
    title: 'a vehicle of 10,000 pounds is not',
    citation: '49 CFR 390.5',
    file: aFile({ facts: { ...small, vehicleWeight: 10_000 } }),
    on: '2026-02-20',
    lines: [{ code: 'road-test', status: 'notApplicable', facts: ['vehicleWeight'] }],
  },
  {
    title: 'a van with 9 seats is covered if passengers pay',
    citation: '49 CFR 390.5',
    file: aFile({ facts: { ...small, vehicleWeight: 8_000, passengers: 9, forPay: true } }),
    on: '2026-02-20',
    lines: [{ code: 'road-test', status: 'missing' }],
  },
  {
    title: 'a van with 15 seats is not covered if nobody pays',
    citation: '49 CFR 390.5',
    file: aFile({ facts: { ...small, vehicleWeight: 8_000, passengers: 15, forPay: false } }),
    on: '2026-02-20',
    lines: [{ code: 'road-test', status: 'notApplicable' }],
  },
  {
    title: 'a CDL holder in a job without CDL is outside the drug rules, and the card is the medical proof',
    citation: '49 CFR 382.103',
    file: aFile({
      facts: { ...small, vehicleWeight: 20_000 },
      evidence: [aDocument('medicalCertificate', { examined: '2025-12-10', expires: '2027-12-10' })],
    }),
    on: '2026-02-20',
    lines: [
      { code: 'drug-test', status: 'notApplicable', facts: ['cdlJob'] },
      { code: 'clearinghouse-full', status: 'notApplicable' },
      { code: 'medical-proof-cdl', status: 'notApplicable' },
      { code: 'medical-proof-non-cdl', status: 'done' },
    ],
  },
  {
    title: 'the drug rules hold for a CDL job within one state, the qualification rules do not',
    citation: '49 CFR 382.103, 390.5',
    file: aFile({ facts: { interstate: false } }),
    on: '2026-02-20',
    lines: [
      { code: 'drug-test', status: 'missing' },
      { code: 'english', status: 'notApplicable', facts: ['interstate'] },
      { code: 'employer-mvr', status: 'notApplicable' },
    ],
  },
];
