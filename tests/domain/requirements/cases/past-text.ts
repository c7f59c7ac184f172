import { aDocument, aFile, aLicense, anEmployment, aPastEmployer, type Case } from './format';

const hired = (hiredOn: string) => [anEmployment({ appliedOn: hiredOn, hiredOn, startedOn: hiredOn })];
const oldFile = (hiredOn: string, more: Partial<Parameters<typeof aFile>[0]> = {}) =>
  aFile({
    facts: { birthDate: '1965-03-01' },
    licenses: [aLicense({ heldFrom: '1990-01-01' })],
    employments: hired(hiredOn),
    ...more,
  });
const railroad = (endDate: string) => aPastEmployer({ id: 'railroad', mode: 'fra', startDate: '1995-01-01', endDate });
const store = aPastEmployer({
  id: 'store',
  mode: null,
  isSafetySensitive: false,
  startDate: '1999-01-01',
  endDate: '2002-05-31',
});

/** Investigations by the text of their day: old 49 CFR 391.23, 382.413, 40.25. */
export const pastTextCases: readonly Case[] = [
  {
    title: 'a hire of 2002 asks a railroad of the last two years about tests',
    citation: '49 CFR 40.25(b)',
    file: oldFile('2002-06-03', { pastEmployers: [railroad('2000-06-05')] }),
    on: '2002-09-01',
    lines: [{ code: 'drug-alcohol-past-other-modes', subject: 'railroad', status: 'missing', bars: true }],
  },
  {
    title: 'a hire of 2002 does not ask a railroad of the third year',
    citation: '49 CFR 40.25(b), 382.413',
    file: oldFile('2002-06-03', { pastEmployers: [railroad('2000-01-31')] }),
    on: '2002-09-01',
    lines: [{ code: 'drug-alcohol-past-other-modes', status: 'notApplicable', bars: false }],
  },
  {
    title: 'a hire of 2004-10-30 asks a railroad of the third year',
    citation: '49 CFR 391.23(e)',
    file: oldFile('2004-10-30', { pastEmployers: [railroad('2001-12-31')] }),
    on: '2005-01-01',
    lines: [{ code: 'drug-alcohol-past-other-modes', subject: 'railroad', status: 'missing', bars: true }],
  },
  {
    title: 'before the safety history the employment record was investigated, with employers of any kind',
    citation: '49 CFR 391.23(a)(2), (c) as of 2003',
    file: oldFile('2002-06-03', { pastEmployers: [store] }),
    on: '2002-09-01',
    lines: [
      {
        code: 'employment-investigation',
        subject: 'store',
        status: 'missing',
        dueOn: '2002-07-03',
        store: 'qualification',
        bars: false,
      },
      { code: 'safety-history', status: 'notApplicable', why: 'notInForce' },
    ],
  },
  {
    title: 'the answer to an investigation of 2002 is kept three years after the end',
    citation: '49 CFR 391.51(c)',
    file: oldFile('2002-06-03', {
      employments: [
        anEmployment({
          appliedOn: '2002-06-03',
          hiredOn: '2002-06-03',
          startedOn: '2002-06-03',
          endedOn: '2026-03-31',
        }),
      ],
      pastEmployers: [store],
      evidence: [aDocument('safetyInquiry', { sent: '2002-06-05', received: '2002-06-20' }, { about: 'store' })],
    }),
    on: '2026-06-01',
    lines: [{ code: 'employment-investigation', subject: 'store', status: 'done', keepUntil: '2029-03-31' }],
  },
  {
    title: 'a hire of 2004-10-30 has no investigation of the old kind',
    citation: '69 FR 16684',
    file: oldFile('2004-10-30', { pastEmployers: [{ ...store, endDate: '2004-09-30' }] }),
    on: '2005-01-01',
    lines: [{ code: 'employment-investigation', status: 'notApplicable', why: 'notInForce' }],
  },
  {
    title: 'in 2000 past employers were asked about tests within 14 days of the first drive',
    citation: '49 CFR 382.413 as of 1999',
    file: oldFile('2000-06-05', { pastEmployers: [aPastEmployer({ startDate: '1995-01-01', endDate: '2000-05-31' })] }),
    on: '2000-06-20',
    lines: [
      { code: 'drug-alcohol-past-2001', subject: 'old-carrier', status: 'missing', dueOn: '2000-06-19', bars: true },
    ],
  },
  {
    title: 'a hire of 2001-08-01 is asked about by the rule of that day',
    citation: '49 CFR 40.25(b)',
    file: oldFile('2001-08-01', { pastEmployers: [aPastEmployer({ startDate: '1995-01-01', endDate: '2001-07-15' })] }),
    on: '2001-10-01',
    lines: [
      { code: 'drug-alcohol-past-2001', status: 'notApplicable', why: 'notInForce' },
      { code: 'drug-alcohol-past-fmcsa', subject: 'old-carrier', status: 'missing', dueOn: '2001-08-31' },
    ],
  },
  {
    title: 'the plan of an employer of five years ago is asked for with the release of the driver, too',
    citation: '49 CFR 40.25(a), (b)(5)',
    file: aFile({
      pastEmployers: [aPastEmployer({ startDate: '2018-01-01', endDate: '2021-03-31', hasUnfinishedPlan: true })],
      evidence: [aDocument('followUpPlan', { sent: '2026-01-13', received: '2026-01-16' }, { about: 'old-carrier' })],
    }),
    on: '2026-02-01',
    lines: [
      { code: 'follow-up-plan', subject: 'old-carrier', status: 'done' },
      { code: 'drug-alcohol-release', status: 'missing', dueOn: '2026-01-13', bars: true },
    ],
  },
  {
    title: 'a follow-up plan is asked for with the release of the driver',
    citation: '49 CFR 40.25(a), (f)',
    file: aFile({
      pastEmployers: [aPastEmployer({ hasUnfinishedPlan: true })],
      evidence: [aDocument('followUpPlan', { sent: '2026-01-13', received: '2026-01-16' }, { about: 'old-carrier' })],
    }),
    on: '2026-02-01',
    lines: [{ code: 'drug-alcohol-release', status: 'missing', dueOn: '2026-01-13', bars: true }],
  },
  {
    title: 'a job without DOT drug and alcohol testing has no follow-up plan, and need not be asked about one',
    citation: '49 CFR 40.25(b), (b)(5)',
    file: aFile({
      pastEmployers: [
        aPastEmployer({ id: 'bakery', mode: null, isSafetySensitive: undefined, hasUnfinishedPlan: undefined }),
        aPastEmployer({ id: 'dispatcher', mode: 'fmcsa', isSafetySensitive: false, hasUnfinishedPlan: undefined }),
      ],
    }),
    on: '2026-01-20',
    lines: [
      { code: 'follow-up-plan', subject: 'bakery', status: 'absent' },
      { code: 'follow-up-plan', subject: 'dispatcher', status: 'absent' },
      { code: 'drug-alcohol-release', status: 'notApplicable', facts: ['pastEmployers'], bars: false },
    ],
  },
  {
    title: 'a tested job whose plan nobody knows about asks about it, and bars nothing',
    citation: '49 CFR 40.25(b)(5)',
    file: aFile({
      pastEmployers: [
        aPastEmployer({ hasUnfinishedPlan: undefined }),
        aPastEmployer({ id: 'unclear', isSafetySensitive: undefined, hasUnfinishedPlan: undefined }),
      ],
    }),
    on: '2026-01-20',
    lines: [
      { code: 'follow-up-plan', subject: 'old-carrier', status: 'unknown', facts: ['pastEmployers'], bars: false },
      { code: 'follow-up-plan', subject: 'unclear', status: 'unknown', facts: ['pastEmployers'], bars: false },
    ],
  },
  {
    title: 'an unfinished plan is asked for, whatever else is said of the job',
    citation: '49 CFR 40.25(b)(5), 382.311',
    file: aFile({ pastEmployers: [aPastEmployer({ isSafetySensitive: false, hasUnfinishedPlan: true })] }),
    on: '2026-01-20',
    lines: [{ code: 'follow-up-plan', subject: 'old-carrier', status: 'missing', bars: true }],
  },
];
