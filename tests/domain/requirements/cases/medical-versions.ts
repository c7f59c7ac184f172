import { aDocument, aFile, anEmployment, type Case } from './format';

const hired = (hiredOn: string) => [anEmployment({ appliedOn: hiredOn, hiredOn, startedOn: hiredOn })];
const card = (examined: string, expires: string) =>
  aDocument('medicalCertificate', { examined, issued: examined, expires }, { id: 'card' });
const state = (received: string, medicalExpires: string) =>
  aDocument(
    'mvr',
    { received, medicalExpires },
    { about: 'TX', findings: ['licenseValid', 'certified', 'categoryNI'] },
  );
const driverOf = (hiredOn: string, examined: string, expires: string) =>
  aFile({ employments: hired(hiredOn), evidence: [card(examined, expires)] });

/** The first and the last day of each version of the medical proof of a CDL job. */
export const medicalVersionCases: readonly Case[] = [
  {
    title: 'through 2012-01-29 the card is the medical proof until its own end',
    citation: '49 CFR 391.51(b)(7) (until 2012-01-29)',
    file: driverOf('2011-06-01', '2011-05-20', '2013-05-20'),
    on: '2012-01-29',
    lines: [{ code: 'medical-proof-cdl', status: 'done', provenOn: '2011-05-20', dueOn: '2013-05-20', bars: false }],
  },
  {
    title: 'from 2012-01-30 the card is still good where the state’s record shows no medical status',
    citation: '73 FR 73096',
    file: driverOf('2011-06-01', '2011-05-20', '2013-05-20'),
    on: '2012-01-30',
    lines: [{ code: 'medical-proof-cdl', status: 'done', dueOn: '2013-05-20', bars: false }],
  },
  {
    title: 'from 2012-01-30 the state’s record is good where it shows medical status',
    citation: '73 FR 73096',
    file: aFile({ employments: hired('2012-01-30'), evidence: [state('2012-01-30', '2013-10-01')] }),
    on: '2012-02-01',
    lines: [{ code: 'medical-proof-cdl', status: 'done', dueOn: '2013-10-01', bars: false }],
  },
  {
    title: 'through 2015-01-29 a card is good beyond fifteen days',
    citation: '73 FR 73096',
    file: driverOf('2014-06-09', '2014-06-01', '2016-06-01'),
    on: '2015-01-29',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2015-01-29', bars: false }],
  },
  {
    title: 'since 2015-01-30 such a card proves nothing',
    citation: '49 CFR 391.51(b)(7)(ii)',
    file: driverOf('2014-06-09', '2014-06-01', '2016-06-01'),
    on: '2015-01-30',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', dueOn: '2015-01-29', bars: true }],
  },
  {
    title: 'since 2015-01-30 a card is good through the fifteenth day',
    citation: '49 CFR 391.51(b)(7)(ii)',
    file: driverOf('2015-02-02', '2015-01-30', '2017-01-30'),
    on: '2015-02-14',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2015-02-14', bars: false }],
  },
  {
    title: 'since 2015-01-30 a card proves nothing on the sixteenth day',
    citation: '49 CFR 391.51(b)(7)(ii)',
    file: driverOf('2015-02-02', '2015-01-30', '2017-01-30'),
    on: '2015-02-15',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', dueOn: '2015-02-14', bars: true }],
  },
  {
    title: 'the fifteen days run on over the renumbering of 2022-05-09',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: driverOf('2022-05-02', '2022-04-28', '2024-04-28'),
    on: '2022-05-13',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2022-05-13', bars: false }],
  },
  ...['2025-06-22', '2025-06-23'].map((on): Case => ({
    title: `the state’s record is good on ${on}`,
    citation: '80 FR 22790',
    file: aFile({ employments: hired('2025-06-02'), evidence: [state('2025-06-02', '2027-05-01')] }),
    on,
    lines: [{ code: 'medical-proof-cdl', status: 'done', dueOn: '2027-05-01', bars: false }],
  })),
  {
    title: 'a card proves nothing on 2025-07-13, the day before the first waiver',
    citation: '80 FR 22790',
    file: driverOf('2025-07-07', '2025-07-05', '2027-07-05'),
    on: '2025-07-13',
    lines: [{ code: 'medical-proof-cdl', status: 'missing', bars: true }],
  },
  {
    title: 'the first waiver accepts a card through the fifteenth day',
    citation: 'FMCSA waiver of 2025-07-14',
    file: driverOf('2025-08-04', '2025-08-01', '2027-08-01'),
    on: '2025-08-16',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2025-08-16', bars: false }],
  },
  {
    title: 'through 2025-08-20 a card of the sixteenth day is no proof',
    citation: 'FMCSA waiver of 2025-07-14',
    file: driverOf('2025-08-05', '2025-08-04', '2027-08-04'),
    on: '2025-08-20',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', dueOn: '2025-08-19', bars: true }],
  },
  {
    title: 'since 2025-08-21 a card that was still good is so through the sixtieth day',
    citation: 'FMCSA modification of 2025-08-21',
    file: driverOf('2025-08-11', '2025-08-10', '2027-08-10'),
    on: '2025-10-09',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2025-10-09', bars: false }],
  },
  {
    title: 'since 2025-08-21 a card proves nothing on the sixty-first day',
    citation: 'FMCSA modification of 2025-08-21',
    file: driverOf('2025-08-11', '2025-08-10', '2027-08-10'),
    on: '2025-10-10',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', dueOn: '2025-10-09', bars: true }],
  },
  ...[
    ['2025-10-12', '2025-10-13', '2025-09-15', '2025-11-14'],
    ['2026-01-10', '2026-01-11', '2025-12-15', '2026-02-13'],
    ['2026-04-10', '2026-04-11', '2026-03-15', '2026-05-14'],
  ].flatMap(([last = '', first = '', examined = '', end = '']): Case[] => [
    {
      title: `a card of ${examined} is good on ${last}, the last day of a waiver`,
      citation: `FMCSA waiver through ${last}`,
      file: driverOf(examined, examined, '2027-06-01'),
      on: last,
      lines: [{ code: 'medical-proof-cdl', status: 'due', provenOn: examined, bars: false }],
    },
    {
      title: `the same card is good on ${first}, the first day of the next`,
      citation: `FMCSA waiver from ${first}`,
      file: driverOf(examined, examined, '2027-06-01'),
      on: first,
      lines: [{ code: 'medical-proof-cdl', status: 'due', provenOn: examined, dueOn: end, bars: false }],
    },
    {
      title: `the same card is no longer good on the day after ${end}`,
      citation: `FMCSA waiver from ${first}`,
      file: driverOf(examined, examined, '2027-06-01'),
      on: `${end.slice(0, 8)}${String(Number(end.slice(8)) + 1).padStart(2, '0')}`,
      lines: [{ code: 'medical-proof-cdl', status: 'expired', dueOn: end, bars: true }],
    },
  ]),
  {
    title: 'a card of 2026-08-12 ends with its sixty days and the last waiver on the same day',
    citation: '91 FR 19255',
    file: driverOf('2026-08-17', '2026-08-12', '2028-08-12'),
    on: '2026-10-11',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2026-10-11', bars: false }],
  },
  {
    title: 'since 2026-10-12 a new card proves nothing',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: driverOf('2026-10-19', '2026-10-12', '2028-10-12'),
    on: '2026-10-20',
    lines: [{ code: 'medical-proof-cdl', status: 'missing', bars: true }],
  },
];
