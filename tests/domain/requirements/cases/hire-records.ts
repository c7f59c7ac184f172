import { aDocument, aFile, aLicense, anEmployment, type Case } from './format';

const mvr = (received: string, about = 'TX') => aDocument('mvr', { received }, { about });
const hired = (hiredOn: string) => [anEmployment({ appliedOn: hiredOn, hiredOn, startedOn: hiredOn })];

/** The driving record of the hire (49 CFR 391.23(a)(1), (b)). */
export const hireRecordCases: readonly Case[] = [
  {
    title: 'a hire on January 30 has its driving record due on March 1',
    citation: '49 CFR 391.23(b)',
    file: aFile({ employments: hired('2026-01-30') }),
    on: '2026-03-01',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'due', dueOn: '2026-03-01', bars: false }],
  },
  {
    title: 'in a leap year the same hire has it due on February 29',
    citation: '49 CFR 391.23(b)',
    file: aFile({ employments: hired('2028-01-30') }),
    on: '2028-03-01',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'missing', dueOn: '2028-02-29', bars: false }],
  },
  {
    title: 'a hire in December has its driving record due in January',
    citation: '49 CFR 391.23(b)',
    file: aFile({ employments: hired('2025-12-15'), evidence: [mvr('2026-01-15')] }),
    on: '2026-02-01',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'late', daysLate: 1, provenOn: '2026-01-15' }],
  },
  {
    title: 'a driving record received on the day of the application counts',
    citation: '49 CFR 391.23(a)(1)',
    file: aFile({ evidence: [mvr('2026-01-05')] }),
    on: '2026-01-20',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'done', provenOn: '2026-01-05' }],
  },
  {
    title: 'a driving record received on the day before the application counts for the hire for which it was recorded',
    citation: '49 CFR 391.23(a)(1)',
    file: aFile({ evidence: [mvr('2026-01-04')] }),
    on: '2026-01-20',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'done', provenOn: '2026-01-04', isEarly: true }],
  },
  {
    title: 'a certificate that no record exists may be late like a record',
    citation: '49 CFR 391.23(b)',
    file: aFile({
      evidence: [aDocument('mvr', { received: '2026-02-16' }, { about: 'TX', form: 'noRecordExists' })],
    }),
    on: '2026-03-01',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'late', daysLate: 5 }],
  },
  {
    title: 'a typed day of a driving record proves nothing',
    citation: '49 CFR 391.51(b)(2)',
    file: aFile({ evidence: [aDocument('mvr', { received: '2026-01-15' }, { about: 'TX', form: 'typedDay' })] }),
    on: '2026-02-12',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'missing' }],
  },
  {
    title: 'a rejected driving record does not count, and is shown beside the line',
    citation: '49 CFR 391.23(a)(1)',
    file: aFile({
      evidence: [
        { ...mvr('2026-01-15'), id: 'rejected', review: { by: 'Sam Safety', on: '2026-01-16', result: 'rejected' } },
      ],
    }),
    on: '2026-02-12',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'missing', others: ['rejected'] }],
  },
  {
    title: 'three licensing states within three years have a line each, and each its own answer',
    citation: '49 CFR 391.23(a)(1)',
    file: aFile({
      licenses: [
        aLicense({ heldFrom: '2025-03-01' }),
        aLicense({ state: 'OK', heldFrom: '2024-01-15', heldUntil: '2025-02-28' }),
        aLicense({ state: 'KS', heldFrom: '2012-01-01', heldUntil: '2024-01-14' }),
      ],
      evidence: [
        mvr('2026-01-20'),
        mvr('2026-02-13', 'OK'),
        aDocument('mvr', { received: '2026-02-11' }, { about: 'KS', form: 'noRecordExists' }),
      ],
    }),
    on: '2026-03-01',
    lines: [
      { code: 'employer-mvr', subject: 'TX', status: 'done' },
      { code: 'employer-mvr', subject: 'OK', status: 'late', daysLate: 2 },
      { code: 'employer-mvr', subject: 'KS', status: 'done' },
    ],
  },
  {
    title: 'a license that ended three years before the application still has a line, a day earlier it has none',
    citation: '49 CFR 391.23(a)(1)',
    file: aFile({
      licenses: [
        aLicense({ heldFrom: '2023-01-06' }),
        aLicense({ state: 'OK', heldFrom: '2015-01-01', heldUntil: '2023-01-05' }),
        aLicense({ state: 'KS', heldFrom: '2010-01-01', heldUntil: '2023-01-04' }),
      ],
    }),
    on: '2026-03-01',
    lines: [
      { code: 'employer-mvr', subject: 'TX', status: 'missing' },
      { code: 'employer-mvr', subject: 'OK', status: 'missing' },
      { code: 'employer-mvr', subject: 'KS', status: 'absent' },
    ],
  },
  {
    title: 'a permit to learn is asked for like a license',
    citation: '49 CFR 391.23(a)(1)',
    file: aFile({
      licenses: [
        aLicense({ heldFrom: '2025-06-01' }),
        aLicense({ state: 'NM', heldFrom: '2025-01-01', heldUntil: '2025-05-31', class: undefined }),
      ],
    }),
    on: '2026-03-01',
    lines: [{ code: 'employer-mvr', subject: 'NM', status: 'missing', dueOn: '2026-02-11' }],
  },
  {
    title: 'a foreign licensing authority is asked for a hire on 2022-05-09',
    citation: '87 FR 13192',
    file: aFile({
      licenses: [aLicense(), aLicense({ state: 'Ontario', isForeign: true, heldUntil: '2021-08-31' })],
      employments: hired('2022-05-09'),
    }),
    on: '2022-07-01',
    lines: [
      { code: 'employer-mvr', subject: 'TX', status: 'missing', dueOn: '2022-06-08' },
      { code: 'employer-mvr', subject: 'Ontario', status: 'missing', dueOn: '2022-06-08' },
    ],
  },
  {
    title: 'a foreign licensing authority is not asked for a hire a day earlier, today neither',
    citation: '87 FR 13192',
    file: aFile({
      licenses: [aLicense(), aLicense({ state: 'Ontario', isForeign: true, heldUntil: '2021-08-31' })],
      employments: hired('2022-05-08'),
    }),
    on: '2026-07-01',
    lines: [
      { code: 'employer-mvr', subject: 'TX', status: 'missing', dueOn: '2022-06-07' },
      { code: 'employer-mvr', subject: 'Ontario', status: 'absent' },
    ],
  },
  {
    title: 'a hire of November that was recorded in March has its driving record missing since December',
    citation: '49 CFR 391.23(b)',
    file: aFile({ employments: hired('2025-11-03') }),
    on: '2026-03-02',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'missing', dueOn: '2025-12-03' }],
  },
  {
    title:
      'a driving record for a hire of November, received after the hire was recorded in March, is late by three months',
    citation: '49 CFR 391.23(b)',
    file: aFile({ employments: hired('2025-11-03'), evidence: [mvr('2026-03-03')] }),
    on: '2026-03-04',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'late', daysLate: 90 }],
  },
];
