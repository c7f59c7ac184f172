import { aDocument, aFile, aLicense, type Case } from './format';

const state = (received: string, medicalExpires: string, about = 'TX') =>
  aDocument('mvr', { received, medicalExpires }, { about, findings: ['licenseValid', 'certified', 'categoryNI'] });
const notCertified = (received: string) =>
  aDocument('mvr', { received }, { about: 'TX', findings: ['licenseValid', 'notCertified', 'categoryNI'] });
const card = (examined: string, expires: string, id = `card ${examined}`) =>
  aDocument('medicalCertificate', { examined, issued: examined, expires }, { id });

/** The medical proof of a job with CDL (49 CFR 391.51(b)(6)(ii)). */
export const cdlMedicalCases: readonly Case[] = [
  {
    title: 'the state’s record received on the day of the first drive is in time',
    citation: '49 CFR 391.23(m)(2)',
    file: aFile({ evidence: [state('2026-01-19', '2027-06-30')] }),
    on: '2026-01-20',
    lines: [{ code: 'medical-proof-cdl', status: 'done', provenOn: '2026-01-19', dueOn: '2027-06-30', bars: false }],
  },
  {
    title: 'the state’s record received a day after the first drive is late by a day',
    citation: '49 CFR 391.23(m)(2)',
    file: aFile({ evidence: [state('2026-01-20', '2027-06-30')] }),
    on: '2026-02-01',
    lines: [{ code: 'medical-proof-cdl', status: 'late', daysLate: 1, bars: false }],
  },
  {
    title: 'the certification that the state shows ends on the day that it states',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: aFile({ evidence: [state('2026-01-15', '2026-12-31')] }),
    on: '2026-12-31',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2026-12-31', bars: false }],
  },
  {
    title: 'on the day after the certification ends, the driver may not drive',
    citation: '49 CFR 391.41(a)',
    file: aFile({ evidence: [state('2026-01-15', '2026-12-31')] }),
    on: '2027-01-01',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', dueOn: '2026-12-31', bars: true }],
  },
  {
    title: 'the medical proof shows as due from the sixtieth day before its end',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: aFile({ evidence: [state('2026-01-15', '2026-12-30')] }),
    on: '2026-10-31',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2026-12-30' }],
  },
  {
    title: 'the medical proof is done through the sixty-first day before its end',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: aFile({ evidence: [state('2026-01-15', '2026-12-30')] }),
    on: '2026-10-30',
    lines: [{ code: 'medical-proof-cdl', status: 'done', dueOn: '2026-12-30' }],
  },
  {
    title: 'a renewed certification follows the old one without a gap',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: aFile({ evidence: [state('2026-01-15', '2026-12-31'), state('2026-12-30', '2028-12-15')] }),
    on: '2027-03-01',
    lines: [{ code: 'medical-proof-cdl', status: 'done', dueOn: '2028-12-15', lateness: [] }],
  },
  {
    title: 'the record of a state whose license the driver gave up shows no medical status of today',
    citation: '49 CFR 391.23(m)(2)(i)(B)',
    file: aFile({
      licenses: [aLicense({ heldFrom: '2025-11-01' }), aLicense({ state: 'OK', heldUntil: '2025-10-31' })],
      evidence: [state('2026-01-15', '2027-06-30', 'OK')],
    }),
    on: '2026-01-20',
    lines: [
      { code: 'medical-proof-cdl', status: 'missing', bars: true },
      { code: 'employer-mvr', subject: 'OK', status: 'done' },
    ],
  },
  {
    title: 'a newer record that shows "not certified" ends the medical proof immediately',
    citation: '49 CFR 383.73(o)',
    file: aFile({ evidence: [state('2026-01-15', '2027-06-30'), notCertified('2026-05-04')] }),
    on: '2026-05-05',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', bars: true }],
  },
  {
    title: 'a record of the former state that shows "not certified" does not end the medical proof',
    citation: '49 CFR 391.23(m)(2)(i)(B)',
    file: aFile({
      licenses: [aLicense({ state: 'OK', heldUntil: '2025-12-31' }), aLicense({ heldFrom: '2025-12-31' })],
      evidence: [
        state('2026-01-12', '2028-01-05'),
        aDocument('mvr', { received: '2026-01-14' }, { about: 'OK', findings: ['notCertified'] }),
      ],
    }),
    on: '2026-02-01',
    lines: [{ code: 'medical-proof-cdl', status: 'done', bars: false }],
  },
  {
    title: 'the record of the state that the driver moved away from proves nothing after the move',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: aFile({
      licenses: [aLicense({ heldUntil: '2026-06-01' }), aLicense({ state: 'OK', heldFrom: '2026-06-01' })],
      evidence: [state('2026-01-12', '2028-01-05')],
    }),
    on: '2026-06-02',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', dueOn: '2026-06-01', bars: true }],
  },
  {
    title: 'a license renewed in the same state leaves the record of before in place',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: aFile({
      licenses: [aLicense({ heldUntil: '2026-05-01' }), aLicense({ heldFrom: '2026-05-02' })],
      evidence: [state('2026-01-12', '2028-01-05')],
    }),
    on: '2026-06-02',
    lines: [{ code: 'medical-proof-cdl', status: 'done', dueOn: '2028-01-05', bars: false }],
  },
  {
    title: 'whether a record is from the current state is unknown without the licenses',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: { ...aFile({ evidence: [state('2026-01-12', '2028-01-05')] }), licenses: undefined },
    on: '2026-02-01',
    lines: [{ code: 'medical-proof-cdl', status: 'unknown', facts: ['licenses'], bars: false }],
  },
  {
    title: 'a record ordered again but not received does not end the medical proof',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: aFile({
      evidence: [
        state('2026-01-15', '2027-06-30'),
        aDocument('mvr', { sent: '2026-05-04' }, { about: 'TX', id: 'order', review: null }),
      ],
    }),
    on: '2026-05-05',
    lines: [{ code: 'medical-proof-cdl', status: 'done', dueOn: '2027-06-30', bars: false }],
  },
  {
    title: 'a card of less than sixty days carries the first drive until the state’s record arrives',
    citation: 'FMCSA waiver of 2026-01-11',
    file: aFile({ evidence: [card('2026-01-10', '2028-01-10'), state('2026-03-11', '2028-01-10')] }),
    on: '2026-06-01',
    lines: [{ code: 'medical-proof-cdl', status: 'done', provenOn: '2026-03-11', lateness: [], bars: false }],
  },
  {
    title: 'a state’s record that arrives a day after the card’s sixty days is late by a day',
    citation: 'FMCSA waiver of 2026-01-11',
    file: aFile({ evidence: [card('2026-01-10', '2028-01-10'), state('2026-03-12', '2028-01-10')] }),
    on: '2026-06-01',
    lines: [
      {
        code: 'medical-proof-cdl',
        status: 'late',
        daysLate: 1,
        lateness: [{ dueOn: '2026-03-11', provenOn: '2026-03-12', days: 1 }],
      },
    ],
  },
  {
    title: 'a card of a month is no proof after its month, although the waiver gives sixty days',
    citation: '49 CFR 391.45(b)',
    file: aFile({ evidence: [card('2026-01-15', '2026-02-15')] }),
    on: '2026-02-16',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', dueOn: '2026-02-15', bars: true }],
  },
  {
    title: 'a driver who certified to be excepted has no federal medical proof',
    citation: '49 CFR 383.71(b)(1)(ii)',
    file: aFile({ facts: { category: 'EI', exemptOperation: true } }),
    on: '2026-02-01',
    lines: [{ code: 'medical-proof-cdl', status: 'notApplicable', bars: false }],
  },
];
