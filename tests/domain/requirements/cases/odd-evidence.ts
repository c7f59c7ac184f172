import type { Evidence } from '#domain/requirements/model/evidence';
import { aDocument, aFile, anEmployment, aPastEmployer, type Case } from './format';

const noCdl = { cdlJob: false, vehicleWeight: 20_000, airBrakes: false, combination: false };
const twice = (document: Evidence): Evidence[] => ['one', 'two'].map((id) => ({ ...document, id }));
const noOffer = [anEmployment({ hiredOn: null, startedOn: null })];
const left = [anEmployment({ endedOn: '2026-09-30' })];

/** Documents with impossible days or uploaded twice, candidates without an offer, drivers who left. */
export const oddEvidenceCases: readonly Case[] = [
  {
    title: 'a license that was issued before the driver’s birth proves nothing for a carrier either',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({ evidence: [aDocument('license', { issued: '1985-06-14', expires: '2030-05-01' })] }),
    on: '2026-01-20',
    lines: [{ code: 'license', status: 'missing', bars: true }],
  },
  {
    title: 'a hazmat endorsement of before the birth proves nothing',
    citation: '49 CFR 383.141',
    file: aFile({
      facts: { hazmat: true },
      evidence: [aDocument('hazmatEndorsement', { issued: '1984-01-01', expires: '2027-01-01' })],
    }),
    on: '2026-01-20',
    lines: [{ code: 'hazmat-endorsement', status: 'missing', bars: true }],
  },
  {
    title: 'a medical certificate of next month proves nothing today',
    citation: '49 CFR 391.41(a)',
    file: aFile({
      facts: noCdl,
      evidence: [aDocument('medicalCertificate', { examined: '2026-03-01', expires: '2028-03-01' })],
    }),
    on: '2026-02-28',
    lines: [{ code: 'medical-proof-non-cdl', status: 'missing', bars: true }],
  },
  {
    title: 'on the day of its examination a certificate proves fitness, late',
    citation: '49 CFR 391.41(a)',
    file: aFile({
      facts: noCdl,
      evidence: [aDocument('medicalCertificate', { examined: '2026-03-01', expires: '2028-03-01' })],
    }),
    on: '2026-03-01',
    lines: [{ code: 'medical-proof-non-cdl', status: 'late', daysLate: 41, bars: false }],
  },
  {
    title: 'a review dated in the next year proves nothing this year',
    citation: '49 CFR 391.25(b)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2025-01-06', hiredOn: '2025-01-13', startedOn: '2025-01-20' })],
      evidence: [aDocument('annualReview', { performed: '2027-01-05' })],
    }),
    on: '2026-02-01',
    lines: [{ code: 'annual-review', status: 'missing', dueOn: '2026-01-13' }],
  },
  {
    title: 'the same answer of a past employer twice is one answer',
    citation: '49 CFR 391.23(c)',
    file: aFile({
      pastEmployers: [aPastEmployer()],
      evidence: twice(
        aDocument('safetyInquiry', { sent: '2026-01-13', received: '2026-01-20' }, { about: 'old-carrier' }),
      ),
    }),
    on: '2026-03-01',
    lines: [{ code: 'safety-history', subject: 'old-carrier', status: 'done', lateness: [] }],
  },
  {
    title: 'the same late query twice is late once',
    citation: '49 CFR 382.701(a)',
    file: aFile({
      evidence: twice(aDocument('clearinghouseFull', { queried: '2026-01-21' }, { findings: ['clear'] })),
    }),
    on: '2026-03-01',
    lines: [
      {
        code: 'clearinghouse-full',
        status: 'late',
        daysLate: 2,
        lateness: [{ dueOn: '2026-01-19', provenOn: '2026-01-21', days: 2 }],
      },
    ],
  },
  {
    title: 'of two copies, the accepted one counts although the other was rejected',
    citation: '49 CFR 391.31',
    file: aFile({
      evidence: twice(aDocument('roadTest', { performed: '2026-01-16' })).map((document) =>
        document.id === 'two'
          ? { ...document, review: { by: 'Sam Safety', on: '2026-01-17', result: 'rejected' } }
          : document,
      ),
    }),
    on: '2026-03-01',
    lines: [{ code: 'road-test', status: 'done', others: ['two'], bars: false }],
  },
  {
    title: 'a timely road test counts, not the one that was repeated later',
    citation: '49 CFR 391.31',
    file: aFile({
      evidence: ['2026-01-16', '2026-05-20'].map((performed) => aDocument('roadTest', { performed })),
    }),
    on: '2026-06-01',
    lines: [{ code: 'road-test', status: 'done', lateness: [], bars: false }],
  },
  {
    title: 'a candidate without an offer owes nothing recurring and nothing of the first drive',
    citation: '49 CFR 391.51(a)',
    file: aFile({ employments: noOffer }),
    on: '2027-06-01',
    lines: [
      'application',
      'road-test',
      'english',
      'annual-review',
      'clearinghouse-full',
      'clearinghouse-annual',
      'drug-policy-receipt',
      'random-pool',
      'hours-statement',
      'no-dot-employer-note',
    ].map((code) => ({ code, status: 'notApplicable' as const, why: 'noOffer' as const, bars: false })),
  },
  {
    title: 'a candidate who has signed the application has it done before the offer',
    citation: '49 CFR 391.21',
    file: aFile({ employments: noOffer, evidence: [aDocument('application', { signed: '2026-01-05' })] }),
    on: '2026-01-06',
    lines: [{ code: 'application', status: 'done', provenOn: '2026-01-05', bars: false }],
  },
  {
    title: 'nothing recurring falls due after the last day',
    citation: '49 CFR 391.51(c), 382.701(b)',
    file: aFile({ facts: { hazmat: true, portArea: true }, employments: left }),
    on: '2027-06-01',
    lines: ['annual-review', 'annual-mvr', 'clearinghouse-annual'].map((code) => ({
      code,
      status: 'notApplicable' as const,
      why: 'employmentEnded' as const,
      bars: false,
    })),
  },
  {
    title: 'a query that was good on the last day stays done',
    citation: '49 CFR 382.701(b)',
    file: aFile({
      employments: left,
      evidence: [aDocument('clearinghouseFull', { queried: '2026-01-13' }, { findings: ['clear'] })],
    }),
    on: '2028-01-01',
    lines: [{ code: 'clearinghouse-annual', status: 'done', provenOn: '2026-01-13', bars: false }],
  },
  {
    title: 'a record that was due on the day after the last is not owed',
    citation: '49 CFR 391.25(b)',
    file: aFile({ employments: [anEmployment({ endedOn: '2027-01-11' })] }),
    on: '2027-02-01',
    lines: [{ code: 'annual-review', status: 'notApplicable', why: 'employmentEnded' }],
  },
  {
    title: 'a driver who left before the thirtieth day needed no driving record',
    citation: '49 CFR 391.23(b)',
    file: aFile({ employments: [anEmployment({ endedOn: '2026-02-06' })] }),
    on: '2026-06-01',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'notApplicable', why: 'employmentEnded' }],
  },
  {
    title: 'a driver who left on the thirtieth day needed it',
    citation: '49 CFR 391.23(b)',
    file: aFile({ employments: [anEmployment({ endedOn: '2026-02-11' })] }),
    on: '2026-06-01',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'missing', dueOn: '2026-02-11' }],
  },
  {
    title: 'on the last day itself, what is due that day is not yet missing',
    citation: '49 CFR 391.23(b)',
    file: aFile({ employments: [anEmployment({ endedOn: '2026-02-11' })] }),
    on: '2026-02-11',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'due', dueOn: '2026-02-11' }],
  },
  {
    title: 'a driver who drove for one day only needed a drug test for it',
    citation: '49 CFR 382.301(a)',
    file: aFile({ employments: [anEmployment({ endedOn: '2026-01-19' })] }),
    on: '2026-06-01',
    lines: [{ code: 'drug-test', status: 'missing', dueOn: '2026-01-19', bars: false }],
  },
  {
    title: 'a violation that was open on the last day stays in the file',
    citation: '49 CFR 382.503',
    file: aFile({ facts: { unresolvedViolation: true }, employments: left }),
    on: '2027-06-01',
    lines: [{ code: 'return-to-duty', status: 'missing', bars: false }],
  },
];
