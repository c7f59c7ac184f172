import { drugTests, failures } from '../model/findings';
import type { DocumentProof, Keep, Requirement } from '../model/requirement';
import { keep, record, refusalOf } from './record';

const testing = {
  store: 'drugAlcohol',
  per: 'employment',
  appliesIf: ['cdlJob'],
  due: { by: 'first drive' },
  bars: true,
} as const;

/** In a program within 30 days before the first drive, without a known violation (382.301(b)(1), (b)(3)). */
const inProgram = {
  kind: 'drugProgram',
  dated: 'received',
  findings: ['noViolation'],
} as const satisfies DocumentProof;
const participated = { date: 'participated', before: 'first drive', atMost: '30 days' } as const;
/** Tested in the 6 months, or in the random pool for the 12 months, before the application (382.301(b)(2)). */
const programs: readonly DocumentProof[] = [
  { ...inProgram, limits: [participated, { date: 'tested', before: 'application', atMost: '6 months' }] },
  { ...inProgram, limits: [participated, { date: 'enrolled', before: 'application', atLeast: '12 months' }] },
];

const hit = {
  kind: 'clearinghouseLimited',
  findings: ['hit'],
  dated: 'queried',
  after: '1 days',
  clearedBy: { kind: 'clearinghouseFull', findings: ['clear'], dated: 'queried' },
} as const;
const prohibited = {
  kind: 'clearinghouseFull',
  findings: ['prohibited'],
  dated: 'queried',
  clearedBy: { kind: 'clearinghouseFull', findings: ['clear'], dated: 'queried' },
} as const;

/** The end of a violation: the report of the substance abuse professional and a negative test (382.605, 40.305). */
const returnToDutyTest = { kind: 'returnToDutyTest', dated: 'received', findings: ['negative'] } as const;
const sapReport = { kind: 'sapReport', dated: 'received', findings: [] } as const;

/** At least so many follow-up tests in the first year (40.307(d)(1)). */
const LEAST_TESTS = 6;

