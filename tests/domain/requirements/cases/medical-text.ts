import { aDocument, aFile, aLicense, anEmployment, type Case } from './format';

const state = (received: string, medicalExpires: string) =>
  aDocument('mvr', { received, medicalExpires }, { about: 'TX', findings: ['certified'] });
const card = (examined: string, expires: string, more: Parameters<typeof aDocument>[2] = {}) =>
  aDocument('medicalCertificate', { examined, expires }, more);
const hired = (hiredOn: string) => [anEmployment({ appliedOn: hiredOn, hiredOn, startedOn: hiredOn })];
const noCdl = { cdlJob: false, vehicleWeight: 20_000 };
const canadian = [aLicense({ state: 'ON', isForeign: true })];
const exemption = (issued: string, expires: string, hiredOn: string) =>
  aFile({
    facts: { variance: true },
    employments: hired(hiredOn),
    evidence: [aDocument('medicalExemption', { issued, expires }, { obtainedBy: 'driver', employmentId: null })],
  });

/** Medical proof by the text of 49 CFR 391.41 to 391.51, whatever category a driver certified. */
export const medicalTextCases: readonly Case[] = [
  {
    title: 'a driver in an interstate CDL job needs the medical proof, although the certified category is another one',
    citation: '49 CFR 391.41(a)(1)(i)',
    file: aFile({ facts: { category: 'NA' }, employments: hired('2013-05-06') }),
    on: '2026-06-01',
    lines: [{ code: 'medical-proof-cdl', status: 'missing', bars: true }],
  },
  {
    title: 'before there were categories nobody had to state one, and a good card was enough',
    citation: '73 FR 73096',
    file: aFile({
      facts: { category: undefined },
      employments: hired('2008-05-05'),
      evidence: [card('2008-04-10', '2010-04-10')],
    }),
    on: '2009-06-01',
    lines: [{ code: 'medical-proof-cdl', status: 'done', dueOn: '2010-04-10', bars: false }],
  },
  {
    title: 'a state’s record proves the medical certification of a driver whose category nobody stated',
    citation: '49 CFR 391.41(a)(1)(i)',
    file: aFile({ facts: { category: undefined }, evidence: [state('2026-01-15', '2027-06-30')] }),
    on: '2026-02-01',
    lines: [{ code: 'medical-proof-cdl', status: 'done', bars: false }],
  },
  {
    title: 'part 391 asks no medical proof in a job within one state, whatever the category',
    citation: '49 CFR 390.3(a)',
    file: aFile({ facts: { interstate: false, category: 'NI' } }),
    on: '2026-02-01',
    lines: [{ code: 'medical-proof-cdl', status: 'notApplicable', facts: ['interstate'], bars: false }],
  },
  {
    title: 'the state’s record stands for the yearly certificate of a CDL driver under the vision standard',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: aFile({
      facts: { visionStandard: true },
      evidence: [
        aDocument(
          'mvr',
          { received: '2026-01-15', examined: '2026-01-02', medicalExpires: '2028-01-02' },
          { about: 'TX', findings: ['certified'] },
        ),
      ],
    }),
    on: '2026-02-01',
    lines: [
      { code: 'vision-standard', status: 'done', dueOn: '2027-01-02', bars: false },
      { code: 'medical-proof-cdl', status: 'done', dueOn: '2027-01-02', bars: false },
    ],
  },
  {
    title: 'the state’s record is no yearly certificate of a driver without a CDL job',
    citation: '49 CFR 391.51(b)(6)(i)',
    file: aFile({ facts: { ...noCdl, insulin: true }, evidence: [state('2026-01-15', '2026-12-30')] }),
    on: '2026-02-01',
    lines: [{ code: 'insulin-standard', status: 'missing', bars: true }],
  },
  {
    title: 'a driver without a CDL job whose licenses nobody listed lacks the certificate, whatever a record shows',
    citation: '49 CFR 391.51(b)(6)(i)',
    file: aFile({
      facts: { ...noCdl, insulin: true },
      licenses: undefined,
      evidence: [state('2026-01-15', '2026-12-30')],
    }),
    on: '2026-02-01',
    lines: [{ code: 'insulin-standard', status: 'missing', facts: [], bars: true }],
  },
  {
    title: 'a card counts for fifteen days from its issue, not from the examination',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: aFile({
      employments: hired('2023-06-05'),
      evidence: [
        aDocument('medicalCertificate', { examined: '2023-05-01', issued: '2023-05-31', expires: '2025-05-01' }),
      ],
    }),
    on: '2023-06-10',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2023-06-15', bars: false }],
  },
  {
    title: 'a card counts for sixty days from its issue under the waivers',
    citation: '91 FR 19255',
    file: aFile({
      employments: hired('2026-06-08'),
      evidence: [
        aDocument('medicalCertificate', { examined: '2026-05-01', issued: '2026-05-31', expires: '2028-05-01' }),
      ],
    }),
    on: '2026-06-10',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2026-07-30', bars: false }],
  },
  {
    title: 'a driver with a Canadian commercial license needs no medical proof of the United States',
    citation: '49 CFR 391.41(a)(1)(i)',
    file: aFile({ licenses: canadian }),
    on: '2026-02-01',
    lines: [
      { code: 'medical-proof-cdl', status: 'notApplicable', why: 'exempt', bars: false },
      { code: 'self-certified-category', status: 'notApplicable', why: 'exempt', bars: false },
    ],
  },
  {
    title: 'a driver with a Canadian commercial license needs no certificate for a job without CDL either',
    citation: '49 CFR 391.41(a)(1)(i)',
    file: aFile({ facts: noCdl, licenses: canadian }),
    on: '2026-02-01',
    lines: [{ code: 'medical-proof-non-cdl', status: 'notApplicable', why: 'exempt', bars: false }],
  },
  {
    title: 'a Canadian license with a medical waiver of that country is no medical proof',
    citation: '49 CFR 391.41(a)(1)(i)',
    file: aFile({ facts: { variance: true }, licenses: canadian }),
    on: '2026-02-01',
    lines: [{ code: 'medical-proof-cdl', status: 'missing', bars: true }],
  },
  {
    title: 'a Canadian license in addition to one of a state changes nothing',
    citation: '49 CFR 391.41(a)(1)(i)',
    file: aFile({ licenses: [aLicense(), ...canadian] }),
    on: '2026-02-01',
    lines: [{ code: 'medical-proof-cdl', status: 'missing', bars: true }],
  },
  {
    title: 'a failed examination ends the certificate of before',
    citation: '49 CFR 391.43(g)(3)',
    file: aFile({
      facts: noCdl,
      evidence: [
        card('2026-01-10', '2028-01-10'),
        aDocument('medicalCertificate', { examined: '2026-06-01' }, { findings: ['notCertified'] }),
      ],
    }),
    on: '2026-06-02',
    lines: [{ code: 'medical-proof-non-cdl', status: 'expired', why: 'breached', bars: true }],
  },
  {
    title: 'a new certificate after a failed examination is good',
    citation: '49 CFR 391.43(g)(3)',
    file: aFile({
      facts: noCdl,
      evidence: [
        card('2026-01-10', '2028-01-10'),
        aDocument('medicalCertificate', { examined: '2026-06-01' }, { findings: ['notCertified'] }),
        card('2026-07-01', '2027-07-01'),
      ],
    }),
    on: '2026-08-01',
    lines: [{ code: 'medical-proof-non-cdl', status: 'late', dueOn: '2027-07-01', bars: false }],
  },
  {
    title: 'the paper of a failed examination is no certificate, and asks for no note on the examiner',
    citation: '49 CFR 391.43(g)(3), 391.23(m)(1)',
    file: aFile({
      facts: noCdl,
      evidence: [
        aDocument(
          'medicalCertificate',
          { examined: '2026-01-10', expires: '2028-01-10' },
          { findings: ['notCertified'], id: 'failed' },
        ),
      ],
    }),
    on: '2026-02-01',
    lines: [
      { code: 'medical-proof-non-cdl', status: 'missing', bars: true },
      { code: 'registry-note', subject: 'failed', status: 'absent' },
    ],
  },
  {
    title: 'an exemption of five years runs for five years',
    citation: '49 CFR 381.300(b)',
    file: exemption('2021-03-01', '2026-03-01', '2021-06-01'),
    on: '2025-06-01',
    lines: [{ code: 'medical-variance', status: 'done', dueOn: '2026-03-01', bars: false }],
  },
  {
    title: 'an exemption of before the change of 2015 ran for two years at most',
    citation: '49 USC 31315(b)',
    file: exemption('2015-03-01', '2020-03-01', '2015-06-01'),
    on: '2016-06-01',
    lines: [{ code: 'medical-variance', status: 'done', dueOn: '2017-03-01', bars: false }],
  },
];
