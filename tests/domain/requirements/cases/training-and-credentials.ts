import { aDocument, aFile, anEmployment, type Case } from './format';

const skillTested = aDocument(
  'license',
  { issued: '2022-05-01', expires: '2030-05-01' },
  { findings: ['skillTested'] },
);
const roadTest = (performed: string) => aDocument('roadTest', { performed });
const training = (performed: string) => aDocument('hazmatTraining', { performed, issued: performed });
const endorsement = (issued: string, expires: string) => aDocument('hazmatEndorsement', { issued, expires });
const twic = (issued: string, expires: string) => aDocument('twic', { issued, expires });
const hazmat = { hazmat: true };
const port = { portArea: true };

/** Road tests, training and credentials (49 CFR 391.31, 391.33, 380, 172.704, 383.141; 33 CFR 101.514). */
export const trainingCases: readonly Case[] = [
  {
    title: 'a road test on the day of the first drive is in time',
    citation: '49 CFR 391.31(a)',
    file: aFile({ evidence: [roadTest('2026-01-19')] }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'done', provenOn: '2026-01-19', bars: false }],
  },
  {
    title: 'a road test on the day after the first drive is late by a day',
    citation: '49 CFR 391.31(a)',
    file: aFile({ evidence: [roadTest('2026-01-20')] }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'late', daysLate: 1, bars: false }],
  },
  {
    title: 'a CDL that was issued after a road test stands in for it',
    citation: '49 CFR 391.33(a)(1)',
    file: aFile({ evidence: [skillTested] }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'done', bars: false }],
  },
  {
    title: 'a license without a sign of a road test does not',
    citation: '49 CFR 391.33(a)(1)',
    file: aFile({ evidence: [aDocument('license', { issued: '2022-05-01', expires: '2030-05-01' })] }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'missing', bars: true }],
  },
  {
    title: 'a CDL does not stand in for the road test in a tank',
    citation: '49 CFR 391.33(a)(1)',
    file: aFile({ facts: { cargoTank: true }, evidence: [skillTested] }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'missing', bars: true }],
  },
  {
    title: 'a CDL does not stand in for the road test with doubles',
    citation: '49 CFR 391.33(a)(1)',
    file: aFile({ facts: { doubleTriple: true }, evidence: [skillTested] }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'missing', bars: true }],
  },
  {
    title: 'a road test with the carrier is enough for a tank',
    citation: '49 CFR 391.31',
    file: aFile({ facts: { cargoTank: true }, evidence: [skillTested, roadTest('2026-01-16')] }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'done', provenOn: '2026-01-16' }],
  },
  {
    title: 'a road test is never asked for again',
    citation: '49 CFR 391.31',
    file: aFile({ evidence: [roadTest('2026-01-16')] }),
    on: '2032-02-01',
    lines: [{ code: 'road-test', status: 'done', dueOn: null }],
  },
  {
    title: 'an experienced driver hired in 2021 needs no entry-level certificate',
    citation: '49 CFR 380.509 (until 2022-02-06)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2021-05-03', hiredOn: '2021-05-10', startedOn: '2021-05-17' })],
    }),
    on: '2021-06-01',
    lines: [{ code: 'entry-level-certificate', status: 'notApplicable', facts: ['newCdlHolder'] }],
  },
  {
    title: 'the entry-level certificate of a new CDL holder is due by the first drive',
    citation: '49 CFR 380.509 (until 2022-02-06)',
    file: aFile({
      facts: { newCdlHolder: true },
      employments: [anEmployment({ appliedOn: '2021-05-03', hiredOn: '2021-05-10', startedOn: '2021-05-17' })],
      evidence: [aDocument('entryLevelCertificate', { issued: '2021-05-17' })],
    }),
    on: '2021-06-01',
    lines: [{ code: 'entry-level-certificate', status: 'done', bars: false, store: 'qualification' }],
  },
  {
    title: 'a driver of one trailer needs no certificate for longer combinations',
    citation: '49 CFR 380.203',
    file: aFile(),
    on: '2026-02-01',
    lines: [{ code: 'lcv-certificate', status: 'notApplicable', facts: ['lcv'] }],
  },
  {
    title: 'the certificate for longer combinations is due by the first drive',
    citation: '49 CFR 380.203, 380.401',
    file: aFile({ facts: { lcv: true }, evidence: [aDocument('lcvCertificate', { issued: '2026-01-16' })] }),
    on: '2026-02-01',
    lines: [{ code: 'lcv-certificate', status: 'done', bars: false }],
  },
  {
    title: 'training in hazardous materials is due by the ninetieth day',
    citation: '49 CFR 172.704(c)(1)',
    file: aFile({ facts: hazmat }),
    on: '2026-04-12',
    lines: [{ code: 'hazmat-training', status: 'due', dueOn: '2026-04-12', store: 'hr' }],
  },
  {
    title: 'on the ninety-first day training in hazardous materials is missing and bars driving',
    citation: '49 CFR 172.704(c)(1)',
    file: aFile({ facts: hazmat }),
    on: '2026-04-13',
    lines: [{ code: 'hazmat-training', status: 'missing', dueOn: '2026-04-12', bars: true, acts: 'carrier' }],
  },
  {
    title: 'training on the ninety-first day is late by a day',
    citation: '49 CFR 172.704(c)(1)',
    file: aFile({ facts: hazmat, evidence: [training('2026-04-13')] }),
    on: '2026-06-01',
    lines: [{ code: 'hazmat-training', status: 'late', daysLate: 1, dueOn: '2029-04-13' }],
  },
  {
    title: 'training is good for three years',
    citation: '49 CFR 172.704(c)(2)',
    file: aFile({ facts: hazmat, evidence: [training('2026-02-02')] }),
    on: '2029-02-02',
    lines: [{ code: 'hazmat-training', status: 'due', dueOn: '2029-02-02' }],
  },
  {
    title: 'on the day after three years the training has expired',
    citation: '49 CFR 172.704(c)(2)',
    file: aFile({ facts: hazmat, evidence: [training('2026-02-02')] }),
    on: '2029-02-03',
    lines: [{ code: 'hazmat-training', status: 'expired', dueOn: '2029-02-02', bars: true }],
  },
  {
    title: 'a job without hazardous materials needs neither training nor endorsement',
    citation: '49 CFR 172.704',
    file: aFile(),
    on: '2026-06-01',
    lines: [
      { code: 'hazmat-training', status: 'notApplicable', facts: ['hazmat'], bars: false },
      { code: 'hazmat-endorsement', status: 'notApplicable', facts: ['hazmat'], bars: false },
    ],
  },
  {
    title: 'a hazmat endorsement is good for sixty months, whatever the license states',
    citation: '49 CFR 383.141(d)',
    file: aFile({ facts: hazmat, evidence: [endorsement('2023-03-15', '2030-03-15')] }),
    on: '2026-06-01',
    lines: [{ code: 'hazmat-endorsement', status: 'done', dueOn: '2028-03-15', bars: false }],
  },
  {
    title: 'a hazmat endorsement that ends sooner ends when it says',
    citation: '49 CFR 383.141(d)',
    file: aFile({ facts: hazmat, evidence: [endorsement('2023-03-15', '2026-05-31')] }),
    on: '2026-06-01',
    lines: [{ code: 'hazmat-endorsement', status: 'expired', dueOn: '2026-05-31', bars: true, acts: 'driver' }],
  },
  {
    title: 'a hazmat endorsement shows as due sixty days ahead',
    citation: '49 CFR 383.141(d)',
    file: aFile({ facts: hazmat, evidence: [endorsement('2023-03-15', '2026-06-30')] }),
    on: '2026-05-01',
    lines: [{ code: 'hazmat-endorsement', status: 'due', dueOn: '2026-06-30', bars: false }],
  },
  {
    title: 'hazardous materials within the state need the endorsement, too',
    citation: '49 CFR 383.93',
    file: aFile({ facts: { ...hazmat, interstate: false } }),
    on: '2026-01-20',
    lines: [{ code: 'hazmat-endorsement', status: 'missing', bars: true }],
  },
  {
    title: 'a job in a port area needs the credential',
    citation: '33 CFR 101.514',
    file: aFile({ facts: port }),
    on: '2026-01-20',
    lines: [{ code: 'twic', status: 'missing', bars: true, acts: 'driver', store: 'hr' }],
  },
  {
    title: 'the credential is good for sixty months at most',
    citation: '33 CFR 101.514',
    file: aFile({ facts: port, evidence: [twic('2021-02-10', '2027-02-10')] }),
    on: '2026-02-11',
    lines: [{ code: 'twic', status: 'expired', dueOn: '2026-02-10', bars: true }],
  },
  {
    title: 'a credential of a leap day ends on the last day of February five years later',
    citation: '33 CFR 101.514',
    file: aFile({ facts: port, evidence: [twic('2024-02-29', '2030-01-01')] }),
    on: '2028-06-01',
    lines: [{ code: 'twic', status: 'done', dueOn: '2029-02-28', bars: false }],
  },
  {
    title: 'a job outside port areas needs no such credential',
    citation: '33 CFR 101.514',
    file: aFile(),
    on: '2026-01-20',
    lines: [{ code: 'twic', status: 'notApplicable', facts: ['portArea'], bars: false }],
  },
];
