import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { END_OF_TIME } from '#domain/requirements/dates';
import type { DriverFile } from '#domain/requirements/model/driver-file';
import type { Employment } from '#domain/requirements/model/employment';
import type { Evidence, EvidenceDate, EvidenceKind } from '#domain/requirements/model/evidence';
import type { Facts } from '#domain/requirements/model/facts';
import { ownApplication, type SentState } from '#domain/requirements/sources/application-parts';
import { jobFacts } from '#domain/requirements/sources/job-facts';
import { pastEmployer } from '#domain/requirements/sources/reported-work';
import { changesOf, licensesOf, type Statement, withStatements } from '#domain/requirements/sources/stated-facts';
import { dateAt } from '#domain/shared/zoned-time';
import { zoneAt } from '#platform/time-zones';
import type { Db } from '../core/handle';
import { instantOf } from '../core/read-together';
import { type FileRows, readFileRows } from './driver-file-rows';

/** The driver whose file is judged, for one employment or alone. */
export interface FileSubject {
  readonly driverId: string;
  readonly employmentId: string | null;
}

/** Reads a driver's file; undefined for an unknown driver. The facts of the job are those of the employment. */
export async function readDriverFile(db: Db, subject: FileSubject): Promise<DriverFile | undefined> {
  const [file] = await readDriverFiles(db, [subject]);
  return file;
}

/** Reads a driver's file for the job of an order, before any employment; undefined for an unknown driver or order. */
export async function readFileForOrder(
  db: Db,
  { driverId, orderId }: { readonly driverId: string; readonly orderId: string },
): Promise<DriverFile | undefined> {
  const rows = await readFileRows(db, [driverId], { orderId });
  const [terms] = rows.orders;
  const file = fileOf(lookupsOf(rows), { driverId, employmentId: null });
  return terms && file && { ...file, facts: { ...jobFacts(terms), ...file.facts } };
}

/** The part of files that a question needs. */
export interface FilePart {
  /** Only evidence of these kinds; all of it if absent. */
  readonly kinds?: readonly EvidenceKind[] | undefined;
}

/** Reads many files with one statement, in the order of the subjects; undefined for unknown drivers. */
export async function readDriverFiles(
  db: Db,
  subjects: readonly FileSubject[],
  { kinds }: FilePart = {},
): Promise<(DriverFile | undefined)[]> {
  const rows = await readFileRows(db, [...new Set(subjects.map(({ driverId }) => driverId))], { kinds });
  const lookups = lookupsOf(rows);
  return subjects.map((subject) => fileOf(lookups, subject));
}

function lookupsOf(rows: FileRows): Lookups {
  return {
    drivers: new Map(rows.drivers.map((driver) => [driver.driverId, driver])),
    jobs: new Map(rows.jobs.map((job) => [job.employmentId, job])),
    employments: byDriver(rows.employments),
    evidence: byDriver(rows.evidence),
    statements: byDriver(rows.statements),
    history: byDriver(rows.history),
    submitted: byDriver(rows.submitted),
    applications: byDriver(rows.applications),
  };
}

type Row<Name extends keyof FileRows> = FileRows[Name][number];
type ByDriver<Name extends keyof FileRows> = ReadonlyMap<string, Row<Name>[]>;

interface Lookups {
  readonly drivers: ReadonlyMap<string, Row<'drivers'>>;
  readonly jobs: ReadonlyMap<string, Row<'jobs'>>;
  readonly employments: ByDriver<'employments'>;
  readonly evidence: ByDriver<'evidence'>;
  readonly statements: ByDriver<'statements'>;
  readonly history: ByDriver<'history'>;
  readonly submitted: ByDriver<'submitted'>;
  readonly applications: ByDriver<'applications'>;
}

/** The file as it concerns its carrier: what the driver stated and reported about days after the employment does not. */
function fileOf(lookups: Lookups, { driverId, employmentId }: FileSubject): DriverFile | undefined {
  const driver = lookups.drivers.get(driverId);
  if (driver === undefined) return undefined;
  const own = <Found>(rows: ReadonlyMap<string, Found[]>): readonly Found[] => rows.get(driverId) ?? [];
  const timeZone = zoneAt(driver);
  const job = employmentId === null ? undefined : lookups.jobs.get(employmentId);
  const employments = own(lookups.employments).map((row) => toEmployment(row, timeZone));
  const employment = employments.find(({ id }) => id === employmentId);
  const lastDay = employment?.endedOn ?? END_OF_TIME;
  const statements = own(lookups.statements).filter((one) =>
    one.employmentId === null ? one.from <= lastDay : one.employmentId === employmentId,
  );
  const items = own(lookups.history).filter(({ startDate }) => startDate <= lastDay);
  const base: Facts = {
    timeZone,
    ...(driver.birthDate !== null && { birthDate: driver.birthDate }),
    ...(job !== undefined && jobFacts(job)),
  };
  return {
    facts: base,
    changes: changesOf(statements, base),
    licenses: licensesOf(statements)?.filter(({ heldFrom }) => heldFrom <= lastDay),
    ...historiesOf({ items, submitted: own(lookups.submitted), statements }),
    employments,
    evidence: own(lookups.evidence)
      .filter((row) => employment === undefined || isInFileOf(employment, row))
      .map((row) => toEvidence(row, timeZone)),
    application: ownApplication(sentState(driverId, own(lookups.applications)[0])),
  };
}

