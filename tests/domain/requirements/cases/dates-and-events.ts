import type { Finding } from '#domain/requirements/model/evidence';
import { aDocument, aFile, aLicense, anEmployment, aPastEmployer, type Case } from './format';

const noCdl = { cdlJob: false, vehicleWeight: 20_000, combination: false, airBrakes: false };
const small = { cdlJob: false, vehicleWeight: 9_000, combination: false, airBrakes: false };
const long = [anEmployment({ appliedOn: '2018-01-05', hiredOn: '2018-01-12', startedOn: '2018-01-19' })];
const intoDriving = (more: Partial<Parameters<typeof aFile>[0]> = {}) =>
  aFile({
    facts: small,
    employments: long,
    changes: [{ from: '2024-03-01', facts: { vehicleWeight: 20_000 } }],
    ...more,
  });
const test = (kind: 'drugTest' | 'returnToDutyTest' | 'followUpTest', received: string, finding: Finding) =>
  aDocument(kind, { received }, { findings: [finding] });
const returned = [
  test('drugTest', '2026-03-02', 'positive'),
  aDocument('sapReport', { received: '2026-04-10' }),
  test('returnToDutyTest', '2026-04-20', 'negative'),
];
const followUps = (count: number) =>
  Array.from({ length: count }, (_, month) =>
    test('followUpTest', `2026-${String(month + 5).padStart(2, '0')}-15`, 'negative'),
  );
const copyOfCdl = (dates: Parameters<typeof aDocument>[1]) =>
  aDocument('license', dates, { findings: ['skillTested'] });
const program = (received: string) =>
  aDocument(
    'drugProgram',
    { received, participated: '2026-01-10', tested: '2025-11-20' },
    { findings: ['noViolation'] },
  );

