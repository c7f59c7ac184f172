import type { Db } from '#db/handle';
import { isEntered, type Evidence, type EvidenceKind } from '#domain/requirements/evidence';
import type { RequirementFacts } from '#domain/requirements/facts';
import { pipelineEvidence, pipelineWaiting } from '#domain/requirements/pipeline-evidence';
import { dateAt } from '#domain/shared/zoned-time';
import { listDriverFacts, type StoredDriverFact } from '../stores/driver-fact-store';
import { readEmployments, readJobs, readOrderJob, type Subject } from './requirement-jobs';
import { byDriver, findAskedDrivers, type AskedDriver } from './requirement-people';
import { readApprovals, readPipelinesOn } from './requirement-pipeline';
import { readOwnResults } from './requirement-results';
import { readSigned, readTold } from './requirement-told';

/** Whose requirements, for which organization and order, on which day. */
export interface RequirementsQuestion extends Subject {
  readonly orderId: string | null;
  readonly on: string;
}

/** Everything that the rules look at; of a past day only what was there by its end, where the driver lives. */
export async function readRequirementFacts(
  db: Db,
  { orderId, on, ...subject }: RequirementsQuestion,
): Promise<RequirementFacts | undefined> {
  const [[facts], job] = await Promise.all([
    readManyRequirementFacts(db, [subject], on),
    orderId === null ? null : readOrderJob(db, orderId),
  ]);
  return facts === undefined || orderId === null ? facts : { ...facts, job };
}

/** The same of many at once, in as many questions as for one; undefined for whoever does not exist. */
export async function readManyRequirementFacts(
  db: Db,
  subjects: readonly Subject[],
  on: string,
): Promise<(RequirementFacts | undefined)[]> {
  const drivers = await findAskedDrivers(db, [...new Set(subjects.map(({ driverId }) => driverId))], on);
  const read = await readSources(db, drivers);
  const byId = new Map(drivers.map((driver) => [driver.id, driver]));
  return subjects.map((subject) => {
    const driver = byId.get(subject.driverId);
    return driver && factsOf(read, { driver, subject, on });
  });
}

/** What is read of drivers, whoever asks of them; each source answers for one of them. */
async function readSources(db: Db, drivers: readonly AskedDriver[]) {
  const ids = drivers.map(({ id }) => id);
  const [states, approvals, told, signed, entered, employments, jobs, own] = await Promise.all([
    readPipelinesOn(db, drivers),
    readApprovals(db, drivers),
    readTold(db, ids),
    readSigned(db, drivers),
    listDriverFacts(db, ids),
    readEmployments(db, ids),
    readJobs(db, ids),
    readOwnResults(db, drivers),
  ]);
  return { states, approvals, told, signed, entered: byDriver(entered), employments, jobs, own };
}

type Sources = Awaited<ReturnType<typeof readSources>>;

interface Asked {
  readonly driver: AskedDriver;
  readonly subject: Subject;
  readonly on: string;
}

function factsOf(read: Sources, { driver, subject, on }: Asked): RequirementFacts {
  const { id, zone, birthDate, licenseClass } = driver;
  const { organizationId } = subject;
  const state = read.states.get(id);
  const entered = read.entered.get(id) ?? [];
  const own = read.own(driver, organizationId);
  const dated = [...read.signed(id), ...contactsOf(driver)].flatMap(({ kind, at }) => datedAt(kind, at, zone));
  return {
    birthDate,
    signedUpOn: dateAt(driver.signedUpAt, zone),
    isCdl: !isSo(entered, 'drivesWithoutCdl', on) && licenseClass !== null,
    isNonDomiciled: isSo(entered, 'nonDomiciledCdl', on),
    organizationId,
    job: organizationId === null ? null : read.jobs(subject),
    employments:
      organizationId === null ? [] : [...read.employments(subject), ...enteredEmployments(entered, organizationId)],
    ...read.told(id),
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

const contactsOf = ({ emailAt, phoneAt }: AskedDriver) => [
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
function enteredEmployments(entered: readonly StoredDriverFact[], organizationId: string) {
  const daysOf = (kind: 'hired' | 'left') =>
    entered.filter((fact) => fact.kind === kind && fact.organizationId === organizationId).map(({ on }) => on);
  const left = daysOf('left').sort();
  return daysOf('hired').map((startDate) => ({ startDate, endDate: left.find((day) => day >= startDate) ?? null }));
}
