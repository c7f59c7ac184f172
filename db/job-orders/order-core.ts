import type { Db } from '#db/core/handle';
import type { OrderContent } from '#domain/job-orders/content/schema';
import type { JobOrderState } from '#domain/job-orders/state';

/** The order's data that a command needs. */
export interface OrderCore {
  readonly id: string;
  readonly workflowId: string;
  readonly version: number;
  readonly organizationId: string;
  readonly organizationName: string;
  readonly isOrganizationActive: boolean;
  readonly facilityId: string;
  /** The facility's time zone. */
  readonly zone: string;
  readonly state: JobOrderState;
  readonly content: OrderContent;
}

/** An order with its current content, of any carrier. */
export async function findOrderCore(db: Db, id: string): Promise<OrderCore | undefined> {
  return db('job_orders')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .join('organizations', 'organizations.id', 'job_orders.organization_id')
    .where('job_orders.id', id)
    .first<OrderCore | undefined>({
      id: 'job_orders.id',
      workflowId: 'job_orders.workflow_id',
      version: 'job_orders.version',
      organizationId: 'job_orders.organization_id',
      organizationName: 'organizations.name',
      isOrganizationActive: 'organizations.is_active',
      facilityId: 'job_orders.facility_id',
      zone: 'facilities.time_zone',
      state: 'job_orders.snapshot',
      content: 'job_order_versions.content',
    });
}
