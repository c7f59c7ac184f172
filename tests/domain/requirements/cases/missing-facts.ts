import type { FactName, Facts } from '#domain/requirements/model/facts';
import { aDocument, aFile, type Case } from './format';

const small: Facts = { cdlJob: false, vehicleWeight: 9_500, combination: false, airBrakes: false };

interface Gap {
  /** The missing fact that decides. */
  readonly title: string;
  readonly citation: string;
  readonly facts: Facts;
  readonly missing: FactName;
  /** Requirements that cannot be judged; none of them bars driving in the meantime. */
  readonly codes: readonly string[];
}

const gaps: readonly Gap[] = [
  {
    title: 'whether a job needs a CDL decides the drug rules',
    citation: '49 CFR 382.103',
    facts: { cdlJob: undefined },
    missing: 'cdlJob',
    codes: [
      'drug-test',
      'clearinghouse-full',
      'drug-alcohol-question',
      'drug-policy-receipt',
      'cdl-employers-10-years',
    ],
  },
  {
    title: 'whether a job crosses states decides the qualification rules',
    citation: '49 CFR 390.5',
    facts: { interstate: undefined },
    missing: 'interstate',
    codes: ['application', 'road-test', 'english', 'age-21-interstate', 'employer-mvr'],
  },
  {
    title: 'the weight decides if nothing else covers the vehicle',
    citation: '49 CFR 390.5',
    facts: { ...small, vehicleWeight: undefined },
    missing: 'vehicleWeight',
    codes: ['road-test', 'employer-mvr'],
  },
  {
    title: 'the seats decide in a small vehicle',
    citation: '49 CFR 390.5',
    facts: { ...small, passengers: undefined },
    missing: 'passengers',
    codes: ['road-test'],
  },
  {
    title: 'the pay decides in a small vehicle of 12 seats',
    citation: '49 CFR 390.5',
    facts: { ...small, passengers: 12, forPay: undefined },
    missing: 'forPay',
    codes: ['road-test'],
  },
  {
    title: 'a port area decides about the credential',
    citation: '33 CFR 101.514',
    facts: { portArea: undefined },
    missing: 'portArea',
    codes: ['twic'],
  },
  {
    title: 'the state of the job decides about the pull notice',
    citation: 'Cal. Veh. Code 1808.1',
    facts: { jobState: undefined },
    missing: 'jobState',
    codes: ['pull-notice'],
  },
  {
    title: 'longer combinations decide about their certificate',
    citation: '49 CFR 380.203',
    facts: { lcv: undefined },
    missing: 'lcv',
    codes: ['lcv-certificate'],
  },
  {
    title: 'a variance decides about its certificate',
    citation: '49 CFR 391.49',
    facts: { variance: undefined },
    missing: 'variance',
    codes: ['medical-variance'],
  },
  {
    title: 'insulin decides about its standard',
    citation: '49 CFR 391.46',
    facts: { insulin: undefined },
    missing: 'insulin',
    codes: ['insulin-standard'],
  },
  {
    title: 'the vision standard decides about its certificate',
    citation: '49 CFR 391.44',
    facts: { visionStandard: undefined },
    missing: 'visionStandard',
    codes: ['vision-standard'],
  },
  {
    title: 'a violation decides about the return to duty',
    citation: '49 CFR 382.503',
    facts: { unresolvedViolation: undefined },
    missing: 'unresolvedViolation',
    codes: ['return-to-duty'],
  },
  {
    title: 'a first use decides about the statement of hours',
    citation: '49 CFR 395.8(j)(2)',
    facts: { firstOrIntermittentUse: undefined },
    missing: 'firstOrIntermittentUse',
    codes: ['hours-statement'],
  },
  {
    title: 'a non-domiciled CDL decides about the work status',
    citation: '91 FR 7044',
    facts: { nonDomiciledCdl: undefined },
    missing: 'nonDomiciledCdl',
    codes: ['work-status'],
  },
];

/** The fact that a line names as missing, and facts that do not matter. */
export const missingFactCases: readonly Case[] = [
  ...gaps.map(({ title, citation, facts, missing, codes }): Case => ({
    title: `${title}: unknown without it`,
    citation,
    file: aFile({ facts }),
    on: '2026-03-20',
    lines: codes.map((code) => ({ code, status: 'unknown', why: 'factMissing', facts: [missing], bars: false })),
  })),
  {
    title: 'unknown licenses leave the driving records unknown',
    citation: '49 CFR 391.23(a)(1)',
    file: aFile({ licenses: undefined }),
    on: '2026-03-20',
    lines: [
      { code: 'employer-mvr', status: 'unknown', facts: ['licenses'], bars: false },
      { code: 'endorsements-for-job', status: 'unknown', facts: ['licenses'], bars: false },
    ],
  },
  {
    title: 'unknown homes and jobs leave the histories unknown',
    citation: '49 CFR 391.21(b)(3), (10)',
    file: aFile({ homes: undefined, work: undefined, evidence: [aDocument('application', { signed: '2026-01-05' })] }),
    on: '2026-03-20',
    lines: [
      { code: 'homes-36-months', status: 'unknown', facts: ['homes'], bars: false },
      { code: 'work-36-months', status: 'unknown', facts: ['work'], bars: false },
      { code: 'application', status: 'done' },
    ],
  },
  {
    title: 'the weight does not matter if the cargo covers the vehicle',
    citation: '49 CFR 390.5',
    file: aFile({ facts: { hazmat: true, vehicleWeight: undefined } }),
    on: '2026-03-20',
    lines: [{ code: 'road-test', status: 'missing', bars: true }],
  },
  {
    title: 'pay and seats do not matter if the weight covers the vehicle',
    citation: '49 CFR 390.5',
    file: aFile({ facts: { passengers: undefined, forPay: undefined } }),
    on: '2026-03-20',
    lines: [{ code: 'road-test', status: 'missing', bars: true }],
  },
  {
    title: 'pay does not matter with sixteen seats',
    citation: '49 CFR 390.5',
    file: aFile({ facts: { ...small, cdlJob: true, cdlClass: 'C', passengers: 16, forPay: undefined } }),
    on: '2026-03-20',
    lines: [{ code: 'road-test', status: 'missing', bars: true }],
  },
  {
    title: 'a fact that became known makes the line known starting on its day',
    citation: '49 CFR 383.93',
    file: aFile({ facts: { hazmat: undefined }, changes: [{ from: '2026-03-10', facts: { hazmat: false } }] }),
    on: '2026-03-10',
    lines: [{ code: 'hazmat-endorsement', status: 'notApplicable', facts: ['hazmat'], bars: false }],
  },
  {
    title: 'on the day before a fact becomes known, the line is unknown',
    citation: '49 CFR 383.93',
    file: aFile({ facts: { hazmat: undefined }, changes: [{ from: '2026-03-10', facts: { hazmat: false } }] }),
    on: '2026-03-09',
    lines: [{ code: 'hazmat-endorsement', status: 'unknown', facts: ['hazmat'], bars: false }],
  },
  {
    title: 'a state’s record without an end of the certification is unknown, not done',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: aFile({
      evidence: [
        aDocument(
          'mvr',
          { received: '2026-01-15' },
          { about: 'TX', findings: ['licenseValid', 'certified', 'categoryNI'] },
        ),
      ],
    }),
    on: '2026-03-20',
    lines: [
      { code: 'medical-proof-cdl', status: 'unknown', why: 'dateMissing', facts: ['medicalExpires'], bars: false },
    ],
  },
];
