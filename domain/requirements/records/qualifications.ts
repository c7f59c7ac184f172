import type { Breach, Requirement } from '../model/requirement';
import { keep, noApplicationFile, record, versions } from './record';

const file = { store: 'qualification', keep: keep('end + 3 years') } as const;
const ofDriver = {
  ...file,
  per: 'driver',
  law: 'day',
  due: { by: 'first drive' },
  bars: true,
  acts: 'driver',
} as const;
const CREDENTIAL_NOTICE_DAYS = 60;
const validLicense = {
  kind: 'license',
  dated: 'issued',
  of: 'driver',
  until: 'expires',
  cappedBy: 'license',
} as const;
/** Without the date of issue, the license is known to be valid from the day on which it was received. */
const validLicenses = [validLicense, { ...validLicense, dated: 'received' }] as const;

/** A disqualification: a state's record, until the same state clears it (391.15(b)), or the Clearinghouse. */
const disqualifications: readonly Breach[] = [
  {
    kind: 'mvr',
    findings: ['licenseNotValid'],
    dated: 'received',
    clearedBy: { kind: 'mvr', findings: ['licenseValid'], dated: 'received', aboutSame: true },
  },
  {
    kind: 'clearinghouseFull',
    findings: ['prohibited'],
    dated: 'queried',
    clearedBy: { kind: 'clearinghouseFull', findings: ['clear'], dated: 'queried' },
  },
];

/** An assessment that the driver cannot read and speak English well enough, until a later one says otherwise. */
const notAble: Breach = {
  kind: 'englishAssessment',
  findings: ['no'],
  dated: 'performed',
  clearedBy: { kind: 'englishAssessment', findings: [], dated: 'performed' },
};

