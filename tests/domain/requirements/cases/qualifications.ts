import { aDocument, aFile, anEmployment, type Case } from './format';

const mvr = (received: string, ...findings: ('licenseValid' | 'licenseNotValid')[]) =>
  aDocument('mvr', { received }, { about: 'TX', findings });
const record = (category: 'categoryNI' | 'categoryNA' | 'categoryEI') =>
  aDocument('mvr', { received: '2026-01-15' }, { about: 'TX', findings: ['licenseValid', 'certified', category] });
const clear = aDocument('clearinghouseFull', { queried: '2026-01-15' }, { findings: ['clear'] });
const born = (birthDate: string) => ({ birthDate });
const nonDomiciled = (issued: string, expires: string) =>
  aFile({ facts: { nonDomiciledCdl: true }, evidence: [aDocument('license', { issued, expires })] });

/** Qualifications of a driver: license, age, English, category (49 CFR 391.11, 391.15, 391.23(m)). */
export const qualificationCases: readonly Case[] = [
  {
    title: 'a valid license in the carrier’s driving record and a clear query show that a driver is not disqualified',
    citation: '49 CFR 391.15',
    file: aFile({ evidence: [mvr('2026-01-15', 'licenseValid'), clear] }),
    on: '2026-02-01',
    lines: [{ code: 'not-disqualified', status: 'done', bars: false }],
  },
  {
    title: 'a driving record that shows a suspended license bars driving, however complete the file is',
    citation: '49 CFR 391.15(b)',
    file: aFile({ evidence: [mvr('2026-01-15', 'licenseValid'), clear, mvr('2026-06-01', 'licenseNotValid')] }),
    on: '2026-06-01',
    lines: [{ code: 'not-disqualified', status: 'expired', why: 'breached', bars: true }],
  },
  {
    title: 'on the day before that record nothing was known of the suspension',
    citation: '49 CFR 391.15(b)',
    file: aFile({ evidence: [mvr('2026-01-15', 'licenseValid'), clear, mvr('2026-06-01', 'licenseNotValid')] }),
    on: '2026-05-31',
    lines: [{ code: 'not-disqualified', status: 'done', bars: false }],
  },
  {
    title: 'a driving record with a suspended license meets the inquiry, but not the qualification',
    citation: '49 CFR 391.23(a)(1)',
    file: aFile({ evidence: [mvr('2026-01-15', 'licenseNotValid'), clear] }),
    on: '2026-01-20',
    lines: [
      { code: 'employer-mvr', subject: 'TX', status: 'done' },
      { code: 'not-disqualified', status: 'missing', bars: true },
    ],
  },
  {
    title: 'a query during the employment that answers "prohibited" disqualifies immediately',
    citation: '49 CFR 382.501',
    file: aFile({
      evidence: [
        mvr('2026-01-15', 'licenseValid'),
        clear,
        aDocument('clearinghouseFull', { queried: '2026-08-03' }, { findings: ['prohibited'] }),
      ],
    }),
    on: '2026-08-03',
    lines: [{ code: 'not-disqualified', status: 'expired', bars: true }],
  },
  {
    title: 'a driver who is 21 on the day of the first drive is old enough',
    citation: '49 CFR 391.11(b)(1)',
    file: aFile({ facts: born('2005-01-19') }),
    on: '2026-02-01',
    lines: [{ code: 'age-21-interstate', status: 'done', provenOn: '2026-01-19', bars: false }],
  },
  {
    title: 'a driver who was 21 a day after the first drive was a day too young, and the file keeps that',
    citation: '49 CFR 391.11(b)(1)',
    file: aFile({ facts: born('2005-01-20') }),
    on: '2026-02-01',
    lines: [{ code: 'age-21-interstate', status: 'late', daysLate: 1, bars: false }],
  },
  {
    title: 'a driver of 20 in a job within the state is not too young for interstate commerce',
    citation: '49 CFR 391.11(b)(1)',
    file: aFile({ facts: { ...born('2005-06-15'), interstate: false } }),
    on: '2026-02-01',
    lines: [
      { code: 'age-21-interstate', status: 'notApplicable', facts: ['interstate'], bars: false },
      { code: 'age-21-hazmat', status: 'notApplicable', facts: ['hazmat'], bars: false },
    ],
  },
  {
    title: 'a driver of 20 carries no hazardous materials within the state either',
    citation: 'state law as adopted',
    file: aFile({ facts: { ...born('2005-06-15'), interstate: false, hazmat: true } }),
    on: '2026-06-14',
    lines: [{ code: 'age-21-hazmat', status: 'missing', why: 'tooYoung', bars: true }],
  },
  {
    title: 'a driver who turns 21 before the first drive may carry hazardous materials within the state',
    citation: 'state law as adopted',
    file: aFile({ facts: { ...born('2005-01-19'), interstate: false, hazmat: true } }),
    on: '2026-01-20',
    lines: [
      { code: 'age-21-hazmat', status: 'done', provenOn: '2026-01-19', bars: false },
      { code: 'age-21-interstate', status: 'notApplicable' },
    ],
  },
  {
    title: 'hazardous materials between states have the age of interstate commerce only',
    citation: '49 CFR 391.11(b)(1)',
    file: aFile({ facts: { hazmat: true } }),
    on: '2026-02-01',
    lines: [
      { code: 'age-21-interstate', status: 'done' },
      { code: 'age-21-hazmat', status: 'notApplicable', facts: ['interstate'] },
    ],
  },
  {
    title: 'an assessment of English on the day after the first drive is late by a day',
    citation: '49 CFR 391.11(b)(2)',
    file: aFile({ evidence: [aDocument('englishAssessment', { performed: '2026-01-20' }, { form: 'typedDay' })] }),
    on: '2026-02-01',
    lines: [{ code: 'english', status: 'late', daysLate: 1, bars: false }],
  },
  {
    title: 'an assessment of English that nobody made is missing, and does not bar driving',
    citation: '49 CFR 391.11(b)(2)',
    file: aFile(),
    on: '2026-01-20',
    lines: [{ code: 'english', status: 'missing', bars: false, acts: 'carrier' }],
  },
  {
    title: 'the category of non-excepted interstate commerce allows an interstate job',
    citation: '49 CFR 383.71(b)(1)',
    file: aFile({ evidence: [record('categoryNI')] }),
    on: '2026-01-20',
    lines: [{ code: 'self-certified-category', status: 'done', provenOn: '2026-01-15', bars: false }],
  },
  {
    title: 'the category of commerce within the state does not allow an interstate job',
    citation: '49 CFR 383.71(b)(1)',
    file: aFile({ facts: { category: 'NA' }, evidence: [record('categoryNA')] }),
    on: '2026-01-20',
    lines: [{ code: 'self-certified-category', status: 'missing', bars: true }],
  },
  {
    title: 'the category of excepted interstate commerce does not allow a job that is not excepted',
    citation: '49 CFR 383.71(b)(1)',
    file: aFile({ facts: { category: 'EI' }, evidence: [record('categoryEI')] }),
    on: '2026-01-20',
    lines: [{ code: 'self-certified-category', status: 'missing', bars: true }],
  },
  {
    title: 'the category of commerce within the state allows a job within the state',
    citation: '49 CFR 383.71(b)(1)',
    file: aFile({ facts: { category: 'NA', interstate: false }, evidence: [record('categoryNA')] }),
    on: '2026-01-20',
    lines: [{ code: 'self-certified-category', status: 'done', bars: false }],
  },
  {
    title: 'a job without CDL asks for no category',
    citation: '49 CFR 391.23(m)(2)',
    file: aFile({ facts: { cdlJob: false, vehicleWeight: 20_000 } }),
    on: '2026-01-20',
    lines: [{ code: 'self-certified-category', status: 'notApplicable', facts: ['cdlJob'] }],
  },
  {
    title: 'a non-domiciled CDL issued before the rule stays good until it ends',
    citation: '91 FR 7044',
    file: nonDomiciled('2025-05-01', '2029-05-01'),
    on: '2026-06-01',
    lines: [{ code: 'work-status', status: 'done', dueOn: '2029-05-01', bars: false }],
  },
  {
    title: 'a non-domiciled CDL issued under the rule is good for one year at most',
    citation: '49 CFR 383.73(f)',
    file: nonDomiciled('2026-04-01', '2029-04-01'),
    on: '2026-06-01',
    lines: [{ code: 'work-status', status: 'done', dueOn: '2027-04-01', bars: false }],
  },
  {
    title: 'a non-domiciled CDL that has ended bars driving',
    citation: '49 CFR 383.73(f)',
    file: nonDomiciled('2026-04-01', '2026-10-31'),
    on: '2026-11-01',
    lines: [
      { code: 'work-status', status: 'expired', dueOn: '2026-10-31', bars: true },
      { code: 'license', status: 'expired', bars: true },
    ],
  },
  {
    title: 'a driver with an ordinary CDL has no line of work status',
    citation: '91 FR 7044',
    file: aFile(),
    on: '2026-06-01',
    lines: [{ code: 'work-status', status: 'notApplicable', facts: ['nonDomiciledCdl'] }],
  },
  {
    title: 'a license that a driver still held on the last day needs no renewal afterwards',
    citation: '49 CFR 391.51(c)',
    file: aFile({
      employments: [anEmployment({ endedOn: '2026-09-30' })],
      evidence: [aDocument('license', { issued: '2022-12-01', expires: '2026-12-01' })],
    }),
    on: '2027-02-01',
    lines: [{ code: 'license', status: 'done', bars: false, keepUntil: '2029-09-30' }],
  },
  {
    title: 'a license shows as due from the sixtieth day before its end',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({ evidence: [aDocument('license', { issued: '2022-05-01', expires: '2026-06-30' })] }),
    on: '2026-05-01',
    lines: [{ code: 'license', status: 'due', dueOn: '2026-06-30', bars: false }],
  },
  {
    title: 'a license is done through the sixty-first day before its end',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({ evidence: [aDocument('license', { issued: '2022-05-01', expires: '2026-06-30' })] }),
    on: '2026-04-30',
    lines: [{ code: 'license', status: 'done', dueOn: '2026-06-30', bars: false }],
  },
  {
    title: 'a certification of a single license is kept three years after the end',
    citation: '49 CFR 383.21, 391.51(c)',
    file: aFile({
      employments: [anEmployment({ endedOn: '2026-09-30' })],
      evidence: [aDocument('singleLicenseCertification', { signed: '2026-01-12' })],
    }),
    on: '2026-10-15',
    lines: [{ code: 'single-license', status: 'done', keepUntil: '2029-09-30', bars: false }],
  },
  {
    title: 'a certification of a single license is never missing',
    citation: '49 CFR 383.21',
    file: aFile(),
    on: '2026-02-01',
    lines: [{ code: 'single-license', status: 'notApplicable', why: 'optional', bars: false }],
  },
  {
    title: 'a job without CDL has no certification of a single license',
    citation: '49 CFR 383.21',
    file: aFile({ facts: { cdlJob: false, vehicleWeight: 20_000 } }),
    on: '2026-02-01',
    lines: [{ code: 'single-license', status: 'notApplicable', facts: ['cdlJob'], bars: false }],
  },
];
