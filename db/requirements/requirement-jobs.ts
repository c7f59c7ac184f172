import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { entersPorts, needsHazmat } from '#domain/drivers/qualifications';
import type { OrderContent } from '#domain/job-orders/content/schema';
import type { JobFacts } from '#domain/requirements/facts';
import type { Period } from '#domain/shared/periods';
import { byDriver } from './requirement-drivers';

/** The driver whose requirements to check: their own (no organization), or those of an organization. */
export interface Subject {
  readonly driverId: string;
  readonly organizationId: string | null;
}

type JobTerms = Pick<OrderContent, 'isInterstate' | 'endorsements' | 'orderAssignmentType' | 'requiresTwic'>;

interface JobTermsRow extends Subject, JobTerms {}

/** The columns of an order's current version that requirements may depend on. */
const jobTermColumns = (db: Db): Record<string, Knex.Raw> => ({
  isInterstate: db.raw(`coalesce((job_order_versions.content ->> 'isInterstate')::boolean, false)`),
  endorsements: db.raw(`job_order_versions.content -> 'endorsements'`),
  orderAssignmentType: db.raw(`job_order_versions.content ->> 'orderAssignmentType'`),
  requiresTwic: db.raw(`coalesce((job_order_versions.content ->> 'requiresTwic')::boolean, true)`),
});

function jobOf(contents: readonly JobTerms[]): JobFacts | null {
  if (contents.length === 0) return null;
  const some = (test: (content: JobTerms) => boolean): boolean => contents.some(test);
  return {
    isInterstate: some(({ isInterstate }) => isInterstate),
    isHazmat: some(({ endorsements }) => needsHazmat(endorsements)),
    needsTwic: some(entersPorts),
  };
}

/** The job facts of one order. */
export async function readOrderJob(db: Db, orderId: string): Promise<JobFacts | null> {
  const rows: JobTerms[] = await db('job_orders')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .where('job_orders.id', orderId)
    .select(jobTermColumns(db));
  return jobOf(rows);
}

/** The combined job facts of all orders of an organization on which the driver has an open candidacy. */
export async function readJobs(db: Db, driverIds: readonly string[]): Promise<(subject: Subject) => JobFacts | null> {
  const rows = await db('candidacies')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .whereRaw('candidacies.driver_id = any (?)', [[...driverIds]])
    .whereNot('candidacies.state', 'closed')
    .select<JobTermsRow[]>({
      driverId: 'candidacies.driver_id',
      organizationId: 'candidacies.organization_id',
      ...jobTermColumns(db),
    });
  const found = byDriver(rows);
  return ({ driverId, organizationId }) =>
    jobOf((found.get(driverId) ?? []).filter((row) => row.organizationId === organizationId));
}

interface EmploymentRow extends Period {
  readonly driverId: string;
  readonly organizationId: string;
}

/** Drivers' assignments at organizations, and hires whose start date is in the future. */
export async function readEmployments(
  db: Db,
  driverIds: readonly string[],
): Promise<(subject: Subject) => readonly Period[]> {
  const hires = await db('candidacies')
    .whereRaw('driver_id = any (?)', [[...driverIds]])
    .where((hired) => void hired.where({ state: 'hired' }).orWhereNotNull('started_at'))
    .select({ driverId: 'driver_id', organizationId: 'organization_id', startDate: 'start_on', endDate: 'end_on' });
  const found = byDriver(
    hires.flatMap(({ startDate, ...hire }): EmploymentRow[] => (startDate === null ? [] : [{ ...hire, startDate }])),
  );
  return ({ driverId, organizationId }) =>
    (found.get(driverId) ?? [])
      .filter((row) => row.organizationId === organizationId)
      .map(({ startDate, endDate }) => ({ startDate, endDate }));
}

/** Pairs of drivers and organizations with an open candidacy, a hire, or a fact that operations entered. */
export const ties = (db: Db): Knex.QueryBuilder =>
  db('candidacies')
    .where((live) => void live.whereNot('candidacies.state', 'closed').orWhereNotNull('candidacies.start_on'))
    .select('candidacies.driver_id', 'candidacies.organization_id')
    .union((facts) => {
      facts
        .from('driver_facts')
        .whereNotNull('driver_facts.organization_id')
        .whereNull('driver_facts.withdrawn_at')
        .select('driver_facts.driver_id', 'driver_facts.organization_id');
    });

/** Lists organizations with an open candidacy or a hire of the driver, or a fact that operations entered. */
export async function listHiringOrganizations(db: Db, driverId: string): Promise<{ id: string; name: string }[]> {
  return db('organizations')
    .whereIn(
      'organizations.id',
      db.from(ties(db).as('ties')).where('ties.driver_id', driverId).select('organization_id'),
    )
    .orderBy('organizations.name')
    .select<{ id: string; name: string }[]>('organizations.id', 'organizations.name');
}

/** An order with an open candidacy or a hire of the driver. */
export interface OrderSummary {
  readonly id: string;
  readonly title: string;
  readonly organizationId: string;
}

const orderColumns = {
  id: 'job_orders.id',
  title: 'job_order_versions.title',
  organizationId: 'job_orders.organization_id',
} as const;

/** An order, with or without candidacies. */
export async function findOrderSummary(db: Db, id: string): Promise<OrderSummary | undefined> {
  const row: OrderSummary | undefined = await db('job_orders')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .where('job_orders.id', id)
    .first(orderColumns);
  return row;
}

/** Lists the orders with an open candidacy or a hire of the driver, by title. */
export async function listHiringOrders(db: Db, driverId: string): Promise<OrderSummary[]> {
  const rows: OrderSummary[] = await db('candidacies')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .where('candidacies.driver_id', driverId)
    .where((live) => void live.whereNot('candidacies.state', 'closed').orWhereNotNull('candidacies.start_on'))
    .orderBy([{ column: 'title' }, { column: 'job_orders.id' }])
    .select(orderColumns);
  return rows;
}

/** An organization's name. */
export async function findOrganizationName(db: Db, id: string): Promise<{ id: string; name: string } | undefined> {
  return db('organizations').where({ id }).first('id', 'name');
}
