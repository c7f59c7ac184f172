import type { DriverApplicationView } from '#domain/candidacies/schema';
import type { DriverCards } from '#domain/drivers/schema';
import { formDefaults } from '#domain/job-orders/defaults';
import type { OrderCommandResult, OrderList, OrderView } from '#domain/job-orders/schema';
import type { DemoUsers } from '../../../lab/tour/demo-users';
import type { Person } from '../../../lab/tour/people';
import { apiGet, apiSend } from '../../../lab/tour/people';

const LIST_LIMIT = 100;

/** The masked name that carriers see before review: first name and initial. */
export const maskedName = ({ user }: Person) => `${user.firstName} ${user.lastName.charAt(0)}`;

interface Match {
  driver: Person;
  facilityId: string;
}

/** A driver cannot be hired twice. */
async function isHired(baseUrl: string, driver: Person): Promise<boolean> {
  const { data } = await apiGet<{ data: DriverApplicationView[] }>(baseUrl, driver, '/api/driver/candidacies');
  return data.some(({ state }) => state === 'hired');
}

/** Finds a driver who is not hired and a facility whose search finds them. */
async function findMatch(baseUrl: string, { recruiter, drivers }: DemoUsers): Promise<Match> {
  const organizationId = recruiter.user.organization?._id ?? '';
  const path = `/api/job-order/active/organization/${organizationId}?limit=${LIST_LIMIT}`;
  const { data } = await apiGet<OrderList>(baseUrl, recruiter, path);
  for (const driver of drivers) {
    if (await isHired(baseUrl, driver)) continue;
    for (const { _id: orderId } of data) {
      const body = { orderId, miles: LIST_LIMIT, search: maskedName(driver) };
      const found = await apiSend<DriverCards>({ baseUrl, person: recruiter }, '/api/drivers/search', body);
      if (!found.data.some(({ _id }) => _id === driver.user._id)) continue;
      const { facilityId } = await apiGet<OrderView>(baseUrl, recruiter, `/api/job-order/id/${orderId}`);
      return { driver, facilityId };
    }
  }
  throw new Error("The demo carrier's search finds none of the demo drivers");
}

export interface FreshOrder {
  orderId: string;
  title: string;
  /** Lives near the order's facility and qualifies. */
  driver: Person;
}

/** Creates and accepts an order over the API, without candidates. */
export async function makeFreshOrder(baseUrl: string, users: DemoUsers, title: string): Promise<FreshOrder> {
  const { driver, facilityId } = await findMatch(baseUrl, users);
  const { _id: orderId } = await apiSend<OrderCommandResult>({ baseUrl, person: users.recruiter }, '/api/order/fleet', {
    ...formDefaults,
    facilityId,
    title,
    isStartDateASAP: true,
    isContract: true,
    driverClass: 'driverLicenseClassC',
    equipment: ['Box Truck'],
    equipmentBrand: ['volvo'],
    equipmentTransmission: ['automatic'],
  });
  await apiSend({ baseUrl, person: users.ops }, `/api/ops/job-orders/${orderId}/accept`);
  return { orderId, title, driver };
}
