import type { DocumentProof, Requirement } from '../model/requirement';
import type { Span } from '../model/span';
import { keep, noMedicalProof, record, versions } from './record';

const CREDENTIAL_NOTICE_DAYS = 60;

const medical = {
  store: 'qualification',
  law: 'day',
  due: { by: 'first drive' },
  exemptIf: noMedicalProof,
  bars: true,
  noticeDays: CREDENTIAL_NOTICE_DAYS,
  keep: keep('document + 3 years'),
} as const;

const certificate = {
  kind: 'medicalCertificate',
  dated: 'examined',
  of: 'driver',
  until: 'expires',
  cappedBy: 'medicalCertificate',
} as const;
/** A certificate lasts 24 months at most, 12 with the insulin or the vision standard (391.45). */
const certificates: readonly DocumentProof[] = [
  { ...certificate, maximum: '24 months', if: ['not yearlyMedical'] },
  { ...certificate, maximum: '12 months', if: ['yearlyMedical'] },
];

const stateRecord = {
  kind: 'mvr',
  dated: 'received',
  findings: ['certified'],
  ofCurrentState: true,
  until: 'medicalExpires',
  maximumFrom: 'examined',
  cappedBy: 'medicalCertificate',
} as const;
const stateRecords: readonly DocumentProof[] = [
  { ...stateRecord, maximum: '24 months', if: ['not yearlyMedical'] },
  { ...stateRecord, maximum: '12 months', if: ['yearlyMedical'] },
];
/** A card counts for some days from its issue, which can be later than the examination (391.43(g)(4)). */
const cardFor = (lasts: Span): DocumentProof[] => [
  ...stateRecords,
  { ...certificate, maximum: lasts, maximumFrom: 'issued' },
];

const notCertified = {
  kind: 'mvr',
  findings: ['notCertified'],
  dated: 'received',
  ofCurrentState: true,
  clearedBy: { kind: 'mvr', findings: ['certified'], dated: 'received', ofCurrentState: true },
} as const;
/** An examination that found the driver not qualified ends all certificates of before (391.43(g)(3)). */
const failedExamination = {
  kind: 'medicalCertificate',
  findings: ['notCertified'],
  dated: 'examined',
  clearedBy: { kind: 'medicalCertificate', findings: [], dated: 'examined' },
} as const;

const variance = {
  kind: 'medicalVariance',
  dated: 'issued',
  of: 'driver',
  until: 'expires',
} as const;
/** A letter of exemption: five years since December 4, 2015 (Public Law 114-94, section 5206), two before. */
const exemption = { ...variance, kind: 'medicalExemption' } as const;
const EXEMPTIONS_OF_5_YEARS = '2015-12-04';
const LAST_OF_2_YEARS = '2015-12-03';

/** 391.51(b)(6) to (8) had the numbers (7) to (9) until then (87 FR 13192). */
const LAST_BEFORE_RENUMBERING = '2022-05-08';
const RENUMBERED = '2022-05-09';

/** The 12 months of the insulin and the vision standard, shown by a certificate or, for a CDL job, by the state. */
const yearly: readonly DocumentProof[] = [
  { ...certificate, maximum: '12 months' },
  { ...stateRecord, maximum: '12 months', if: ['cdlJob'] },
];

