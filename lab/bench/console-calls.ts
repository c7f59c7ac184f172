import type { Call } from '../core/calls';
import type { Lab } from '../core/lab';
import { findStaff } from '../core/people';
import type { SampledCarrier } from './console-samples';

/** One request of a page of the console. */
export interface ConsoleRead {
  readonly name: string;
  readonly call: Call;
}

const PAGE = 'limit=20&skip=0';
const FILTERED_ORDERS = 'seats=open&waiting=true&sort=title';

/** The first requests of the pages, by a recruiter of the carrier. */
export async function consoleReads({ db }: Lab, carrier: SampledCarrier): Promise<readonly ConsoleRead[]> {
  const { organizationId, orderId, latitude, longitude } = carrier;
  const { recruiter } = await findStaff(db, organizationId);
  const get = (name: string, path: string): ConsoleRead => ({
    name,
    call: { method: 'GET', path, token: recruiter.token },
  });
  const place = `latitude=${String(latitude)}&longitude=${String(longitude)}`;
  return [
    get('orders', `/job-order/active/organization/${organizationId}?${PAGE}`),
    get('orders: filtered, by title', `/job-order/active/organization/${organizationId}?${FILTERED_ORDERS}&${PAGE}`),
    get('orders: counts', '/order/fleet/amount/total'),
    get('dashboard', `/dashboard/organization/${organizationId}`),
    get('dashboard: events', `/events/${organizationId}?${PAGE}`),
    get('candidates of all orders', `/candidates/organization/${organizationId}?${PAGE}`),
    get('candidates of all orders: by distance', `/candidates/organization/${organizationId}?sort=distance&${PAGE}`),
    get('board of an order: in review', `/job-order/${orderId}/board/inReview?${PAGE}`),
    get('board of an order: interviews', `/job-order/${orderId}/board/interview?${PAGE}`),
    get('board of an order: hired', `/job-order/${orderId}/board/hired?${PAGE}`),
    get('bench', `/bench-driver/fleet/${organizationId}?status=approved&${place}&${PAGE}`),
    get('bench: counts', `/bench-driver/fleet/${organizationId}/counts`),
    get('report', `/reports/organization/${organizationId}`),
    get('report: orders', `/reports/organization/${organizationId}/orders`),
  ];
}
