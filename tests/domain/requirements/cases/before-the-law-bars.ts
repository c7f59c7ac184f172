import { aDocument, aFile, aLicense, anEmployment, type Case } from './format';

const noCdl = { cdlJob: false, vehicleWeight: 20_000, combination: false, airBrakes: false };
const hired = (hiredOn: string) => [anEmployment({ appliedOn: hiredOn, hiredOn, startedOn: hiredOn })];
const card = (examined: string, expires: string) =>
  aDocument('medicalCertificate', { examined, expires }, { id: 'card' });
const record = (received: string, ...findings: ('licenseValid' | 'licenseNotValid' | 'certified')[]) =>
  aDocument('mvr', { received }, { about: 'TX', findings });
const farm = (exemptionSection: '390.39' | '391.67' | '391.69') => ({ exemptOperation: true, exemptionSection });

/** Nothing bars before the law bars, and no rule outlives its end (49 CFR 391.23(b), (m), 391.11, 391.63 to 391.69). */
export const beforeTheLawBarsCases: readonly Case[] = [
  {
    title: 'a driver without a CDL may drive in the thirty days in which the driving record may come',
    citation: '49 CFR 391.23(b)',
    file: aFile({ facts: noCdl }),
    on: '2026-01-25',
    lines: [
      { code: 'not-disqualified', status: 'due', dueOn: '2026-02-11', bars: false },
      { code: 'employer-mvr', subject: 'TX', status: 'due', dueOn: '2026-02-11', bars: false },
    ],
  },
  {
    title: 'on the thirty-first day the driving record is missing, which is a violation and no bar',
    citation: '49 CFR 391.23(b)',
    file: aFile({ facts: noCdl }),
    on: '2026-02-12',
    lines: [
      { code: 'not-disqualified', status: 'missing', bars: false },
      { code: 'employer-mvr', subject: 'TX', status: 'missing', bars: false },
    ],
  },
  {
    title: 'no driving record is asked about a driver of several carriers, so its absence bars nothing',
    citation: '49 CFR 391.63(a)(2)',
    file: aFile({ employments: [anEmployment({ isMultipleEmployer: true })] }),
    on: '2026-03-01',
    lines: [{ code: 'not-disqualified', status: 'notApplicable', bars: false }],
  },
  {
    title: 'a CDL driver without the state’s record lacks the medical proof, not the absence of a disqualification',
    citation: '49 CFR 391.23(m)(2), 391.15',
    file: aFile(),
    on: '2026-01-25',
    lines: [
      { code: 'medical-proof-cdl', status: 'missing', bars: true },
      { code: 'not-disqualified', status: 'due', bars: false },
    ],
  },
  {
    title: 'a record that shows a lost license bars immediately, also within the thirty days',
    citation: '49 CFR 383.37(a), 391.15(a)',
    file: aFile({ facts: noCdl, evidence: [record('2026-01-22', 'licenseNotValid')] }),
    on: '2026-01-25',
    lines: [{ code: 'not-disqualified', status: 'missing', why: 'breached', bars: true }],
  },
  {
    title: 'a prohibited driver of several carriers may not drive',
    citation: '49 CFR 382.501, 382.701(d)',
    file: aFile({
      employments: [anEmployment({ isMultipleEmployer: true })],
      evidence: [aDocument('clearinghouseFull', { queried: '2026-01-22' }, { findings: ['prohibited'] })],
    }),
    on: '2026-01-25',
    lines: [{ code: 'not-disqualified', status: 'missing', bars: true }],
  },
  {
    title: 'the ability to read English is a qualification without a document, whose absence bars nothing',
    citation: '49 CFR 391.11(b)(2), 391.51(b)',
    file: aFile(),
    on: '2026-03-01',
    lines: [{ code: 'english', status: 'missing', bars: false }],
  },
  {
    title: 'a recorded assessment that the driver is not able to read and speak English bars driving',
    citation: '49 CFR 391.11(b)(2)',
    file: aFile({ evidence: [aDocument('englishAssessment', { performed: '2026-01-14' }, { findings: ['no'] })] }),
    on: '2026-03-01',
    lines: [{ code: 'english', status: 'missing', bars: true }],
  },
  {
    title: 'a later assessment that the driver is able to lifts the bar',
    citation: '49 CFR 391.11(b)(2)',
    file: aFile({
      evidence: [
        aDocument('englishAssessment', { performed: '2026-01-14' }, { findings: ['no'] }),
        aDocument('englishAssessment', { performed: '2026-02-20' }),
      ],
    }),
    on: '2026-03-01',
    lines: [{ code: 'english', status: 'late', bars: false }],
  },
  {
    title: 'a CDL driver hired after the registry ended for them needs no note on an examination of before',
    citation: '49 CFR 391.23(m)(1), 80 FR 22790',
    file: aFile({ evidence: [card('2025-01-10', '2027-01-10')] }),
    on: '2026-03-01',
    lines: [{ code: 'registry-note', subject: 'card', status: 'notApplicable', bars: false }],
  },
  {
    title: 'a CDL driver hired on the first day without the note needs none',
    citation: '49 CFR 391.23(m)(1), 80 FR 22790',
    file: aFile({ employments: hired('2025-06-23'), evidence: [card('2025-06-10', '2027-06-10')] }),
    on: '2025-07-10',
    lines: [{ code: 'registry-note', subject: 'card', status: 'notApplicable', bars: false }],
  },
  {
    title: 'a CDL driver hired on the last day of the note needs it before driving',
    citation: '49 CFR 391.23(m)(1), 391.51(b)(8)',
    file: aFile({ employments: hired('2025-06-22'), evidence: [card('2025-06-10', '2027-06-10')] }),
    on: '2025-06-30',
    lines: [{ code: 'registry-note', subject: 'card', status: 'missing', bars: true }],
  },
  {
    title: 'a CDL driver hired the day before the registry began owes no note for a later certificate',
    citation: '49 CFR 391.23(m)(1)',
    file: aFile({ employments: hired('2014-05-20'), evidence: [card('2016-04-10', '2018-04-10')] }),
    on: '2016-06-01',
    lines: [{ code: 'registry-note', subject: 'card', status: 'notApplicable', bars: false }],
  },
  {
    title: 'a driver without a CDL needs the note whenever they were hired',
    citation: '49 CFR 391.23(m)(1)',
    file: aFile({ facts: noCdl, employments: hired('2026-01-12'), evidence: [card('2025-01-10', '2027-01-10')] }),
    on: '2026-03-01',
    lines: [{ code: 'registry-note', subject: 'card', status: 'missing', bars: true }],
  },
  {
    title: 'the exemption from subpart C of a farm driver reaches the note on the examiner and the driving record',
    citation: '49 CFR 391.67(b)',
    file: aFile({ facts: { ...noCdl, ...farm('391.67') }, evidence: [card('2026-01-02', '2028-01-02')] }),
    on: '2026-03-01',
    lines: [
      { code: 'registry-note', subject: 'card', status: 'notApplicable', bars: false },
      { code: 'not-disqualified', status: 'notApplicable', bars: false },
      { code: 'medical-proof-non-cdl', status: 'done' },
    ],
  },
  {
    title: 'a business carrier of passengers does not ask about the driving record either',
    citation: '49 CFR 391.69',
    file: aFile({ facts: { ...noCdl, ...farm('391.69') } }),
    on: '2026-03-01',
    lines: [{ code: 'not-disqualified', status: 'notApplicable', bars: false }],
  },
  {
    title: 'the investigation of a driver of several carriers includes the note on the examiner, so none is owed',
    citation: '49 CFR 391.63(a)(2), 391.23(m)(1)',
    file: aFile({
      facts: noCdl,
      employments: [anEmployment({ isMultipleEmployer: true })],
      evidence: [card('2026-01-02', '2028-01-02')],
    }),
    on: '2026-03-01',
    lines: [{ code: 'registry-note', subject: 'card', status: 'notApplicable', bars: false }],
  },
  {
    title: 'a covered farm vehicle has no rules on hours, so no statement of hours',
    citation: '49 CFR 390.39(a)(4)',
    file: aFile({ facts: { ...noCdl, ...farm('390.39') } }),
    on: '2026-03-01',
    lines: [{ code: 'hours-statement', status: 'notApplicable', why: 'exempt', bars: false }],
  },
  {
    title: 'a driver with two licenses at the same time may not drive',
    citation: '49 CFR 383.21, 391.11(b)(5)',
    file: aFile({
      licenses: [aLicense(), aLicense({ state: 'OK', heldFrom: '2025-11-01' })],
      evidence: [aDocument('license', { issued: '2022-05-01', expires: '2030-05-01' })],
    }),
    on: '2026-02-01',
    lines: [{ code: 'license', status: 'expired', facts: ['severalLicenses'], bars: true }],
  },
  {
    title: 'a license that was given up when the next one came is no second one',
    citation: '49 CFR 383.21',
    file: aFile({
      licenses: [aLicense({ heldUntil: '2026-01-30' }), aLicense({ state: 'OK', heldFrom: '2026-01-30' })],
      evidence: [aDocument('license', { issued: '2022-05-01', expires: '2030-05-01' })],
    }),
    on: '2026-01-30',
    lines: [{ code: 'license', status: 'done', bars: false }],
  },
  {
    title: 'a driver who gave one of two licenses up may drive again',
    citation: '49 CFR 383.21',
    file: aFile({
      licenses: [aLicense(), aLicense({ state: 'OK', heldFrom: '2025-11-01', heldUntil: '2026-02-10' })],
      evidence: [aDocument('license', { issued: '2022-05-01', expires: '2030-05-01' })],
    }),
    on: '2026-03-01',
    lines: [{ code: 'license', status: 'done', bars: false }],
  },
  {
    title: 'two licenses at the same time are unlawful in a CDL job within one state as well',
    citation: '49 CFR 383.21',
    file: aFile({
      facts: { interstate: false },
      licenses: [aLicense(), aLicense({ state: 'OK', heldFrom: '2025-11-01' })],
      evidence: [aDocument('license', { issued: '2022-05-01', expires: '2030-05-01' })],
    }),
    on: '2026-02-01',
    lines: [{ code: 'license-cdl', status: 'expired', bars: true }],
  },
  {
    title: 'the holder of a non-domiciled CDL keeps the license of the home country',
    citation: '49 CFR 383.71(f)',
    file: aFile({
      facts: { nonDomiciledCdl: true },
      licenses: [aLicense(), aLicense({ state: 'Jalisco', isForeign: true, heldFrom: '2015-11-01' })],
      evidence: [aDocument('license', { issued: '2022-05-01', expires: '2030-05-01' })],
    }),
    on: '2026-02-01',
    lines: [{ code: 'license', status: 'done', bars: false }],
  },
];