/** Drug and alcohol: 49 CFR parts 40 and 382. */
export const drugAlcoholRecords: readonly Requirement[] = [
  record({
    ...testing,
    code: 'clearinghouse-full',
    title: 'Clearinghouse: pre-employment full query',
    citation: '49 CFR 382.701(a)',
    note: 'Also before an employee moves into a CDL job. A "prohibited" result is no proof. The driver consents in the federal portal.',
    proofs: [{ kind: 'clearinghouseFull', dated: 'queried', findings: ['clear'] }],
    keep: keep('document + 3 years'),
    restarts: true,
    from: '2020-01-06',
  }),
  record({
    ...testing,
    code: 'clearinghouse-annual',
    title: 'Clearinghouse: annual query',
    citation: '49 CFR 382.701(b)',
    note: 'Limited or full, within 365 days of the last one. A hit needs a full query within 24 hours.',
    law: 'day',
    due: { by: 'hire + 365 days', notBefore: '2021-01-05', orFromProof: true },
    proofs: [
      { kind: 'clearinghouseLimited', dated: 'queried', lasts: '365 days' },
      { kind: 'clearinghouseFull', dated: 'queried', lasts: '365 days' },
    ],
    breaches: [hit, prohibited],
    bars: 'after breach',
    restarts: true,
    keep: keep('document + 3 years'),
    from: '2020-01-06',
  }),
  record({
    ...testing,
    code: 'clearinghouse-consent',
    title: 'Clearinghouse: consent to limited queries',
    citation: '49 CFR 382.703(a), 382.701(b)(2)',
    note: 'Names this employer, is signed outside the portal, and may cover several years. No driving without it.',
    due: { before: ['clearinghouseLimited'] },
    proofs: [{ kind: 'clearinghouseConsent', dated: 'signed' }],
    breaches: [refusalOf('clearinghouseConsent')],
    acts: 'driver',
    keep: keep('last query + 3 years'),
    from: '2020-01-06',
  }),
  record({
    ...testing,
    code: 'drug-test',
    title: 'Pre-employment drug test',
    citation: '49 CFR 382.301(a)',
    note: 'A verified negative result, received before the first safety-sensitive function, or the exception of 382.301(b).',
    proofs: [{ kind: 'drugTest', dated: 'received', findings: ['negative'] }, ...programs],
    keep: [
      { findings: ['positive'], until: ['document + 5 years'] },
      { findings: ['refused'], until: ['document + 5 years'] },
      { findings: ['negative'], until: ['document + 1 years'] },
      { findings: ['canceled'], until: ['document + 1 years'] },
      { findings: ['noViolation'], until: ['document + 5 years'] },
    ],
  }),
  record({
    ...testing,
    code: 'drug-program',
    title: 'Pre-employment test exception',
    citation: '49 CFR 382.301(b), (c)',
    note: 'In a program within 30 days before the first drive; tested in the 6 months, or in the random pool for the 12 months, before the application; no known violation in 6 months.',
    isOptional: true,
    bars: false,
    proofs: programs,
    keep: keep('document + 5 years'),
  }),
  record({
    ...testing,
    code: 'drug-program-every-six-months',
    title: 'Testing program confirmed again, every six months',
    citation: '49 CFR 382.301(c)',
    note: 'Of a driver whom the carrier uses without employing them, and did not test itself: a confirmation by the program, at least every six months.',
    law: 'day',
    appliesIf: ['cdlJob', 'usedNotEmployed'],
    due: { after: inProgram, within: '6 months', orFromProof: true },
    bars: false,
    proofs: [{ ...inProgram, lasts: '6 months' }],
    keep: keep('document + 5 years'),
  }),
  record({
    ...testing,
    code: 'drug-alcohol-question',
    title: 'Answer about failed or refused tests, last 2 years',
    citation: '49 CFR 40.25(j)',
    note: 'About jobs applied for without being hired. A "yes" needs proof of the return to duty.',
    proofs: [
      { kind: 'drugAlcoholQuestion', dated: 'signed', findings: ['no'] },
      { kind: 'drugAlcoholQuestion', dated: 'signed', findings: ['yes'], with: [returnToDutyTest, sapReport] },
    ],
    acts: 'driver',
    keep: keep('first drive + 3 years'),
    from: '2001-08-01',
  }),
  record({
    ...testing,
    code: 'drug-policy-receipt',
    title: 'Receipt of the drug and alcohol policy',
    citation: '49 CFR 382.601(d)',
    bars: false,
    proofs: [{ kind: 'drugPolicyReceipt', dated: 'signed' }],
    acts: 'driver',
    keep: keep('end + 2 years'),
  }),
  record({
    ...testing,
    code: 'random-pool',
    title: 'Enrollment in random testing',
    citation: '49 CFR 382.305, 382.103(b)',
    note: 'Owner-operators through a consortium.',
    bars: false,
    proofs: [{ kind: 'randomPoolEnrollment', dated: 'enrolled' }],
    keep: keep('document + 5 years'),
  }),
  record({
    ...testing,
    code: 'follow-up-plan',
    title: 'Follow-up testing plan of a past employer',
    citation: '49 CFR 40.25(b)(5), 382.311',
    note: "Still requested from past employers, because the Clearinghouse doesn't have it.",
    per: 'pastEmployer',
    lookback: { employers: 'unfinishedPlan', years: 10 },
    proofs: [{ kind: 'followUpPlan', dated: 'received' }],
    keep: keep('document + 5 years'),
  }),
  record({
    ...testing,
    code: 'return-to-duty',
    title: 'Return to duty after a violation',
    citation: '49 CFR 382.309, 382.503, 382.605',
    note: "The substance abuse professional's report and a negative return-to-duty test.",
    per: 'driver',
    law: 'day',
    appliesIf: ['cdlJob', 'violation'],
    due: null,
    breaches: drugTests.flatMap((kind) =>
      failures.map((finding) => ({ kind, findings: [finding], dated: 'received', clearedBy: returnToDutyTest })),
    ),
    proofs: [{ ...returnToDutyTest, of: 'driver', since: 'event', with: [sapReport] }],
    keep: keep('document + 5 years'),
  }),
  record({
    ...testing,
    code: 'follow-up-plan-after-return',
    title: 'Follow-up testing plan after a return to duty',
    citation: '49 CFR 382.311, 40.307, 40.311',
    note: 'Written by the substance abuse professional before the driver returns; the driver does not get a copy.',
    law: 'day',
    due: { after: returnToDutyTest, within: '0 days' },
    bars: false,
    proofs: [{ kind: 'followUpPlan', dated: 'received', since: 'event' }],
    keep: keep('document + 5 years'),
  }),
  record({
    ...testing,
    code: 'follow-up-tests',
    title: 'Six follow-up tests in the first 12 months after a return to duty',
    citation: '49 CFR 382.311, 40.307(d), 40.309',
    note: 'Unannounced; the plan may require more, for up to five years.',
    law: 'day',
    due: { after: returnToDutyTest, within: '12 months' },
    bars: false,
    proofs: [{ kind: 'followUpTest', dated: 'received', findings: ['negative'], since: 'event', count: LEAST_TESTS }],
    keep: [
      ...failures.map((finding): Keep => ({ findings: [finding], until: ['document + 5 years'] })),
      { until: ['document + 1 years'] },
    ],
  }),
];
