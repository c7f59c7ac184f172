import type { Facts } from '#domain/requirements/model/facts';
import { aDocument, aFile, anEmployment, aPastEmployer, type Case } from './format';

const multiple = [anEmployment({ isMultipleEmployer: true })];
const furnished = [anEmployment({ isFurnished: true })];
const furnishing = aDocument('furnishedDriverCertificate', { signed: '2026-01-09', medicalExpires: '2028-06-01' });
const ownerOperator = [anEmployment({ type: 'ownerOperator' })];
const learner: Facts = { learnerPermit: true };
const exempt: Facts = { exemptOperation: true };
const small: Facts = { cdlJob: false, vehicleWeight: 20_000, combination: false, airBrakes: false };

/** Drivers and operations with rules of their own (49 CFR 391.2, 391.63, 391.65, 383.25, 382.103). */
export const specialOperationCases: readonly Case[] = [
  {
    title: 'a driver of several carriers gives no application and is not investigated',
    citation: '49 CFR 391.63(a)(1)-(2)',
    file: aFile({ employments: multiple, pastEmployers: [aPastEmployer()] }),
    on: '2026-02-20',
    lines: [
      { code: 'application', status: 'notApplicable', bars: false },
      { code: 'employer-mvr', status: 'notApplicable', bars: false },
      { code: 'safety-history', status: 'notApplicable', bars: false },
      { code: 'no-dot-employer-note', status: 'notApplicable' },
    ],
  },
  {
    title: 'a driver of several carriers has no annual record and no review',
    citation: '49 CFR 391.63(a)(3)-(4)',
    file: aFile({ employments: multiple }),
    on: '2027-02-20',
    lines: [
      { code: 'annual-mvr', status: 'notApplicable', bars: false },
      { code: 'annual-review', status: 'notApplicable', bars: false },
    ],
  },
  {
    title: 'a driver of several carriers gave no certificate of violations while there was one',
    citation: '49 CFR 391.63(a)(5) (until 2022-05-08)',
    file: aFile({
      employments: [
        anEmployment({
          isMultipleEmployer: true,
          appliedOn: '2020-03-02',
          hiredOn: '2020-03-02',
          startedOn: '2020-03-09',
        }),
      ],
    }),
    on: '2021-06-01',
    lines: [{ code: 'violations-certificate', status: 'notApplicable', bars: false }],
  },
  {
    title: 'all other rules hold for a driver of several carriers',
    citation: '49 CFR 391.63(a)',
    file: aFile({ employments: multiple }),
    on: '2026-02-20',
    lines: [
      { code: 'road-test', status: 'missing', bars: true },
      { code: 'license', status: 'missing', bars: true },
      { code: 'drug-test', status: 'missing', bars: true },
      { code: 'clearinghouse-full', status: 'missing', bars: true },
      { code: 'random-pool', status: 'missing' },
    ],
  },
  {
    title: 'an application is needed until somebody states that the driver has several carriers',
    citation: '49 CFR 391.63(a)(1)',
    file: aFile({ employments: [anEmployment({ isMultipleEmployer: undefined })] }),
    on: '2026-02-20',
    lines: [{ code: 'application', status: 'missing', bars: true }],
  },
  {
    title: 'a driver whom another carrier furnishes has no qualification file here',
    citation: '49 CFR 391.65(a)',
    file: aFile({ employments: furnished, evidence: [furnishing] }),
    on: '2026-02-20',
    lines: [
      { code: 'application', status: 'notApplicable', bars: false },
      { code: 'employer-mvr', status: 'notApplicable', bars: false },
      { code: 'road-test', status: 'notApplicable', bars: false },
      { code: 'annual-review', status: 'notApplicable', bars: false },
    ],
  },
  {
    title: 'a qualification file is needed until somebody states that another carrier furnishes the driver',
    citation: '49 CFR 391.65(a)',
    file: aFile({ employments: [anEmployment({ isFurnished: undefined })] }),
    on: '2026-02-20',
    lines: [{ code: 'road-test', status: 'missing', bars: true }],
  },
  {
    title: 'an owner-operator has the duties of a driver and of an employee, without Form I-9',
    citation: '49 CFR 390.5, 382.103(b)',
    file: aFile({ employments: ownerOperator }),
    on: '2026-02-20',
    lines: [
      { code: 'application', status: 'missing', bars: true },
      { code: 'employer-mvr', subject: 'TX', status: 'missing', bars: false },
      { code: 'road-test', status: 'missing', bars: true },
      { code: 'drug-test', status: 'missing', bars: true },
      { code: 'clearinghouse-full', status: 'missing', bars: true },
      { code: 'random-pool', status: 'missing' },
      { code: 'i9-section-1', status: 'notApplicable' },
    ],
  },
  {
    title: 'a learner needs the medical proof of the state, like a driver',
    citation: '49 CFR 391.23(m)(2), 383.25',
    file: aFile({ facts: learner }),
    on: '2026-01-20',
    lines: [
      { code: 'medical-proof-cdl', status: 'missing', bars: true },
      { code: 'medical-proof-non-cdl', status: 'notApplicable' },
    ],
  },
  {
    title: 'an exempt operation has no qualification file, and the answer says why',
    citation: '49 CFR 391.2',
    file: aFile({ facts: exempt }),
    on: '2026-02-20',
    lines: ['application', 'road-test', 'english', 'employer-mvr', 'annual-review'].map((code) => ({
      code,
      status: 'notApplicable' as const,
      why: 'exempt' as const,
      facts: ['exemptOperation' as const],
      bars: false,
    })),
  },
  {
    title: 'an exempt operation with a CDL still has the drug and alcohol rules',
    citation: '49 CFR 382.103',
    file: aFile({ facts: exempt }),
    on: '2026-02-20',
    lines: [
      { code: 'drug-test', status: 'missing', bars: true },
      { code: 'clearinghouse-full', status: 'missing', bars: true },
    ],
  },
  {
    title: 'a bus of 16 seats without pay is covered by the qualification rules',
    citation: '49 CFR 390.5',
    file: aFile({
      facts: { ...small, cdlJob: true, cdlClass: 'C', vehicleWeight: 9_500, passengers: 16, forPay: false },
    }),
    on: '2026-02-20',
    lines: [{ code: 'road-test', status: 'missing', bars: true }],
  },
  {
    title: 'a van of 8 seats for pay is not covered by the qualification rules',
    citation: '49 CFR 390.5',
    file: aFile({ facts: { ...small, vehicleWeight: 9_500, passengers: 8, forPay: true } }),
    on: '2026-02-20',
    lines: [
      { code: 'road-test', status: 'notApplicable', bars: false },
      { code: 'employer-mvr', status: 'notApplicable', bars: false },
    ],
  },
  {
    title: 'a small van with placarded hazardous materials between states is covered',
    citation: '49 CFR 390.5',
    file: aFile({ facts: { ...small, cdlJob: true, vehicleWeight: 6_000, hazmat: true } }),
    on: '2026-02-20',
    lines: [
      { code: 'road-test', status: 'missing', bars: true },
      { code: 'drug-test', status: 'missing', bars: true },
      { code: 'hazmat-endorsement', status: 'missing', bars: true },
    ],
  },
  {
    title: 'a CDL holder in a job without CDL has a qualification file, with a certificate as the medical proof',
    citation: '49 CFR 391.51(b)(6)(i), 382.103',
    file: aFile({
      facts: small,
      evidence: [
        aDocument('medicalCertificate', { examined: '2026-01-10', expires: '2027-01-10' }, { id: 'card' }),
        aDocument('registryNote', { performed: '2026-01-16' }, { about: 'card' }),
      ],
    }),
    on: '2026-02-20',
    lines: [
      { code: 'medical-proof-non-cdl', status: 'done', dueOn: '2027-01-10', bars: false },
      { code: 'registry-note', subject: 'card', status: 'done', bars: false },
      { code: 'medical-proof-cdl', status: 'notApplicable', facts: ['cdlJob'] },
      { code: 'application', status: 'missing', bars: true },
      { code: 'cdl-employers-10-years', status: 'notApplicable', facts: ['cdlJob'] },
    ],
  },
  {
    title: 'what a carrier must know of a driver of several carriers is due before the first drive',
    citation: '49 CFR 391.63(b)',
    file: aFile({ employments: multiple }),
    on: '2026-01-20',
    lines: [{ code: 'multiple-employer-note', status: 'missing', dueOn: '2026-01-19', store: 'qualification' }],
  },
  {
    title: 'what a carrier knows of a driver of several carriers is kept three years after the end',
    citation: '49 CFR 391.63(b)',
    file: aFile({
      employments: [anEmployment({ isMultipleEmployer: true, endedOn: '2026-09-30' })],
      evidence: [aDocument('multipleEmployerNote', { performed: '2026-01-19' })],
    }),
    on: '2026-10-15',
    lines: [{ code: 'multiple-employer-note', status: 'done', keepUntil: '2029-09-30', bars: false }],
  },
  {
    title: 'the certificate of the furnishing carrier is good for two years',
    citation: '49 CFR 391.65(b)',
    file: aFile({ employments: furnished, evidence: [furnishing] }),
    on: '2028-01-09',
    lines: [{ code: 'furnished-driver-certificate', status: 'due', dueOn: '2028-01-09' }],
  },
  {
    title: 'on the day after two years the certificate of the furnishing carrier has expired',
    citation: '49 CFR 391.65(b)',
    file: aFile({ employments: furnished, evidence: [furnishing] }),
    on: '2028-01-10',
    lines: [{ code: 'furnished-driver-certificate', status: 'expired', dueOn: '2028-01-09' }],
  },
  {
    title: 'a certificate of the furnishing carrier that does not say when the medical certificate ends is unknown',
    citation: '49 CFR 391.65(a)(2)(v)',
    file: aFile({
      employments: furnished,
      evidence: [aDocument('furnishedDriverCertificate', { signed: '2026-01-09', expires: '2028-01-09' })],
    }),
    on: '2026-02-01',
    lines: [{ code: 'furnished-driver-certificate', status: 'unknown', facts: ['medicalExpires'], bars: false }],
  },
  {
    title: 'an ordinary driver has neither of these papers',
    citation: '49 CFR 391.63, 391.65',
    file: aFile(),
    on: '2026-02-20',
    lines: [
      { code: 'multiple-employer-note', status: 'notApplicable', facts: ['multipleEmployer'], bars: false },
      { code: 'furnished-driver-certificate', status: 'notApplicable', facts: ['furnished'], bars: false },
    ],
  },
];
