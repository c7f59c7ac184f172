import { aDocument, aFile, aLicense, anEmployment, type Case } from './format';

const psp = aDocument('psp', { sent: '2026-01-07', received: '2026-01-08' });

/** Special drivers, foreign licenses, training, reports and forms. */
export const specialDriverCases: readonly Case[] = [
  {
    title: 'a driver of several carriers needs no application, investigation or annual record',
    citation: '49 CFR 391.63',
    file: aFile({ employments: [anEmployment({ isMultipleEmployer: true })] }),
    on: '2026-02-20',
    lines: [
      { code: 'application', status: 'notApplicable', why: 'exempt', facts: ['multipleEmployer'] },
      { code: 'employer-mvr', status: 'notApplicable', why: 'exempt' },
      { code: 'safety-history', status: 'notApplicable', why: 'exempt' },
      { code: 'annual-review', status: 'notApplicable', why: 'exempt' },
      { code: 'multiple-employer-note', status: 'missing', bars: true },
      { code: 'road-test', status: 'missing' },
    ],
  },
  {
    title: 'a driver of several carriers owed no certificate of violations either',
    citation: '49 CFR 391.63(a)(5)',
    file: aFile({
      employments: [
        anEmployment({
          appliedOn: '2020-02-24',
          hiredOn: '2020-03-02',
          startedOn: '2020-03-02',
          isMultipleEmployer: true,
        }),
      ],
    }),
    on: '2022-05-08',
    lines: [{ code: 'violations-certificate', status: 'notApplicable', why: 'exempt', facts: ['multipleEmployer'] }],
  },
  {
    title: 'a furnished driver needs the other carrier’s certificate and no qualification file',
    citation: '49 CFR 391.65',
    file: aFile({ employments: [anEmployment({ isFurnished: true })] }),
    on: '2026-02-20',
    lines: [
      { code: 'furnished-driver-certificate', status: 'missing', bars: true },
      { code: 'road-test', status: 'notApplicable', why: 'exempt', facts: ['furnished'] },
      { code: 'license', status: 'notApplicable', why: 'exempt' },
      { code: 'drug-test', status: 'missing' },
    ],
  },
  {
    title: 'the certificate of a furnished driver ends with the medical certificate, after two years at most',
    citation: '49 CFR 391.65(a)(2)',
    file: aFile({
      employments: [anEmployment({ isFurnished: true })],
      evidence: [aDocument('furnishedDriverCertificate', { signed: '2026-01-10', medicalExpires: '2027-03-01' })],
    }),
    on: '2026-02-20',
    lines: [{ code: 'furnished-driver-certificate', status: 'done', dueOn: '2027-03-01', keepUntil: '2029-01-10' }],
  },
  {
    title: 'a furnished driver still has to be 21 and to speak English',
    citation: '49 CFR 391.65',
    file: aFile({ facts: { birthDate: '2006-01-01' }, employments: [anEmployment({ isFurnished: true })] }),
    on: '2026-02-20',
    lines: [
      { code: 'age-21-interstate', status: 'missing', bars: true },
      { code: 'english', status: 'missing', bars: false },
    ],
  },
  {
    title: 'the certificate of a furnished driver ends on its own date if that is sooner',
    citation: '49 CFR 391.65(a)(2)(vi)',
    file: aFile({
      employments: [anEmployment({ isFurnished: true })],
      evidence: [
        aDocument('furnishedDriverCertificate', {
          signed: '2026-01-10',
          expires: '2026-12-31',
          medicalExpires: '2027-03-01',
        }),
      ],
    }),
    on: '2026-02-20',
    lines: [{ code: 'furnished-driver-certificate', status: 'done', dueOn: '2026-12-31' }],
  },
  {
    title: 'the certificate of a furnished driver ends after two years, whatever it states',
    citation: '49 CFR 391.65(a)(2)(vi)',
    file: aFile({
      employments: [anEmployment({ isFurnished: true })],
      evidence: [aDocument('furnishedDriverCertificate', { signed: '2026-01-10', medicalExpires: '2028-03-01' })],
    }),
    on: '2026-02-20',
    lines: [{ code: 'furnished-driver-certificate', status: 'done', dueOn: '2028-01-10' }],
  },
  {
    title: 'an owner-operator owes no Form I-9, and everything else of a driver',
    citation: '8 CFR 274a.1(f), 49 CFR 391.1(b)',
    file: aFile({ employments: [anEmployment({ type: 'ownerOperator' })] }),
    on: '2026-02-20',
    lines: [
      { code: 'i9-section-1', status: 'notApplicable', facts: ['employee'] },
      { code: 'random-pool', status: 'missing' },
      { code: 'road-test', status: 'missing' },
    ],
  },
  {
    title: 'section 2 of Form I-9 is verified again when the work authorization ends',
    citation: '8 CFR 274a.2(b)(1)(vii)',
    file: aFile({ evidence: [aDocument('i9Section2', { performed: '2026-01-13', expires: '2027-06-30' })] }),
    on: '2027-07-01',
    lines: [{ code: 'i9-section-2', status: 'expired', dueOn: '2027-06-30', bars: false }],
  },
  {
    title: 'a work authorization without an end is never verified again',
    citation: '8 CFR 274a.2(b)(1)(vii)',
    file: aFile({ evidence: [aDocument('i9Section2', { performed: '2026-01-13' })] }),
    on: '2030-07-01',
    lines: [{ code: 'i9-section-2', status: 'done', dueOn: null }],
  },
  {
    title: 'an exempt operation keeps no qualification file, and says why',
    citation: '49 CFR 391.2',
    file: aFile({ facts: { exemptOperation: true } }),
    on: '2026-02-20',
    lines: [
      { code: 'road-test', status: 'notApplicable', why: 'exempt', facts: ['exemptOperation'] },
      { code: 'application', status: 'notApplicable', why: 'exempt', facts: ['exemptOperation'] },
      { code: 'age-21-interstate', status: 'notApplicable', why: 'exempt', facts: ['exemptOperation'] },
      { code: 'english', status: 'notApplicable', why: 'exempt', facts: ['exemptOperation'] },
    ],
  },
  {
    title: 'a Canadian license needed no record for a hire on 2022-05-08',
    citation: '87 FR 13192',
    file: aFile({
      licenses: [aLicense(), aLicense({ state: 'ON', isForeign: true, heldUntil: '2021-12-31' })],
      employments: [anEmployment({ appliedOn: '2022-05-02', hiredOn: '2022-05-08', startedOn: '2022-05-09' })],
    }),
    on: '2022-08-01',
    lines: [
      { code: 'employer-mvr', subject: 'TX', status: 'missing' },
      { code: 'employer-mvr', subject: 'ON', status: 'absent' },
    ],
  },
  {
    title: 'a Canadian license needs a record for a hire on 2022-05-09',
    citation: '87 FR 13192',
    file: aFile({
      licenses: [aLicense(), aLicense({ state: 'ON', isForeign: true, heldUntil: '2021-12-31' })],
      employments: [anEmployment({ appliedOn: '2022-05-02', hiredOn: '2022-05-09', startedOn: '2022-05-09' })],
    }),
    on: '2022-08-01',
    lines: [{ code: 'employer-mvr', subject: 'ON', status: 'missing', dueOn: '2022-06-08' }],
  },
  {
    title: 'a copy of a CDL with a road test is enough, but not for a tank vehicle',
    citation: '49 CFR 391.33(a)(1)',
    file: aFile({
      facts: { cargoTank: true },
      evidence: [aDocument('license', { issued: '2022-05-01', expires: '2030-05-01' }, { findings: ['skillTested'] })],
    }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'missing' }],
  },
  {
    title: 'a copy of a CDL with a road test is enough for other vehicles',
    citation: '49 CFR 391.33(a)(1)',
    file: aFile({
      evidence: [aDocument('license', { issued: '2022-05-01', expires: '2030-05-01' }, { findings: ['skillTested'] })],
    }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'done' }],
  },
  {
    title: 'hazmat training is due within 90 days and does not bar a supervised driver',
    citation: '49 CFR 172.704(c)(1)',
    file: aFile({ facts: { hazmat: true } }),
    on: '2026-04-12',
    lines: [{ code: 'hazmat-training', status: 'due', dueOn: '2026-04-12', bars: false }],
  },
  {
    title: 'without hazmat training driving is barred from the ninety-first day',
    citation: '49 CFR 172.704(c)(1)',
    file: aFile({ facts: { hazmat: true } }),
    on: '2026-04-13',
    lines: [{ code: 'hazmat-training', status: 'missing', bars: true }],
  },
  {
    title: 'hazmat training lasts three years, also that of an earlier employer',
    citation: '49 CFR 172.704(c)(2)-(3)',
    file: aFile({ facts: { hazmat: true }, evidence: [aDocument('hazmatTraining', { performed: '2024-03-01' })] }),
    on: '2026-02-01',
    lines: [{ code: 'hazmat-training', status: 'done', dueOn: '2027-03-01' }],
  },
  {
    title: 'a hazmat endorsement ends 60 months after it was issued, whatever it states',
    citation: '49 CFR 383.141(d)',
    file: aFile({
      facts: { hazmat: true },
      evidence: [aDocument('hazmatEndorsement', { issued: '2022-01-10', expires: '2030-01-10' })],
    }),
    on: '2026-06-01',
    lines: [{ code: 'hazmat-endorsement', status: 'done', dueOn: '2027-01-10' }],
  },
  {
    title: 'an automatic-only license does not fit a manual transmission',
    citation: '49 CFR 383.95(d)',
    file: aFile({ facts: { manualTransmission: true }, licenses: [aLicense({ restrictions: ['E'] })] }),
    on: '2026-02-01',
    lines: [{ code: 'endorsements-for-job', status: 'missing', bars: true }],
  },
  {
    title: 'X stands for H and N',
    citation: '49 CFR 383.93',
    file: aFile({ facts: { hazmat: true, cargoTank: true }, licenses: [aLicense({ endorsements: ['X'] })] }),
    on: '2026-02-01',
    lines: [{ code: 'endorsements-for-job', status: 'done', bars: false }],
  },
  {
    title: 'class B does not cover a class A job, class A covers a class C job',
    citation: '49 CFR 383.91',
    file: aFile({ facts: { cdlClass: 'A' }, licenses: [aLicense({ class: 'B' })] }),
    on: '2026-02-01',
    lines: [{ code: 'endorsements-for-job', status: 'missing' }],
  },
  {
    title: 'a PSP report is never missing',
    citation: '49 USC 31150',
    file: aFile(),
    on: '2026-02-01',
    lines: [
      { code: 'psp', status: 'notApplicable', why: 'optional' },
      { code: 'psp-consent', status: 'notApplicable', why: 'notRequested' },
    ],
  },
  {
    title: 'a PSP report without an authorization lacks it',
    citation: '49 USC 31150',
    file: aFile({ evidence: [psp] }),
    on: '2026-01-09',
    lines: [
      { code: 'psp', status: 'done' },
      { code: 'psp-consent', status: 'missing', dueOn: '2026-01-07' },
      { code: 'fcra-disclosure', status: 'missing', dueOn: '2026-01-07' },
    ],
  },
  {
    title: 'a hire in California with a CDL enrolls in the pull notice',
    citation: 'California Vehicle Code 1808.1',
    file: aFile({ facts: { jobState: 'CA' } }),
    on: '2026-02-01',
    lines: [{ code: 'pull-notice', status: 'missing', dueOn: '2026-01-12' }],
  },
  {
    title: 'an unknown state of the job makes the pull notice unknown',
    citation: 'California Vehicle Code 1808.1',
    file: aFile({ facts: { jobState: undefined } }),
    on: '2026-02-01',
    lines: [{ code: 'pull-notice', status: 'unknown', facts: ['jobState'] }],
  },
  {
    title: 'entry-level training was last asked for of a driver hired on 2022-02-06',
    citation: '49 CFR 380.509 as of 2004',
    file: aFile({
      facts: { newCdlHolder: true },
      employments: [anEmployment({ appliedOn: '2022-02-01', hiredOn: '2022-02-06', startedOn: '2022-02-07' })],
    }),
    on: '2022-03-01',
    lines: [{ code: 'entry-level-certificate', status: 'missing' }],
  },
  {
    title: 'entry-level training is not asked for of a driver hired a day later',
    citation: '49 CFR 380.509 as of 2004',
    file: aFile({
      facts: { newCdlHolder: true },
      employments: [anEmployment({ appliedOn: '2022-02-01', hiredOn: '2022-02-07', startedOn: '2022-02-07' })],
    }),
    on: '2022-03-01',
    lines: [{ code: 'entry-level-certificate', status: 'notApplicable', why: 'notInForce' }],
  },
];
