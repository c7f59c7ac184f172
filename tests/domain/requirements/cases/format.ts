/**
 * Cases: what the law expects of a file on a day, written from the regulation, never from what the code answers.
 *
 * A case has a title (a sentence), a citation, a file, the day asked about, and the lines that it expects. Only the
 * fields that a case names are compared, so name the status and whatever else the case is about.
 *
 *     {
 *       title: 'a driving record received 31 days after the hire is one day late',
 *       citation: '49 CFR 391.23(b)',
 *       file: aFile({ evidence: [aDocument('mvr', { received: '2026-02-12' }, { about: 'TX' })] }),
 *       on: '2026-06-01',
 *       lines: [{ code: 'employer-mvr', subject: 'TX', status: 'late', daysLate: 1 }],
 *     }
 *
 * The file. `aFile()` is a driver of 40 with one license (TX, class A, since 2010), who drives tractor-trailers
 * between states as an employee: application 2026-01-05 (A), hire 2026-01-12 (H), first drive 2026-01-19 (S). Pass what is
 * different: `facts` are merged with these, `undefined` makes a fact unknown; lists replace the list.
 * `changes` are facts that start on a later day. `anEmployment({ … })` and `aLicense({ … })` take what is different, too. Past
 * employers, homes and work are empty lists (stated: none); `undefined` makes them unknown.
 *
 * Evidence. `aDocument(kind, dates, more)`: accepted, and obtained by the carrier for the employment; licenses, medical
 * certificates and other credentials are the driver's own. `more` has what is different: `about` (id of a past employer,
 * code of a state, id of a certificate), `findings`, `form`, `obtainedBy`, `organizationId`, `employmentId`, `review`. The dates
 * have the names in `domain/requirements/model/evidence.ts`; a requirement counts one of them: a driving
 * record `received`, a medical certificate `examined`, a query `queried`, a signature `signed`, a note or a test drive `performed`.
 *
 * The day. `on` is a calendar day where the driver lives, or an instant such as `2026-03-01T05:30:00Z`. `employment` is the
 * id of the employment asked about, if the file has several (the last one if absent), or null for the driver alone.
 *
 * The lines. `code` is that of `domain/requirements/records/`, `subject` the employer, state or certificate of the line.
 * `status: 'absent'` expects no such line. Days are ISO dates. A day `2026-02-11` as `dueOn` is the last good day.
 *
 * The documents. `keeps` expects a stored document to be kept by a requirement until a day, whether or not it proves anything.
 *
 * Add a file per topic, and list it in `../cases.test.ts`.
 */
import type { Answer, Status } from '#domain/requirements/model/answer';
import type { DriverFile } from '#domain/requirements/model/driver-file';
import type { Employment } from '#domain/requirements/model/employment';
import type { Evidence, EvidenceKind } from '#domain/requirements/model/evidence';
import type { Facts, License, PastEmployer } from '#domain/requirements/model/facts';
import type { Requirement } from '#domain/requirements/model/requirement';

/** One expected line; absent fields are not compared. */
export interface ExpectedLine extends Partial<
  Pick<
    Answer,
    | 'why'
    | 'facts'
    | 'provenOn'
    | 'dueOn'
    | 'daysLate'
    | 'isEarly'
    | 'lateness'
    | 'acts'
    | 'keepUntil'
    | 'bars'
    | 'store'
    | 'correction'
  >
> {
  readonly code: string;
  readonly subject?: string;
  readonly status: Status | 'absent';
  /** Ids of the documents shown beside the one that counts. */
  readonly others?: readonly string[];
}

/** One case. */
export interface Case {
  readonly title: string;
  readonly citation: string;
  readonly file: DriverFile;
  readonly on: string;
  readonly employment?: string | null;
  readonly lines: readonly ExpectedLine[];
  /** Stored documents, also those that prove nothing, with the requirement that keeps them and the earliest day of deletion. */
  readonly keeps?: readonly { readonly id: string; readonly code: string; readonly keepUntil: string | null }[];
  /** Records other than the law's, such as a correction; absent for the law. */
  readonly requirements?: readonly Requirement[];
  /** The instant whose knowledge of the law is asked for; absent for all of it. */
  readonly knownAt?: string | null;
}

export const CARRIER = 'carrier';
export const EMPLOYMENT = 'employment';

const typicalFacts: Facts = {
  interstate: true,
  cdlJob: true,
  forPay: true,
  hazmat: false,
  cargoTank: false,
  doubleTriple: false,
  lcv: false,
  schoolBus: false,
  combination: true,
  airBrakes: true,
  manualTransmission: false,
  portArea: false,
  exemptOperation: false,
  firstOrIntermittentUse: true,
  nonDomiciledCdl: false,
  learnerPermit: false,
  variance: false,
  insulin: false,
  visionStandard: false,
  firstVisionQualification: false,
  newCdlHolder: false,
  unresolvedViolation: false,
  remoteHiring: false,
  refusedBecauseOfReport: false,
  jobState: 'TX',
  vehicleWeight: 80_000,
  passengers: 2,
  cdlClass: 'A',
  birthDate: '1985-06-15',
  category: 'NI',
  timeZone: 'America/Chicago',
};

export const aLicense = (more: Partial<License> = {}): License => ({
  state: 'TX',
  isForeign: false,
  heldFrom: '2010-05-01',
  heldUntil: null,
  class: 'A',
  endorsements: [],
  restrictions: [],
  ...more,
});

export const anEmployment = (more: Partial<Employment> = {}): Employment => ({
  id: EMPLOYMENT,
  organizationId: CARRIER,
  appliedOn: '2026-01-05',
  hiredOn: '2026-01-12',
  startedOn: '2026-01-19',
  endedOn: null,
  endReason: null,
  type: 'employee',
  isMultipleEmployer: false,
  isFurnished: false,
  ...more,
});

export const aPastEmployer = (more: Partial<PastEmployer> = {}): PastEmployer => ({
  id: 'old-carrier',
  name: 'Old Carrier',
  startDate: '2020-01-01',
  endDate: '2025-12-20',
  mode: 'fmcsa',
  isSafetySensitive: true,
  hasUnfinishedPlan: false,
  ...more,
});

export const aFile = ({ facts = {}, ...more }: Partial<DriverFile> = {}): DriverFile => ({
  changes: [],
  licenses: [aLicense()],
  pastEmployers: [],
  homes: [],
  work: [],
  employments: [anEmployment()],
  evidence: [],
  ...more,
  facts: { ...typicalFacts, ...facts },
});

/** Documents of the driver, not of an employer. */
const ownKinds: readonly EvidenceKind[] = [
  'license',
  'learnerPermit',
  'singleLicenseCertification',
  'medicalCertificate',
  'medicalVariance',
  'hazmatEndorsement',
  'twic',
  'roadTestCertificate',
];

export function aDocument(
  kind: EvidenceKind,
  dates: Evidence['dates'],
  more: Partial<Omit<Evidence, 'kind' | 'dates'>> = {},
): Evidence {
  const isOwn = ownKinds.includes(kind);
  const firstDay = Object.values(dates)[0] ?? '';
  return {
    id: [kind, more.about, firstDay].filter(Boolean).join(' '),
    kind,
    dates,
    form: 'document',
    findings: [],
    about: null,
    obtainedBy: isOwn ? 'driver' : 'carrier',
    organizationId: isOwn ? null : CARRIER,
    employmentId: isOwn ? null : EMPLOYMENT,
    review: { by: 'Sam Safety', on: firstDay, result: 'accepted' },
    ...more,
  };
}
