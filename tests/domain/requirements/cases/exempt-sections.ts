import type { ExemptionSection } from '#domain/requirements/model/facts';
import { aDocument, aFile, type Case } from './format';

const exemptBy = (exemptionSection: ExemptionSection) => ({ exemptOperation: true, exemptionSection });
const small = { cdlJob: false, vehicleWeight: 20_000, combination: false, airBrakes: false };
const exempt = { status: 'notApplicable', why: 'exempt', facts: ['exemptOperation'], bars: false } as const;
const missing = { status: 'missing' } as const;
const lines = (codes: readonly string[], line: typeof exempt | typeof missing) =>
  codes.map((code) => ({ code, ...line }));

/** The exemptions of each section: 49 CFR 391.2, 390.39, 391.62, 391.67 to 391.69. */
export const exemptSectionCases: readonly Case[] = [
  {
    title: 'an exempt operation whose section nobody stated is exempt from all of part 391',
    citation: '49 CFR 391.2(a)-(c)',
    file: aFile({ facts: { exemptOperation: true } }),
    on: '2027-03-01',
    lines: lines(
      ['application', 'employer-mvr', 'annual-review', 'road-test', 'license', 'english', 'age-21-interstate'],
      exempt,
    ),
  },
  {
    title: 'a custom harvester is exempt from all of part 391',
    citation: '49 CFR 391.2(a)',
    file: aFile({ facts: exemptBy('391.2') }),
    on: '2026-02-20',
    lines: lines(['application', 'road-test', 'license', 'english', 'medical-proof-cdl', 'not-disqualified'], exempt),
  },
  {
    title: 'a covered farm vehicle needs no medical certificate, and everything else of part 391',
    citation: '49 CFR 390.39(a)(3), 391.2(d)',
    file: aFile({ facts: { ...small, ...exemptBy('390.39') } }),
    on: '2026-02-20',
    lines: [
      ...lines(['medical-proof-non-cdl'], exempt),
      ...lines(['application', 'road-test', 'license', 'english', 'employer-mvr'], missing),
    ],
  },
  {
    title: 'a driver in a city zone may be under 21, and needs the certificate, the road test and the records',
    citation: '49 CFR 391.62(a)',
    file: aFile({ facts: { ...small, ...exemptBy('391.62'), birthDate: '2006-05-01' } }),
    on: '2027-03-01',
    lines: [
      ...lines(['age-21-interstate'], exempt),
      ...lines(
        [
          'application',
          'employer-mvr',
          'annual-mvr',
          'annual-review',
          'road-test',
          'medical-proof-non-cdl',
          'license',
          'english',
        ],
        missing,
      ),
    ],
  },
  {
    title: 'the medical certificate of a driver in a city zone is good for twelve months',
    citation: '49 CFR 391.45, 391.62',
    file: aFile({
      facts: { ...small, ...exemptBy('391.62') },
      evidence: [aDocument('medicalCertificate', { examined: '2026-01-10', expires: '2028-01-10' })],
    }),
    on: '2026-02-20',
    lines: [{ code: 'medical-proof-non-cdl', status: 'done', dueOn: '2027-01-10', bars: false }],
  },
  {
    title: 'a farm driver of an articulated vehicle needs a medical certificate, a license and English, and no file',
    citation: '49 CFR 391.67',
    file: aFile({ facts: { ...small, ...exemptBy('391.67') } }),
    on: '2027-03-01',
    lines: [
      ...lines(['application', 'employer-mvr', 'annual-review', 'road-test', 'age-21-interstate'], exempt),
      ...lines(['medical-proof-non-cdl', 'license', 'english'], missing),
      { code: 'not-disqualified', status: 'notApplicable', why: 'optional' },
    ],
  },
  {
    title: 'a driver of passengers without business needs a license and English, and no medical certificate',
    citation: '49 CFR 391.68',
    file: aFile({ facts: { ...small, vehicleWeight: 9_000, passengers: 16, ...exemptBy('391.68') } }),
    on: '2027-03-01',
    lines: [
      ...lines(['application', 'employer-mvr', 'annual-review', 'medical-proof-non-cdl', 'age-21-interstate'], exempt),
      ...lines(['license', 'english'], missing),
      { code: 'not-disqualified', status: 'notApplicable', why: 'optional' },
    ],
  },
  {
    title:
      'a driver of private passengers since 1994 has no application, investigation and road test, and all of the rest',
    citation: '49 CFR 391.69',
    file: aFile({ facts: { ...small, vehicleWeight: 9_000, passengers: 16, ...exemptBy('391.69') } }),
    on: '2027-03-01',
    lines: [
      ...lines(['application', 'employer-mvr', 'no-dot-employer-note', 'road-test'], exempt),
      ...lines(['annual-mvr', 'annual-review', 'medical-proof-non-cdl', 'license', 'english'], missing),
      { code: 'age-21-interstate', status: 'done' },
    ],
  },
];
