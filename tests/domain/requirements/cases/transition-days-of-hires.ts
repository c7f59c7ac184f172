import type { DriverFile } from '#domain/requirements/model/driver-file';
import { aFile, aLicense, anEmployment, aPastEmployer, type Case } from './format';

const hired = (hiredOn: string) => [anEmployment({ appliedOn: hiredOn, hiredOn, startedOn: hiredOn })];
/** The file of a driver who is old enough for the laws of 2001. */
const anOldFile = ({ facts = {}, ...more }: Partial<DriverFile>) =>
  aFile({ licenses: [aLicense({ heldFrom: '1990-01-01' })], ...more, facts: { birthDate: '1965-03-01', ...facts } });

/** The first and the last day of duties of the hire: past employers, tests, training. */
export const hireTransitionCases: readonly Case[] = [
  {
    title: 'a hire on 2004-10-29 asks no past employer for a safety history',
    citation: '69 FR 16684',
    file: anOldFile({
      employments: hired('2004-10-29'),
      pastEmployers: [aPastEmployer({ startDate: '2000-01-01', endDate: '2004-09-30' })],
    }),
    on: '2005-01-01',
    lines: [{ code: 'safety-history', status: 'notApplicable', why: 'notInForce' }],
  },
  {
    title: 'a hire on 2004-10-30 asks past employers for the safety history',
    citation: '49 CFR 391.23(a)(2)',
    file: anOldFile({
      employments: hired('2004-10-30'),
      pastEmployers: [aPastEmployer({ startDate: '2000-01-01', endDate: '2004-09-30' })],
    }),
    on: '2005-01-01',
    lines: [{ code: 'safety-history', subject: 'old-carrier', status: 'missing', dueOn: '2004-11-29' }],
  },
  {
    title: 'a hire on 2004-10-29 needs no note that there was no employer to ask',
    citation: '69 FR 16684',
    file: anOldFile({ employments: hired('2004-10-29') }),
    on: '2005-01-01',
    lines: [{ code: 'no-dot-employer-note', status: 'notApplicable', why: 'notInForce' }],
  },
  {
    title: 'a hire on 2004-10-30 needs that note',
    citation: '49 CFR 391.23(c)(4)',
    file: anOldFile({ employments: hired('2004-10-30') }),
    on: '2005-01-01',
    lines: [{ code: 'no-dot-employer-note', status: 'missing', dueOn: '2004-11-29' }],
  },
  {
    title: 'a hire on 2001-07-31 asks no carrier about tests',
    citation: '65 FR 79462',
    file: anOldFile({
      employments: hired('2001-07-31'),
      pastEmployers: [aPastEmployer({ startDate: '1999-01-01', endDate: '2001-06-30' })],
    }),
    on: '2001-10-01',
    lines: [{ code: 'drug-alcohol-past-fmcsa', status: 'notApplicable', why: 'notInForce' }],
  },
  {
    title: 'a hire on 2001-08-01 asks carriers about the tests of two years',
    citation: '49 CFR 40.25',
    file: anOldFile({
      employments: hired('2001-08-01'),
      pastEmployers: [
        aPastEmployer({ id: 'in', startDate: '1998-01-01', endDate: '1999-08-01' }),
        aPastEmployer({ id: 'out', startDate: '1998-01-01', endDate: '1999-07-31' }),
      ],
    }),
    on: '2001-10-01',
    lines: [
      { code: 'drug-alcohol-past-fmcsa', subject: 'in', status: 'missing', dueOn: '2001-08-31', bars: true },
      { code: 'drug-alcohol-past-fmcsa', subject: 'out', status: 'absent' },
    ],
  },
  {
    title: 'a hire on 2004-10-29 still asks about the tests of two years',
    citation: '49 CFR 40.25(b)',
    file: anOldFile({
      employments: hired('2004-10-29'),
      pastEmployers: [
        aPastEmployer({ id: 'two', startDate: '1998-01-01', endDate: '2002-10-29' }),
        aPastEmployer({ id: 'three', startDate: '1998-01-01', endDate: '2001-12-31' }),
      ],
    }),
    on: '2005-01-01',
    lines: [
      { code: 'drug-alcohol-past-fmcsa', subject: 'two', status: 'missing' },
      { code: 'drug-alcohol-past-fmcsa', subject: 'three', status: 'absent' },
    ],
  },
  {
    title: 'a hire on 2004-10-30 asks about the tests of three years',
    citation: '49 CFR 391.23(e)',
    file: anOldFile({
      employments: hired('2004-10-30'),
      pastEmployers: [
        aPastEmployer({ id: 'three', startDate: '1998-01-01', endDate: '2001-10-30' }),
        aPastEmployer({ id: 'four', startDate: '1998-01-01', endDate: '2001-10-29' }),
      ],
    }),
    on: '2005-01-01',
    lines: [
      { code: 'drug-alcohol-past-fmcsa', subject: 'three', status: 'missing' },
      { code: 'drug-alcohol-past-fmcsa', subject: 'four', status: 'absent' },
    ],
  },
  {
    title: 'a hire on 2001-07-31 asks no railroad about tests and asks the driver nothing',
    citation: '65 FR 79462',
    file: anOldFile({
      employments: hired('2001-07-31'),
      pastEmployers: [aPastEmployer({ mode: 'fra', startDate: '1999-01-01', endDate: '2001-06-30' })],
    }),
    on: '2001-10-01',
    lines: [
      { code: 'drug-alcohol-past-other-modes', status: 'notApplicable', why: 'notInForce' },
      { code: 'drug-alcohol-question', status: 'notApplicable', why: 'notInForce' },
    ],
  },
  {
    title: 'a hire on 2001-08-01 asks the railroad and the driver',
    citation: '49 CFR 40.25(b), (j)',
    file: anOldFile({
      employments: hired('2001-08-01'),
      pastEmployers: [aPastEmployer({ mode: 'fra', startDate: '1999-01-01', endDate: '2001-06-30' })],
    }),
    on: '2001-10-01',
    lines: [
      { code: 'drug-alcohol-past-other-modes', subject: 'old-carrier', status: 'missing', bars: true },
      { code: 'drug-alcohol-question', status: 'missing', bars: true },
    ],
  },
  {
    title: 'a new CDL holder hired on 2004-07-19 needs no entry-level certificate',
    citation: '69 FR 29384',
    file: anOldFile({ facts: { newCdlHolder: true }, employments: hired('2004-07-19') }),
    on: '2004-09-01',
    lines: [{ code: 'entry-level-certificate', status: 'notApplicable', why: 'notInForce' }],
  },
  {
    title: 'a new CDL holder hired on 2004-07-20 needs the entry-level certificate',
    citation: '49 CFR 380.509 (until 2022-02-06)',
    file: anOldFile({ facts: { newCdlHolder: true }, employments: hired('2004-07-20') }),
    on: '2004-09-01',
    lines: [{ code: 'entry-level-certificate', status: 'missing', dueOn: '2004-07-20', bars: true }],
  },
  {
    title: 'a new CDL holder hired on 2022-02-06 is the last who needs an entry-level certificate, and still needs it',
    citation: '49 CFR 380.509 (until 2022-02-06)',
    file: aFile({ facts: { newCdlHolder: true }, employments: hired('2022-02-06') }),
    on: '2022-06-01',
    lines: [{ code: 'entry-level-certificate', status: 'missing', dueOn: '2022-02-06', bars: true }],
  },
  {
    title: 'a new CDL holder hired on 2022-02-07 was trained before the state’s test',
    citation: '49 CFR 380.609',
    file: aFile({ facts: { newCdlHolder: true }, employments: hired('2022-02-07') }),
    on: '2022-06-01',
    lines: [{ code: 'entry-level-certificate', status: 'notApplicable', why: 'notInForce', bars: false }],
  },
  {
    title: 'a driver of longer combinations needs no certificate on 2004-05-31',
    citation: '69 FR 16722',
    file: anOldFile({ facts: { lcv: true }, employments: hired('2004-05-31') }),
    on: '2004-05-31',
    lines: [{ code: 'lcv-certificate', status: 'notApplicable', why: 'notInForce' }],
  },
  {
    title: 'a driver of longer combinations hired on 2004-05-31 needs the certificate from the next day',
    citation: '49 CFR 380.111(a)',
    file: anOldFile({ facts: { lcv: true }, employments: hired('2004-05-31') }),
    on: '2004-07-01',
    lines: [{ code: 'lcv-certificate', status: 'missing', dueOn: '2004-06-01', bars: true }],
  },
  {
    title: 'a driver of longer combinations hired on 2004-06-01 needs the certificate',
    citation: '49 CFR 380.203',
    file: anOldFile({ facts: { lcv: true }, employments: hired('2004-06-01') }),
    on: '2004-07-01',
    lines: [{ code: 'lcv-certificate', status: 'missing', dueOn: '2004-06-01', bars: true }],
  },
];