/** A driver who has just signed up has everything to send, and a pipeline of older code may lack a task or document. */
function sentState(driverId: string, row: Row<'applications'> | undefined): SentState {
  const empty = emptyPipeline(driverId);
  return {
    stage: row?.stage ?? empty.stage,
    tasks: { ...empty.tasks, ...row?.tasks },
    documents: { ...empty.documents, ...row?.documents },
    expiries: row?.expiries ?? empty.expiries,
  };
}

const ends: readonly string[] = ['expires', 'medicalExpires'] satisfies EvidenceDate[];

/**
 * Whether a document is in the file of an employment: never another carrier's, and of the driver's own and the platform's
 * none from after the end of the employment, which does not concern that carrier.
 */
function isInFileOf({ organizationId, endedOn }: Employment, row: Row<'evidence'>): boolean {
  if (row.organizationId !== null) return row.organizationId === organizationId;
  return endedOn === null || Object.entries(row.dates).some(([date, day]) => !ends.includes(date) && day <= endedOn);
}

/** A history is known once the driver submitted it as complete. */
function historiesOf({
  items,
  submitted,
  statements,
}: {
  readonly items: readonly Row<'history'>[];
  readonly submitted: readonly Row<'submitted'>[];
  readonly statements: readonly Statement[];
}): Pick<DriverFile, 'pastEmployers' | 'work' | 'homes'> {
  const isKnown = (task: Row<'submitted'>['task']): boolean => submitted.some((one) => one.task === task);
  const period = ({ startDate, endDate }: Row<'history'>) => ({ startDate, endDate });
  return {
    ...(isKnown('employmentHistory') && {
      work: items.filter(({ kind }) => kind !== 'residence').map(period),
      pastEmployers: items
        .filter(({ kind }) => kind === 'employment')
        .flatMap((job) => pastEmployer(job) ?? [])
        .map((employer) => withStatements(employer, statements)),
    }),
    ...(isKnown('residenceHistory') && { homes: items.filter(({ kind }) => kind === 'residence').map(period) }),
  };
}

/**
 * Nobody drives before the first day, so it stands in for a first drive that nobody entered: the carrier has until then for
 * what is due before it.
 */
function toEmployment({ isOfHire, consideredAt, ...row }: Row<'employments'>, timeZone: string): Employment {
  const { id, organizationId, appliedOn, hiredOn, startedOn, endedOn, endReason } = row;
  return {
    id,
    organizationId,
    appliedOn,
    consideredOn: consideredAt === null ? null : dateAt(instantOf(consideredAt), timeZone),
    hiredOn,
    startedOn: startedOn ?? (isOfHire ? hiredOn : null),
    endedOn,
    endReason,
    type: row.type ?? undefined,
    isMultipleEmployer: row.isMultipleEmployer ?? undefined,
    isFurnished: row.isFurnished ?? undefined,
  };
}

function toEvidence(row: Row<'evidence'>, timeZone: string): Evidence {
  const { id, kind, form, dates, findings, content, about, obtainedBy, organizationId, employmentId } = row;
  const { verdict, reviewer, reviewedAt } = row;
  const isReviewed = verdict !== null && verdict !== 'withdrawn' && reviewedAt !== null;
  return {
    id,
    kind,
    form,
    dates,
    findings,
    content,
    about,
    obtainedBy,
    organizationId,
    employmentId,
    review: isReviewed ? { by: reviewer, on: dateAt(instantOf(reviewedAt), timeZone), result: verdict } : null,
  };
}

/** Groups rows by driver. */
function byDriver<Found extends { readonly driverId: string }>(rows: readonly Found[]): ReadonlyMap<string, Found[]> {
  const found = new Map<string, Found[]>();
  for (const row of rows) {
    const own = found.get(row.driverId);
    if (own === undefined) found.set(row.driverId, [row]);
    else own.push(row);
  }
  return found;
}
