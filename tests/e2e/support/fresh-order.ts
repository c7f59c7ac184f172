import type { DriverApplicationView } from '#domain/candidacies/schema';
import { formDefaults } from '#domain/job-orders/defaults';
import type { DriverCards } from '#domain/drivers/schema';
import type { OrderAnswer, OrderList, OrderView } from '#domain/job-orders/schema';
import type { Crew } from '../../../scripts/tour/crew';
import { ask, tell } from '../../../scripts/tour/people';
import type { Person } from '../../../scripts/tour/people';

const ENOUGH = 100;

/** All that a carrier may search for before review: the first name and an initial. */
export const maskedName = ({ user }: Person) => `${user.firstName} ${user.lastName.charAt(0)}`;

interface Meeting {
  driver: Person;
  facilityId: string;
}

/** Nobody can be hired twice. */
async function isHired(baseUrl: string, driver: Person): Promise<boolean> {
  const { data } = await ask<{ data: DriverApplicationView[] }>(baseUrl, driver, '/api/driver/candidacies');
  return data.some(({ state }) => state === 'hired');
}

/** A yard of the carrier from which one of these drivers can be found, and that driver. */
async function findMeeting(baseUrl: string, { recruiter, drivers }: Crew): Promise<Meeting> {
  const organizationId = recruiter.user.organization?._id ?? '';
  const path = `/api/job-order/active/organization/${organizationId}?limit=${ENOUGH}`;
  const { data } = await ask<OrderList>(baseUrl, recruiter, path);
  for (const driver of drivers) {
    if (await isHired(baseUrl, driver)) continue;
    for (const { _id: orderId } of data) {
      const body = { orderId, miles: ENOUGH, search: maskedName(driver) };
      const found = await tell<DriverCards>({ baseUrl, person: recruiter }, '/api/drivers/search', body);
      if (!found.data.some(({ _id }) => _id === driver.user._id)) continue;
      const { facilityId } = await ask<OrderView>(baseUrl, recruiter, `/api/job-order/id/${orderId}`);
      return { driver, facilityId };
    }
  }
  throw new Error('No driver of the demo can be found by its carrier');
}

export interface FreshOrder {
  orderId: string;
  title: string;
  /** Lives near the order's yard and fits it. */
  driver: Person;
}

/** An active order that nobody has touched yet, made and accepted over the API. */
export async function makeFreshOrder(baseUrl: string, crew: Crew, title: string): Promise<FreshOrder> {
  const { driver, facilityId } = await findMeeting(baseUrl, crew);
  const { _id: orderId } = await tell<OrderAnswer>({ baseUrl, person: crew.recruiter }, '/api/order/fleet', {
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
  await tell({ baseUrl, person: crew.ops }, `/api/ops/job-orders/${orderId}/accept`);
  return { orderId, title, driver };
}
