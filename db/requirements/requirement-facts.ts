import type { Db } from '#db/core/handle';
import { type Evidence, type EvidenceKind, isEntered } from '#domain/requirements/evidence';
import type { RequirementFacts } from '#domain/requirements/facts';
import { pipelineEvidence, pipelineWaiting } from '#domain/requirements/pipeline-evidence';
import { dateAt } from '#domain/shared/zoned-time';
import { listDriverFacts, type StoredDriverFact } from './driver-fact-store';
import { byDriver, type DriverOnDate, findDriversOnDate } from './requirement-drivers';
import { readHistoryEntries, readSigned } from './requirement-entries';
import { readEmployments, readJobs, readOrderJob, type Subject } from './requirement-jobs';
import { readApprovals, readPipelinesOn } from './requirement-pipeline';
import { readOwnResults } from './requirement-results';

/** The subject, order and date of a requirements check. */
export interface RequirementsParams extends Subject {
  readonly orderId: string | null;
  readonly on: string;
}

/**
 * Reads all the data that requirements are evaluated on. For a past date, only what existed by the end of that day in
 * the driver's time zone. Undefined for an unknown driver.
 */
export async function readRequirementFacts(
  db: Db,
  { orderId, on, ...subject }: RequirementsParams,
): Promise<RequirementFacts | undefined> {
  const [[facts], job] = await Promise.all([
    readManyRequirementFacts(db, [subject], on),
    orderId === null ? null : readOrderJob(db, orderId),
  ]);
  return facts === undefined || orderId === null ? facts : { ...facts, job };
}

/** Reads the facts of many subjects with as many queries as for one; undefined for unknown drivers. */
export async function readManyRequirementFacts(
  db: Db,
  subjects: readonly Subject[],
  on: string,
): Promise<(RequirementFacts | undefined)[]> {
  const drivers = await findDriversOnDate(db, [...new Set(subjects.map(({ driverId }) => driverId))], on);
  const read = await readSources(db, drivers);
  const byId = new Map(drivers.map((driver) => [driver.id, driver]));
  return subjects.map((subject) => {
    const driver = byId.get(subject.driverId);
    return driver && factsOf(read, { driver, subject, on });
  });
}

/** Reads the data of all drivers from each source; each result is a lookup by driver. */
async function readSources(db: Db, drivers: readonly DriverOnDate[]) {
  const ids = drivers.map(({ id }) => id);
  const [states, approvals, entries, signed, entered, employments, jobs, own] = await Promise.all([
    readPipelinesOn(db, drivers),
    readApprovals(db, drivers),
    readHistoryEntries(db, ids),
    readSigned(db, drivers),
    listDriverFacts(db, ids),
    readEmployments(db, ids),
    readJobs(db, ids),
    readOwnResults(db, drivers),
  ]);
  return { states, approvals, entries, signed, entered: byDriver(entered), employments, jobs, own };
}

type Sources = Awaited<ReturnType<typeof readSources>>;

interface SubjectOnDate {
  readonly driver: DriverOnDate;
  readonly subject: Subject;
  readonly on: string;
}

function factsOf(read: Sources, { driver, subject, on }: SubjectOnDate): RequirementFacts {
  const { id, zone, birthDate, licenseClass } = driver;
  const { organizationId } = subject;
  const state = read.states.get(id);
  const entered = read.entered.get(id) ?? [];
  const own = read.own(driver, organizationId);
  const dated = [...read.signed(id), ...contactsOf(driver)].flatMap(({ kind, at }) => datedAt(kind, at, zone));
  return {
    birthDate,
    signedUpOn: dateAt(driver.signedUpAt, zone),
    isCdl: !isInForce(entered, 'drivesWithoutCdl', on) && licenseClass !== null,
    isNonDomiciled: isInForce(entered, 'nonDomiciledCdl', on),
    organizationId,
    job: organizationId === null ? null : read.jobs(subject),
    employments:
      organizationId === null ? [] : [...read.employments(subject), ...enteredEmployments(entered, organizationId)],
    ...read.entries(id),
    evidence: [
      ...(state === undefined ? [] : pipelineEvidence(state, read.approvals(driver), dateAt(state.enteredAt, zone))),
      ...dated,
      ...entered.flatMap(enteredEvidence),
      ...own.evidence,
    ],
    waiting: { ...(state === undefined ? {} : pipelineWaiting(state)), ...own.waiting },
  };
}

const datedAt = (kind: EvidenceKind, at: string | null, zone: string): Evidence[] =>
  at === null ? [] : [{ kind, on: dateAt(at, zone), endsOn: null, organizationId: null }];

const contactsOf = ({ emailAt, phoneAt }: DriverOnDate) => [
  { kind: 'email' as const, at: emailAt },
  { kind: 'phone' as const, at: phoneAt },
];

const isInForce = (entered: readonly StoredDriverFact[], kind: StoredDriverFact['kind'], on: string): boolean =>
  entered.some((fact) => fact.kind === kind && fact.on <= on && (fact.endsOn === null || on <= fact.endsOn));

const enteredEvidence = ({ kind, on, endsOn, organizationId }: StoredDriverFact): Evidence[] =>
  isEntered(kind) ? [{ kind, on, endsOn, organizationId }] : [];

/** Pairs each hire date with the first separation date on or after it; without one, the employment continues. */
function enteredEmployments(entered: readonly StoredDriverFact[], organizationId: string) {
  const daysOf = (kind: 'hired' | 'left') =>
    entered.filter((fact) => fact.kind === kind && fact.organizationId === organizationId).map(({ on }) => on);
  const left = daysOf('left').sort();
  return daysOf('hired').map((startDate) => ({ startDate, endDate: left.find((day) => day >= startDate) ?? null }));
}