/** Medical proof: 49 CFR 391.41 to 391.49, 391.23(m), 391.51(b)(6) to (8). */
export const medicalRecords: readonly Requirement[] = [
  ...versions(
    {
      ...medical,
      code: 'medical-proof-cdl',
      title: 'Medical certification of a CDL holder',
      citation: '49 CFR 391.41-45, 391.23(m)(2), 391.51(b)(6)(ii)',
      note: 'The record of the current licensing state, ordered by this carrier, that shows "certified". A CDLIS search or a record of the platform is none. Whatever category the driver certified: a wrong one excuses nobody.',
      per: 'employment',
      appliesIf: ['dqJob', 'cdlJob'],
      exemptIf: [...noMedicalProof, 'foreignCdl'],
      breaches: [notCertified],
      proofs: stateRecords,
    },
    [
      { to: '2012-01-29', citation: '49 CFR 391.41-45, 391.51(b)(7)', note: 'The card.', proofs: certificates },
      {
        from: '2012-01-30',
        to: '2015-01-29',
        citation: '73 FR 73096, 79 FR 2377',
        note: 'The state record where it shows the medical status, else the card.',
        proofs: [...stateRecords, ...certificates],
      },
      {
        from: '2015-01-30',
        to: '2025-06-22',
        note: 'The state record; a card for 15 days. Until May 8, 2022, the rule was 391.51(b)(7)(ii).',
        proofs: cardFor('15 days'),
      },
      { from: '2025-06-23', to: '2025-07-13', citation: '49 CFR 391.51(b)(6)(ii), 80 FR 22790' },
      {
        from: '2025-07-14',
        to: '2025-08-20',
        citation: '49 CFR 391.51(b)(6)(ii), FMCSA waiver of July 14, 2025',
        proofs: cardFor('15 days'),
      },
      {
        from: '2025-08-21',
        to: '2025-10-12',
        citation: '49 CFR 391.51(b)(6)(ii), FMCSA waiver of July 14, 2025',
        proofs: cardFor('60 days'),
      },
      {
        from: '2025-10-13',
        to: '2026-01-10',
        citation: '49 CFR 391.51(b)(6)(ii), FMCSA waiver of October 13, 2025',
        proofs: cardFor('60 days'),
      },
      {
        from: '2026-01-11',
        to: '2026-04-10',
        citation: '49 CFR 391.51(b)(6)(ii), FMCSA waiver of January 11, 2026',
        proofs: cardFor('60 days'),
      },
      {
        from: '2026-04-11',
        to: '2026-10-11',
        citation: '49 CFR 391.51(b)(6)(ii), 91 FR 19255',
        proofs: cardFor('60 days'),
      },
      { from: '2026-10-12' },
    ],
  ),
  ...versions(
    {
      ...medical,
      code: 'medical-proof-non-cdl',
      title: 'Medical certificate of a driver without a CDL job',
      citation: '49 CFR 391.43(g), 391.51(b)(6)(i)',
      note: "The examiner's certificate or a copy, for 24 months at most.",
      per: 'driver',
      appliesIf: ['dqJob', 'not cdlJob'],
      exemptIf: [...noMedicalProof, 'foreignCdl'],
      proofs: certificates,
      acts: 'driver',
    },
    [
      { to: LAST_BEFORE_RENUMBERING, citation: '49 CFR 391.43(g), 391.51(b)(7)(i)' },
      { from: RENUMBERED, to: '2025-06-22' },
      {
        from: '2025-06-23',
        citation: '49 CFR 391.43(g), 391.45(g), 391.51(b)(6)(i)',
        note: "The examiner's certificate or a copy, for 24 months at most. An examination that the driver failed ends all certificates of before.",
        breaches: [failedExamination],
      },
    ],
  ),
  ...versions(
    {
      ...medical,
      code: 'registry-note',
      title: 'Note that the medical examiner was listed',
      citation: '49 CFR 391.23(m)(1), 391.51(b)(8)',
      note: 'For each certificate: the examiner, the registry number, who checked, and when.',
      per: 'certificate',
      law: 'document',
      appliesIf: ['dqJob'],
      exemptIf: [...noMedicalProof, 'foreignCdl'],
      proofs: [{ kind: 'registryNote', dated: 'performed', since: 'any' }],
    },
    [
      { from: '2014-05-21', to: LAST_BEFORE_RENUMBERING, citation: '49 CFR 391.23(m)(1), 391.51(b)(9)' },
      { from: RENUMBERED, to: '2025-06-22' },
      { from: '2025-06-23', appliesIf: ['dqJob', 'not cdlJob'] },
    ],
  ),
  ...versions(
    {
      ...medical,
      code: 'medical-variance',
      title: 'Medical variance: certificate or exemption letter',
      citation: '49 CFR 391.49, 391.64, part 381, 391.51(b)(7)',
      note: 'A skill performance evaluation certificate lasts two years, an exemption for as long as its letter says, five years at most.',
      per: 'employment',
      appliesIf: ['dqJob', 'variance'],
      proofs: [
        { ...variance, maximum: '2 years' },
        { ...exemption, notAfter: LAST_OF_2_YEARS, maximum: '2 years' },
        { ...exemption, notBefore: EXEMPTIONS_OF_5_YEARS, maximum: '5 years' },
      ],
      acts: 'driver',
    },
    [{ to: LAST_BEFORE_RENUMBERING, citation: '49 CFR 391.49, 391.64, part 381, 391.51(b)(8)' }, { from: RENUMBERED }],
  ),
  record({
    ...medical,
    code: 'vision-standard',
    title: 'Certificate under the vision standard',
    citation: '49 CFR 391.44, 391.45(f)',
    note: 'For 12 months at most. In a CDL job the record of the state stands for it.',
    per: 'employment',
    appliesIf: ['dqJob', 'visionStandard'],
    proofs: yearly,
    from: '2022-03-22',
  }),
  record({
    ...medical,
    code: 'vision-road-test',
    title: 'Road test of a driver first qualified under the vision standard',
    citation: '49 CFR 391.44(d)',
    note: 'After the certification, whenever the driver was hired.',
    per: 'employment',
    appliesIf: ['dqJob', 'visionStandard', 'firstVisionQualification'],
    proofs: [{ kind: 'roadTest', dated: 'performed', since: 'event' }],
    keep: keep('end + 3 years'),
    from: '2022-03-22',
  }),
  record({
    ...medical,
    code: 'insulin-standard',
    title: 'Certificate under the insulin standard',
    citation: '49 CFR 391.46, 391.45(e)',
    note: 'For 12 months at most. In a CDL job the record of the state stands for it.',
    per: 'employment',
    appliesIf: ['dqJob', 'insulin'],
    proofs: yearly,
    from: '2018-11-19',
  }),
];
