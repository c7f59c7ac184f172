import type { Knex } from 'knex';
import type { Db } from '#db/handle';
import type { Period } from '#domain/driver-histories/periods';
import { needsHazmat } from '#domain/drivers/qualifications';
import type { OrderContent } from '#domain/job-orders/content/schema';
import type { JobFacts } from '#domain/requirements/facts';
import { byDriver } from './requirement-people';

/** Whose requirements: a driver's own, or those that an organization has of him. */
export interface Subject {
  readonly driverId: string;
  readonly organizationId: string | null;
}

type Asks = Pick<OrderContent, 'isInterstate' | 'endorsements' | 'orderAssignmentType'>;

interface AsksRow extends Subject, Asks {}

/** What a requirement may depend on, of the version of an order that counts. */
const asks = (db: Db): Record<string, Knex.Raw> => ({
  isInterstate: db.raw(`coalesce((job_order_versions.content ->> 'isInterstate')::boolean, false)`),
  endorsements: db.raw(`job_order_versions.content -> 'endorsements'`),
  orderAssignmentType: db.raw(`job_order_versions.content ->> 'orderAssignmentType'`),
});

const jobOf = (contents: readonly Asks[]): JobFacts | null => {
  if (contents.length === 0) return null;
  const some = (test: (content: Asks) => boolean): boolean => contents.some(test);
  return {
    isInterstate: some(({ isInterstate }) => isInterstate),
    isHazmat: some(({ endorsements }) => needsHazmat(endorsements)),
    needsTwic: some(({ orderAssignmentType }) => orderAssignmentType === 'drayageTWIC'),
  };
};

/** What one order asks for. */
export async function readOrderJob(db: Db, orderId: string): Promise<JobFacts | null> {
  const rows: Asks[] = await db('job_orders')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .where('job_orders.id', orderId)
    .select(asks(db));
  return jobOf(rows);
}

/** What all those orders ask for together on which an organization and a driver meet. */
export async function readJobs(db: Db, driverIds: readonly string[]): Promise<(subject: Subject) => JobFacts | null> {
  const rows: AsksRow[] = await db('candidacies')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .whereIn('candidacies.driver_id', driverIds)
    .whereNot('candidacies.state', 'closed')
    .select({ driverId: 'candidacies.driver_id', organizationId: 'candidacies.organization_id', ...asks(db) });
  const found = byDriver(rows);
  return ({ driverId, organizationId }) =>
    jobOf((found.get(driverId) ?? []).filter((row) => row.organizationId === organizationId));
}

interface EmploymentRow extends Period {
  readonly driverId: string;
  readonly organizationId: string;
}

/** Assignments of drivers at organizations, and hires whose first day lies ahead. */
export async function readEmployments(
  db: Db,
  driverIds: readonly string[],
): Promise<(subject: Subject) => readonly Period[]> {
  const rows: EmploymentRow[] = await db('candidacies')
    .whereIn('driver_id', driverIds)
    .whereNotNull('start_on')
    .where((hired) => void hired.where({ state: 'hired' }).orWhereNotNull('started_at'))
    .select({ driverId: 'driver_id', organizationId: 'organization_id', startDate: 'start_on', endDate: 'end_on' });
  const found = byDriver(rows);
  return ({ driverId, organizationId }) =>
    (found.get(driverId) ?? [])
      .filter((row) => row.organizationId === organizationId)
      .map(({ startDate, endDate }) => ({ startDate, endDate }));
}

/** The drivers and organizations that stand or work together through here, or of whom operations entered something. */
export const ties = (db: Db): Knex.QueryBuilder =>
  db('candidacies')
    .where((live) => void live.whereNot('candidacies.state', 'closed').orWhereNotNull('candidacies.start_on'))
    .select('candidacies.driver_id', 'candidacies.organization_id')
    .union(
      db('driver_facts')
        .whereNotNull('driver_facts.organization_id')
        .whereNull('driver_facts.withdrawn_at')
        .select('driver_facts.driver_id', 'driver_facts.organization_id'),
    );

/** The organizations that a driver stands or works with through here, or of which operations entered something. */
export async function listHiringOrganizations(db: Db, driverId: string): Promise<{ id: string; name: string }[]> {
  const rows: { id: string; name: string }[] = await db('organizations')
    .whereIn(
      'organizations.id',
      db.from(ties(db).as('ties')).where('ties.driver_id', driverId).select('organization_id'),
    )
    .orderBy('organizations.name')
    .select('organizations.id', 'organizations.name');
  return rows;
}

/** An order that a driver stands on, or has worked on. */
export interface TiedOrder {
  readonly id: string;
  readonly title: string;
  readonly organizationId: string;
}

const orderColumns = (db: Db) => ({
  id: 'job_orders.id',
  title: db.raw(`job_order_versions.content ->> 'title'`),
  organizationId: 'job_orders.organization_id',
});

/** An order, whoever stands on it. */
export async function findTiedOrder(db: Db, id: string): Promise<TiedOrder | undefined> {
  const row: TiedOrder | undefined = await db('job_orders')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .where('job_orders.id', id)
    .first(orderColumns(db));
  return row;
}

/** The orders on which a driver stands or has worked, by title. */
export async function listHiringOrders(db: Db, driverId: string): Promise<TiedOrder[]> {
  const rows: TiedOrder[] = await db('candidacies')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .where('candidacies.driver_id', driverId)
    .where((live) => void live.whereNot('candidacies.state', 'closed').orWhereNotNull('candidacies.start_on'))
    .orderBy([{ column: 'title' }, { column: 'job_orders.id' }])
    .select(orderColumns(db));
  return rows;
}

/** An organization's name. */
export async function findOrganizationName(db: Db, id: string): Promise<{ id: string; name: string } | undefined> {
  const row: { id: string; name: string } | undefined = await db('organizations').where({ id }).first('id', 'name');
  return row;
}
