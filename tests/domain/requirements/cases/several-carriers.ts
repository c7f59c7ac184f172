import type { Evidence } from '#domain/requirements/model/evidence';
import { aDocument, aFile, anEmployment, aPastEmployer, type Case } from './format';

const carrier = (id: string, hiredOn: string, endedOn: string | null = null) =>
  anEmployment({ id, organizationId: `carrier ${id}`, appliedOn: hiredOn, hiredOn, startedOn: hiredOn, endedOn });
const employments = [carrier('east', '2026-01-12'), carrier('north', '2026-02-09'), carrier('west', '2026-03-16')];
const of = (id: string, document: Evidence): Evidence => ({
  ...document,
  id: `${document.id} ${id}`,
  organizationId: `carrier ${id}`,
  employmentId: id,
});
const mvr = (received: string) => aDocument('mvr', { received }, { about: 'TX' });
const test = (received: string) => aDocument('drugTest', { received }, { findings: ['negative'] });
const query = (queried: string) => aDocument('clearinghouseFull', { queried }, { findings: ['clear'] });
const threeFiles = aFile({
  employments,
  evidence: [
    of('east', mvr('2026-01-12')),
    of('north', mvr('2026-03-13')),
    of('east', test('2026-01-12')),
    of('west', test('2026-03-16')),
    of('north', query('2026-02-09')),
    aDocument('license', { issued: '2022-05-01', expires: '2030-05-01' }),
  ],
});

/** A driver with three carriers at the same time: each has its own file. */
const concurrent: readonly Case[] = [
  {
    title: 'the first of three carriers has its own driving record and test, and no query',
    citation: '49 CFR 391.51(a)',
    file: threeFiles,
    employment: 'east',
    on: '2026-04-20',
    lines: [
      { code: 'employer-mvr', subject: 'TX', status: 'done', provenOn: '2026-01-12' },
      { code: 'drug-test', status: 'done', provenOn: '2026-01-12' },
      { code: 'clearinghouse-full', status: 'missing', dueOn: '2026-01-12', bars: true },
      { code: 'license', status: 'done' },
    ],
  },
  {
    title: 'the second of three carriers has a late driving record, and a query that is its own',
    citation: '49 CFR 391.51(a)',
    file: threeFiles,
    employment: 'north',
    on: '2026-04-20',
    lines: [
      { code: 'employer-mvr', subject: 'TX', status: 'late', daysLate: 2, provenOn: '2026-03-13' },
      { code: 'drug-test', status: 'missing', dueOn: '2026-02-09', bars: true },
      { code: 'clearinghouse-full', status: 'done', provenOn: '2026-02-09' },
      { code: 'license', status: 'done' },
    ],
  },
  {
    title: 'the third of three carriers has a test only, whatever the others have',
    citation: '49 CFR 391.51(a)',
    file: threeFiles,
    employment: 'west',
    on: '2026-04-20',
    lines: [
      { code: 'employer-mvr', subject: 'TX', status: 'missing', dueOn: '2026-04-15' },
      { code: 'drug-test', status: 'done', provenOn: '2026-03-16' },
      { code: 'clearinghouse-full', status: 'missing', bars: true },
      { code: 'license', status: 'done' },
    ],
  },
  {
    title: 'a driver who leaves one of three carriers owes the others as before',
    citation: '49 CFR 391.25(a)',
    file: aFile({
      employments: [
        carrier('east', '2026-01-12', '2026-08-31'),
        carrier('north', '2026-02-09'),
        carrier('west', '2026-03-16'),
      ],
      evidence: [of('east', mvr('2026-01-12')), of('north', mvr('2026-02-10'))],
    }),
    employment: 'north',
    on: '2027-02-11',
    lines: [{ code: 'annual-mvr', subject: 'TX', status: 'expired', dueOn: '2027-02-10' }],
  },
  {
    title: 'the carrier that the driver left is owed nothing more',
    citation: '49 CFR 391.25(a)',
    file: aFile({
      employments: [carrier('east', '2026-01-12', '2026-08-31'), carrier('north', '2026-02-09')],
      evidence: [of('east', mvr('2026-01-12')), of('north', mvr('2026-02-10'))],
    }),
    employment: 'east',
    on: '2027-02-11',
    lines: [
      { code: 'annual-mvr', subject: 'TX', status: 'done', provenOn: '2026-01-12' },
      { code: 'annual-review', status: 'notApplicable', why: 'employmentEnded', bars: false },
    ],
  },
];

