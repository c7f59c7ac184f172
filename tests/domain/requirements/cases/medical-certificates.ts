import type { Facts } from '#domain/requirements/model/facts';
import { aDocument, aFile, anEmployment, type Case } from './format';

const noCdl: Facts = { cdlJob: false, vehicleWeight: 20_000, airBrakes: false, combination: false };
const state = (received: string, medicalExpires: string, about = 'TX') =>
  aDocument('mvr', { received, medicalExpires }, { about, findings: ['licenseValid', 'certified', 'categoryNI'] });
const card = (examined: string, expires: string, id = `card ${examined}`) =>
  aDocument('medicalCertificate', { examined, issued: examined, expires }, { id });
const note = (performed: string, about: string) => aDocument('registryNote', { performed }, { about });

/** The medical proof of a job without CDL, notes on examiners, and special standards. */
export const medicalCertificateCases: readonly Case[] = [
  {
    title: 'a certificate of 24 months ends on the same day two years later',
    citation: '49 CFR 391.45(b)',
    file: aFile({ facts: noCdl, evidence: [card('2026-01-10', '2028-01-10')] }),
    on: '2028-01-11',
    lines: [{ code: 'medical-proof-non-cdl', status: 'expired', dueOn: '2028-01-10', bars: true, acts: 'driver' }],
  },
  {
    title: 'a certificate of a leap day ends on February 28 two years later',
    citation: '49 CFR 391.45(b)',
    file: aFile({
      facts: noCdl,
      employments: [anEmployment({ appliedOn: '2024-02-26', hiredOn: '2024-03-04', startedOn: '2024-03-04' })],
      evidence: [card('2024-02-29', '2026-03-01')],
    }),
    on: '2026-03-01',
    lines: [{ code: 'medical-proof-non-cdl', status: 'expired', dueOn: '2026-02-28', bars: true }],
  },
  {
    title: 'the months count from the examination, not from the day on the form',
    citation: '49 CFR 391.43(h)',
    file: aFile({
      facts: noCdl,
      evidence: [
        aDocument('medicalCertificate', { examined: '2025-12-01', issued: '2025-12-20', expires: '2027-12-20' }),
      ],
    }),
    on: '2026-02-01',
    lines: [{ code: 'medical-proof-non-cdl', status: 'done', provenOn: '2025-12-01', dueOn: '2027-12-01' }],
  },
  {
    title: 'a medical certificate of the day after the first drive is late by a day',
    citation: '49 CFR 391.41(a)',
    file: aFile({ facts: noCdl, evidence: [card('2026-01-20', '2028-01-20')] }),
    on: '2026-02-01',
    lines: [{ code: 'medical-proof-non-cdl', status: 'late', daysLate: 1, bars: false }],
  },
  {
    title: 'a new certificate five days after the old one ended leaves five days that stay visible',
    citation: '49 CFR 391.45(b)',
    file: aFile({ facts: noCdl, evidence: [card('2024-06-01', '2026-06-01'), card('2026-06-06', '2028-06-06')] }),
    on: '2027-01-01',
    lines: [{ code: 'medical-proof-non-cdl', status: 'late', daysLate: 5, dueOn: '2028-06-06', bars: false }],
  },
  {
    title: 'a certificate without an end is unknown, not done',
    citation: '49 CFR 391.43(h)',
    file: aFile({ facts: noCdl, evidence: [aDocument('medicalCertificate', { examined: '2025-12-01' })] }),
    on: '2026-02-01',
    lines: [{ code: 'medical-proof-non-cdl', status: 'unknown', why: 'dateMissing', facts: ['expires'], bars: false }],
  },
  {
    title: 'the state’s record is no medical proof of a job without CDL',
    citation: '49 CFR 391.51(b)(6)(i)',
    file: aFile({ facts: noCdl, evidence: [state('2026-01-15', '2027-06-30')] }),
    on: '2026-02-01',
    lines: [
      { code: 'medical-proof-non-cdl', status: 'missing', bars: true },
      { code: 'medical-proof-cdl', status: 'notApplicable', facts: ['cdlJob'] },
    ],
  },
  {
    title: 'a certificate without a note on its examiner bars driving',
    citation: '49 CFR 391.23(m)(1)',
    file: aFile({ facts: noCdl, evidence: [card('2026-01-10', '2028-01-10', 'card')] }),
    on: '2026-01-20',
    lines: [{ code: 'registry-note', subject: 'card', status: 'missing', bars: true, acts: 'carrier' }],
  },
  {
    title: 'a note on the examiner on the day of the first drive is in time',
    citation: '49 CFR 391.23(m)(1)',
    file: aFile({
      facts: noCdl,
      evidence: [card('2026-01-10', '2028-01-10', 'card'), note('2026-01-19', 'card')],
    }),
    on: '2026-02-01',
    lines: [{ code: 'registry-note', subject: 'card', status: 'done', provenOn: '2026-01-19', bars: false }],
  },
  {
    title: 'the note on one certificate does not hold for the next',
    citation: '49 CFR 391.51(b)(8)',
    file: aFile({
      facts: noCdl,
      employments: [anEmployment({ appliedOn: '2024-01-05', hiredOn: '2024-01-12', startedOn: '2024-01-19' })],
      evidence: [
        card('2024-01-08', '2026-01-08', 'first'),
        note('2024-01-15', 'first'),
        card('2025-12-10', '2027-12-10', 'second'),
      ],
    }),
    on: '2026-02-01',
    lines: [
      { code: 'registry-note', subject: 'first', status: 'done' },
      { code: 'registry-note', subject: 'second', status: 'missing', bars: true },
    ],
  },
  {
    title: 'a driver with a variance needs its certificate',
    citation: '49 CFR 391.51(b)(7)',
    file: aFile({ facts: { variance: true } }),
    on: '2026-01-20',
    lines: [{ code: 'medical-variance', status: 'missing', dueOn: '2026-01-19', bars: true, acts: 'driver' }],
  },
  {
    title: 'a variance ends on the day that it states',
    citation: '49 CFR 391.49',
    file: aFile({
      facts: { variance: true },
      evidence: [aDocument('medicalVariance', { issued: '2025-06-01', expires: '2026-11-30' })],
    }),
    on: '2026-12-01',
    lines: [{ code: 'medical-variance', status: 'expired', dueOn: '2026-11-30', bars: true }],
  },
  {
    title: 'a driver without a variance has no such line',
    citation: '49 CFR 391.49',
    file: aFile(),
    on: '2026-01-20',
    lines: [
      { code: 'medical-variance', status: 'notApplicable', facts: ['variance'] },
      { code: 'vision-standard', status: 'notApplicable', facts: ['visionStandard'] },
      { code: 'insulin-standard', status: 'notApplicable', facts: ['insulin'] },
    ],
  },
  {
    title: 'a certificate under the vision standard ends after twelve months, whatever it states',
    citation: '49 CFR 391.45(f)',
    file: aFile({ facts: { ...noCdl, visionStandard: true }, evidence: [card('2025-12-10', '2027-12-10')] }),
    on: '2026-12-11',
    lines: [
      { code: 'vision-standard', status: 'expired', dueOn: '2026-12-10', bars: true },
      { code: 'medical-proof-non-cdl', status: 'expired', dueOn: '2026-12-10', bars: true },
    ],
  },
  {
    title: 'a driver who is qualified by the vision standard for the first time needs a road test before driving',
    citation: '49 CFR 391.44(d)',
    file: aFile({ facts: { visionStandard: true, firstVisionQualification: true } }),
    on: '2026-01-20',
    lines: [{ code: 'vision-road-test', status: 'missing', dueOn: '2026-01-19', bars: true, acts: 'carrier' }],
  },
  {
    title: 'a road test on the day of the first drive is in time for the vision standard',
    citation: '49 CFR 391.44(d)',
    file: aFile({
      facts: { visionStandard: true, firstVisionQualification: true },
      evidence: [aDocument('roadTest', { performed: '2026-01-19' })],
    }),
    on: '2026-01-20',
    lines: [
      { code: 'vision-road-test', status: 'done', bars: false },
      { code: 'road-test', status: 'done', bars: false },
    ],
  },
  {
    title: 'a driver who was qualified by the vision standard before needs no such road test',
    citation: '49 CFR 391.44(d)',
    file: aFile({ facts: { visionStandard: true } }),
    on: '2026-01-20',
    lines: [{ code: 'vision-road-test', status: 'notApplicable', facts: ['firstVisionQualification'], bars: false }],
  },
];
