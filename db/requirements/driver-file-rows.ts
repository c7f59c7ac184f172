import type { Knex } from 'knex';
import { workKinds } from '#domain/driver-histories/kinds';
import type { Employment } from '#domain/requirements/model/employment';
import type { EvidenceKind } from '#domain/requirements/model/evidence';
import type { SentState } from '#domain/requirements/sources/application-parts';
import type { JobTerms } from '#domain/requirements/sources/job-facts';
import type { ReportedJob } from '#domain/requirements/sources/reported-work';
import type { Statement } from '#domain/requirements/sources/stated-facts';
import type { Db } from '../core/handle';
import { readTogether } from '../core/read-together';
import { APPLICATION_BEGAN } from '../employment-verifications/later-basis';
import { evidenceOf, type EvidenceRow, uncorrected } from './evidence-query';

interface OfDriver {
  readonly driverId: string;
}

type Nullable<T> = { readonly [Key in keyof T]-?: Exclude<T[Key], undefined> | null };

interface EmploymentRow extends OfDriver, Nullable<Omit<Employment, 'consideredOn'>> {
  readonly id: string;
  readonly organizationId: string;
  readonly isOfHire: boolean;
  /** The instant at which the candidacy of the hire began; null for an employment that a person entered. */
  readonly consideredAt: string | null;
}

interface StatementRow extends OfDriver, Statement {
  /** Null for a fact about the driver. */
  readonly employmentId: string | null;
}

interface HistoryRow extends OfDriver, ReportedJob {
  readonly kind: string;
}

/** All rows of which drivers' files consist. */
export interface FileRows {
  readonly drivers: readonly (OfDriver & {
    readonly birthDate: string | null;
    readonly latitude: number;
    readonly longitude: number;
  })[];
  readonly employments: readonly EmploymentRow[];
  readonly jobs: readonly (JobTerms & { readonly employmentId: string })[];
  /** The job of an order that was asked about. */
  readonly orders: readonly JobTerms[];
  readonly evidence: readonly EvidenceRow[];
  readonly statements: readonly StatementRow[];
  readonly history: readonly HistoryRow[];
  /** Histories that the driver submitted as complete. */
  readonly submitted: readonly (OfDriver & { readonly task: 'employmentHistory' | 'residenceHistory' })[];
  /** The driver's own application to the platform. */
  readonly applications: readonly (OfDriver & SentState)[];
}

interface Selection {
  /** The job of this order is read, too. */
  readonly orderId?: string;
  /** Only evidence of these kinds; all of it if absent. */
  readonly kinds?: readonly EvidenceKind[] | undefined;
}

/** Reads all rows of these drivers' files as one statement. */
export const readFileRows = (
  db: Db,
  driverIds: readonly string[],
  { orderId, kinds }: Selection,
): Promise<FileRows> => {
  const of = (table: string): Knex.QueryBuilder =>
    db(table).whereRaw('??.driver_id = any (?)', [table, [...driverIds]]);
  const queries = {
    drivers: db('drivers')
      .whereRaw('id = any (?)', [[...driverIds]])
      .select({ driverId: 'id', birthDate: 'birth_date', latitude: 'latitude', longitude: 'longitude' }),
    employments: employments(db, of('employments')),
    jobs: jobs(db, of('employments')),
    orders: terms(db, db('job_orders').whereRaw('job_orders.id = ?', [orderId ?? null])),
    evidence: evidenceOf(
      db,
      kinds === undefined ? of('evidence') : of('evidence').whereRaw('evidence.kind = any (?)', [[...kinds]]),
    ),
    statements: uncorrected(of('stated_facts'), 'stated_facts')
      .orderBy(['stated_facts.valid_from', 'stated_facts.stated_at', 'stated_facts.id'])
      .select({
        driverId: 'stated_facts.driver_id',
        employmentId: 'stated_facts.employment_id',
        from: 'stated_facts.valid_from',
        facts: 'stated_facts.facts',
      }),
    history: history(db, of('driver_history_items')),
    submitted: of('driver_submissions')
      .whereIn('task', ['employmentHistory', 'residenceHistory'])
      .distinct({ driverId: 'driver_id', task: 'task' }),
    applications: of('driver_pipelines').select({
      driverId: 'driver_id',
      stage: db.raw(`snapshot ->> 'stage'`),
      tasks: db.raw(`snapshot -> 'tasks'`),
      documents: db.raw(`snapshot -> 'documents'`),
      expiries: db.raw(`snapshot -> 'expiries'`),
    }),
  };
  return readTogether<FileRows>(db, queries, { preparedAs: `drivers' files${kinds === undefined ? '' : ' by kind'}` });
};

const employments = (db: Db, rows: Knex.QueryBuilder): Knex.QueryBuilder =>
  rows.select({
    driverId: 'driver_id',
    id: 'id',
    organizationId: 'organization_id',
    appliedOn: 'applied_on',
    consideredAt: db.raw(APPLICATION_BEGAN),
    hiredOn: 'hired_on',
    startedOn: 'started_on',
    endedOn: 'ended_on',
    endReason: 'end_reason',
    type: 'type',
    isMultipleEmployer: 'is_multiple_employer',
    isFurnished: 'is_furnished',
    isOfHire: db.raw('candidacy_id is not null'),
  });

/** The order of each employment that follows from a hire. */
const jobs = (db: Db, rows: Knex.QueryBuilder): Knex.QueryBuilder =>
  terms(
    db,
    rows
      .join('candidacies', 'candidacies.id', 'employments.candidacy_id')
      .join('job_orders', 'job_orders.id', 'candidacies.order_id'),
  ).select({ employmentId: 'employments.id' });

/** The terms of orders that say what the job asks of a driver. */
const terms = (db: Db, orders: Knex.QueryBuilder): Knex.QueryBuilder =>
  orders
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .select({
      state: 'facilities.state',
      isInterstate: db.raw(`job_order_versions.content -> 'isInterstate'`),
      endorsements: db.raw(`coalesce(job_order_versions.content -> 'endorsements', '[]')`),
      orderAssignmentType: db.raw(`job_order_versions.content ->> 'orderAssignmentType'`),
      requiresTwic: db.raw(`job_order_versions.content -> 'requiresTwic'`),
      driverClass: db.raw(`job_order_versions.content ->> 'driverClass'`),
      equipmentTransmission: db.raw(`coalesce(job_order_versions.content -> 'equipmentTransmission', '[]')`),
    });

const history = (db: Db, items: Knex.QueryBuilder): Knex.QueryBuilder =>
  items
    .whereIn('kind', [...workKinds, 'residence'])
    .orderBy(['start_on', 'id'])
    .select({
      driverId: 'driver_id',
      id: 'id',
      kind: 'kind',
      startDate: 'start_on',
      endDate: 'end_on',
      type: db.raw(`details ->> 'type'`),
      employerName: db.raw(`details ->> 'employerName'`),
      subjectToFmcsa: db.raw(`nullif(details -> 'subjectToFmcsa', 'null')`),
      safetySensitive: db.raw(`nullif(details -> 'safetySensitive', 'null')`),
    });
