import type { Db } from '#db/core/handle';
import type { OrderContent } from '#domain/job-orders/content/schema';

/** An order as a list of candidates shows it, with the content that drivers are compared with. */
export interface CandidateOrderRow {
  readonly id: string;
  readonly startOn: string | null;
  readonly facilityId: string;
  readonly facilityName: string;
  readonly fullAddress: string;
  readonly city: string;
  readonly state: string;
  readonly timeZone: string;
  readonly content: OrderContent;
  readonly numberOfDrivers: number;
  readonly seatsTaken: number;
}

/** Those of the orders that exist, in any order. */
export const findCandidateOrders = async (db: Db, orderIds: readonly string[]): Promise<CandidateOrderRow[]> =>
  db('job_orders')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .whereIn('job_orders.id', orderIds)
    .select<CandidateOrderRow[]>({
      id: 'job_orders.id',
      startOn: 'job_orders.start_on',
      facilityId: 'facilities.id',
      facilityName: 'facilities.name',
      fullAddress: 'facilities.full_address',
      city: 'facilities.city',
      state: 'facilities.state',
      timeZone: 'facilities.time_zone',
      content: 'job_order_versions.content',
      numberOfDrivers: 'job_orders.number_of_drivers',
      seatsTaken: 'job_orders.seats_taken',
    });
