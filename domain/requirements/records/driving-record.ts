import type { Requirement } from '../model/requirement';
import { keep, noAnnualReview, noApplicationFile, record, versions } from './record';

const FOREIGN_SINCE = '2022-05-09';
const LAST_WITHOUT_FOREIGN = '2022-05-08';

const annual = {
  store: 'qualification',
  law: 'day',
  due: { by: 'hire + 12 months' },
  keep: keep('document + 3 years'),
} as const;

const california = {
  authority: 'state',
  store: 'qualification',
  per: 'employment',
  law: 'day',
  appliesIf: ['jobState is CA', 'cdlJob'],
  due: { by: 'hire' },
} as const;

/** Driving record: 49 CFR 391.23, 391.25, 391.27, and state rules. */
export const drivingRecordRecords: readonly Requirement[] = [
  ...versions(
    {
      code: 'employer-mvr',
      title: 'Motor vehicle record, last 3 years',
      citation: '49 CFR 391.23(a)(1), (b), 391.51(b)(2)',
      note: 'From every state with a license or permit in the three years, or good-faith efforts and a certificate that no record exists.',
      store: 'qualification',
      per: 'state',
      lookback: { states: 'us', years: 3, from: 'application' },
      appliesIf: ['dqJob'],
      exemptIf: noApplicationFile,
      due: { by: 'hire + 30 days' },
      // An employee who moves into driving is asked about like a new one.
      restarts: true,
      proofs: [{ kind: 'mvr', dated: 'received', forms: ['document', 'noRecordExists'] }],
      keep: keep('end + 3 years'),
    },
    [{ to: LAST_WITHOUT_FOREIGN }, { from: FOREIGN_SINCE, lookback: { states: 'all', years: 3, from: 'application' } }],
  ),
  ...versions(
    {
      ...annual,
      code: 'annual-mvr',
      title: 'Annual motor vehicle record',
      citation: '49 CFR 391.25(a), 391.51(b)(4)',
      note: 'Every 12 months, from every state with a license in the last 12 months.',
      per: 'state',
      // Within twelve months of the last one, that of the hire included.
      due: { ...annual.due, orFromProof: true },
      lookback: { states: 'us', years: 1, from: 'day' },
      appliesIf: ['dqJob'],
      exemptIf: noAnnualReview,
      proofs: [
        {
          kind: 'mvr',
          dated: 'received',
          forms: ['document', 'noRecordExists'],
          lasts: '12 months',
        },
      ],
    },
    [{ to: LAST_WITHOUT_FOREIGN }, { from: FOREIGN_SINCE, lookback: { states: 'all', years: 1, from: 'day' } }],
  ),
  record({
    ...annual,
    code: 'annual-review',
    title: 'Annual review of the driving record',
    citation: '49 CFR 391.25(b), (c)(2), 391.51(b)(5)',
    note: "Every 12 months: the reviewer's name and the date.",
    per: 'employment',
    appliesIf: ['dqJob'],
    exemptIf: noAnnualReview,
    proofs: [{ kind: 'annualReview', dated: 'performed', since: 'hire', lasts: '12 months' }],
  }),
  record({
    ...annual,
    code: 'violations-certificate',
    title: 'Annual certificate of violations',
    citation: '49 CFR 391.27',
    note: 'Repealed on May 9, 2022 (87 FR 13192). Certificates of before are still kept.',
    per: 'employment',
    appliesIf: ['dqJob'],
    exemptIf: noAnnualReview,
    proofs: [{ kind: 'violationsCertificate', dated: 'signed', since: 'hire', lasts: '12 months' }],
    acts: 'driver',
    to: '2022-05-08',
  }),
  record({
    ...california,
    code: 'pull-notice-prospective',
    title: 'Pull notice: current record before the hire',
    citation: 'California Vehicle Code 1808.1(a)',
    note: 'Issued by the department less than 30 days before the hire; reviewed, signed and dated; kept until the first report of the pull notice.',
    law: 'hire',
    proofs: [{ kind: 'mvr', dated: 'received', limits: [{ date: 'issued', before: 'hire', atMost: '29 days' }] }],
  }),
  record({
    ...california,
    code: 'pull-notice',
    title: 'Pull notice: enrollment in California',
    citation: 'California Vehicle Code 1808.1(b)',
    note: 'Whether it replaces the annual record is open.',
    proofs: [{ kind: 'pullNoticeEnrollment', dated: 'enrolled' }],
  }),
  record({
    ...california,
    code: 'pull-notice-report',
    title: 'Pull notice: report of the last 12 months',
    citation: 'California Vehicle Code 1808.1(c)',
    note: 'At least every 12 months, signed and dated by the employer.',
    due: { by: 'hire + 12 months', orFromProof: true },
    proofs: [{ kind: 'pullNoticeReport', dated: 'signed', lasts: '12 months' }],
  }),
];