/** Qualifications: 49 CFR 391.11, 391.15, 391.23(m)(2), parts 382 and 383. */
export const qualificationRecords: readonly Requirement[] = [
  record({
    ...ofDriver,
    code: 'license',
    title: "Driver's license, front and back",
    citation: '49 CFR 391.11(b)(5), 383.21, 383.23',
    note: 'Number, state, class, restrictions and expiration date. Nobody may drive with licenses of two states at the same time.',
    appliesIf: ['dqJob'],
    exemptIf: ['exemptFromPart391', 'furnished'],
    proofs: validLicenses,
    breachedIf: ['severalLicenses'],
    noticeDays: CREDENTIAL_NOTICE_DAYS,
  }),
  record({
    ...ofDriver,
    code: 'license-cdl',
    title: 'Commercial license: job outside part 391',
    citation: '49 CFR 383.21, 383.23(a), 383.37(a)',
    note: 'For an intrastate CDL job or an exempt operation. No rule requires a copy in the file, but nobody may drive without the license.',
    appliesIf: ['cdlJob', 'outsidePart391'],
    proofs: validLicenses,
    breachedIf: ['severalLicenses'],
    noticeDays: CREDENTIAL_NOTICE_DAYS,
    keep: [],
  }),
  record({
    ...ofDriver,
    code: 'endorsements-for-job',
    title: 'License class, endorsements and restrictions',
    citation: '49 CFR 383.91, 383.93, 383.95',
    note: 'Endorsements H, N, T, P and S as the job needs. Restrictions: E no manual transmission, K intrastate only, L no air brakes, Z no full air brakes, M no class A bus, N no class A or B bus, O no tractor-trailers.',
    per: 'employment',
    appliesIf: ['cdlJob'],
    proofs: [{ check: 'licenseFitsJob' }],
  }),
  record({
    ...ofDriver,
    code: 'not-disqualified',
    title: 'Not disqualified from driving',
    citation: '49 CFR 383.37, 383.51, 391.15, 382.501',
    note: 'Nobody may drive while a record or the Clearinghouse says that the driver is disqualified. The driving record, which may come until 30 days after the hire (391.23(b)), shows a valid license, and the Clearinghouse does not prohibit the driver. A loss of the license is cleared by the state that recorded it (391.15(b)(1)). Since November 18, 2024, states downgrade a prohibited driver (383.73(q)).',
    appliesIf: ['dqJob'],
    exemptIf: ['exemptFromPart391', 'furnished'],
    // No driving record is asked about drivers of several carriers and in exempt operations (391.63, 391.67 to 391.69).
    optionalIf: ['outsideApplicationRules'],
    due: { by: 'hire + 30 days' },
    proofs: [{ kind: 'mvr', dated: 'received', findings: ['licenseValid'] }],
    breaches: disqualifications,
    bars: 'after breach',
    acts: 'carrier',
    keep: [],
  }),
  record({
    ...ofDriver,
    code: 'not-disqualified-cdl',
    title: 'Not disqualified: no qualification file required',
    citation: '49 CFR 383.37, 383.51, 391.15(a), 382.501',
    note: 'For an intrastate CDL job, an exempt operation, or a furnished driver: no rule asks for a driving record before the first drive, but nobody may drive while a record or the Clearinghouse says that the driver is disqualified.',
    appliesIf: ['noQualificationFile'],
    isOptional: true,
    proofs: [{ kind: 'mvr', dated: 'received', findings: ['licenseValid'] }],
    breaches: disqualifications,
    acts: 'carrier',
    keep: [],
  }),
  record({
    ...ofDriver,
    code: 'age-21-interstate',
    title: 'At least 21 years old: interstate job',
    citation: '49 CFR 391.11(b)(1)',
    appliesIf: ['interstate', 'dqJob'],
    exemptIf: ['exemptFromAge'],
    proofs: [{ age: 21 }],
    acts: 'carrier',
    keep: [],
  }),
  record({
    ...ofDriver,
    code: 'age-21-hazmat',
    title: 'At least 21 years old: intrastate hazmat job',
    citation: '49 CFR 391.11(b)(1), state law as adopted',
    note: 'Each state adopts the rule for itself.',
    authority: 'state',
    appliesIf: ['not interstate', 'hazmat'],
    proofs: [{ age: 21 }],
    acts: 'carrier',
    keep: [],
  }),
  ...versions(
    {
      ...ofDriver,
      code: 'english',
      title: 'English proficiency',
      citation: '49 CFR 391.11(b)(2)',
      per: 'employment',
      appliesIf: ['interstate', 'dqJob'],
      exemptIf: ['exemptFromPart391'],
      proofs: [{ kind: 'englishAssessment', dated: 'performed', forms: ['document', 'typedDay'] }],
      breaches: [notAble],
      bars: 'after breach',
      acts: 'carrier',
    },
    [
      {
        to: '2025-06-24',
        note: 'A qualification; the law requires no document. A note of the assessment is enough. Only a recorded "no" bars driving.',
      },
      {
        from: '2025-06-25',
        note: 'A qualification; the law requires no document. Only a recorded "no" bars driving. Inspectors again place a driver who is not proficient out of service.',
      },
    ],
  ),
  record({
    ...file,
    code: 'self-certified-category',
    title: 'Self-certification category',
    citation: '49 CFR 391.23(m)(2), 383.71(b)(1)',
    note: "Shown on the state's driving record; it must allow the job. Not required outside part 391.",
    per: 'employment',
    appliesIf: ['cdlJob'],
    exemptIf: [...noApplicationFile, 'foreignCdl'],
    optionalIf: ['outsidePart391'],
    due: { by: 'first drive' },
    proofs: [
      { kind: 'mvr', dated: 'received', findings: ['categoryNI'] },
      { kind: 'mvr', dated: 'received', findings: ['categoryEI'], if: ['exemptOperation'] },
      { kind: 'mvr', dated: 'received', findings: ['categoryNA'], if: ['not interstate'] },
      { kind: 'mvr', dated: 'received', findings: ['categoryEA'], if: ['not interstate', 'exemptOperation'] },
    ],
    bars: true,
    keep: keep('document + 3 years'),
    from: '2015-01-30',
  }),
  record({
    ...ofDriver,
    code: 'work-status',
    title: 'Non-domiciled CDL still valid',
    citation: '91 FR 7044, 49 CFR 383.71(f), 383.73(f)',
    note: 'States issue one to holders of H-2A, H-2B or E-2 status only, for at most a year. Older licenses stay good until they end or are revoked.',
    appliesIf: ['nonDomiciledCdl', 'cdlJob'],
    due: null,
    proofs: [
      { kind: 'license', dated: 'issued', of: 'driver', until: 'expires', notAfter: '2026-03-15' },
      // A license that arrived before that day was issued before it.
      { kind: 'license', dated: 'received', of: 'driver', until: 'expires', notAfter: '2026-03-15' },
      {
        kind: 'license',
        dated: 'issued',
        of: 'driver',
        until: 'expires',
        maximum: '1 years',
        notBefore: '2026-03-16',
      },
    ],
    noticeDays: CREDENTIAL_NOTICE_DAYS,
    acts: 'carrier',
    from: '2026-03-16',
  }),
  record({
    ...ofDriver,
    code: 'learner-permit',
    title: "Commercial learner's permit, with a CDL holder beside the driver",
    citation: '49 CFR 383.25, 383.5',
    note: 'The permit, valid for a year at most, and a note of the CDL holder who sits beside the driver. No placarded hazardous materials. The drug and alcohol rules apply.',
    per: 'employment',
    appliesIf: ['cdlJob', 'learnerPermit'],
    proofs: [
      {
        kind: 'learnerPermit',
        dated: 'issued',
        of: 'driver',
        until: 'expires',
        maximum: '1 years',
        with: [{ kind: 'accompanyingDriver', findings: [], dated: 'performed' }],
      },
    ],
  }),
  record({
    ...ofDriver,
    code: 'single-license',
    title: 'Single-license certification',
    citation: '49 CFR 383.21',
    note: 'The law names no such document; keeping one does no harm.',
    appliesIf: ['cdlJob'],
    due: null,
    isOptional: true,
    proofs: [{ kind: 'singleLicenseCertification', dated: 'signed', of: 'driver' }],
    bars: false,
  }),
];
