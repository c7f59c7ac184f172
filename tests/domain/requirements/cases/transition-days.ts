import type { Facts } from '#domain/requirements/model/facts';
import { aDocument, aFile, anEmployment, type Case } from './format';

const hired = (hiredOn: string) => [anEmployment({ appliedOn: hiredOn, hiredOn, startedOn: hiredOn })];
const noCdl: Facts = { cdlJob: false, vehicleWeight: 20_000, airBrakes: false, combination: false };

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

/** The first and the last day of medical notes and standards, categories, work status and annual queries. */
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
    title: 'the examination on 2025-06-22 of a CDL driver hired on the next day needs no note: the hire decides',
    citation: '80 FR 22790',
    file: examiner('2025-06-23', '2025-06-22'),
    on: '2025-07-01',
    lines: [{ code: 'registry-note', subject: 'card', status: 'notApplicable', bars: false }],
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
