import type { Evidence, Finding } from '#domain/requirements/model/evidence';
import { aDocument, aFile, anEmployment, aPastEmployer, type Case, type ExpectedLine } from './format';

const employed = { appliedOn: '2024-03-01', hiredOn: '2024-03-04', startedOn: '2024-03-11' };
const left = (endedOn: string) => [anEmployment({ ...employed, endedOn })];
const query = (queried: string, finding: Finding = 'clear') =>
  aDocument('clearinghouseFull', { queried }, { findings: [finding] });
const carrier = aPastEmployer({ endDate: '2024-01-31' });
const application = aDocument(
  'application',
  { signed: '2024-03-01' },
  { findings: ['accidentsListed', 'tenYearsListed'] },
);

interface Kept {
  readonly title: string;
  readonly citation: string;
  readonly evidence: readonly Evidence[];
  readonly line: ExpectedLine;
}

/** Documents of a driver who drove from 2024-03-11 to 2026-02-28, and the day until which each is kept. */
const kept: readonly Kept[] = [
  {
    title: 'an application is kept three years after the end',
    citation: '49 CFR 391.51(c)',
    evidence: [application],
    line: { code: 'application', status: 'done', keepUntil: '2029-02-28', store: 'qualification' },
  },
  {
    title: 'a road test is kept three years after the end',
    citation: '49 CFR 391.51(c)',
    evidence: [aDocument('roadTest', { performed: '2024-03-08' })],
    line: { code: 'road-test', status: 'done', keepUntil: '2029-02-28', store: 'qualification' },
  },
  {
    title: 'an annual record is kept three years after it was received',
    citation: '49 CFR 391.51(d)(1)',
    evidence: [aDocument('mvr', { received: '2025-03-01' }, { about: 'TX' })],
    line: { code: 'annual-mvr', subject: 'TX', status: 'done', keepUntil: '2028-03-01', store: 'qualification' },
  },
  {
    title: 'a review is kept three years after it was made',
    citation: '49 CFR 391.51(d)(2)',
    evidence: [aDocument('annualReview', { performed: '2025-03-03' })],
    line: { code: 'annual-review', status: 'done', keepUntil: '2028-03-03', store: 'qualification' },
  },
  {
    title: 'a note on an examiner is kept three years after it was made',
    citation: '49 CFR 391.51(d)(5)',
    evidence: [
      aDocument('medicalCertificate', { examined: '2024-03-05', expires: '2026-03-05' }, { id: 'card' }),
      aDocument('registryNote', { performed: '2024-03-07' }, { about: 'card' }),
    ],
    line: { code: 'registry-note', subject: 'card', status: 'done', keepUntil: '2027-03-07', store: 'qualification' },
  },
  {
    title: 'the safety history is kept three years after the end, in its own store',
    citation: '49 CFR 391.53(c)',
    evidence: [aDocument('safetyInquiry', { sent: '2024-03-05', received: '2024-03-20' }, { about: 'old-carrier' })],
    line: {
      code: 'safety-history',
      subject: 'old-carrier',
      status: 'done',
      keepUntil: '2029-02-28',
      store: 'investigation',
    },
  },
  {
    title: 'a full query is kept three years after it was made',
    citation: '49 CFR 382.701(e)',
    evidence: [query('2024-03-06')],
    line: { code: 'clearinghouse-full', status: 'done', keepUntil: '2027-03-06', store: 'drugAlcohol' },
  },
  {
    title: 'a negative test is kept one year, however long the driver stays',
    citation: '49 CFR 382.401(b)(3)',
    evidence: [aDocument('drugTest', { received: '2024-03-07' }, { findings: ['negative'] })],
    line: { code: 'drug-test', status: 'done', keepUntil: '2025-03-07', store: 'drugAlcohol' },
  },
  {
    title: 'the receipt of the drug policy is kept two years after the end',
    citation: '49 CFR 382.401(b)(4)',
    evidence: [aDocument('drugPolicyReceipt', { signed: '2024-03-04' })],
    line: { code: 'drug-policy-receipt', status: 'done', keepUntil: '2028-02-28', store: 'drugAlcohol' },
  },
  {
    title: 'the statement of hours is kept six months',
    citation: '49 CFR 395.8(k)(1)',
    evidence: [aDocument('hoursStatement', { signed: '2024-03-11' })],
    line: { code: 'hours-statement', status: 'done', keepUntil: '2024-09-11', store: 'hr' },
  },
  {
    title: 'section 2 of Form I-9 is kept until the later of two days',
    citation: '8 CFR 274a.2(b)(2)(i)(A)',
    evidence: [aDocument('i9Section2', { performed: '2024-03-07' })],
    line: { code: 'i9-section-2', status: 'done', keepUntil: '2027-03-04', store: 'hr' },
  },
];

