import type { Facts } from '#domain/requirements/model/facts';
import { aDocument, aFile, aLicense, anEmployment, type Case } from './format';

const hired = (startedOn: string) => [anEmployment({ appliedOn: startedOn, hiredOn: startedOn, startedOn })];
const card = (examined: string, expires: string) => aDocument('medicalCertificate', { examined, expires });
const stateRecord = (received: string, medicalExpires: string, about = 'TX') =>
  aDocument('mvr', { received, medicalExpires }, { about, findings: ['licenseValid', 'certified', 'categoryNI'] });
const note = (performed: string, about: string) => aDocument('registryNote', { performed }, { about });
const noCdl: Facts = { cdlJob: false, vehicleWeight: 20_000, airBrakes: false, combination: false };

/** Medical proof and its waivers, the registry note, and the standards for insulin and vision. */
export const medicalCases: readonly Case[] = [
  {
    title: 'through 2012-01-29 the card is the proof of a CDL holder',
    citation: '73 FR 73096',
    file: aFile({ employments: hired('2011-05-02'), evidence: [card('2011-04-20', '2013-04-20')] }),
    on: '2012-01-29',
    lines: [{ code: 'medical-proof-cdl', status: 'done', dueOn: '2013-04-20', bars: false }],
  },
  {
    title: 'from 2012-01-30 the card is still accepted where the state does not show the status',
    citation: '73 FR 73096',
    file: aFile({ employments: hired('2012-03-05'), evidence: [card('2012-02-20', '2014-02-20')] }),
    on: '2013-06-01',
    lines: [{ code: 'medical-proof-cdl', status: 'done', bars: false }],
  },
  {
    title: 'from 2015-01-30 the card alone is good for 15 days',
    citation: '49 CFR 391.51(b)(7)(ii)',
    file: aFile({ employments: hired('2015-03-02'), evidence: [card('2015-02-25', '2017-02-25')] }),
    on: '2015-03-12',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2015-03-12', bars: false }],
  },
  {
    title: 'on the sixteenth day the card alone has ended',
    citation: '49 CFR 391.51(b)(7)(ii)',
    file: aFile({ employments: hired('2015-03-02'), evidence: [card('2015-02-25', '2017-02-25')] }),
    on: '2015-03-13',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', dueOn: '2015-03-12', bars: true }],
  },
  {
    title: 'a state record within the 15 days takes over from the card without a gap',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: aFile({
      employments: hired('2024-03-04'),
      evidence: [card('2024-02-26', '2026-02-26'), stateRecord('2024-03-11', '2026-02-26')],
    }),
    on: '2024-06-01',
    lines: [{ code: 'medical-proof-cdl', status: 'done', lateness: [], dueOn: '2026-02-26' }],
  },
  {
    title: 'a state record on the sixteenth day is one day late',
    citation: '49 CFR 391.51(b)(6)(ii)',
    file: aFile({
      employments: hired('2024-03-04'),
      evidence: [card('2024-02-26', '2026-02-26'), stateRecord('2024-03-13', '2026-02-26')],
    }),
    on: '2024-06-01',
    lines: [{ code: 'medical-proof-cdl', status: 'late', daysLate: 1 }],
  },
  {
    title: 'on 2025-07-13 only the state record is accepted',
    citation: '80 FR 22790',
    file: aFile({ employments: hired('2025-07-07'), evidence: [card('2025-07-05', '2027-07-05')] }),
    on: '2025-07-13',
    lines: [{ code: 'medical-proof-cdl', status: 'missing', bars: true }],
  },
  {
    title: 'on 2025-08-20 a card of August 1 has ended after 15 days',
    citation: 'FMCSA waiver of 2025-07-14',
    file: aFile({ employments: hired('2025-08-04'), evidence: [card('2025-08-01', '2027-08-01')] }),
    on: '2025-08-20',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', dueOn: '2025-08-16', bars: true }],
  },
  {
    title: 'on 2025-08-21 the same card is good for 60 days',
    citation: 'FMCSA waiver of 2025-07-14',
    file: aFile({ employments: hired('2025-08-04'), evidence: [card('2025-08-01', '2027-08-01')] }),
    on: '2025-08-21',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2025-09-30', bars: false }],
  },
  {
    title: 'a card whose 60 days reach into the next waiver stays good through them',
    citation: 'FMCSA waivers of 2025-10-13 and 2026-01-11',
    file: aFile({ employments: hired('2025-12-22'), evidence: [card('2025-12-15', '2027-12-15')] }),
    on: '2026-02-13',
    lines: [{ code: 'medical-proof-cdl', status: 'due', dueOn: '2026-02-13', bars: false, lateness: [] }],
  },
  {
    title: 'a state record of another state than the licensing one is no proof',
    citation: '49 CFR 391.23(m)(2)',
    file: aFile({
      licenses: [aLicense({ state: 'OK', heldUntil: '2025-01-31' }), aLicense({ heldFrom: '2025-01-31' })],
      evidence: [stateRecord('2026-01-15', '2027-01-15', 'OK')],
    }),
    on: '2026-01-20',
    lines: [{ code: 'medical-proof-cdl', status: 'missing', bars: true }],
  },
  {
    title: 'a state record that turns to "not certified" ends the proof immediately',
    citation: '49 CFR 383.73(o)',
    file: aFile({
      evidence: [
        stateRecord('2026-01-15', '2027-10-15'),
        aDocument('mvr', { received: '2026-05-10' }, { about: 'TX', findings: ['licenseValid', 'notCertified'] }),
      ],
    }),
    on: '2026-05-10',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', why: 'breached', bars: true }],
  },
  {
    title: 'a job that needs a CDL has no line for the card',
    citation: '49 CFR 391.51(b)(6)(i)',
    file: aFile(),
    on: '2026-02-01',
    lines: [{ code: 'medical-proof-non-cdl', status: 'notApplicable', facts: ['cdlJob'] }],
  },
  {
    title: 'each certificate of a driver without a CDL job needs its own note',
    citation: '49 CFR 391.23(m)(1)',
    file: aFile({
      facts: noCdl,
      evidence: [
        { ...card('2025-12-01', '2026-12-01'), id: 'first' },
        { ...card('2026-11-20', '2028-11-20'), id: 'second' },
        note('2026-01-15', 'first'),
      ],
    }),
    on: '2026-12-15',
    lines: [
      { code: 'registry-note', subject: 'first', status: 'done' },
      { code: 'registry-note', subject: 'second', status: 'missing', dueOn: '2026-12-01', bars: true },
    ],
  },
  {
    title: 'a certificate of a CDL holder of 2025-06-22 is the last one that needs the note',
    citation: '80 FR 22790',
    file: aFile({
      employments: hired('2025-05-05'),
      evidence: [
        { ...card('2025-06-22', '2026-06-22'), id: 'last' },
        { ...card('2025-06-23', '2027-06-23'), id: 'next' },
      ],
    }),
    on: '2025-08-01',
    lines: [
      { code: 'registry-note', subject: 'last', status: 'missing' },
      { code: 'registry-note', subject: 'next', status: 'notApplicable' },
    ],
  },
  {
    title: 'nobody needed a note for a certificate of 2014-05-20',
    citation: '77 FR 24104',
    file: aFile({
      employments: hired('2014-06-02'),
      evidence: [
        { ...card('2014-05-20', '2016-05-20'), id: 'before' },
        { ...card('2014-05-21', '2016-05-21'), id: 'since' },
      ],
    }),
    on: '2014-07-01',
    lines: [
      { code: 'registry-note', subject: 'before', status: 'notApplicable', why: 'notInForce' },
      { code: 'registry-note', subject: 'since', status: 'due' },
    ],
  },
  {
    title: 'a variance of five years ends after two',
    citation: '49 CFR 391.49',
    file: aFile({
      facts: { variance: true },
      evidence: [aDocument('medicalVariance', { issued: '2025-03-01', expires: '2030-03-01' })],
    }),
    on: '2026-06-01',
    lines: [{ code: 'medical-variance', status: 'done', dueOn: '2027-03-01' }],
  },
  {
    title: 'the vision standard exists since 2022-03-22',
    citation: '49 CFR 391.44',
    file: aFile({ facts: { visionStandard: true }, employments: hired('2022-01-10') }),
    on: '2022-03-21',
    lines: [{ code: 'vision-standard', status: 'notApplicable', why: 'notInForce' }],
  },
  {
    title: 'on its first day the vision standard needs its certificate',
    citation: '49 CFR 391.44',
    file: aFile({ facts: { visionStandard: true }, employments: hired('2022-01-10') }),
    on: '2022-03-22',
    lines: [{ code: 'vision-standard', status: 'due', dueOn: '2022-03-22', bars: true }],
  },
];
