import { aDocument, aFile, anEmployment, aPastEmployer, type Case } from './format';

const hired = (hiredOn: string, appliedOn = hiredOn) => anEmployment({ appliedOn, hiredOn, startedOn: hiredOn });
const card = (day: string) => aDocument('medicalCertificate', { examined: day, expires: '2027-06-01' });

/** Duties of the hire follow the law of the hire day; recurring duties the law of their own day. */
export const lawOfTheDayCases: readonly Case[] = [
  {
    title: 'a driver hired the day before the Clearinghouse needs no query for the hire',
    citation: '49 CFR 382.701(a)',
    file: aFile({ employments: [hired('2020-01-05')] }),
    on: '2020-03-01',
    lines: [{ code: 'clearinghouse-full', status: 'notApplicable', why: 'notInForce' }],
  },
  {
    title: 'a driver hired on the first day of the Clearinghouse needs the query',
    citation: '49 CFR 382.701(a)',
    file: aFile({ employments: [hired('2020-01-06')] }),
    on: '2020-03-01',
    lines: [{ code: 'clearinghouse-full', status: 'missing', dueOn: '2020-01-06' }],
  },
  {
    title: 'the former employers of a driver hired on 2023-01-05 still have to be asked about tests',
    citation: '49 CFR 391.23(e)',
    file: aFile({
      employments: [hired('2023-01-05')],
      pastEmployers: [aPastEmployer({ endDate: '2022-12-01' })],
    }),
    on: '2026-03-01',
    lines: [{ code: 'drug-alcohol-past-fmcsa', subject: 'old-carrier', status: 'missing', dueOn: '2023-02-04' }],
  },
  {
    title: 'for a driver hired a day later the Clearinghouse alone answers',
    citation: '49 CFR 391.23(e)(4)',
    file: aFile({
      employments: [hired('2023-01-06')],
      pastEmployers: [aPastEmployer({ endDate: '2022-12-01' })],
    }),
    on: '2026-03-01',
    lines: [{ code: 'drug-alcohol-past-fmcsa', status: 'notApplicable', why: 'notInForce' }],
  },
  {
    title: 'the certificate of violations was last asked for on 2022-05-08',
    citation: '87 FR 13192',
    file: aFile({ employments: [hired('2020-03-02')] }),
    on: '2022-05-08',
    lines: [{ code: 'violations-certificate', status: 'missing', dueOn: '2021-03-02' }],
  },
  {
    title: 'nobody asks for a certificate of violations since 2022-05-09',
    citation: '87 FR 13192',
    file: aFile({ employments: [hired('2020-03-02')] }),
    on: '2022-05-09',
    lines: [{ code: 'violations-certificate', status: 'notApplicable', why: 'notInForce' }],
  },
  {
    title: 'through 2025-06-22 a card is accepted for 15 days',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: aFile({ employments: [hired('2025-06-16')], evidence: [card('2025-06-15')] }),
    on: '2025-06-22',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2025-06-22', provenOn: '2025-06-15', bars: false }],
  },
  {
    title: 'since 2025-06-23 the same card proves nothing',
    citation: '80 FR 22790',
    file: aFile({ employments: [hired('2025-06-16')], evidence: [card('2025-06-15')] }),
    on: '2025-06-23',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', dueOn: '2025-06-22', bars: true }],
  },
  {
    title: 'the waiver that begins on 2025-07-14 accepts a card for 15 days again',
    citation: 'FMCSA waiver of 2025-07-14',
    file: aFile({ employments: [hired('2025-07-21')], evidence: [card('2025-07-10')] }),
    on: '2025-07-25',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2025-07-25', bars: false }],
  },
  {
    title: 'a card of 2026-10-01 is accepted through the last day of the waiver',
    citation: '91 FR 19255',
    file: aFile({ employments: [hired('2026-10-05')], evidence: [card('2026-10-01')] }),
    on: '2026-10-11',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2026-10-11', bars: false }],
  },
  {
    title: 'a card of 2026-10-01 is not accepted on the day after the waiver',
    citation: '91 FR 19255',
    file: aFile({ employments: [hired('2026-10-05')], evidence: [card('2026-10-01')] }),
    on: '2026-10-12',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', bars: true }],
  },
];
