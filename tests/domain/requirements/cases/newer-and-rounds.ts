import { aDocument, aFile, aLicense, anEmployment, type Case } from './format';

const noCdl = { cdlJob: false, vehicleWeight: 20_000, combination: false, airBrakes: false };
const state = (received: string, medicalExpires: string, more: { examined?: string; issued?: string } = {}) =>
  aDocument(
    'mvr',
    { received, medicalExpires, ...more },
    { about: 'TX', findings: ['licenseValid', 'certified', 'categoryNI'] },
  );
const failed = (examined: string) =>
  aDocument('medicalCertificate', { examined }, { id: 'failed', findings: ['notCertified'] });
const card = (examined: string, expires: string) => aDocument('medicalCertificate', { examined, expires });
const license = (issued: string, expires: string, received?: string) =>
  aDocument('license', { issued, expires, ...(received !== undefined && { received }) });
const mvr = (received: string, about = 'TX') => aDocument('mvr', { received }, { about });
const movedTo = (heldUntil: string) => [
  aLicense({ heldFrom: heldUntil }),
  aLicense({ state: 'OK', heldUntil, heldFrom: '2015-01-01' }),
];

/** Like is compared with like, and windows of recurring duties hang on the round that was due (49 CFR 391.43, 391.45, 391.25). */
export const newerAndRoundCases: readonly Case[] = [
  {
    title: 'a failed examination ends the state’s certification of before',
    citation: '49 CFR 391.45(g), 391.43(g)(3)',
    file: aFile({ evidence: [state('2026-01-15', '2027-12-20'), failed('2026-03-02')] }),
    on: '2026-03-03',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', bars: true }],
  },
  {
    title: 'on the day before the failed examination the certification still counted',
    citation: '49 CFR 391.45(g)',
    file: aFile({ evidence: [state('2026-01-15', '2027-12-20'), failed('2026-03-02')] }),
    on: '2026-03-01',
    lines: [{ code: 'medical-proof-cdl', status: 'done', bars: false }],
  },
  {
    title: 'a state’s record that still shows the old examination does not undo a failed one, although it came later',
    citation: '49 CFR 391.43(g)(3)',
    file: aFile({
      evidence: [
        state('2026-01-15', '2027-12-20', { examined: '2025-12-20' }),
        failed('2026-03-02'),
        state('2026-03-10', '2027-12-20', { examined: '2025-12-20' }),
      ],
    }),
    on: '2026-03-20',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', bars: true }],
  },
  {
    title: 'a later record without the day of the examination cannot undo a failed one if its end fits the old one',
    citation: '49 CFR 391.43(g)(3)',
    file: aFile({ evidence: [failed('2026-03-02'), state('2026-03-10', '2027-12-20')] }),
    on: '2026-03-20',
    lines: [{ code: 'medical-proof-cdl', status: 'missing', bars: true }],
  },
  {
    title: 'a state’s record of a later examination counts after a failed one',
    citation: '49 CFR 391.43(g)(3)',
    file: aFile({
      evidence: [
        state('2026-01-15', '2027-12-20'),
        failed('2026-03-02'),
        state('2026-04-10', '2027-04-01', { examined: '2026-04-01' }),
      ],
    }),
    on: '2026-05-01',
    lines: [{ code: 'medical-proof-cdl', status: 'late', dueOn: '2027-04-01', bars: false }],
  },
  {
    title: 'a newer, shorter certificate ends the state’s record that came later and shows the old one',
    citation: '49 CFR 391.45, 391.51(b)(6)(ii)',
    file: aFile({
      evidence: [card('2026-02-01', '2026-08-01'), state('2026-02-20', '2027-12-20', { examined: '2025-12-20' })],
    }),
    on: '2026-08-02',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', dueOn: '2026-08-01', bars: true }],
  },
  {
    title: 'a newer, shorter certificate also ends a record that does not say which examination it shows',
    citation: '49 CFR 391.45, 391.51(b)(6)(ii)',
    file: aFile({
      evidence: [
        state('2026-01-15', '2027-11-20'),
        card('2026-02-01', '2026-08-01'),
        state('2026-02-20', '2027-11-20'),
      ],
    }),
    on: '2026-08-02',
    lines: [{ code: 'medical-proof-cdl', status: 'expired', dueOn: '2026-08-01', bars: true }],
  },
  {
    title: 'an older, shorter certificate does not end a state’s record of a later examination',
    citation: '49 CFR 391.45, 391.51(b)(6)(ii)',
    file: aFile({
      evidence: [card('2025-09-01', '2026-03-01'), state('2026-01-15', '2028-01-05', { examined: '2026-01-05' })],
    }),
    on: '2026-05-01',
    lines: [{ code: 'medical-proof-cdl', status: 'done', dueOn: '2028-01-05', bars: false }],
  },
  {
    title: 'a certificate that ended before the state’s record came does not end it: the record shows a later one',
    citation: '49 CFR 391.45, 391.51(b)(6)(ii)',
    file: aFile({ evidence: [card('2025-01-10', '2026-01-10'), state('2026-01-15', '2026-12-20')] }),
    on: '2026-05-01',
    lines: [{ code: 'medical-proof-cdl', status: 'done', dueOn: '2026-12-20', bars: false }],
  },
  {
    title: 'a failed examination ends the yearly proof of the vision standard as well',
    citation: '49 CFR 391.44, 391.45(g)',
    file: aFile({
      facts: { ...noCdl, visionStandard: true },
      evidence: [card('2026-01-10', '2027-01-10'), failed('2026-03-02')],
    }),
    on: '2026-03-03',
    lines: [
      { code: 'vision-standard', status: 'expired', bars: true },
      { code: 'medical-proof-non-cdl', status: 'expired', bars: true },
    ],
  },
  {
    title: 'a record issued before the one that shows a lost license does not clear it, although it came later',
    citation: '49 CFR 391.15(b), 383.37(a)',
    file: aFile({
      evidence: [
        aDocument(
          'mvr',
          { issued: '2026-02-10', received: '2026-02-12' },
          { id: 'lost', about: 'TX', findings: ['licenseNotValid'] },
        ),
        aDocument(
          'mvr',
          { issued: '2026-01-20', received: '2026-02-20' },
          { id: 'valid', about: 'TX', findings: ['licenseValid'] },
        ),
      ],
    }),
    on: '2026-03-01',
    lines: [{ code: 'not-disqualified', status: 'missing', bars: true }],
  },
  {
    title: 'a record that shows "not certified" is not cleared by one issued before it',
    citation: '49 CFR 391.23(m)(2)',
    file: aFile({
      evidence: [
        aDocument(
          'mvr',
          { issued: '2026-02-10', received: '2026-02-12' },
          { id: 'not certified', about: 'TX', findings: ['licenseValid', 'notCertified'] },
        ),
        state('2026-02-20', '2027-11-20', { issued: '2026-01-20' }),
      ],
    }),
    on: '2026-03-01',
    lines: [{ code: 'medical-proof-cdl', status: 'missing', bars: true }],
  },
  {
    title: 'the license that was issued last counts, although an older one that runs longer arrived after it',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({
      evidence: [license('2025-12-01', '2026-04-30', '2026-01-05'), license('2022-05-01', '2030-05-01', '2026-02-01')],
    }),
    on: '2026-05-15',
    lines: [{ code: 'license', status: 'expired', dueOn: '2026-04-30', bars: true }],
  },
  ...(['2027-02-01', '2027-09-01', '2029-03-01'] as const).map((on): Case => ({
    title: `the state of a license given up in the first year stays missing on ${on}, because its round was due`,
    citation: '49 CFR 391.25(a)',
    file: aFile({ licenses: movedTo('2026-07-31') }),
    on,
    lines: [{ code: 'annual-mvr', subject: 'OK', status: 'missing', dueOn: '2027-01-12', bars: false }],
  })),
  ...(['2027-02-01', '2027-09-01', '2029-03-01'] as const).map((on): Case => ({
    title: `the missed renewal of a state given up after its first record stays expired on ${on}`,
    citation: '49 CFR 391.25(a)',
    file: aFile({ licenses: movedTo('2026-07-31'), evidence: [mvr('2026-01-20', 'OK'), mvr('2027-01-10')] }),
    on,
    lines: [{ code: 'annual-mvr', subject: 'OK', status: 'expired', dueOn: '2027-01-20' }],
  })),
  {
    title: 'the record of the round in which the license was given up ends the duty for that state',
    citation: '49 CFR 391.25(a)',
    file: aFile({ licenses: movedTo('2026-07-31'), evidence: [mvr('2027-01-10', 'OK'), mvr('2027-01-10')] }),
    on: '2028-06-01',
    lines: [{ code: 'annual-mvr', subject: 'OK', status: 'absent' }],
  },
  {
    title: 'a state that licensed the driver before the hire only has no annual round',
    citation: '49 CFR 391.25(a)',
    file: aFile({ licenses: movedTo('2025-12-01') }),
    on: '2027-02-01',
    lines: [{ code: 'annual-mvr', subject: 'OK', status: 'absent' }],
  },
  {
    title: 'a license of another state that began and ended within a later year is in the round of that year',
    citation: '49 CFR 391.25(a)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2023-01-05', hiredOn: '2023-01-12', startedOn: '2023-01-19' })],
      licenses: [
        aLicense({ heldUntil: '2025-03-01' }),
        aLicense({ state: 'NM', heldFrom: '2025-03-02', heldUntil: '2025-08-31' }),
        aLicense({ state: 'AZ', heldFrom: '2025-09-01' }),
      ],
      evidence: [mvr('2024-01-10'), mvr('2025-01-09')],
    }),
    on: '2027-06-01',
    lines: [{ code: 'annual-mvr', subject: 'NM', status: 'missing', dueOn: '2026-01-09' }],
  },
];
