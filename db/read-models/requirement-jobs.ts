import type { Db } from '#db/handle';
import type { Period } from '#domain/driver-histories/periods';
import { needsHazmat } from '#domain/drivers/qualifications';
import type { OrderContent } from '#domain/job-orders/content/schema';
import type { JobFacts } from '#domain/requirements/facts';
import type { RequirementsQuestion } from './requirement-facts';

const contents = (db: Db) =>
  db('job_orders').join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id');

/** What the order asks for; without one, what all those ask for on which the organization and the driver meet. */
export async function readJob(
  db: Db,
  { driverId, organizationId, orderId }: RequirementsQuestion,
): Promise<JobFacts | null> {
  if (organizationId === null && orderId === null) return null;
  const query = contents(db).where('job_orders.organization_id', organizationId);
  if (orderId === null) {
    void query
      .join('candidacies', 'candidacies.order_id', 'job_orders.id')
      .where('candidacies.driver_id', driverId)
      .whereNot('candidacies.state', 'closed');
  } else {
    void query.where('job_orders.id', orderId);
  }
  const rows = await query.select<{ content: OrderContent }[]>('job_order_versions.content');
  if (rows.length === 0) return null;
  const some = (asks: (content: OrderContent) => boolean): boolean => rows.some(({ content }) => asks(content));
  return {
    isInterstate: some(({ isInterstate }) => isInterstate),
    isHazmat: some(({ endorsements }) => needsHazmat(endorsements)),
    needsTwic: some(({ orderAssignmentType }) => orderAssignmentType === 'drayageTWIC'),
  };
}

/** Assignments of the driver at the organization, and a hire whose first day lies ahead. */
export async function readEmployments(
  db: Db,
  { driverId, organizationId }: Pick<RequirementsQuestion, 'driverId' | 'organizationId'>,
): Promise<Period[]> {
  if (organizationId === null) return [];
  const rows: Period[] = await db('candidacies')
    .where({ driver_id: driverId, organization_id: organizationId })
    .whereNotNull('start_on')
    .where((hired) => void hired.where({ state: 'hired' }).orWhereNotNull('started_at'))
    .select({ startDate: 'start_on', endDate: 'end_on' });
  return rows;
}

/** The organizations that a driver stands or works with through here, or of which operations entered something. */
export async function listHiringOrganizations(db: Db, driverId: string): Promise<{ id: string; name: string }[]> {
  const rows: { id: string; name: string }[] = await db('organizations')
    .whereIn(
      'id',
      db('candidacies')
        .where({ driver_id: driverId })
        .where((live) => void live.whereNot({ state: 'closed' }).orWhereNotNull('start_on'))
        .select('organization_id')
        .union(
          db('driver_facts')
            .where({ driver_id: driverId })
            .whereNotNull('organization_id')
            .whereNull('withdrawn_at')
            .select('organization_id'),
        ),
    )
    .orderBy('name')
    .select('id', 'name');
  return rows;
}

/** An organization's name. */
export async function findOrganizationName(db: Db, id: string): Promise<{ id: string; name: string } | undefined> {
  const row: { id: string; name: string } | undefined = await db('organizations').where({ id }).first('id', 'name');
  return row;
}
