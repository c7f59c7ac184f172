import type { DocumentProof, Requirement } from '../model/requirement';
import type { Span } from '../model/span';
import { certificate, LAST_BEFORE_RENUMBERING, medical, RENUMBERED, stateRecord } from './medical-proof';
import { noApplicationFile, noMedicalProof, versions } from './record';

/** A certificate lasts 24 months at most, 12 with the insulin or the vision standard (391.45). */
const certificates: readonly DocumentProof[] = [
  { ...certificate, maximum: '12 months' },
  { ...certificate, maximum: '24 months', if: ['not yearlyMedical'] },
];

const stateRecords: readonly DocumentProof[] = [
  { ...stateRecord, maximum: '12 months' },
  { ...stateRecord, maximum: '24 months', if: ['not yearlyMedical'] },
];
/** Since June 23, 2025, a failed examination ends all proofs of earlier ones (391.43(g)(3), 391.45(g)). */
const voidable = (proofs: readonly DocumentProof[]): DocumentProof[] =>
  proofs.map((proof) => ({ ...proof, voidedBy: 'notCertified' }));

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

const REGISTRY_BEGAN = '2014-05-21';
const LAST_NOTE_OF_CDL = '2025-06-22';
/** In a CDL job the note was a duty of the hire, before the first drive, until the state's record took its place (80 FR 22790). */
const cdlHires = { if: ['cdlJob'], from: REGISTRY_BEGAN, to: LAST_NOTE_OF_CDL } as const;

/** Medical proof: 49 CFR 391.41 to 391.49, 391.23(m), 391.51(b)(6) to (8). */
export const medicalRecords: readonly Requirement[] = [
  ...versions(
    {
      ...medical,
      code: 'medical-proof-cdl',
      title: 'Medical certification of a CDL holder',
      citation: '49 CFR 391.41-45, 391.23(m)(2), 391.51(b)(6)(ii)',
      note: 'The record of the current licensing state, ordered by this carrier, that shows "certified". A CDLIS search or a Gladhand record doesn\'t count. A wrong self-certification is no exemption.',
      per: 'employment',
      appliesIf: ['dqJob', 'cdlJob'],
      exemptIf: [...noMedicalProof, 'foreignCdl'],
      breaches: [notCertified],
      proofs: stateRecords,
    },
    [
      {
        to: '2012-01-29',
        citation: '49 CFR 391.41-45, 391.51(b)(7)',
        note: 'The medical card is the proof.',
        proofs: certificates,
      },
      {
        from: '2012-01-30',
        to: '2015-01-29',
        citation: '73 FR 73096, 79 FR 2377',
        note: 'The state record where it shows the medical status, otherwise the medical card.',
        proofs: [...stateRecords, ...certificates],
      },
      {
        from: '2015-01-30',
        to: '2025-06-22',
        note: 'The state record, or the medical card for 15 days after its issue. Until May 8, 2022, the rule was 391.51(b)(7)(ii).',
        proofs: cardFor('15 days'),
      },
      {
        from: '2025-06-23',
        to: '2025-07-13',
        citation: '49 CFR 391.51(b)(6)(ii), 80 FR 22790',
        proofs: voidable(stateRecords),
      },
      {
        from: '2025-07-14',
        to: '2025-08-20',
        citation: '49 CFR 391.51(b)(6)(ii), FMCSA waiver of July 14, 2025',
        proofs: voidable(cardFor('15 days')),
      },
      {
        from: '2025-08-21',
        to: '2025-10-12',
        citation: '49 CFR 391.51(b)(6)(ii), FMCSA waiver of July 14, 2025',
        proofs: voidable(cardFor('60 days')),
      },
      {
        from: '2025-10-13',
        to: '2026-01-10',
        citation: '49 CFR 391.51(b)(6)(ii), FMCSA waiver of October 13, 2025',
        proofs: voidable(cardFor('60 days')),
      },
      {
        from: '2026-01-11',
        to: '2026-04-10',
        citation: '49 CFR 391.51(b)(6)(ii), FMCSA waiver of January 11, 2026',
        proofs: voidable(cardFor('60 days')),
      },
      {
        from: '2026-04-11',
        to: '2026-10-11',
        citation: '49 CFR 391.51(b)(6)(ii), 91 FR 19255',
        proofs: voidable(cardFor('60 days')),
      },
      { from: '2026-10-12', proofs: voidable(stateRecords) },
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
        note: "The examiner's certificate or a copy, for 24 months at most. A failed examination ends all earlier certificates.",
        breaches: [failedExamination],
        proofs: voidable(certificates),
      },
    ],
  ),
  ...versions(
    {
      ...medical,
      code: 'registry-note',
      title: 'Note that the medical examiner was listed',
      citation: '49 CFR 391.23(m)(1), 391.51(b)(8)',
      note: 'For each certificate: the examiner, the registry number, who checked, and when. In a CDL job for hires from May 21, 2014, to June 22, 2025.',
      per: 'certificate',
      law: 'document',
      appliesIf: ['dqJob'],
      // The verification is a part of the investigation, from which more drivers are exempt (391.63(a)(2), 391.67, 391.69).
      exemptIf: [...new Set([...noMedicalProof, ...noApplicationFile]), 'foreignCdl'],
      proofs: [{ kind: 'registryNote', dated: 'performed', since: 'any' }],
    },
    [
      {
        from: REGISTRY_BEGAN,
        to: LAST_BEFORE_RENUMBERING,
        citation: '49 CFR 391.23(m)(1), 391.51(b)(9)',
        onlyHires: cdlHires,
      },
      { from: RENUMBERED, to: LAST_NOTE_OF_CDL, onlyHires: cdlHires },
      { from: '2025-06-23', appliesIf: ['dqJob', 'not cdlJob'] },
    ],
  ),
];
