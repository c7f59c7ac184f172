import { aDocument, aFile, anEmployment, type Case } from './format';

const application = (signed: string, ...findings: ('accidentsListed' | 'tenYearsListed')[]) =>
  aDocument('application', { signed }, { findings });
const notice = (day: string) => aDocument('priorEmployersNotice', { sent: day, signed: day });
const homes = (firstDay: string) => [{ startDate: firstDay, endDate: null }];
const noCdl = { cdlJob: false, vehicleWeight: 20_000, airBrakes: false, combination: false };

/** The application and the notice that comes before it (49 CFR 391.21). */
export const applicationCases: readonly Case[] = [
  {
    title: 'before the first drive an application is due, and holds the start',
    citation: '49 CFR 391.21(a)',
    file: aFile(),
    on: '2026-01-19',
    lines: [{ code: 'application', status: 'due', dueOn: '2026-01-19', bars: true, acts: 'driver' }],
  },
  {
    title: 'on the day after the first drive the application is missing',
    citation: '49 CFR 391.21(a)',
    file: aFile(),
    on: '2026-01-20',
    lines: [{ code: 'application', status: 'missing', dueOn: '2026-01-19', bars: true, store: 'qualification' }],
  },
  {
    title: 'an application signed on the day of the first drive is in time',
    citation: '49 CFR 391.21(a)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2026-01-19' })],
      evidence: [application('2026-01-19')],
    }),
    on: '2026-02-01',
    lines: [{ code: 'application', status: 'done', provenOn: '2026-01-19', bars: false }],
  },
  {
    title: 'an application signed a day after the first drive is late by a day, and no longer bars driving',
    citation: '49 CFR 391.21(a)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2026-01-20' })],
      evidence: [application('2026-01-20')],
    }),
    on: '2027-02-01',
    lines: [{ code: 'application', status: 'late', daysLate: 1, bars: false }],
  },
  {
    title: 'an application to another carrier is none to this one',
    citation: '49 CFR 391.21(b)(1)',
    file: aFile({
      evidence: [
        aDocument('application', { signed: '2026-01-06' }, { organizationId: 'other-carrier', employmentId: null }),
      ],
    }),
    on: '2026-01-20',
    lines: [{ code: 'application', status: 'missing', bars: true }],
  },
  {
    title: 'an application without accidents and violations leaves that line missing, which does not bar driving',
    citation: '49 CFR 391.21(b)(7)-(9)',
    file: aFile({ evidence: [application('2026-01-05', 'tenYearsListed')] }),
    on: '2026-01-20',
    lines: [
      { code: 'application', status: 'done' },
      { code: 'accidents-and-violations-3-years', status: 'missing', dueOn: '2026-01-19', bars: false },
      { code: 'cdl-employers-10-years', status: 'done', provenOn: '2026-01-05' },
    ],
  },
  {
    title: 'an application that lists three years of employers only is too short for a CDL job',
    citation: '49 CFR 391.21(b)(11)',
    file: aFile({ evidence: [application('2026-01-05', 'accidentsListed')] }),
    on: '2026-01-20',
    lines: [
      { code: 'accidents-and-violations-3-years', status: 'done' },
      { code: 'cdl-employers-10-years', status: 'missing', dueOn: '2026-01-19', bars: false, acts: 'driver' },
    ],
  },
  {
    title: 'a job without CDL asks for no employers of ten years',
    citation: '49 CFR 391.21(b)(11)',
    file: aFile({ facts: noCdl, evidence: [application('2026-01-05', 'accidentsListed')] }),
    on: '2026-01-20',
    lines: [
      { code: 'application', status: 'done' },
      { code: 'cdl-employers-10-years', status: 'notApplicable', facts: ['cdlJob'] },
    ],
  },
  {
    title: 'homes from the first day of the three years on are complete',
    citation: '49 CFR 391.21(b)(3)',
    file: aFile({ homes: homes('2023-01-05'), evidence: [application('2026-01-05')] }),
    on: '2026-01-20',
    lines: [{ code: 'homes-36-months', status: 'done' }],
  },
  {
    title: 'a stated history without any home is incomplete',
    citation: '49 CFR 391.21(b)(3)',
    file: aFile({ homes: [], evidence: [application('2026-01-05')] }),
    on: '2026-01-20',
    lines: [{ code: 'homes-36-months', status: 'missing', bars: false }],
  },
  {
    title: 'thirty days without work between two jobs are tolerated',
    citation: '49 CFR 391.21(b)(10)',
    file: aFile({
      work: [
        { startDate: '2020-01-01', endDate: '2024-05-31' },
        { startDate: '2024-07-01', endDate: '2026-01-05' },
      ],
      evidence: [application('2026-01-05')],
    }),
    on: '2026-01-20',
    lines: [{ code: 'work-36-months', status: 'done' }],
  },
  {
    title: 'thirty-one days without work between two jobs are a gap',
    citation: '49 CFR 391.21(b)(10)',
    file: aFile({
      work: [
        { startDate: '2020-01-01', endDate: '2024-05-31' },
        { startDate: '2024-07-02', endDate: '2026-01-05' },
      ],
      evidence: [application('2026-01-05')],
    }),
    on: '2026-01-20',
    lines: [{ code: 'work-36-months', status: 'missing', bars: false }],
  },
  {
    title: 'a gap of work more than three years before the application does not matter',
    citation: '49 CFR 391.21(b)(10)',
    file: aFile({
      work: [
        { startDate: '2015-01-01', endDate: '2018-01-01' },
        { startDate: '2022-06-01', endDate: null },
      ],
      evidence: [application('2026-01-05')],
    }),
    on: '2026-01-20',
    lines: [{ code: 'work-36-months', status: 'done' }],
  },
  {
    title: 'a notice on the day of the application is in time',
    citation: '49 CFR 391.21(d)',
    file: aFile({ evidence: [notice('2026-01-05')] }),
    on: '2026-01-20',
    lines: [{ code: 'prior-employers-notice', status: 'done', provenOn: '2026-01-05' }],
  },
  {
    title: 'a notice on the day after the application is late by a day',
    citation: '49 CFR 391.21(d)',
    file: aFile({ evidence: [notice('2026-01-06')] }),
    on: '2026-01-20',
    lines: [{ code: 'prior-employers-notice', status: 'late', daysLate: 1, bars: false }],
  },
];
