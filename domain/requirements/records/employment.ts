import type { Requirement } from '../model/requirement';
import { keep, noQualificationFile, record } from './record';

const i9 = {
  store: 'hr',
  per: 'employment',
  appliesIf: ['employee'],
  citation: '8 CFR 274a.2',
  keep: keep('hire + 3 years', 'end + 1 years'),
} as const;
const fcra = {
  store: 'hr',
  per: 'employment',
  citation: '15 USC 1681b(b)(2)',
  due: { before: ['backgroundReport', 'psp'] },
  keep: keep('document + 5 years'),
} as const;

/** Employment, reports, and drivers of whom the law asks something else: 391.63, 391.65. */
export const employmentRecords: readonly Requirement[] = [
  record({
    code: 'hours-statement',
    title: 'Statement of on-duty hours, last 7 days',
    citation: '49 CFR 395.8(j)(2)',
    note: 'Signed: on-duty time of the last seven days, and when the driver was last relieved.',
    store: 'hr',
    per: 'employment',
    appliesIf: ['dqJob', 'firstOrIntermittentUse'],
    due: { by: 'first drive' },
    proofs: [
      {
        kind: 'hoursStatement',
        dated: 'signed',
        limits: [{ date: 'signed', before: 'first drive', atMost: '7 days' }],
      },
    ],
    bars: true,
    acts: 'driver',
    keep: keep('document + 6 months'),
  }),
  record({
    ...i9,
    code: 'i9-section-1',
    title: 'Form I-9, section 1',
    note: 'By an employee with an accepted offer; never asked of candidates or contractors (274a.1(f)).',
    due: { by: 'hire' },
    proofs: [{ kind: 'i9Section1', dated: 'signed' }],
    acts: 'driver',
  }),
  record({
    ...i9,
    code: 'i9-section-2',
    title: 'Form I-9, section 2',
    note: 'Documents examined within three business days. Verified again when the work authorization ends.',
    due: { by: 'hire + 3 business days' },
    proofs: [{ kind: 'i9Section2', dated: 'performed', until: 'expires', mayBeOpen: true }],
  }),
  record({
    ...fcra,
    code: 'fcra-disclosure',
    title: 'Disclosure that a report will be ordered',
    note: 'Stand-alone, without a release of liability. Five years of retention are prudent.',
    proofs: [{ kind: 'fcraDisclosure', dated: 'signed', of: 'carrier' }],
  }),
  record({
    ...fcra,
    code: 'fcra-authorization',
    title: 'Authorization of a report',
    note: 'Signed. Five years of retention are prudent.',
    proofs: [{ kind: 'fcraAuthorization', dated: 'signed', of: 'carrier' }],
    acts: 'driver',
  }),
  record({
    ...fcra,
    code: 'adverse-action',
    title: 'Adverse action notices',
    citation: '15 USC 1681b(b)(3), 1681m',
    note: 'A copy of the report and the summary of rights before the decision, a wait (five business days are usual), and a final notice. One notice within three business days if the job is DOT-covered and all contact was by mail, phone or computer.',
    appliesIf: ['refusedBecauseOfReport'],
    due: null,
    proofs: [{ kind: 'adverseActionNotice', dated: 'sent' }],
  }),
  record({
    code: 'multiple-employer-note',
    title: 'Driver of several carriers: name, number and license',
    citation: '49 CFR 391.63',
    note: 'Name, Social Security number, and number, type and state of the license, before driving. In place of the application, the investigation and the annual record.',
    store: 'qualification',
    per: 'employment',
    appliesIf: ['dqJob', 'multipleEmployer'],
    exemptIf: noQualificationFile,
    due: { by: 'first drive' },
    proofs: [{ kind: 'multipleEmployerNote', dated: 'performed' }],
    bars: true,
    keep: keep('end + 3 years'),
  }),
  record({
    code: 'furnished-driver-certificate',
    title: 'Certificate of the carrier that furnishes the driver',
    citation: '49 CFR 391.65',
    note: 'Signed by that carrier, good until its own date or the end of the medical certificate, for two years at most. In place of a qualification file.',
    store: 'qualification',
    per: 'employment',
    law: 'day',
    appliesIf: ['dqJob', 'furnished'],
    due: { by: 'first drive' },
    proofs: [
      {
        kind: 'furnishedDriverCertificate',
        dated: 'signed',
        since: 'any',
        until: 'medicalExpires',
        maximum: '2 years',
      },
    ],
    bars: true,
    keep: keep('document + 3 years'),
  }),
];
