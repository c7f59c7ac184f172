import type { DriverFile } from '#domain/requirements/model/driver-file';
import type { Facts } from '#domain/requirements/model/facts';
import { aDocument, aFile, aLicense, anEmployment, aPastEmployer, type Case } from './format';

const hired = (hiredOn: string) => [anEmployment({ appliedOn: hiredOn, hiredOn, startedOn: hiredOn })];
const noCdl: Facts = { cdlJob: false, vehicleWeight: 20_000, airBrakes: false, combination: false };
/** The file of a driver who is old enough for the laws of 2001. */
const anOldFile = ({ facts = {}, ...more }: Partial<DriverFile>) =>
  aFile({ licenses: [aLicense({ heldFrom: '1990-01-01' })], ...more, facts: { birthDate: '1965-03-01', ...facts } });

const examiner = (hiredOn: string, examined: string, facts: Facts = {}) =>
  aFile({
    facts,
    employments: hired(hiredOn),
    evidence: [
      aDocument(
        'medicalCertificate',
        { examined, expires: `${Number(examined.slice(0, 4)) + 1}-05-31` },
        { id: 'card' },
      ),
    ],
  });

/** The first and the last day of other requirements. */
export const transitionDayCases: readonly Case[] = [
  {
    title: 'an examination on 2014-05-20 needs no note on its examiner',
    citation: '77 FR 24104',
    file: examiner('2014-06-02', '2014-05-20', noCdl),
    on: '2014-07-01',
    lines: [{ code: 'registry-note', status: 'notApplicable', bars: false }],
  },
  {
    title: 'an examination on 2014-05-21 needs a note on its examiner, in a job without CDL',
    citation: '49 CFR 391.23(m)(1)',
    file: examiner('2014-06-02', '2014-05-21', noCdl),
    on: '2014-07-01',
    lines: [{ code: 'registry-note', subject: 'card', status: 'missing', bars: true }],
  },
  {
    title: 'an examination on 2014-05-21 needs a note on its examiner, in a job with CDL',
    citation: '49 CFR 391.23(m)(1)',
    file: examiner('2014-06-02', '2014-05-21'),
    on: '2014-07-01',
    lines: [{ code: 'registry-note', subject: 'card', status: 'missing', bars: true }],
  },
  {
    title: 'the examination of a CDL driver on 2025-06-22 is the last that needs a note',
    citation: '80 FR 22790',
    file: examiner('2025-06-23', '2025-06-22'),
    on: '2025-07-01',
    lines: [{ code: 'registry-note', subject: 'card', status: 'missing' }],
  },
  {
    title: 'the examination of a CDL driver on 2025-06-23 needs no note',
    citation: '80 FR 22790',
    file: examiner('2025-06-24', '2025-06-23'),
    on: '2025-07-01',
    lines: [{ code: 'registry-note', status: 'notApplicable', bars: false }],
  },
  {
    title: 'the examination of a driver without CDL on 2025-06-23 still needs a note',
    citation: '49 CFR 391.23(m)(1)',
    file: examiner('2025-06-24', '2025-06-23', noCdl),
    on: '2025-07-01',
    lines: [{ code: 'registry-note', subject: 'card', status: 'missing', bars: true }],
  },
  {
    title: 'the vision standard is not in force on 2022-03-21',
    citation: '87 FR 3390',
    file: aFile({ facts: { visionStandard: true }, employments: hired('2022-02-01') }),
    on: '2022-03-21',
    lines: [{ code: 'vision-standard', status: 'notApplicable', why: 'notInForce', bars: false }],
  },
  {
    title: 'the vision standard is in force on 2022-03-22',
    citation: '49 CFR 391.44',
    file: aFile({ facts: { visionStandard: true }, employments: hired('2022-03-22') }),
    on: '2022-03-23',
    lines: [{ code: 'vision-standard', status: 'missing', bars: true }],
  },
  {
    title: 'the insulin standard is not in force on 2018-11-18',
    citation: '83 FR 47486',
    file: aFile({ facts: { insulin: true }, employments: hired('2018-10-01') }),
    on: '2018-11-18',
    lines: [{ code: 'insulin-standard', status: 'notApplicable', why: 'notInForce', bars: false }],
  },
  {
    title: 'the insulin standard is in force on 2018-11-19',
    citation: '49 CFR 391.46',
    file: aFile({ facts: { insulin: true }, employments: hired('2018-11-19') }),
    on: '2018-11-20',
    lines: [{ code: 'insulin-standard', status: 'missing', bars: true }],
  },
  {
    title: 'a hire on 2015-01-29 asks for no category',
    citation: '73 FR 73096',
    file: aFile({ employments: hired('2015-01-29') }),
    on: '2015-03-01',
    lines: [{ code: 'self-certified-category', status: 'notApplicable', why: 'notInForce' }],
  },
  {
    title: 'a hire on 2015-01-30 asks for the category',
    citation: '49 CFR 391.23(m)(2)',
    file: aFile({ employments: hired('2015-01-30') }),
    on: '2015-03-01',
    lines: [{ code: 'self-certified-category', status: 'missing', dueOn: '2015-01-30', bars: true }],
  },
  {
    title: 'a non-domiciled CDL has no line of its own on 2026-03-15',
    citation: '91 FR 7044',
    file: aFile({
      facts: { nonDomiciledCdl: true },
      evidence: [aDocument('license', { issued: '2025-05-01', expires: '2027-05-01' })],
    }),
    on: '2026-03-15',
    lines: [
      { code: 'work-status', status: 'notApplicable', why: 'notInForce' },
      { code: 'license', status: 'done' },
    ],
  },
  {
    title: 'a non-domiciled CDL has a line of its own on 2026-03-16',
    citation: '91 FR 7044',
    file: aFile({
      facts: { nonDomiciledCdl: true },
      evidence: [aDocument('license', { issued: '2025-05-01', expires: '2027-05-01' })],
    }),
    on: '2026-03-16',
    lines: [{ code: 'work-status', status: 'done', bars: false }],
  },
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
    title: 'a driver of longer combinations hired on 2004-05-31 needs no certificate',
    citation: '69 FR 16722',
    file: anOldFile({ facts: { lcv: true }, employments: hired('2004-05-31') }),
    on: '2004-07-01',
    lines: [{ code: 'lcv-certificate', status: 'notApplicable', why: 'notInForce' }],
  },
  {
    title: 'a driver of longer combinations hired on 2004-06-01 needs the certificate',
    citation: '49 CFR 380.203',
    file: anOldFile({ facts: { lcv: true }, employments: hired('2004-06-01') }),
    on: '2004-07-01',
    lines: [{ code: 'lcv-certificate', status: 'missing', dueOn: '2004-06-01', bars: true }],
  },
  {
    title: 'nobody owed an annual query on the day before the Clearinghouse',
    citation: '49 CFR 382.701(b)',
    file: aFile({ employments: hired('2019-03-04') }),
    on: '2020-01-05',
    lines: [
      { code: 'clearinghouse-annual', status: 'notApplicable', why: 'notInForce' },
      { code: 'clearinghouse-consent', status: 'notApplicable' },
    ],
  },
  {
    title: 'a driver hired before the Clearinghouse has the first annual query due by 2021-01-05',
    citation: '49 CFR 382.701(b)',
    file: aFile({ employments: hired('2019-03-04') }),
    on: '2021-01-05',
    lines: [{ code: 'clearinghouse-annual', status: 'due', dueOn: '2021-01-05', bars: false }],
  },
  {
    title: 'on 2021-01-06 that query is missing',
    citation: '49 CFR 382.701(b)',
    file: aFile({ employments: hired('2019-03-04') }),
    on: '2021-01-06',
    lines: [{ code: 'clearinghouse-annual', status: 'missing', dueOn: '2021-01-05', bars: false }],
  },
];
