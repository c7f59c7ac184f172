import { aDocument, aFile, anEmployment, type Case } from './format';

const withinState = { interstate: false };
const record = (received: string, about: string, finding: 'licenseValid' | 'licenseNotValid') =>
  aDocument('mvr', { received }, { about, findings: [finding] });
const license = aDocument('license', { issued: '2022-05-01', expires: '2030-05-01' });
const application = (signed: string) => aDocument('application', { signed }, { findings: ['tenYearsListed'] });

/** CDL jobs to which part 383 applies and part 391 does not: 49 CFR 383.3(a)-(b), 390.3(a). */
export const outsidePart391Cases: readonly Case[] = [
  {
    title: 'a CDL job within one state needs the license, and driving without it is barred',
    citation: '49 CFR 383.3(a), 383.23(a)',
    file: aFile({ facts: withinState }),
    on: '2026-01-20',
    lines: [
      { code: 'license', status: 'notApplicable' },
      { code: 'license-cdl', status: 'missing', bars: true },
    ],
  },
  {
    title: 'an exempt operation with a CDL needs the license',
    citation: '49 CFR 383.3(b), 383.23(a)',
    file: aFile({ facts: { exemptOperation: true }, evidence: [license] }),
    on: '2026-01-20',
    lines: [{ code: 'license-cdl', status: 'done', dueOn: '2030-05-01', bars: false }],
  },
  {
    title: 'a job without CDL within one state has no license of part 383',
    citation: '49 CFR 383.3(a)',
    file: aFile({ facts: { ...withinState, cdlJob: false } }),
    on: '2026-01-20',
    lines: [
      { code: 'license-cdl', status: 'notApplicable', bars: false },
      { code: 'not-disqualified-cdl', status: 'notApplicable', bars: false },
    ],
  },
  {
    title: 'a CDL driver within one state is not barred for want of a driving record',
    citation: '49 CFR 383.37',
    file: aFile({ facts: withinState }),
    on: '2026-01-20',
    lines: [{ code: 'not-disqualified-cdl', status: 'notApplicable', why: 'optional', bars: false }],
  },
  {
    title: 'a record that shows a lost license bars a CDL driver within one state',
    citation: '49 CFR 383.37(b), 383.51',
    file: aFile({ facts: withinState, evidence: [record('2026-03-02', 'TX', 'licenseNotValid')] }),
    on: '2026-03-02',
    lines: [{ code: 'not-disqualified-cdl', status: 'missing', why: 'breached', bars: true }],
  },
  {
    title: 'a record that shows a lost license bars a furnished driver, also if another carrier keeps the file',
    citation: '49 CFR 391.15(a), 391.65(a)',
    file: aFile({
      employments: [anEmployment({ isFurnished: true })],
      evidence: [record('2026-03-02', 'TX', 'licenseNotValid')],
    }),
    on: '2026-03-02',
    lines: [{ code: 'not-disqualified-cdl', status: 'missing', why: 'breached', bars: true }],
  },
  {
    title: 'the Clearinghouse bars a CDL driver in an exempt operation',
    citation: '49 CFR 382.501, 383.3(b)',
    file: aFile({
      facts: { exemptOperation: true },
      evidence: [aDocument('clearinghouseFull', { queried: '2026-03-02' }, { findings: ['prohibited'] })],
    }),
    on: '2026-03-03',
    lines: [{ code: 'not-disqualified-cdl', status: 'missing', bars: true }],
  },
  {
    title: 'an ordinary driver is judged by one of the two lines only',
    citation: '49 CFR 391.15',
    file: aFile(),
    on: '2026-02-20',
    lines: [
      { code: 'not-disqualified', status: 'missing', bars: false },
      { code: 'not-disqualified-cdl', status: 'notApplicable', bars: false },
      { code: 'license-cdl', status: 'notApplicable', bars: false },
    ],
  },
  {
    title: 'a suspension in one state is not cleared by the record of another',
    citation: '49 CFR 391.15(b)(1)',
    file: aFile({
      evidence: [record('2026-01-10', 'OK', 'licenseNotValid'), record('2026-01-15', 'TX', 'licenseValid')],
    }),
    on: '2026-02-01',
    lines: [{ code: 'not-disqualified', status: 'missing', why: 'breached', bars: true }],
  },
  {
    title: 'a suspension is over once the state that suspended shows a valid license',
    citation: '49 CFR 391.15(b)(1)',
    file: aFile({
      evidence: [
        record('2026-01-15', 'TX', 'licenseValid'),
        record('2026-03-02', 'OK', 'licenseNotValid'),
        record('2026-03-20', 'OK', 'licenseValid'),
      ],
    }),
    on: '2026-04-01',
    lines: [{ code: 'not-disqualified', status: 'late', bars: false }],
  },
  {
    title: 'a driving record is kept with its own requirement, not with the qualification that it shows',
    citation: '49 CFR 391.51(d)',
    file: aFile({ evidence: [record('2026-01-15', 'TX', 'licenseValid')] }),
    on: '2026-02-01',
    lines: [{ code: 'not-disqualified', status: 'done', keepUntil: null }],
  },
  {
    title: 'nobody asks a driver within one state for the category',
    citation: '49 CFR 391.23(m)(2)(i), 390.3(a)',
    file: aFile({ facts: { ...withinState, category: 'NA' } }),
    on: '2026-01-20',
    lines: [{ code: 'self-certified-category', status: 'notApplicable', why: 'optional', bars: false }],
  },
  {
    title: 'nobody asks the driver of an exempt operation for the category',
    citation: '49 CFR 391.2',
    file: aFile({ facts: { exemptOperation: true, category: 'EI' } }),
    on: '2026-01-20',
    lines: [{ code: 'self-certified-category', status: 'notApplicable', why: 'exempt', bars: false }],
  },
  {
    title: 'the category of a driver of several carriers is part of the inquiry that is not required',
    citation: '49 CFR 391.63(a)(2)',
    file: aFile({ employments: [anEmployment({ isMultipleEmployer: true })] }),
    on: '2026-01-20',
    lines: [{ code: 'self-certified-category', status: 'notApplicable', why: 'exempt', facts: ['multipleEmployer'] }],
  },
  {
    title: 'the category is unknown if nobody stated whether the job is interstate',
    citation: '49 CFR 390.3(a)',
    file: aFile({ facts: { interstate: undefined } }),
    on: '2026-01-20',
    lines: [{ code: 'self-certified-category', status: 'unknown', facts: ['interstate'], bars: false }],
  },
  {
    title: 'commercial employers of ten years are listed with the application, also for a job within one state',
    citation: '49 CFR 383.35(a)-(c)',
    file: aFile({ facts: withinState }),
    on: '2026-01-10',
    lines: [{ code: 'cdl-employers-with-application', status: 'missing', dueOn: '2026-01-05', bars: false }],
  },
  {
    title: 'commercial employers are listed in an exempt operation and with several carriers, too',
    citation: '49 CFR 383.35, 383.3(b)',
    file: aFile({
      facts: { exemptOperation: true },
      employments: [anEmployment({ isMultipleEmployer: true })],
      evidence: [application('2026-01-05')],
    }),
    on: '2026-02-01',
    lines: [
      { code: 'cdl-employers-with-application', status: 'done', provenOn: '2026-01-05' },
      { code: 'cdl-employers-10-years', status: 'notApplicable', why: 'exempt' },
    ],
  },
  {
    title: 'a list of commercial employers after the application is late, though in time for the first drive',
    citation: '49 CFR 383.35(a), 391.21(a)',
    file: aFile({ evidence: [application('2026-01-08')] }),
    on: '2026-02-01',
    lines: [
      { code: 'cdl-employers-with-application', status: 'late', daysLate: 3 },
      { code: 'cdl-employers-10-years', status: 'done' },
    ],
  },
  {
    title: 'an applicant for a CDL job within one state gets the notice that past employers may be contacted',
    citation: '49 CFR 383.35(f)',
    file: aFile({ facts: withinState }),
    on: '2026-01-10',
    lines: [
      { code: 'prior-employers-notice-cdl', status: 'missing', dueOn: '2026-01-05', acts: 'carrier', bars: false },
      { code: 'prior-employers-notice', status: 'notApplicable' },
    ],
  },
  {
    title: 'an applicant for an interstate CDL job gets one notice',
    citation: '49 CFR 383.35(f), 391.21(d)',
    file: aFile({ evidence: [aDocument('priorEmployersNotice', { signed: '2026-01-05' })] }),
    on: '2026-01-10',
    lines: [
      { code: 'prior-employers-notice', status: 'done' },
      { code: 'prior-employers-notice-cdl', status: 'notApplicable' },
    ],
  },
];
