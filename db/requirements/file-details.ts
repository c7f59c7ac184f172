import type { Knex } from 'knex';
import type { EmploymentType } from '#domain/requirements/model/employment';
import type { StatedFacts } from '#domain/requirements/sources/stated-facts';
import type { Db } from '../core/handle';
import { instantOf, readTogether } from '../core/read-together';
import { uncorrected } from './evidence-query';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The data about a document beside its content. */
export interface EvidenceDetails {
  readonly id: string;
  readonly fileId: string | null;
  readonly backFileId: string | null;
  readonly submissionId: string | null;
  readonly isSigned: boolean;
  /** Whether operations recorded it. */
  readonly isOfOps: boolean;
  readonly recordedById: string | null;
  readonly recordedBy: string | null;
  readonly recordedAt: string;
  readonly correctionReason: string | null;
  readonly reviewReason: string | null;
  readonly organization: string | null;
  /** The title of an additional document. */
  readonly title: string | null;
}

/** An employment as people entered it, with the names around it. */
export interface EmploymentDetails {
  readonly id: string;
  readonly driverId: string;
  readonly driver: string;
  readonly organizationId: string;
  readonly organization: string;
  /** Null if it was entered by hand. */
  readonly orderId: string | null;
  readonly orderTitle: string | null;
  readonly isOfHire: boolean;
  readonly appliedOn: string | null;
  readonly hiredOn: string | null;
  readonly startedOn: string | null;
  readonly endedOn: string | null;
  readonly endReason: string | null;
  readonly type: EmploymentType | null;
  readonly isMultipleEmployer: boolean | null;
  readonly isFurnished: boolean | null;
}

/** A statement of facts with its author. */
export interface StatementDetails {
  readonly id: string;
  readonly employmentId: string | null;
  readonly from: string;
  readonly facts: StatedFacts;
  readonly by: string;
  readonly at: string;
}

/** Everything about a driver's file that its readers see and the answers do not need. */
export interface FileDetails {
  readonly driver: Named;
  readonly evidence: ReadonlyMap<string, EvidenceDetails>;
  /** Newest first. */
  readonly employments: readonly EmploymentDetails[];
  /** Latest first. */
  readonly statements: readonly StatementDetails[];
}

const fullName = (table: string): string => `${table}.first_name || ' ' || ${table}.last_name`;

/** Employments with their names; a hire's order can be unknown while read models are rebuilt. */
export const employmentDetails = (db: Db, rows: Knex.QueryBuilder): Knex.QueryBuilder =>
  rows
    .join('users as drivers_users', 'drivers_users.id', 'employments.driver_id')
    .join('organizations', 'organizations.id', 'employments.organization_id')
    .leftJoin('candidacies', 'candidacies.id', 'employments.candidacy_id')
    .leftJoin('job_orders', 'job_orders.id', 'candidacies.order_id')
    .leftJoin('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .select({
      id: 'employments.id',
      driverId: 'employments.driver_id',
      driver: db.raw(fullName('drivers_users')),
      organizationId: 'employments.organization_id',
      organization: 'organizations.name',
      orderId: 'job_orders.id',
      orderTitle: 'job_order_versions.title',
      isOfHire: db.raw('employments.candidacy_id is not null'),
      appliedOn: 'employments.applied_on',
      hiredOn: 'employments.hired_on',
      startedOn: 'employments.started_on',
      endedOn: 'employments.ended_on',
      endReason: 'employments.end_reason',
      type: 'employments.type',
      isMultipleEmployer: 'employments.is_multiple_employer',
      isFurnished: 'employments.is_furnished',
    });

const evidenceDetails = (db: Db, rows: Knex.QueryBuilder): Knex.QueryBuilder =>
  uncorrected(rows, 'evidence')
    .leftJoin('users as recorders', 'recorders.id', 'evidence.recorded_by')
    .leftJoin('organizations', 'organizations.id', 'evidence.organization_id')
    .joinRaw(
      `left join lateral (
         select evidence_reviews.reason from evidence_reviews where evidence_reviews.evidence_id = evidence.id
         order by evidence_reviews.reviewed_at desc, evidence_reviews.id desc limit 1) as review on true`,
    )
    .select({
      id: 'evidence.id',
      fileId: 'evidence.file_id',
      backFileId: 'evidence.back_file_id',
      submissionId: 'evidence.submission_id',
      isSigned: db.raw('evidence.consent_id is not null'),
      isOfOps: db.raw(`coalesce('ops' = any (recorders.roles), false)`),
      recordedById: 'evidence.recorded_by',
      recordedBy: db.raw(fullName('recorders')),
      recordedAt: 'evidence.recorded_at',
      correctionReason: 'evidence.correction_reason',
      reviewReason: 'review.reason',
      organization: 'organizations.name',
      title: 'evidence.title',
    });

const statementDetails = (db: Db, rows: Knex.QueryBuilder): Knex.QueryBuilder =>
  uncorrected(rows, 'stated_facts')
    .join('users', 'users.id', 'stated_facts.stated_by')
    .orderBy(['valid_from', 'stated_at', 'id'].map((column) => ({ column: `stated_facts.${column}`, order: 'desc' })))
    .select({
      id: 'stated_facts.id',
      employmentId: 'stated_facts.employment_id',
      from: 'stated_facts.valid_from',
      facts: 'stated_facts.facts',
      by: db.raw(fullName('users')),
      at: 'stated_facts.stated_at',
    });

/** Reads the details of a driver's file as one statement; undefined for an unknown driver. */
export async function readFileDetails(db: Db, driverId: string): Promise<FileDetails | undefined> {
  const of = (table: string): Knex.QueryBuilder => db(table).where(`${table}.driver_id`, driverId);
  const { drivers, evidence, employments, statements } = await readTogether<{
    readonly drivers: readonly Named[];
    readonly evidence: readonly EvidenceDetails[];
    readonly employments: readonly EmploymentDetails[];
    readonly statements: readonly StatementDetails[];
  }>(db, {
    drivers: db('drivers')
      .join('users', 'users.id', 'drivers.id')
      .where('drivers.id', driverId)
      .select({ id: 'drivers.id', name: db.raw(fullName('users')) }),
    evidence: evidenceDetails(db, of('evidence')),
    employments: employmentDetails(db, of('employments')).orderByRaw(
      'coalesce(employments.hired_on, employments.offered_on) desc nulls last, employments.id desc',
    ),
    statements: statementDetails(db, of('stated_facts')),
  });
  const [driver] = drivers;
  return (
    driver && {
      driver,
      evidence: new Map(evidence.map((row) => [row.id, { ...row, recordedAt: instantOf(row.recordedAt) }])),
      employments,
      statements: statements.map((row) => ({ ...row, at: instantOf(row.at) })),
    }
  );
}
