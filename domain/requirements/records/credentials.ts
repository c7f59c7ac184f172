import type { Requirement } from '../model/requirement';
import { keep, record, versions } from './record';

const CREDENTIAL_NOTICE_DAYS = 60;
const atStart = { store: 'qualification', due: { by: 'first drive' }, bars: true } as const;
const hazmatEndorsement = { kind: 'hazmatEndorsement', dated: 'issued', of: 'driver', until: 'expires' } as const;
const twic = { kind: 'twic', of: 'driver', until: 'expires', maximum: '60 months' } as const;
const entryLevel = {
  ...atStart,
  citation: '49 CFR 380.501, 380.509, 380.513 as of 2004',
  per: 'employment',
  appliesIf: ['interstate', 'cdlJob', 'newCdlHolder'],
  proofs: [{ kind: 'entryLevelCertificate', dated: 'issued', of: 'driver' }],
  keep: keep('end + 1 years'),
} as const;

/** Road test, training and credentials: 49 CFR 391.31, parts 380, 383 and 1572, 172.704, 33 CFR 101.514. */
export const credentialRecords: readonly Requirement[] = [
  record({
    ...atStart,
    code: 'road-test',
    title: 'Road test or equivalent',
    citation: '49 CFR 391.31, 391.33, 391.51(b)(3)',
    note: 'Form and certificate; or a CDL, valid at the first drive, issued after a road test in that type of vehicle, not for doubles, triples or tank vehicles; or a certificate of at most three years.',
    per: 'employment',
    appliesIf: ['dqJob'],
    exemptIf: ['exemptFromRoadTest', 'furnished'],
    proofs: [
      { kind: 'roadTest', dated: 'performed' },
      {
        kind: 'license',
        dated: 'issued',
        of: 'driver',
        findings: ['skillTested'],
        validOn: 'first drive',
        if: ['not doubleTriple', 'not cargoTank'],
      },
      {
        kind: 'roadTestCertificate',
        dated: 'performed',
        of: 'driver',
        limits: [{ date: 'performed', before: 'application', atMost: '3 years' }],
      },
    ],
    keep: keep('end + 3 years'),
  }),
  record({
    ...entryLevel,
    code: 'entry-level-certificate-2003',
    title: 'Entry-level driver training certificate: hired in the year before the rule',
    note: 'For drivers who first drove with a CDL in interstate commerce after July 20, 2003. Those already employed when the rule began had until October 18, 2004.',
    due: { by: 'first drive', notBefore: '2004-10-18' },
    from: '2003-07-21',
    to: '2004-07-19',
  }),
  record({
    ...entryLevel,
    code: 'entry-level-certificate',
    title: 'Entry-level driver training certificate',
    note: 'For the first year with a CDL, in interstate commerce. Since February 7, 2022, the state checks the training before it issues the license.',
    from: '2004-07-20',
    to: '2022-02-06',
  }),
  record({
    ...atStart,
    code: 'lcv-certificate',
    title: 'Longer combination vehicles: driver-training certificate, or certificate of grandfathering',
    citation: '49 CFR 380.103, 380.111(d), 380.203, 380.205, 380.401',
    note: 'For operators in interstate commerce.',
    per: 'employment',
    law: 'day',
    appliesIf: ['interstate', 'lcv'],
    proofs: [{ kind: 'lcvCertificate', dated: 'issued', of: 'driver' }],
    keep: keep('end + 3 years'),
    from: '2004-06-01',
  }),
  record({
    code: 'hazmat-training',
    title: 'Hazardous materials training',
    citation: '49 CFR 172.704, 177.816',
    note: 'Within 90 days of the hire or of a change of job, supervised until then, and every three years; for cargo tanks also 177.816(b).',
    store: 'hr',
    per: 'employment',
    law: 'day',
    restarts: true,
    appliesIf: ['hazmat'],
    due: { by: 'hire + 90 days' },
    proofs: [{ kind: 'hazmatTraining', dated: 'performed', since: 'any', lasts: '3 years' }],
    bars: { after: 'hire + 90 days' },
    keep: keep('end + 90 days'),
  }),
  ...versions(
    {
      ...atStart,
      code: 'hazmat-endorsement',
      title: 'Hazmat endorsement with threat assessment',
      citation: '49 CFR 383.93, 383.141, part 1572',
      note: 'H or X, for at most 60 months.',
      per: 'driver',
      law: 'day',
      appliesIf: ['cdlJob', 'hazmat'],
      proofs: [{ ...hazmatEndorsement, maximum: '60 months' }],
      noticeDays: CREDENTIAL_NOTICE_DAYS,
      acts: 'driver',
      keep: keep('end + 3 years'),
    },
    [
      {
        to: '2005-01-30',
        title: 'Hazmat endorsement',
        citation: '49 CFR 383.93',
        note: 'H or X. Threat assessments, and with them the 60 months, began on January 31, 2005.',
        proofs: [hazmatEndorsement],
      },
      // An endorsement of before ran on until its renewal.
      {
        from: '2005-01-31',
        proofs: [
          { ...hazmatEndorsement, notAfter: '2005-01-30' },
          { ...hazmatEndorsement, notBefore: '2005-01-31', maximum: '60 months' },
          // Without the date of issue, it is known to be valid from the day on which it was received.
          { ...hazmatEndorsement, dated: 'received', notBefore: '2005-01-31', maximum: '60 months' },
        ],
      },
    ],
  ),
  record({
    ...atStart,
    code: 'twic',
    title: 'TWIC card',
    citation: '33 CFR 101.514',
    note: 'For secure areas of ports without an escort; for at most 60 months. Facilities had to comply zone by zone, all of them by April 15, 2009 (73 FR 25562).',
    store: 'hr',
    per: 'driver',
    law: 'day',
    appliesIf: ['portArea'],
    proofs: [
      { ...twic, dated: 'issued' },
      // Without the date of issue, it is known to be valid from the day on which it was received.
      { ...twic, dated: 'received' },
    ],
    noticeDays: CREDENTIAL_NOTICE_DAYS,
    acts: 'driver',
    keep: keep('end + 3 years'),
    from: '2009-04-15',
  }),
];