export const retentionCases: readonly Case[] = [
  ...kept.map(({ title, citation, evidence, line }): Case => ({
    title,
    citation,
    file: aFile({
      // Notes on examiners are still in force for jobs without CDL.
      facts: line.code === 'registry-note' ? { cdlJob: false, vehicleWeight: 20_000 } : {},
      employments: left('2026-02-28'),
      pastEmployers: [carrier],
      evidence,
    }),
    on: '2026-03-01',
    lines: [line],
  })),
  {
    title: 'three years after an end on a leap day end on February 28',
    citation: '49 CFR 391.51(c)',
    file: aFile({
      employments: [
        anEmployment({
          appliedOn: '2023-01-05',
          hiredOn: '2023-01-12',
          startedOn: '2023-01-19',
          endedOn: '2024-02-29',
        }),
      ],
      evidence: [aDocument('roadTest', { performed: '2023-01-16' })],
    }),
    on: '2026-03-01',
    lines: [{ code: 'road-test', status: 'done', keepUntil: '2027-02-28' }],
  },
  {
    title: 'six months after August 31 end on the last day of February',
    citation: '49 CFR 395.8(k)(1)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2025-08-25', hiredOn: '2025-08-29', startedOn: '2025-08-31' })],
      evidence: [aDocument('hoursStatement', { signed: '2025-08-31' })],
    }),
    on: '2026-01-01',
    lines: [{ code: 'hours-statement', status: 'done', keepUntil: '2026-02-28' }],
  },
  {
    title: 'training in hazardous materials is kept ninety days after the end',
    citation: '49 CFR 172.704(d)',
    file: aFile({
      facts: { hazmat: true },
      employments: left('2026-02-28'),
      evidence: [aDocument('hazmatTraining', { performed: '2024-05-06', issued: '2024-05-06' })],
    }),
    on: '2026-03-01',
    lines: [{ code: 'hazmat-training', status: 'done', keepUntil: '2026-05-29', store: 'hr' }],
  },
  {
    title: 'an entry-level certificate is kept one year after the end',
    citation: '49 CFR 380.509 (until 2022-02-06)',
    file: aFile({
      facts: { newCdlHolder: true },
      employments: [
        anEmployment({
          appliedOn: '2021-05-03',
          hiredOn: '2021-05-10',
          startedOn: '2021-05-17',
          endedOn: '2026-01-31',
        }),
      ],
      evidence: [aDocument('entryLevelCertificate', { issued: '2021-05-12' })],
    }),
    on: '2026-03-01',
    lines: [{ code: 'entry-level-certificate', status: 'done', keepUntil: '2027-01-31' }],
  },
  {
    title: 'an answer about tests of a carrier is still kept, although it is no longer asked for',
    citation: '49 CFR 391.53(c)',
    file: aFile({
      employments: [
        anEmployment({
          appliedOn: '2022-06-01',
          hiredOn: '2022-06-06',
          startedOn: '2022-06-13',
          endedOn: '2024-08-31',
        }),
      ],
      pastEmployers: [aPastEmployer({ startDate: '2019-01-01', endDate: '2022-05-31' })],
      evidence: [
        aDocument('drugAlcoholInquiry', { sent: '2022-06-07', received: '2022-06-20' }, { about: 'old-carrier' }),
      ],
    }),
    on: '2026-03-01',
    lines: [
      {
        code: 'drug-alcohol-past-fmcsa',
        subject: 'old-carrier',
        status: 'done',
        keepUntil: '2027-08-31',
        store: 'investigation',
      },
    ],
  },
  {
    title: 'documents of an employment that goes on have no end where the end of the employment decides',
    citation: '49 CFR 391.51(c), 382.401(b)(4)',
    file: aFile({
      employments: [anEmployment(employed)],
      evidence: [application, aDocument('drugPolicyReceipt', { signed: '2024-03-04' }), query('2024-03-06')],
    }),
    on: '2026-03-01',
    lines: [
      { code: 'application', status: 'done', keepUntil: null },
      { code: 'drug-policy-receipt', status: 'done', keepUntil: null },
      { code: 'clearinghouse-full', status: 'done', keepUntil: '2027-03-06' },
    ],
  },
  {
    title: 'a late document is kept as long as a timely one',
    citation: '49 CFR 391.51(c)',
    file: aFile({
      employments: left('2026-02-28'),
      evidence: [aDocument('roadTest', { performed: '2024-04-11' })],
    }),
    on: '2026-03-01',
    lines: [{ code: 'road-test', status: 'late', daysLate: 31, keepUntil: '2029-02-28' }],
  },
];