const first = anEmployment({
  id: 'first',
  appliedOn: '2024-01-02',
  hiredOn: '2024-01-08',
  startedOn: '2024-01-15',
  endedOn: '2026-05-15',
});
const rehired = (day: string) => [first, anEmployment({ id: 'second', appliedOn: day, hiredOn: day, startedOn: day })];
const ofFirst = (document: Evidence): Evidence => ({ ...document, employmentId: 'first' });
const ofSecond = (document: Evidence): Evidence => ({
  ...document,
  id: `${document.id} second`,
  employmentId: 'second',
});
const oldProgram = (received: string) =>
  ofSecond(
    aDocument(
      'drugProgram',
      { received, participated: '2026-05-15', tested: '2026-02-10' },
      { findings: ['noViolation'] },
    ),
  );

/** A driver who comes back to the same carrier. */
const rehires: readonly Case[] = [
  {
    title: 'a driver who comes back within thirty days starts a new file',
    citation: '49 CFR 391.51(a)',
    file: aFile({
      employments: rehired('2026-06-01'),
      evidence: [
        ofFirst(aDocument('application', { signed: '2024-01-02' })),
        ofFirst(aDocument('roadTest', { performed: '2024-01-12' })),
        ofFirst(query('2024-01-10')),
        ofFirst(test('2024-01-12')),
      ],
    }),
    on: '2026-06-02',
    lines: [
      { code: 'application', status: 'missing', bars: true },
      { code: 'clearinghouse-full', status: 'missing', dueOn: '2026-06-01', bars: true },
      { code: 'drug-test', status: 'missing', bars: true },
    ],
  },
  {
    title: 'within thirty days the program of the first employment stands in for the test of the second',
    citation: '49 CFR 382.301(b)',
    file: aFile({
      employments: rehired('2026-06-14'),
      evidence: [ofFirst(test('2024-01-12')), oldProgram('2026-06-14')],
    }),
    on: '2026-06-20',
    lines: [{ code: 'drug-test', status: 'done', bars: false }],
  },
  {
    title: 'after thirty-one days the program does not stand in, and a new test is needed',
    citation: '49 CFR 382.301(b)(1)',
    file: aFile({
      employments: rehired('2026-06-15'),
      evidence: [ofFirst(test('2024-01-12')), oldProgram('2026-06-15')],
    }),
    on: '2026-06-20',
    lines: [{ code: 'drug-test', status: 'missing', dueOn: '2026-06-15', bars: true }],
  },
  {
    title: 'the certificate of the first employment’s road test is good for a rehire within three years',
    citation: '49 CFR 391.33(a)(2)',
    file: aFile({
      employments: rehired('2026-06-01'),
      evidence: [aDocument('roadTestCertificate', { performed: '2024-01-12', issued: '2024-01-12' })],
    }),
    on: '2026-06-02',
    lines: [{ code: 'road-test', status: 'done', bars: false }],
  },
  {
    title: 'the first employment keeps its late answer after the rehire',
    citation: '49 CFR 391.51(c)',
    file: aFile({
      employments: rehired('2026-06-01'),
      pastEmployers: [aPastEmployer({ endDate: '2023-12-31' })],
      evidence: [
        ofFirst(aDocument('safetyInquiry', { sent: '2024-01-09', received: '2024-02-09' }, { about: 'old-carrier' })),
      ],
    }),
    employment: 'first',
    on: '2026-06-02',
    lines: [{ code: 'safety-history', subject: 'old-carrier', status: 'late', daysLate: 2, keepUntil: '2029-05-15' }],
  },
  {
    title: 'after a rehire the past employer is asked again',
    citation: '49 CFR 391.23(a)(2)',
    file: aFile({
      employments: rehired('2026-06-01'),
      pastEmployers: [aPastEmployer({ endDate: '2023-12-31' })],
      evidence: [
        ofFirst(aDocument('safetyInquiry', { sent: '2024-01-09', received: '2024-01-20' }, { about: 'old-carrier' })),
      ],
    }),
    employment: 'second',
    on: '2026-06-02',
    lines: [{ code: 'safety-history', subject: 'old-carrier', status: 'due', dueOn: '2026-07-01' }],
  },
  {
    title: 'the annual record of the second employment does not count from the first',
    citation: '49 CFR 391.25(a)',
    file: aFile({ employments: rehired('2026-06-01'), evidence: [ofFirst(mvr('2026-01-05'))] }),
    employment: 'second',
    on: '2027-01-06',
    lines: [{ code: 'annual-mvr', subject: 'TX', status: 'due', dueOn: '2027-06-01' }],
  },
];

export const severalCarrierCases: readonly Case[] = [...concurrent, ...rehires];
