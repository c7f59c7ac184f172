import type { Finding } from '#domain/requirements/model/evidence';
import { aDocument, aFile, anEmployment, aPastEmployer, type Case } from './format';

const test = (received: string, finding: Finding = 'negative') =>
  aDocument('drugTest', { received }, { findings: [finding] });
const program = (dates: { participated: string; tested?: string; enrolled?: string }, ...findings: Finding[]) =>
  aDocument('drugProgram', { received: '2026-01-16', ...dates }, { findings });
const question = (signed: string, ...findings: Finding[]) => aDocument('drugAlcoholQuestion', { signed }, { findings });
const receipt = (signed: string) => aDocument('drugPolicyReceipt', { signed });
const pool = (enrolled: string) => aDocument('randomPoolEnrollment', { enrolled });
const unresolved = { unresolvedViolation: true };
const sapReport = aDocument('sapReport', { issued: '2026-01-08', received: '2026-01-08' });
const returnTest = (finding: Finding) =>
  aDocument('returnToDutyTest', { tested: '2026-01-12', received: '2026-01-14' }, { findings: [finding] });
const planEmployer = aPastEmployer({ hasUnfinishedPlan: true });

/** Tests, programs and what the driver signs (49 CFR 382.301, 382.305, 382.601, 40.25). */
export const testAndProgramCases: readonly Case[] = [
  {
    title: 'a negative result on the day after the first drive is late by a day',
    citation: '49 CFR 382.301(a)',
    file: aFile({ evidence: [test('2026-01-20')] }),
    on: '2026-02-01',
    lines: [{ code: 'drug-test', status: 'late', daysLate: 1, store: 'drugAlcohol', bars: false }],
  },
  {
    title: 'a specimen given before the first drive is not yet a result',
    citation: '49 CFR 382.301(a)',
    file: aFile({
      evidence: [aDocument('drugTest', { tested: '2026-01-16', received: '2026-01-22' }, { findings: ['negative'] })],
    }),
    on: '2026-01-21',
    lines: [{ code: 'drug-test', status: 'missing', dueOn: '2026-01-19', bars: true, acts: 'carrier' }],
  },
  ...(['canceled', 'refused', 'positive'] as const).map((finding): Case => ({
    title: `a test that was ${finding} is no proof`,
    citation: '49 CFR 382.301(a), 40.207',
    file: aFile({ evidence: [test('2026-01-15', finding)] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-test', status: 'missing', provenOn: null, bars: true }],
  })),
  {
    title: 'a canceled test does not harm the negative one after it',
    citation: '49 CFR 40.207',
    file: aFile({ evidence: [test('2026-01-12', 'canceled'), test('2026-01-16')] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-test', status: 'done', provenOn: '2026-01-16', bars: false }],
  },
  {
    title: 'a test without a result is no proof',
    citation: '49 CFR 382.301(a)',
    file: aFile({ evidence: [aDocument('drugTest', { received: '2026-01-15' })] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-test', status: 'missing', bars: true }],
  },
  {
    title: 'a test that another carrier ordered a week before is none of this carrier',
    citation: '49 CFR 382.301(a)',
    file: aFile({
      evidence: [
        aDocument(
          'drugTest',
          { received: '2026-01-12' },
          { findings: ['negative'], organizationId: 'other-carrier', employmentId: null },
        ),
      ],
    }),
    on: '2026-01-20',
    lines: [{ code: 'drug-test', status: 'missing', bars: true }],
  },
  {
    title: 'a negative result is never asked for again',
    citation: '49 CFR 382.301(a)',
    file: aFile({ evidence: [test('2026-01-15')] }),
    on: '2031-01-20',
    lines: [{ code: 'drug-test', status: 'done', dueOn: null, bars: false }],
  },
  {
    title: 'a driver in a program through the thirtieth day before, tested six months before applying, needs no test',
    citation: '49 CFR 382.301(b)',
    file: aFile({ evidence: [program({ participated: '2025-12-20', tested: '2025-07-05' }, 'noViolation')] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-test', status: 'done', bars: false }],
  },
  {
    title: 'a driver out of the program for thirty-one days needs a test',
    citation: '49 CFR 382.301(b)(1)',
    file: aFile({ evidence: [program({ participated: '2025-12-19', tested: '2025-07-05' }, 'noViolation')] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-test', status: 'missing', bars: true }],
  },
  {
    title: 'a driver last tested more than six months before applying needs a test',
    citation: '49 CFR 382.301(b)(2)(i)',
    file: aFile({ evidence: [program({ participated: '2026-01-10', tested: '2025-07-04' }, 'noViolation')] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-test', status: 'missing', bars: true }],
  },
  {
    title: 'twelve months in the random pool stand in for a test in six months',
    citation: '49 CFR 382.301(b)(2)(ii)',
    file: aFile({ evidence: [program({ participated: '2026-01-10', enrolled: '2025-01-05' }, 'noViolation')] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-test', status: 'done', bars: false }],
  },
  {
    title: 'a day less than twelve months in the random pool does not stand in for a test',
    citation: '49 CFR 382.301(b)(2)(ii)',
    file: aFile({ evidence: [program({ participated: '2026-01-10', enrolled: '2025-01-06' }, 'noViolation')] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-test', status: 'missing', bars: true }],
  },
  {
    title: 'a program whose employers did not say that they know of no violation is not enough',
    citation: '49 CFR 382.301(b)(3)',
    file: aFile({ evidence: [program({ participated: '2026-01-10', tested: '2025-11-03' })] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-test', status: 'missing', bars: true }],
  },
  {
    title: 'an answer about tests for jobs that were not obtained is due by the first drive',
    citation: '49 CFR 40.25(j)',
    file: aFile({ evidence: [question('2026-01-19', 'no')] }),
    on: '2026-02-01',
    lines: [{ code: 'drug-alcohol-question', status: 'done', bars: false }],
  },
  {
    title: 'an answer about tests on the day after the first drive is late by a day',
    citation: '49 CFR 40.25(j)',
    file: aFile({ evidence: [question('2026-01-20', 'no')] }),
    on: '2026-02-01',
    lines: [{ code: 'drug-alcohol-question', status: 'late', daysLate: 1, bars: false }],
  },
  {
    title: 'the answer "yes" without proof of the return to duty bars driving',
    citation: '49 CFR 40.25(j)',
    file: aFile({ evidence: [question('2026-01-12', 'yes')] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-alcohol-question', status: 'missing', bars: true }],
  },
  {
    title: 'a missing receipt of the drug policy does not bar driving',
    citation: '49 CFR 382.601(d)',
    file: aFile(),
    on: '2026-01-20',
    lines: [{ code: 'drug-policy-receipt', status: 'missing', dueOn: '2026-01-19', bars: false, acts: 'driver' }],
  },
  {
    title: 'a receipt of the drug policy two days after the first drive is late by two days',
    citation: '49 CFR 382.601(d)',
    file: aFile({ evidence: [receipt('2026-01-21')] }),
    on: '2026-02-01',
    lines: [{ code: 'drug-policy-receipt', status: 'late', daysLate: 2, bars: false }],
  },
  {
    title: 'an enrollment in the random pool on the day of the first drive is in time',
    citation: '49 CFR 382.305',
    file: aFile({ evidence: [pool('2026-01-19')] }),
    on: '2026-02-01',
    lines: [{ code: 'random-pool', status: 'done', provenOn: '2026-01-19', bars: false }],
  },
  {
    title: 'a driver who is in no random pool leaves that line missing',
    citation: '49 CFR 382.305',
    file: aFile(),
    on: '2026-01-20',
    lines: [{ code: 'random-pool', status: 'missing', dueOn: '2026-01-19', acts: 'carrier' }],
  },
  {
    title: 'an unfinished follow-up plan bars driving until the plan is here',
    citation: '49 CFR 40.25(b)(5)',
    file: aFile({ pastEmployers: [planEmployer, aPastEmployer({ id: 'other' })] }),
    on: '2026-01-20',
    lines: [
      { code: 'follow-up-plan', subject: 'old-carrier', status: 'missing', dueOn: '2026-01-19', bars: true },
      { code: 'follow-up-plan', subject: 'other', status: 'absent' },
    ],
  },
  {
    title: 'a follow-up plan that arrived by the first drive is in time',
    citation: '49 CFR 40.25(b)(5)',
    file: aFile({
      pastEmployers: [planEmployer],
      evidence: [aDocument('followUpPlan', { received: '2026-01-19' }, { about: 'old-carrier' })],
    }),
    on: '2026-02-01',
    lines: [{ code: 'follow-up-plan', subject: 'old-carrier', status: 'done', bars: false, store: 'drugAlcohol' }],
  },
  {
    title: 'without an unfinished plan there is no line for the plan',
    citation: '49 CFR 40.25(b)(5)',
    file: aFile({ pastEmployers: [aPastEmployer()] }),
    on: '2026-01-20',
    lines: [{ code: 'follow-up-plan', subject: 'old-carrier', status: 'absent' }],
  },
  {
    title: 'an unresolved violation bars driving',
    citation: '49 CFR 382.503',
    file: aFile({ facts: unresolved }),
    on: '2026-01-20',
    lines: [{ code: 'return-to-duty', status: 'missing', bars: true }],
  },
  {
    title: 'the report of the substance abuse professional alone does not resolve a violation',
    citation: '49 CFR 382.605, 40.305',
    file: aFile({ facts: unresolved, evidence: [sapReport] }),
    on: '2026-01-20',
    lines: [{ code: 'return-to-duty', status: 'missing', bars: true }],
  },
  {
    title: 'a positive return-to-duty test does not resolve a violation',
    citation: '49 CFR 382.309',
    file: aFile({ facts: unresolved, evidence: [sapReport, returnTest('positive')] }),
    on: '2026-01-20',
    lines: [{ code: 'return-to-duty', status: 'missing', bars: true }],
  },
  {
    title: 'the report and a negative return-to-duty test resolve a violation',
    citation: '49 CFR 382.309, 382.605',
    file: aFile({ facts: unresolved, evidence: [sapReport, returnTest('negative')] }),
    on: '2026-01-20',
    lines: [{ code: 'return-to-duty', status: 'done', bars: false }],
  },
  {
    title: 'a driver without a violation owes no return to duty',
    citation: '49 CFR 382.503',
    file: aFile(),
    on: '2026-01-20',
    lines: [{ code: 'return-to-duty', status: 'notApplicable', facts: ['unresolvedViolation'], bars: false }],
  },
  {
    title: 'a job within the state has all drug and alcohol lines of a CDL job',
    citation: '49 CFR 382.103',
    file: aFile({ facts: { interstate: false } }),
    on: '2026-01-20',
    lines: [
      { code: 'drug-test', status: 'missing', bars: true },
      { code: 'clearinghouse-full', status: 'missing', bars: true },
      { code: 'drug-alcohol-question', status: 'missing', bars: true },
      { code: 'drug-policy-receipt', status: 'missing', bars: false },
      { code: 'random-pool', status: 'missing' },
    ],
  },
  {
    title: 'a job without CDL has no drug and alcohol line, although the driver has a CDL',
    citation: '49 CFR 382.103',
    file: aFile({
      facts: { cdlJob: false, vehicleWeight: 20_000, combination: false, airBrakes: false },
      employments: [anEmployment()],
    }),
    on: '2027-03-01',
    lines: [
      { code: 'drug-test', status: 'notApplicable', facts: ['cdlJob'], bars: false },
      { code: 'clearinghouse-annual', status: 'notApplicable', facts: ['cdlJob'], bars: false },
      { code: 'drug-alcohol-question', status: 'notApplicable', facts: ['cdlJob'], bars: false },
      { code: 'drug-policy-receipt', status: 'notApplicable', facts: ['cdlJob'], bars: false },
      { code: 'random-pool', status: 'notApplicable', facts: ['cdlJob'], bars: false },
    ],
  },
  {
    title: 'a driver with a negative test owes no proof of a program',
    citation: '49 CFR 382.301(b)',
    file: aFile({ evidence: [test('2026-01-15')] }),
    on: '2026-01-20',
    lines: [
      { code: 'drug-test', status: 'done' },
      { code: 'drug-program', status: 'notApplicable', bars: false },
    ],
  },
];
