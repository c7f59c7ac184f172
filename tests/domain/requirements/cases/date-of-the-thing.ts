import { aDocument, aFile, type Case } from './format';

const noCdl = { cdlJob: false, vehicleWeight: 20_000, airBrakes: false, combination: false };
const certificate = (examined: string, expires: string) => aDocument('medicalCertificate', { examined, expires });
const reviewedOn = (on: string) => ({ by: 'Sam Safety', on, result: 'accepted' }) as const;

/** The date of the thing counts, and stated ends are cut to the legal maximum. */
export const dateOfTheThingCases: readonly Case[] = [
  {
    title: 'a driving record that arrived in time is in time, however late somebody approved it',
    citation: '49 CFR 391.23(b)',
    file: aFile({
      evidence: [aDocument('mvr', { received: '2026-02-11' }, { about: 'TX', review: reviewedOn('2026-04-01') })],
    }),
    on: '2026-06-01',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'done', provenOn: '2026-02-11' }],
  },
  {
    title: 'a driving record counts from the day it was received, not ordered or issued',
    citation: '49 CFR 391.23(b)',
    file: aFile({
      evidence: [
        aDocument('mvr', { sent: '2026-01-13', issued: '2026-02-05', received: '2026-02-14' }, { about: 'TX' }),
      ],
    }),
    on: '2026-06-01',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'late', daysLate: 3 }],
  },
  {
    title: 'a medical certificate of three years ends after 24 months',
    citation: '49 CFR 391.45(b)',
    file: aFile({ facts: noCdl, evidence: [certificate('2025-03-10', '2028-03-10')] }),
    on: '2026-06-01',
    lines: [{ code: 'medical-proof-non-cdl', status: 'done', dueOn: '2027-03-10' }],
  },
  {
    title: 'a medical certificate for less than the maximum ends when it says',
    citation: '49 CFR 391.45',
    file: aFile({ facts: noCdl, evidence: [certificate('2025-12-10', '2026-06-10')] }),
    on: '2026-06-11',
    lines: [{ code: 'medical-proof-non-cdl', status: 'expired', dueOn: '2026-06-10' }],
  },
  {
    title: 'a medical certificate of a driver with insulin ends after 12 months',
    citation: '49 CFR 391.45(e)',
    file: aFile({ facts: { ...noCdl, insulin: true }, evidence: [certificate('2025-12-10', '2027-12-10')] }),
    on: '2026-06-01',
    lines: [
      { code: 'medical-proof-non-cdl', status: 'done', dueOn: '2026-12-10' },
      { code: 'insulin-standard', status: 'done', dueOn: '2026-12-10' },
    ],
  },
  {
    title: 'a query counts from the day it was made, not the day its answer was filed',
    citation: '49 CFR 382.701(a)',
    file: aFile({
      evidence: [
        aDocument('clearinghouseFull', { queried: '2026-01-16', received: '2026-01-25' }, { findings: ['clear'] }),
      ],
    }),
    on: '2026-02-01',
    lines: [{ code: 'clearinghouse-full', status: 'done', provenOn: '2026-01-16' }],
  },
  {
    title: 'a document from after the day asked about is not known on that day',
    citation: '49 CFR 391.23(b)',
    file: aFile({ evidence: [aDocument('mvr', { received: '2026-02-11' }, { about: 'TX' })] }),
    on: '2026-02-10',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'due' }],
  },
  {
    title: 'a document dated before the driver was born proves nothing',
    citation: '49 CFR 391.31',
    file: aFile({
      employments: [],
      evidence: [aDocument('license', { issued: '1983-05-01', expires: '2030-05-01' })],
    }),
    employment: null,
    on: '2026-02-10',
    lines: [{ code: 'license', status: 'due', bars: true }],
  },
];
