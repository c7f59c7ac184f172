import { aDocument, aFile, anEmployment, type Case } from './format';

const first = anEmployment({
  id: 'first',
  appliedOn: '2023-02-01',
  hiredOn: '2023-02-06',
  startedOn: '2023-02-13',
  endedOn: '2025-06-30',
});
const second = anEmployment({ id: 'second', appliedOn: '2026-02-23', hiredOn: '2026-03-02', startedOn: '2026-03-09' });
const employments = [first, second];
const roadTest = (day: string) => aDocument('roadTest', { performed: day });
const oldCertificate = (day: string) => aDocument('roadTestCertificate', { performed: day });
const longWait = anEmployment({ appliedOn: '2025-09-01' });

/** A proof belongs to one employment. */
export const oneEmploymentCases: readonly Case[] = [
  {
    title: 'after a rehire, the driving record of the first employment does not count for the second',
    citation: '49 CFR 391.23(a)(1)',
    file: aFile({
      employments,
      evidence: [aDocument('mvr', { received: '2023-02-20' }, { about: 'TX', employmentId: 'first' })],
    }),
    on: '2026-03-10',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'due', dueOn: '2026-04-01', provenOn: null }],
  },
  {
    title: 'the first employment keeps its own driving record after the rehire',
    citation: '49 CFR 391.51(c)',
    file: aFile({
      employments,
      evidence: [aDocument('mvr', { received: '2023-02-20' }, { about: 'TX', employmentId: 'first' })],
    }),
    employment: 'first',
    on: '2026-03-10',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'done', keepUntil: '2028-06-30' }],
  },
  {
    title: 'the driver’s own license carries over to the next employment',
    citation: '49 CFR 391.51(b)',
    file: aFile({ employments, evidence: [aDocument('license', { issued: '2022-05-01', expires: '2030-05-01' })] }),
    on: '2026-03-10',
    lines: [{ code: 'license', status: 'done', provenOn: '2022-05-01', dueOn: '2030-05-01' }],
  },
  {
    title: 'a document that names no employment belongs to the one whose days it falls into',
    citation: '49 CFR 382.301(a)',
    file: aFile({
      employments,
      evidence: [
        aDocument('drugTest', { received: '2023-02-10' }, { findings: ['negative'], employmentId: null }),
        aDocument('drugTest', { received: '2026-03-05' }, { findings: ['negative'], employmentId: null }),
      ],
    }),
    on: '2026-03-10',
    lines: [{ code: 'drug-test', status: 'done', provenOn: '2026-03-05' }],
  },
  {
    title: 'a road test of the day before the application counts, and somebody confirms that it is of this hire',
    citation: '49 CFR 391.31',
    file: aFile({ evidence: [roadTest('2026-01-04')] }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'done', isEarly: true, bars: false }],
  },
  {
    title:
      'a road test after the candidacy began counts for the hire, although the application was signed with the offer',
    citation: '49 CFR 391.31',
    file: aFile({
      employments: [anEmployment({ consideredOn: '2025-12-20' })],
      evidence: [roadTest('2026-01-04')],
    }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'done', isEarly: false, bars: false }],
  },
  {
    title: 'a road test before the candidacy began is early',
    citation: '49 CFR 391.31',
    file: aFile({
      employments: [anEmployment({ consideredOn: '2025-12-20' })],
      evidence: [roadTest('2025-12-19')],
    }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'done', isEarly: true, bars: false }],
  },
  {
    title: 'a road test of the day of the application counts',
    citation: '49 CFR 391.31',
    file: aFile({ evidence: [roadTest('2026-01-05')] }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'done', isEarly: false, bars: false }],
  },
  {
    title: 'a drug test 91 days before the hire counts, and somebody confirms that it is of this hire',
    citation: '49 CFR 382.301(a)',
    file: aFile({
      employments: [longWait],
      evidence: [aDocument('drugTest', { received: '2025-10-13' }, { findings: ['negative'] })],
    }),
    on: '2026-01-20',
    lines: [{ code: 'drug-test', status: 'done', isEarly: true, bars: false }],
  },
  {
    title: 'a drug test 90 days before the hire counts',
    citation: '49 CFR 382.301(a)',
    file: aFile({
      employments: [longWait],
      evidence: [aDocument('drugTest', { received: '2025-10-14' }, { findings: ['negative'] })],
    }),
    on: '2026-01-20',
    lines: [{ code: 'drug-test', status: 'done' }],
  },
  {
    title: 'a road test certificate of another carrier counts if it is three years old at the application',
    citation: '49 CFR 391.33(a)(2)',
    file: aFile({ evidence: [oldCertificate('2023-01-05')] }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'done', provenOn: '2023-01-05' }],
  },
  {
    title: 'a road test certificate of another carrier does not count if it is a day older',
    citation: '49 CFR 391.33(a)(2)',
    file: aFile({ evidence: [oldCertificate('2023-01-04')] }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'missing' }],
  },
  {
    title: 'a query that another carrier made does not count',
    citation: '49 CFR 382.701(a)',
    file: aFile({
      evidence: [
        aDocument(
          'clearinghouseFull',
          { queried: '2026-01-12' },
          {
            findings: ['clear'],
            organizationId: 'other-carrier',
            employmentId: null,
          },
        ),
      ],
    }),
    on: '2026-01-20',
    lines: [{ code: 'clearinghouse-full', status: 'missing', bars: true }],
  },
];
