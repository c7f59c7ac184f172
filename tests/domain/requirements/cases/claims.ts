import type { Facts } from '#domain/requirements/model/facts';
import { aDocument, aFile, anEmployment, aPastEmployer, type Case } from './format';

const unstated = [anEmployment({ isMultipleEmployer: undefined, isFurnished: undefined, type: undefined })];
const nobodySaid: Facts = { exemptOperation: undefined };
const untouched = (more: Partial<Parameters<typeof aFile>[0]> = {}) =>
  aFile({ employments: unstated, ...more, facts: { ...nobodySaid, ...more.facts } });
const state = (received: string, medicalExpires: string) =>
  aDocument(
    'mvr',
    { received, medicalExpires },
    { about: 'TX', findings: ['licenseValid', 'certified', 'categoryNI'] },
  );

/** Exceptions are claims, and an unknown fact neither accuses nor bars (49 CFR 391.2, 391.63, 391.65; section 2 of the rules). */
export const claimCases: readonly Case[] = [
  {
    title: 'a hire on which nobody has worked lacks what the law asks of every driver',
    citation: '49 CFR 391.51(b)',
    file: untouched({ pastEmployers: [aPastEmployer()] }),
    on: '2026-03-20',
    lines: [
      { code: 'application', status: 'missing', bars: true },
      { code: 'license', status: 'missing', bars: true },
      { code: 'road-test', status: 'missing', bars: true },
      { code: 'medical-proof-cdl', status: 'missing', bars: true },
      { code: 'employer-mvr', subject: 'TX', status: 'missing', bars: false },
      { code: 'safety-history', subject: 'old-carrier', status: 'missing', bars: false },
      { code: 'prior-employers-notice', status: 'missing', bars: false },
    ],
  },
  {
    title: 'a job that nobody called exempt has its annual duties',
    citation: '49 CFR 391.25(a)-(b)',
    file: untouched(),
    on: '2027-02-20',
    lines: [
      { code: 'annual-mvr', subject: 'TX', status: 'missing' },
      { code: 'annual-review', status: 'missing' },
    ],
  },
  {
    title: 'a driver of whom nobody said that another carrier furnishes them needs the road test',
    citation: '49 CFR 391.65(a)',
    file: aFile({ employments: [anEmployment({ isFurnished: undefined })] }),
    on: '2026-03-20',
    lines: [
      { code: 'road-test', status: 'missing', bars: true },
      { code: 'furnished-driver-certificate', status: 'notApplicable', bars: false },
      { code: 'furnished-driver-contact', status: 'notApplicable', bars: false },
    ],
  },
  {
    title: 'a driver of whom nobody said that they have several carriers gives an application',
    citation: '49 CFR 391.63(a)',
    file: aFile({ employments: [anEmployment({ isMultipleEmployer: undefined })] }),
    on: '2026-03-20',
    lines: [
      { code: 'application', status: 'missing', bars: true },
      { code: 'multiple-employer-note', status: 'notApplicable', bars: false },
    ],
  },
  {
    title: 'the rules for jobs outside part 391 wait until somebody claims an exemption',
    citation: '49 CFR 391.2, 383.21',
    file: untouched(),
    on: '2026-03-20',
    lines: [
      { code: 'license-cdl', status: 'notApplicable', bars: false },
      { code: 'not-disqualified-cdl', status: 'notApplicable', bars: false },
      { code: 'prior-employers-notice-cdl', status: 'notApplicable', bars: false },
    ],
  },
  {
    title: 'a stated exemption removes the lines, and the answer names it',
    citation: '49 CFR 391.2',
    file: untouched({ facts: { exemptOperation: true } }),
    on: '2026-03-20',
    lines: [{ code: 'application', status: 'notApplicable', why: 'exempt', facts: ['exemptOperation'], bars: false }],
  },
  {
    title: 'a section that nobody stated is no claim of its own: without an exempt operation it exempts from nothing',
    citation: '49 CFR 391.67',
    file: untouched({ facts: { exemptionSection: '391.67' } }),
    on: '2026-03-20',
    lines: [{ code: 'road-test', status: 'missing', bars: true }],
  },
  {
    title: 'the age counts for a driver of whom nobody claims an exemption',
    citation: '49 CFR 391.11(b)(1)',
    file: untouched(),
    on: '2026-03-20',
    lines: [{ code: 'age-21-interstate', status: 'done', bars: false }],
  },
  {
    title: 'a category of excepted interstate work does not fit a job that nobody called excepted',
    citation: '49 CFR 391.23(m)(2), 383.71(b)(1)',
    file: untouched({
      evidence: [
        aDocument('mvr', { received: '2026-01-15' }, { about: 'TX', findings: ['licenseValid', 'categoryEI'] }),
      ],
    }),
    on: '2026-03-20',
    lines: [{ code: 'self-certified-category', status: 'missing', bars: true }],
  },
  ...(
    [
      ['hazardous materials', '49 CFR 383.93', { hazmat: undefined }, 'hazmat-endorsement'],
      ['a variance', '49 CFR 391.49', { variance: undefined }, 'medical-variance'],
      ['insulin', '49 CFR 391.46', { insulin: undefined }, 'insulin-standard'],
      ['the vision standard', '49 CFR 391.44', { visionStandard: undefined }, 'vision-standard'],
      ['an unresolved violation', '49 CFR 382.503', { unresolvedViolation: undefined }, 'return-to-duty'],
      ['a port area', '33 CFR 101.514', { portArea: undefined }, 'twic'],
      ['a CDL', '49 CFR 382.103', { cdlJob: undefined }, 'drug-test'],
      ['the birth date', '49 CFR 391.11(b)(1)', { birthDate: undefined }, 'age-21-interstate'],
      ['a first use', '49 CFR 395.8(j)(2)', { firstOrIntermittentUse: undefined }, 'hours-statement'],
    ] as const
  ).map(([what, citation, facts, code]): Case => ({
    title: `an unanswered question about ${what} asks, and does not bar driving`,
    citation,
    file: aFile({ facts }),
    on: '2026-03-20',
    lines: [{ code, status: 'unknown', bars: false }],
  })),
  {
    title: 'licenses that nobody listed leave their fit unknown, and do not bar driving',
    citation: '49 CFR 383.91',
    file: aFile({ licenses: undefined }),
    on: '2026-03-20',
    lines: [{ code: 'endorsements-for-job', status: 'unknown', facts: ['licenses'], bars: false }],
  },
  {
    title: 'a state’s record proves the certification although nobody answered about insulin and vision',
    citation: '49 CFR 391.45, 391.51(b)(6)(ii)',
    file: aFile({
      facts: { insulin: undefined, visionStandard: undefined },
      evidence: [state('2026-01-15', '2026-12-20')],
    }),
    on: '2026-03-20',
    lines: [{ code: 'medical-proof-cdl', status: 'done', dueOn: '2026-12-20', bars: false }],
  },
  {
    title:
      'a driver without a CDL drives on a certificate of twenty-four months for the first twelve, whatever is unanswered',
    citation: '49 CFR 391.45(b)-(f)',
    file: aFile({
      facts: { cdlJob: false, vehicleWeight: 20_000, insulin: undefined },
      evidence: [aDocument('medicalCertificate', { examined: '2026-01-02', expires: '2028-01-02' })],
    }),
    on: '2026-11-01',
    lines: [{ code: 'medical-proof-non-cdl', status: 'done', dueOn: '2027-01-02', bars: false }],
  },
  {
    title: 'after twelve months the unanswered question about insulin leaves the certificate unknown',
    citation: '49 CFR 391.45(e)',
    file: aFile({
      facts: { cdlJob: false, vehicleWeight: 20_000, insulin: undefined },
      evidence: [aDocument('medicalCertificate', { examined: '2026-01-02', expires: '2028-01-02' })],
    }),
    on: '2027-02-01',
    lines: [{ code: 'medical-proof-non-cdl', status: 'unknown', facts: ['insulin'], bars: false }],
  },
];
