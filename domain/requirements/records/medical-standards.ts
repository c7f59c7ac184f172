import type { DocumentProof, Requirement } from '../model/requirement';
import { certificate, LAST_BEFORE_RENUMBERING, medical, RENUMBERED, stateRecord } from './medical-proof';
import { keep, record, versions } from './record';

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

/** The 12 months of the insulin and the vision standard, shown by a certificate or, for a CDL job, by the state. */
const yearly: readonly DocumentProof[] = [
  { ...certificate, maximum: '12 months' },
  { ...stateRecord, maximum: '12 months', if: ['cdlJob'] },
];
/** Since June 23, 2025, a failed examination ends them (391.43(g)(3), 391.45(g)). */
const voided = yearly.map((proof): DocumentProof => ({ ...proof, voidedBy: 'notCertified' }));
const yearlyVersions = (from: string): Partial<Requirement>[] => [
  { from, to: '2025-06-22' },
  { from: '2025-06-23', proofs: voided },
];

/** Variances and standards of their own: 49 CFR 391.44, 391.46, 391.49, part 381. */
export const medicalStandardRecords: readonly Requirement[] = [
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
  ...versions(
    {
      ...medical,
      code: 'vision-standard',
      title: 'Certificate under the vision standard',
      citation: '49 CFR 391.44, 391.45(f)',
      note: 'For 12 months at most. In a CDL job the record of the state stands for it.',
      per: 'employment',
      appliesIf: ['dqJob', 'visionStandard'],
      proofs: yearly,
    },
    yearlyVersions('2022-03-22'),
  ),
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
  ...versions(
    {
      ...medical,
      code: 'insulin-standard',
      title: 'Certificate under the insulin standard',
      citation: '49 CFR 391.46, 391.45(e)',
      note: 'For 12 months at most. In a CDL job the record of the state stands for it.',
      per: 'employment',
      appliesIf: ['dqJob', 'insulin'],
      proofs: yearly,
    },
    yearlyVersions('2018-11-19'),
  ),
];
