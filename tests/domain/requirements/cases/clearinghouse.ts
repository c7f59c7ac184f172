import type { Finding } from '#domain/requirements/model/evidence';
import { aDocument, aFile, anEmployment, type Case } from './format';

const full = (queried: string, finding: Finding = 'clear') =>
  aDocument('clearinghouseFull', { queried }, { findings: [finding] });
const limited = (queried: string, finding: Finding = 'clear') =>
  aDocument('clearinghouseLimited', { queried }, { findings: [finding] });
const consent = (signed: string, ...findings: Finding[]) => aDocument('clearinghouseConsent', { signed }, { findings });
const hired = (hiredOn: string) => [anEmployment({ appliedOn: hiredOn, hiredOn, startedOn: hiredOn })];

/** Queries of the Clearinghouse and the consents to them (49 CFR 382.701, 382.703). */
export const clearinghouseCases: readonly Case[] = [
  {
    title: 'a full query on the day of the first drive is in time',
    citation: '49 CFR 382.701(a)',
    file: aFile({ evidence: [full('2026-01-19')] }),
    on: '2026-02-01',
    lines: [{ code: 'clearinghouse-full', status: 'done', provenOn: '2026-01-19', bars: false }],
  },
  {
    title: 'a full query on the day after the first drive is late by a day',
    citation: '49 CFR 382.701(a)',
    file: aFile({ evidence: [full('2026-01-20')] }),
    on: '2026-02-01',
    lines: [{ code: 'clearinghouse-full', status: 'late', daysLate: 1, bars: false }],
  },
  {
    title: 'a full query on the day of the application counts',
    citation: '49 CFR 382.701(a)',
    file: aFile({ evidence: [full('2026-01-05')] }),
    on: '2026-02-01',
    lines: [{ code: 'clearinghouse-full', status: 'done', provenOn: '2026-01-05' }],
  },
  {
    title: 'a full query on the day before the application counts for the hire for which it was recorded',
    citation: '49 CFR 382.701(a)',
    file: aFile({ evidence: [full('2026-01-04')] }),
    on: '2026-02-01',
    lines: [{ code: 'clearinghouse-full', status: 'done', isEarly: true, bars: false }],
  },
  {
    title: 'a limited query does not stand in for the full one of the hire',
    citation: '49 CFR 382.701(a)',
    file: aFile({ evidence: [consent('2026-01-12'), limited('2026-01-13')] }),
    on: '2026-01-20',
    lines: [
      { code: 'clearinghouse-full', status: 'missing', bars: true },
      { code: 'clearinghouse-consent', status: 'done' },
    ],
  },
  {
    title: 'the full query of the hire is never asked for again, the annual one is',
    citation: '49 CFR 382.701(b)',
    file: aFile({ evidence: [full('2026-01-13')] }),
    on: '2028-02-01',
    lines: [
      { code: 'clearinghouse-full', status: 'done', bars: false },
      { code: 'clearinghouse-annual', status: 'expired', dueOn: '2027-01-13', bars: false },
    ],
  },
  {
    title: 'the 365 days over a leap day end a day earlier in the calendar',
    citation: '49 CFR 382.701(b)(1)',
    file: aFile({ employments: hired('2024-01-10'), evidence: [full('2024-01-10')] }),
    on: '2025-01-10',
    lines: [{ code: 'clearinghouse-annual', status: 'expired', dueOn: '2025-01-09', bars: false }],
  },
  {
    title: 'an annual query on the last of the 365 days is in time',
    citation: '49 CFR 382.701(b)(1)',
    file: aFile({
      employments: hired('2024-01-10'),
      evidence: [full('2024-01-10'), consent('2024-01-10'), limited('2025-01-09')],
    }),
    on: '2025-06-01',
    lines: [
      { code: 'clearinghouse-annual', status: 'done', provenOn: '2025-01-09', dueOn: '2026-01-09', lateness: [] },
    ],
  },
  {
    title: 'an annual query on the same calendar day after a leap year is late by a day',
    citation: '49 CFR 382.701(b)(1)',
    file: aFile({
      employments: hired('2024-01-10'),
      evidence: [full('2024-01-10'), consent('2024-01-10'), limited('2025-01-10')],
    }),
    on: '2025-06-01',
    lines: [{ code: 'clearinghouse-annual', status: 'late', daysLate: 1, dueOn: '2026-01-10' }],
  },
  {
    title: 'the annual query shows as due from the thirtieth day before',
    citation: '49 CFR 382.701(b)(1)',
    file: aFile({ evidence: [full('2026-01-13')] }),
    on: '2026-12-14',
    lines: [{ code: 'clearinghouse-annual', status: 'due', dueOn: '2027-01-13' }],
  },
  {
    title: 'the annual query is done through the thirty-first day before',
    citation: '49 CFR 382.701(b)(1)',
    file: aFile({ evidence: [full('2026-01-13')] }),
    on: '2026-12-13',
    lines: [{ code: 'clearinghouse-annual', status: 'done', dueOn: '2027-01-13' }],
  },
  {
    title: 'a driver of before the Clearinghouse whose first query was early has the next one 365 days later',
    citation: '49 CFR 382.701(b)(1)',
    file: aFile({
      employments: hired('2019-03-04'),
      evidence: [consent('2020-01-20'), limited('2020-02-01'), limited('2021-01-31')],
    }),
    on: '2021-03-01',
    lines: [
      { code: 'clearinghouse-annual', status: 'done', dueOn: '2022-01-31', lateness: [] },
      { code: 'clearinghouse-full', status: 'notApplicable', why: 'notInForce' },
    ],
  },
  {
    title: 'a full query three days after a hit leaves two days after the 24 hours that stay visible',
    citation: '49 CFR 382.701(b)(3)',
    file: aFile({
      evidence: [full('2026-01-13'), consent('2026-01-13'), limited('2026-11-02', 'hit'), full('2026-11-05')],
    }),
    on: '2026-12-01',
    lines: [{ code: 'clearinghouse-annual', status: 'late', daysLate: 2, dueOn: '2027-11-05', bars: false }],
  },
  {
    title: 'a full query after a hit that answers "prohibited" bars driving',
    citation: '49 CFR 382.701(d)',
    file: aFile({
      evidence: [
        full('2026-01-13'),
        consent('2026-01-13'),
        limited('2026-11-02', 'hit'),
        full('2026-11-03', 'prohibited'),
      ],
    }),
    on: '2026-11-04',
    lines: [
      { code: 'clearinghouse-annual', status: 'expired', bars: true },
      { code: 'clearinghouse-full', status: 'done' },
    ],
  },
  {
    title: 'a limited query without a hit needs no full query',
    citation: '49 CFR 382.701(b)(2)',
    file: aFile({ evidence: [full('2026-01-13'), consent('2026-01-13'), limited('2026-11-02')] }),
    on: '2026-11-10',
    lines: [{ code: 'clearinghouse-annual', status: 'done', dueOn: '2027-11-02', bars: false }],
  },
  {
    title: 'a full query every year needs no consent outside the portal',
    citation: '49 CFR 382.703(b)',
    file: aFile({ evidence: [full('2026-01-13'), full('2027-01-12')] }),
    on: '2027-02-01',
    lines: [
      { code: 'clearinghouse-consent', status: 'notApplicable', why: 'notRequested', bars: false },
      { code: 'clearinghouse-annual', status: 'done' },
    ],
  },
  {
    title: 'a consent of the day of the query covers it',
    citation: '49 CFR 382.703(a)',
    file: aFile({ evidence: [full('2026-01-13'), consent('2026-12-01'), limited('2026-12-01')] }),
    on: '2026-12-02',
    lines: [{ code: 'clearinghouse-consent', status: 'done', provenOn: '2026-12-01', bars: false }],
  },
  {
    title: 'a consent on the day after the limited query is late by a day, whatever the query said',
    citation: '49 CFR 382.703(a)',
    file: aFile({ evidence: [full('2026-01-13'), limited('2026-12-01'), consent('2026-12-02')] }),
    on: '2027-06-01',
    lines: [{ code: 'clearinghouse-consent', status: 'late', daysLate: 1, bars: false }],
  },
  {
    title: 'one consent covers the limited queries of several years',
    citation: '49 CFR 382.701(b)(2)',
    file: aFile({
      evidence: [full('2026-01-13'), consent('2026-01-13'), limited('2027-01-05'), limited('2028-01-04')],
    }),
    on: '2028-02-01',
    lines: [
      { code: 'clearinghouse-consent', status: 'done', provenOn: '2026-01-13' },
      { code: 'clearinghouse-annual', status: 'done', dueOn: '2029-01-03' },
    ],
  },
  {
    title: 'a refused consent bars driving',
    citation: '49 CFR 382.703(c)',
    file: aFile({ evidence: [full('2026-01-13'), consent('2026-11-30', 'refused'), limited('2026-12-01')] }),
    on: '2026-12-02',
    lines: [{ code: 'clearinghouse-consent', status: 'missing', bars: true, acts: 'driver' }],
  },
  {
    title: 'a refused consent bars driving although no query was made',
    citation: '49 CFR 382.703(c)',
    file: aFile({ evidence: [full('2026-01-13'), consent('2026-01-13', 'refused')] }),
    on: '2026-01-20',
    lines: [{ code: 'clearinghouse-consent', status: 'missing', why: 'breached', bars: true, acts: 'driver' }],
  },
  {
    title: 'a consent that the driver withdrew bars driving',
    citation: '49 CFR 382.703(c)',
    file: aFile({
      evidence: [consent('2026-01-13'), limited('2026-06-01'), consent('2026-11-30', 'refused')],
    }),
    on: '2026-12-02',
    lines: [{ code: 'clearinghouse-consent', status: 'expired', why: 'breached', bars: true }],
  },
  {
    title: 'a consent that the driver signs after a refusal counts',
    citation: '49 CFR 382.703(c)',
    file: aFile({ evidence: [consent('2026-01-13', 'refused'), consent('2026-01-15'), limited('2026-12-01')] }),
    on: '2026-12-02',
    lines: [{ code: 'clearinghouse-consent', status: 'done', provenOn: '2026-01-15', bars: false }],
  },
  {
    title: 'a learner in a CDL job is queried like a driver',
    citation: '49 CFR 382.103(a), 382.107',
    file: aFile({ facts: { learnerPermit: true } }),
    on: '2026-01-20',
    lines: [
      { code: 'clearinghouse-full', status: 'missing', bars: true },
      { code: 'drug-test', status: 'missing', bars: true },
    ],
  },
];
