import type { PastEmployer } from '#domain/requirements/model/facts';
import { aDocument, aFile, anEmployment, aPastEmployer, type Case } from './format';

const tests = (sent: string, received?: string, about = 'railroad') =>
  aDocument('drugAlcoholInquiry', received === undefined ? { sent } : { sent, received }, { about });
const release = (signed: string) => aDocument('drugAlcoholRelease', { signed });
const psp = (day: string) => aDocument('psp', { sent: day, received: day });
const pspConsent = (signed: string) => aDocument('pspConsent', { signed });
const employers = (more: Partial<PastEmployer> = {}) => [aPastEmployer(more)];
const railroad = employers({ id: 'railroad', mode: 'fra' });
const noOffer = [anEmployment({ hiredOn: null, startedOn: null })];

/** Questions about tests, releases, and reports of the pre-employment screening program. */
export const testHistoryCases: readonly Case[] = [
  {
    title: 'since 2023-01-06 a carrier of before is not asked about tests, but a railroad is',
    citation: '49 CFR 391.23(e)(4)',
    file: aFile({ pastEmployers: [aPastEmployer(), ...railroad] }),
    on: '2026-02-12',
    lines: [
      { code: 'drug-alcohol-past-fmcsa', status: 'notApplicable', why: 'notInForce' },
      { code: 'drug-alcohol-past-other-modes', subject: 'railroad', status: 'missing', dueOn: '2026-02-11' },
      { code: 'drug-alcohol-past-other-modes', subject: 'old-carrier', status: 'absent' },
    ],
  },
  {
    title: 'a railroad of three years ago is asked about tests, one of a day earlier is not',
    citation: '49 CFR 391.23(e)(4)',
    file: aFile({
      pastEmployers: [
        aPastEmployer({ id: 'in', mode: 'fra', endDate: '2023-01-05' }),
        aPastEmployer({ id: 'out', mode: 'fra', endDate: '2023-01-04' }),
      ],
    }),
    on: '2026-02-12',
    lines: [
      { code: 'drug-alcohol-past-other-modes', subject: 'in', status: 'missing' },
      { code: 'drug-alcohol-past-other-modes', subject: 'out', status: 'absent' },
    ],
  },
  {
    title: 'a railroad that answers after the thirtieth day of driving is late, and driving is allowed again',
    citation: '49 CFR 40.25(d)',
    file: aFile({ pastEmployers: railroad, evidence: [tests('2026-01-14', '2026-03-01')] }),
    on: '2026-03-01',
    lines: [{ code: 'drug-alcohol-past-other-modes', subject: 'railroad', status: 'late', daysLate: 18, bars: false }],
  },
  {
    title: 'a documented effort to ask a railroad is enough',
    citation: '49 CFR 40.25(d)',
    file: aFile({
      pastEmployers: railroad,
      evidence: [
        aDocument('drugAlcoholInquiry', { performed: '2026-02-09' }, { about: 'railroad', form: 'noneCouldBeAsked' }),
      ],
    }),
    on: '2026-06-01',
    lines: [{ code: 'drug-alcohol-past-other-modes', subject: 'railroad', status: 'done', bars: false }],
  },
  {
    title: 'a job at a railroad without testing has no question about tests',
    citation: '49 CFR 391.23(e)',
    file: aFile({ pastEmployers: employers({ id: 'railroad', mode: 'fra', isSafetySensitive: false }) }),
    on: '2026-02-12',
    lines: [
      { code: 'drug-alcohol-past-other-modes', subject: 'railroad', status: 'absent' },
      { code: 'safety-history', subject: 'railroad', status: 'missing' },
    ],
  },
  {
    title: 'a job without CDL has no questions about tests',
    citation: '49 CFR 391.23(e)',
    file: aFile({
      facts: { cdlJob: false, vehicleWeight: 20_000, combination: false, airBrakes: false },
      pastEmployers: railroad,
    }),
    on: '2026-02-20',
    lines: [
      { code: 'drug-alcohol-past-other-modes', status: 'notApplicable', facts: ['cdlJob'], bars: false },
      { code: 'drug-alcohol-release', status: 'notApplicable' },
      { code: 'safety-history', subject: 'railroad', status: 'missing' },
    ],
  },
  {
    title: 'for a hire of 2022, two carriers are asked about tests, and each has its answer',
    citation: '49 CFR 391.23(e)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2022-06-01', hiredOn: '2022-06-06', startedOn: '2022-06-13' })],
      pastEmployers: [
        aPastEmployer({ id: 'north', startDate: '2018-01-01', endDate: '2021-03-31' }),
        aPastEmployer({ id: 'south', startDate: '2021-04-01', endDate: '2022-05-31' }),
      ],
      evidence: [tests('2022-06-07', '2022-07-06', 'north'), tests('2022-06-07', '2022-07-08', 'south')],
    }),
    on: '2022-08-01',
    lines: [
      { code: 'drug-alcohol-past-fmcsa', subject: 'north', status: 'done', bars: false },
      { code: 'drug-alcohol-past-fmcsa', subject: 'south', status: 'late', daysLate: 2, bars: false },
    ],
  },
  {
    title: 'a carrier that nobody asked about tests bars driving from the thirty-first day after the first drive',
    citation: '49 CFR 40.25(d)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2022-06-01', hiredOn: '2022-06-06', startedOn: '2022-06-13' })],
      pastEmployers: employers({ endDate: '2022-05-31' }),
    }),
    on: '2022-07-14',
    lines: [{ code: 'drug-alcohol-past-fmcsa', subject: 'old-carrier', status: 'missing', bars: true }],
  },
  {
    title:
      'a carrier that nobody asked about tests does not bar driving through the thirtieth day after the first drive',
    citation: '49 CFR 40.25(d)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2022-06-01', hiredOn: '2022-06-06', startedOn: '2022-06-13' })],
      pastEmployers: employers({ endDate: '2022-05-31' }),
    }),
    on: '2022-07-13',
    lines: [{ code: 'drug-alcohol-past-fmcsa', subject: 'old-carrier', status: 'missing', bars: false }],
  },
  {
    title: 'a release on the day of the question is in time',
    citation: '49 CFR 40.25(a)',
    file: aFile({ pastEmployers: railroad, evidence: [release('2026-01-14'), tests('2026-01-14')] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-alcohol-release', status: 'done', provenOn: '2026-01-14', bars: false }],
  },
  {
    title: 'a release on the day after the question is late by a day',
    citation: '49 CFR 40.25(a)',
    file: aFile({ pastEmployers: railroad, evidence: [tests('2026-01-14'), release('2026-01-15')] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-alcohol-release', status: 'late', daysLate: 1, bars: false }],
  },
  {
    title: 'a question without a release bars driving',
    citation: '49 CFR 391.23(f)',
    file: aFile({ pastEmployers: railroad, evidence: [tests('2026-01-14')] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-alcohol-release', status: 'missing', dueOn: '2026-01-14', bars: true, acts: 'driver' }],
  },
  {
    title: 'a refused release bars driving',
    citation: '49 CFR 391.23(f)',
    file: aFile({
      pastEmployers: railroad,
      evidence: [
        aDocument('drugAlcoholRelease', { signed: '2026-01-13' }, { findings: ['refused'] }),
        tests('2026-01-14'),
      ],
    }),
    on: '2026-01-20',
    lines: [{ code: 'drug-alcohol-release', status: 'missing', bars: true }],
  },
  {
    title: 'a driver of carriers only, hired since 2023, gives no release',
    citation: '49 CFR 391.23(f)',
    file: aFile({ pastEmployers: employers() }),
    on: '2026-01-20',
    lines: [{ code: 'drug-alcohol-release', status: 'notApplicable', bars: false }],
  },
  {
    title: 'a report of the screening program is voluntary for a candidate',
    citation: '49 USC 31150',
    file: aFile({ employments: noOffer }),
    on: '2026-01-08',
    lines: [{ code: 'psp', status: 'notApplicable', bars: false }],
  },
  {
    title: 'nobody asks for a report of the screening program after the hire',
    citation: '49 USC 31150',
    file: aFile(),
    on: '2026-06-01',
    lines: [
      { code: 'psp', status: 'notApplicable', bars: false },
      { code: 'psp-consent', status: 'notApplicable', why: 'notRequested' },
    ],
  },
  {
    title: 'a report of the screening program with a consent of the day before is complete',
    citation: '49 USC 31150(b)',
    file: aFile({ employments: noOffer, evidence: [pspConsent('2026-01-06'), psp('2026-01-07')] }),
    on: '2026-01-08',
    lines: [
      { code: 'psp', status: 'done' },
      { code: 'psp-consent', status: 'done', provenOn: '2026-01-06', bars: false },
    ],
  },
  {
    title: 'a consent of the day after the order is late, also for a candidate',
    citation: '49 USC 31150(b)(2)',
    file: aFile({ employments: noOffer, evidence: [psp('2026-01-07'), pspConsent('2026-01-08')] }),
    on: '2026-01-09',
    lines: [{ code: 'psp-consent', status: 'late', daysLate: 1, bars: false }],
  },
  {
    title: 'an order without consent leaves the consent missing',
    citation: '49 USC 31150(b)(2)',
    file: aFile({ evidence: [psp('2026-01-07')] }),
    on: '2026-02-01',
    lines: [{ code: 'psp-consent', status: 'missing', dueOn: '2026-01-07', bars: false, acts: 'driver' }],
  },
];
