import type { Db } from '#db/handle';
import { workKinds, type HistoryKind } from '#domain/driver-histories/kinds';
import { dateAt, endOfDate } from '#domain/shared/zoned-time';
import { isEntered, type Evidence, type EvidenceKind } from '#domain/requirements/evidence';
import type { RequirementFacts, ToldWork } from '#domain/requirements/facts';
import { pipelineEvidence, pipelineWaiting } from '#domain/requirements/pipeline-evidence';
import { zoneAt } from '#platform/time-zones';
import { listDriverFacts, type StoredDriverFact } from '../stores/driver-fact-store';
import { readEmployments, readJob } from './requirement-jobs';
import { readOwnResults } from './requirement-results';
import { readApprovals, readPipelineOn } from './requirement-pipeline';

/** Whose requirements, for which organization and order, on which day. */
export interface RequirementsQuestion {
  readonly driverId: string;
  readonly organizationId: string | null;
  readonly orderId: string | null;
  readonly on: string;
}

interface DriverRow {
  readonly birthDate: string | null;
  readonly licenseClass: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly signedUpAt: string;
  readonly emailAt: string | null;
  readonly phoneAt: string | null;
}

/** Everything that the rules look at; of a past day only what was there by its end, where the driver lives. */
export async function readRequirementFacts(
  db: Db,
  question: RequirementsQuestion,
): Promise<RequirementFacts | undefined> {
  const { driverId, on, organizationId } = question;
  const driver = await findDriver(db, driverId);
  if (driver === undefined) return undefined;
  const zone = zoneAt(driver);
  const before = endOfDate(on, zone);
  const [state, approvals, told, signed, entered, employments, job, own] = await Promise.all([
    readPipelineOn(db, driverId, before),
    readApprovals(db, { driverId, before, zone }),
    readTold(db, driverId),
    readSigned(db, driverId, before),
    listDriverFacts(db, driverId),
    readEmployments(db, question),
    readJob(db, question),
    readOwnResults(db, { driverId, organizationId, before, zone }),
  ]);
  const signedUpOn = dateAt(driver.signedUpAt, zone);
  const dated = [...signed, ...contactsOf(driver)].flatMap(({ kind, at }) => datedAt(kind, at, zone));
  return {
    birthDate: driver.birthDate,
    signedUpOn,
    isCdl: !isSo(entered, 'drivesWithoutCdl', on) && driver.licenseClass !== null,
    isNonDomiciled: isSo(entered, 'nonDomiciledCdl', on),
    organizationId,
    job,
    employments: [...employments, ...enteredEmployments(entered, organizationId)],
    ...told,
    evidence: [
      ...(state === undefined ? [] : pipelineEvidence(state, approvals, dateAt(state.enteredAt, zone))),
      ...dated,
      ...entered.flatMap(enteredEvidence),
      ...own.evidence,
    ],
    waiting: { ...(state === undefined ? {} : pipelineWaiting(state)), ...own.waiting },
  };
}

const datedAt = (kind: EvidenceKind, at: string | null, zone: string): Evidence[] =>
  at === null ? [] : [{ kind, on: dateAt(at, zone), endsOn: null, organizationId: null }];

const contactsOf = ({ emailAt, phoneAt }: DriverRow) => [
  { kind: 'email' as const, at: emailAt },
  { kind: 'phone' as const, at: phoneAt },
];

const isSo = (entered: readonly StoredDriverFact[], kind: StoredDriverFact['kind'], on: string): boolean =>
  entered.some((fact) => fact.kind === kind && fact.on <= on && (fact.endsOn === null || on <= fact.endsOn));

const enteredEvidence = ({ kind, on, endsOn, organizationId }: StoredDriverFact): Evidence[] =>
  kind === 'hired' || kind === 'left' || kind === 'drivesWithoutCdl' || kind === 'nonDomiciledCdl' || !isEntered(kind)
    ? []
    : [{ kind, on, endsOn, organizationId }];

/** Each day of hire goes on until the first day of leaving after it. */
function enteredEmployments(entered: readonly StoredDriverFact[], organizationId: string | null) {
  const daysOf = (kind: 'hired' | 'left') =>
    entered.filter((fact) => fact.kind === kind && fact.organizationId === organizationId).map(({ on }) => on);
  const left = daysOf('left').sort();
  return daysOf('hired').map((startDate) => ({ startDate, endDate: left.find((day) => day >= startDate) ?? null }));
}

async function findDriver(db: Db, driverId: string): Promise<DriverRow | undefined> {
  const found: DriverRow | undefined = await db('drivers')
    .join('users', 'users.id', 'drivers.id')
    .where('drivers.id', driverId)
    .first({
      birthDate: 'drivers.birth_date',
      licenseClass: 'drivers.license_class',
      latitude: 'drivers.latitude',
      longitude: 'drivers.longitude',
      signedUpAt: 'users.created_at',
      emailAt: 'users.email_confirmed_at',
      phoneAt: 'users.phone_confirmed_at',
    });
  return found;
}

async function readTold(db: Db, driverId: string): Promise<Pick<RequirementFacts, 'work' | 'homes'>> {
  const rows: (ToldWork & { kind: HistoryKind })[] = await db('driver_history_items')
    .where({ driver_id: driverId })
    .select({
      kind: 'kind',
      startDate: 'start_on',
      endDate: 'end_on',
      isDot: db.raw(`coalesce(details ->> 'subjectToFmcsa' = 'true', false)`),
    });
  return {
    work: rows.filter(({ kind }) => workKinds.some((work) => work === kind)),
    homes: rows.filter(({ kind }) => kind === 'residence'),
  };
}

const consentProofs: Readonly<Record<string, EvidenceKind>> = {
  'background-check-disclosure': 'fcraDisclosure',
  'background-check-authorization': 'fcraAuthorization',
  'psp-background-reports': 'pspConsent',
  'clearinghouse-limited-query': 'clearinghouseConsent',
  'voe-consent': 'voeConsent',
};

interface Signed {
  readonly kind: EvidenceKind;
  readonly at: string;
}

/** What he signed, and that he listed every employer of the years that count. */
async function readSigned(db: Db, driverId: string, before: string): Promise<Signed[]> {
  const consents: { kind: string; at: string }[] = await db('consents')
    .where({ driver_id: driverId })
    .where('signed_at', '<', before)
    .select({ kind: 'kind', at: 'signed_at' });
  const lists: { at: string }[] = await db('driver_submissions')
    .where({ driver_id: driverId, task: 'employmentHistory' })
    .where('sent_at', '<', before)
    .whereRaw(`content ->> 'commercialEmployersListed' = 'true'`)
    .select({ at: 'sent_at' });
  return [
    ...consents.flatMap(({ kind, at }) => {
      const proof = consentProofs[kind];
      return proof === undefined ? [] : [{ kind: proof, at }];
    }),
    ...lists.map(({ at }) => ({ kind: 'allEmployersListed' as const, at })),
  ];
}
