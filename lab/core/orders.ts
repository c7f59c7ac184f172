import { formDefaults } from '#domain/job-orders/defaults';
import { newId } from '#platform/ids';
import { requireSuccess } from './calls';
import type { Staff } from './people';

/** Creates active orders through the API: created by the recruiter, accepted by operations. */
export async function makeOrders(
  baseUrl: string,
  staff: Staff,
  { count, seats }: { count: number; seats: number },
): Promise<string[]> {
  const orders: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const created = await requireSuccess(baseUrl, {
      method: 'POST',
      path: '/order/fleet',
      token: staff.recruiter.token,
      key: newId(),
      body: orderForm(staff.facilityId, seats),
    });
    const id = String(created._id);
    await requireSuccess(baseUrl, {
      method: 'POST',
      path: `/ops/job-orders/${id}/accept`,
      token: staff.ops.token,
      key: newId(),
    });
    orders.push(id);
  }
  return orders;
}

const orderForm = (facilityId: string, numberOfDrivers: number): object => ({
  ...formDefaults,
  facilityId,
  title: 'Regional dry van, home weekends',
  numberOfDrivers,
  equipment: ['Dry Van'],
  equipmentBrand: ['freightliner'],
});