/** A missing date is no missing document, limits of the product are none of the law, and what follows from an event. */
export const dateAndEventCases: readonly Case[] = [
  {
    title: 'a TWIC card with its end, but without its issue, is valid from the day on which it came',
    citation: '33 CFR 101.514',
    file: aFile({
      facts: { portArea: true },
      evidence: [aDocument('twic', { received: '2026-01-10', expires: '2028-05-01' })],
    }),
    on: '2026-02-01',
    lines: [{ code: 'twic', status: 'done', dueOn: '2028-05-01', bars: false }],
  },
  {
    title: 'a TWIC card without any day of its beginning is unknown, not missing',
    citation: '33 CFR 101.514',
    file: aFile({ facts: { portArea: true }, evidence: [aDocument('twic', { expires: '2028-05-01' })] }),
    on: '2026-02-01',
    lines: [{ code: 'twic', status: 'unknown', why: 'dateMissing', bars: false }],
  },
  {
    title: 'a non-domiciled license without its issue is unknown, not missing',
    citation: '49 CFR 383.71(f), 383.73(f)',
    file: aFile({
      facts: { nonDomiciledCdl: true },
      evidence: [aDocument('license', { received: '2026-05-01', expires: '2027-02-01' })],
    }),
    on: '2026-06-01',
    lines: [{ code: 'work-status', status: 'unknown', why: 'dateMissing', facts: ['issued'], bars: false }],
  },
  {
    title: 'a medical card without the day of the examination is unknown, not missing',
    citation: '49 CFR 391.43(g)',
    file: aFile({ facts: noCdl, evidence: [aDocument('medicalCertificate', { expires: '2027-06-01' })] }),
    on: '2026-02-01',
    lines: [{ code: 'medical-proof-non-cdl', status: 'unknown', why: 'dateMissing', facts: ['examined'], bars: false }],
  },
  {
    title: 'a copy of a CDL without its issue leaves the road test unknown, not missing',
    citation: '49 CFR 391.33(a)(1)',
    file: aFile({ evidence: [copyOfCdl({ expires: '2030-05-01' })] }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'unknown', why: 'dateMissing', facts: ['issued'], bars: false }],
  },
  {
    title: 'a negative test whose result has no day is unknown, not missing',
    citation: '49 CFR 382.301(a)',
    file: aFile({ evidence: [aDocument('drugTest', { tested: '2026-01-13' }, { findings: ['negative'] })] }),
    on: '2026-02-01',
    lines: [{ code: 'drug-test', status: 'unknown', why: 'dateMissing', facts: ['received'], bars: false }],
  },
  {
    title: 'a statement of hours without the day of its signature is unknown, not missing',
    citation: '49 CFR 395.8(j)(2)',
    file: aFile({ evidence: [aDocument('hoursStatement', { received: '2026-01-19' })] }),
    on: '2026-02-01',
    lines: [{ code: 'hours-statement', status: 'unknown', why: 'dateMissing', facts: ['signed'], bars: false }],
  },
  {
    title: 'a positive test whose result has no day bars driving from the day of the test',
    citation: '49 CFR 382.501(a)',
    file: aFile({ evidence: [aDocument('drugTest', { tested: '2026-03-02' }, { findings: ['positive'] })] }),
    on: '2026-03-03',
    lines: [{ code: 'return-to-duty', status: 'missing', bars: true }],
  },
  {
    title: 'a road test of the day before the application was given for this hire, if it was recorded for it',
    citation: '49 CFR 391.31',
    file: aFile({ evidence: [aDocument('roadTest', { performed: '2026-01-04' })] }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'done', bars: false }],
  },
  {
    title: 'a drug test four months before the hire was ordered for it, if it was recorded for it',
    citation: '49 CFR 382.301(a)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2025-08-01' })],
      evidence: [test('drugTest', '2025-09-10', 'negative')],
    }),
    on: '2026-02-01',
    lines: [{ code: 'drug-test', status: 'done', bars: false }],
  },
  {
    title: 'a full query of before the application counts for the hire for which it was made',
    citation: '49 CFR 382.701(a)',
    file: aFile({ evidence: [aDocument('clearinghouseFull', { queried: '2025-12-20' }, { findings: ['clear'] })] }),
    on: '2026-02-01',
    lines: [{ code: 'clearinghouse-full', status: 'done', provenOn: '2025-12-20', bars: false }],
  },
  {
    title: 'a CDL that had ended at the first drive is no road test',
    citation: '49 CFR 391.33(a)(1)',
    file: aFile({ evidence: [copyOfCdl({ issued: '2021-05-01', expires: '2026-01-10' })] }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'missing', bars: true }],
  },
  {
    title: 'a CDL that was valid at the first drive stays the road test of this employment',
    citation: '49 CFR 391.33(a)(1)',
    file: aFile({ evidence: [copyOfCdl({ issued: '2021-05-01', expires: '2026-01-19' })] }),
    on: '2026-06-01',
    lines: [{ code: 'road-test', status: 'done', bars: false }],
  },
  {
    title: 'the holder of a permit needs the permit, and a CDL holder beside them',
    citation: '49 CFR 383.25(a)',
    file: aFile({ facts: { learnerPermit: true } }),
    on: '2026-02-01',
    lines: [{ code: 'learner-permit', status: 'missing', bars: true }],
  },
  {
    title: 'a permit may not carry placarded hazardous materials',
    citation: '49 CFR 383.25(a)',
    file: aFile({
      facts: { learnerPermit: true, hazmat: true },
      licenses: [aLicense({ endorsements: ['H'] })],
    }),
    on: '2026-02-01',
    lines: [{ code: 'endorsements-for-job', status: 'missing', bars: true }],
  },
  {
    title: 'a driver who is used by several carriers without a test of this one is confirmed again within six months',
    citation: '49 CFR 382.301(c)',
    file: aFile({ employments: [anEmployment({ isMultipleEmployer: true })], evidence: [program('2026-01-12')] }),
    on: '2026-07-12',
    lines: [{ code: 'drug-program-every-six-months', status: 'due', dueOn: '2026-07-12', bars: false }],
  },
  {
    title: 'six months without a confirmation by the program are a violation',
    citation: '49 CFR 382.301(c)',
    file: aFile({ employments: [anEmployment({ isMultipleEmployer: true })], evidence: [program('2026-01-12')] }),
    on: '2026-07-13',
    lines: [{ code: 'drug-program-every-six-months', status: 'expired', dueOn: '2026-07-12', bars: false }],
  },
  {
    title: 'a driver whom the carrier employs is in its own program, and needs no confirmation by another one',
    citation: '49 CFR 382.301(c)',
    file: aFile({ evidence: [program('2026-01-12')] }),
    on: '2026-07-20',
    lines: [{ code: 'drug-program-every-six-months', status: 'notApplicable', bars: false }],
  },
  {
    title: 'an exemption letter that is the proof for five years is kept as long',
    citation: '49 CFR 391.51(d)(4), 381.300(b)',
    file: aFile({
      facts: { variance: true },
      evidence: [
        aDocument('medicalExemption', { issued: '2026-01-02', expires: '2031-01-02' }, { employmentId: null }),
      ],
    }),
    on: '2026-03-01',
    lines: [{ code: 'medical-variance', status: 'done', keepUntil: '2031-01-02' }],
  },
  {
    title: 'the enrollment in random testing is kept while it is the proof',
    citation: '49 CFR 382.305, 382.401(b)(1)',
    file: aFile({ employments: long, evidence: [aDocument('randomPoolEnrollment', { enrolled: '2018-01-15' })] }),
    on: '2026-03-01',
    lines: [{ code: 'random-pool', status: 'done', keepUntil: null }],
  },
  {
    title: 'the record that shows the category is kept while it is the proof',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: aFile({
      employments: long,
      evidence: [
        aDocument('mvr', { received: '2018-01-15' }, { about: 'TX', findings: ['licenseValid', 'categoryNI'] }),
      ],
    }),
    on: '2026-03-01',
    lines: [{ code: 'self-certified-category', status: 'done', keepUntil: null }],
  },
  {
    title: 'after the return to duty of its own driver the carrier needs the follow-up testing plan',
    citation: '49 CFR 382.311, 40.307',
    file: aFile({ evidence: returned }),
    on: '2026-05-01',
    lines: [
      { code: 'return-to-duty', status: 'done', bars: false },
      { code: 'follow-up-plan-after-return', status: 'missing', bars: false },
    ],
  },
  {
    title: 'six follow-up tests are due within twelve months of the return',
    citation: '49 CFR 40.307(d)',
    file: aFile({ evidence: [...returned, ...followUps(5)] }),
    on: '2027-04-20',
    lines: [{ code: 'follow-up-tests', status: 'due', dueOn: '2027-04-20', bars: false }],
  },
  {
    title: 'five follow-up tests in twelve months are one too few',
    citation: '49 CFR 40.307(d), 40.309',
    file: aFile({ evidence: [...returned, ...followUps(5)] }),
    on: '2027-04-21',
    lines: [{ code: 'follow-up-tests', status: 'missing', dueOn: '2027-04-20', bars: false }],
  },
  {
    title: 'six follow-up tests in twelve months are enough',
    citation: '49 CFR 40.307(d), 40.309',
    file: aFile({ evidence: [...returned, ...followUps(6)] }),
    on: '2027-06-01',
    lines: [{ code: 'follow-up-tests', status: 'done', provenOn: '2026-10-15', bars: false }],
  },
  {
    title: 'nobody without a return to duty has a plan or follow-up tests',
    citation: '49 CFR 382.311',
    file: aFile(),
    on: '2026-05-01',
    lines: [
      { code: 'follow-up-plan-after-return', status: 'notApplicable', bars: false },
      { code: 'follow-up-tests', status: 'notApplicable', bars: false },
    ],
  },
  {
    title: 'a positive follow-up test is a violation like the first',
    citation: '49 CFR 382.501(a), 382.311',
    file: aFile({ evidence: [...returned, test('followUpTest', '2026-06-15', 'positive')] }),
    on: '2026-06-16',
    lines: [{ code: 'return-to-duty', status: 'missing', why: 'breached', bars: true }],
  },
  {
    title: 'an employee who moves into driving is asked about within thirty days of the move',
    citation: '49 CFR 391.23(b)',
    file: intoDriving(),
    on: '2024-03-31',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'due', dueOn: '2024-03-31' }],
  },
  {
    title: 'the states of the three years before the move are asked, not those of before the hire of long ago',
    citation: '49 CFR 391.23(a)(1)',
    file: intoDriving({
      licenses: [aLicense({ heldFrom: '2022-01-01' }), aLicense({ state: 'OK', heldUntil: '2017-12-31' })],
    }),
    on: '2024-04-01',
    lines: [
      { code: 'employer-mvr', subject: 'OK', status: 'absent' },
      { code: 'employer-mvr', subject: 'TX', status: 'missing', dueOn: '2024-03-31' },
    ],
  },
  {
    title: 'past employers of the three years before the move are investigated',
    citation: '49 CFR 391.23(a)(2), (c)',
    file: intoDriving({ pastEmployers: [aPastEmployer({ startDate: '2021-05-01', endDate: '2022-05-01' })] }),
    on: '2024-04-01',
    lines: [{ code: 'safety-history', subject: 'old-carrier', status: 'missing', dueOn: '2024-03-31' }],
  },
  {
    title: 'a mover without a regulated employer in the three years has the note instead',
    citation: '49 CFR 391.23(c)(4)',
    file: intoDriving({ pastEmployers: [aPastEmployer({ startDate: '2014-05-01', endDate: '2017-05-01' })] }),
    on: '2024-04-01',
    lines: [{ code: 'no-dot-employer-note', status: 'missing', dueOn: '2024-03-31' }],
  },
];
