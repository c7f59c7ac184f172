import { aDocument, aFile, anEmployment, type Case } from './format';

/** The last instant of a day there, and the first of the next. */
const ends = [
  ['Pacific/Honolulu', '2026-02-12T09:59:59Z', '2026-02-12T10:00:00Z'],
  ['Pacific/Guam', '2026-02-11T13:59:59Z', '2026-02-11T14:00:00Z'],
  ['Pacific/Pago_Pago', '2026-02-12T10:59:59Z', '2026-02-12T11:00:00Z'],
  ['America/Chicago', '2026-02-12T05:59:59Z', '2026-02-12T06:00:00Z'],
  ['America/Puerto_Rico', '2026-02-12T03:59:59Z', '2026-02-12T04:00:00Z'],
] as const;

const license = aDocument('license', { issued: '2022-07-15', expires: '2026-07-15' });

/** Days are calendar days where the driver lives. */
const days: readonly Case[] = [
  ...ends.flatMap(([timeZone, lastInstant, firstInstant]): Case[] => [
    {
      title: `at the last instant of the thirtieth day in ${timeZone} the driving record is still due`,
      citation: '49 CFR 391.23(b)',
      file: aFile({ facts: { timeZone } }),
      on: lastInstant,
      lines: [{ code: 'employer-mvr', subject: 'TX', status: 'due', dueOn: '2026-02-11' }],
    },
    {
      title: `at the first instant of the day after in ${timeZone} it is missing`,
      citation: '49 CFR 391.23(b)',
      file: aFile({ facts: { timeZone } }),
      on: firstInstant,
      lines: [{ code: 'employer-mvr', subject: 'TX', status: 'missing', dueOn: '2026-02-11' }],
    },
  ]),
  {
    title: 'in July midnight in Chicago is at 05:00 UTC',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({ evidence: [license] }),
    on: '2026-07-16T05:00:00Z',
    lines: [{ code: 'license', status: 'expired', dueOn: '2026-07-15', bars: true }],
  },
  {
    title: 'in July a license is good in Chicago until then',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({ evidence: [license] }),
    on: '2026-07-16T04:59:59Z',
    lines: [{ code: 'license', status: 'due', bars: false }],
  },
  {
    title: 'Phoenix has no daylight saving time',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({ facts: { timeZone: 'America/Phoenix' }, evidence: [license] }),
    on: '2026-07-16T06:59:59Z',
    lines: [{ code: 'license', status: 'due', bars: false }],
  },
  {
    title: 'a driver in Guam is 21 while it is still the day before in Washington',
    citation: '49 CFR 391.11(b)(1)',
    file: aFile({
      facts: { timeZone: 'Pacific/Guam', birthDate: '2005-03-02' },
      employments: [anEmployment({ appliedOn: '2026-02-16', hiredOn: '2026-03-02', startedOn: '2026-03-02' })],
    }),
    on: '2026-03-01T14:00:00Z',
    lines: [{ code: 'age-21-interstate', status: 'done', provenOn: '2026-03-02', bars: false }],
  },
  {
    title: 'a change of the job counts from its day where the driver lives',
    citation: '49 CFR 383.93',
    file: aFile({
      facts: { timeZone: 'Pacific/Honolulu' },
      changes: [{ from: '2026-03-01', facts: { hazmat: true } }],
    }),
    on: '2026-03-01T09:59:59Z',
    lines: [{ code: 'hazmat-endorsement', status: 'notApplicable', facts: ['hazmat'] }],
  },
];

/** Hire, third business day after it, and the day after that. */
const weeks = [
  ['2026-03-05', '2026-03-10', '2026-03-11', 'over a weekend'],
  ['2026-03-07', '2026-03-11', '2026-03-12', 'after a hire on a Saturday'],
  ['2026-01-16', '2026-01-22', '2026-01-23', 'over Martin Luther King Day'],
  ['2026-02-12', '2026-02-18', '2026-02-19', 'over Washington’s Birthday'],
  ['2026-05-21', '2026-05-27', '2026-05-28', 'over Memorial Day'],
  ['2026-06-18', '2026-06-24', '2026-06-25', 'over Juneteenth'],
  ['2027-07-02', '2027-07-08', '2027-07-09', 'over Independence Day on a Sunday, observed on Monday'],
  ['2026-09-03', '2026-09-09', '2026-09-10', 'over Labor Day'],
  ['2026-10-08', '2026-10-14', '2026-10-15', 'over Columbus Day'],
  ['2026-11-10', '2026-11-16', '2026-11-17', 'over Veterans Day'],
  ['2028-11-09', '2028-11-15', '2028-11-16', 'over Veterans Day on a Saturday, observed on Friday'],
  ['2026-11-25', '2026-12-01', '2026-12-02', 'over Thanksgiving'],
  ['2026-12-23', '2026-12-29', '2026-12-30', 'over Christmas'],
  ['2027-12-22', '2027-12-28', '2027-12-29', 'over Christmas on a Saturday, observed on Friday'],
  ['2027-12-29', '2028-01-04', '2028-01-05', 'over New Year on a Saturday, observed in the old year'],
  ['2020-06-17', '2020-06-22', '2020-06-23', 'over June 19 of 2020, which was no holiday'],
] as const;

/** Form I-9, section 2: three business days without federal holidays. */
const businessDays = weeks.flatMap(([hiredOn, thirdDay, dayAfter, what]): Case[] => {
  const employments = [anEmployment({ appliedOn: hiredOn, hiredOn, startedOn: hiredOn })];
  return [
    {
      title: `the third business day ${what} is in time`,
      citation: '8 CFR 274a.2(b)(1)(ii)(B)',
      file: aFile({ employments, evidence: [aDocument('i9Section2', { performed: thirdDay })] }),
      on: '2030-01-02',
      lines: [{ code: 'i9-section-2', status: 'done', provenOn: thirdDay, bars: false }],
    },
    {
      title: `the day after the third business day ${what} is late`,
      citation: '8 CFR 274a.2(b)(1)(ii)(B)',
      file: aFile({ employments, evidence: [aDocument('i9Section2', { performed: dayAfter })] }),
      on: '2030-01-02',
      lines: [{ code: 'i9-section-2', status: 'late', daysLate: 1, provenOn: dayAfter, bars: false }],
    },
  ];
});

export const timeZoneAndHolidayCases: readonly Case[] = [...days, ...businessDays];
