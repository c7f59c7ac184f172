import { apiSend } from '../../../../lab/tour/people';
import { anOrderForm } from '../../../support/builders/order-form';
import { activateCarrier, closeIntroduction, inviteColleague, registerCarrier } from '../carrier-sign-up';
import type { Account } from '../clocked-product/messages';
import { createOpsAdminOf } from '../front-door/empty-product';
import { addFirstFacility } from '../front-door/first-facility';
import type { Office } from './office';

export const COMPANY = 'Harbor Lines';
export const ORDER = 'Port runs by night';

const staff = (firstName: string) => ({
  firstName,
  lastName: 'Flores',
  email: `${firstName.toLowerCase()}@harbor.example`,
});

/** Operations, and the people of the carrier. */
export interface Staff {
  readonly ops: Account;
  readonly admin: Account;
  readonly hr: Account;
  readonly accounting: Account;
}

/** A carrier registers, operations activate it, and its administrator invites HR and Accounting. */
export async function openCarrier(office: Office): Promise<Staff> {
  const ops = await createOpsAdminOf(office.product);
  const ana = staff('Ana');
  const page = await office.stranger(ana.email);
  await registerCarrier(page, { ...ana, company: COMPANY, usdot: '2841077', zip: '90813' });
  const desk = await office.visit(ops, '/ops/carriers');
  await closeIntroduction(desk);
  await activateCarrier(desk, COMPANY);
  const admin = await office.accept(page, ana.email, 'is active on Gladhand');
  const join = async (firstName: string, position: string) => {
    const colleague = staff(firstName);
    await inviteColleague(page, colleague, position);
    return office.accept(await office.stranger(colleague.email), colleague.email, 'invites you');
  };
  return { ops, admin, hr: await join('Hugo', 'HR'), accounting: await join('Greta', 'Accounting') };
}

/** HR adds a facility and an order by the hour, with overtime over 40 hours a week; operations accept it. Returns its id. */
export async function openOrder(office: Office, { hr, ops }: Staff): Promise<string> {
  const baseUrl = office.product.address;
  const person = await office.person(hr);
  const facilityId = await addFirstFacility(baseUrl, person);
  const form = anOrderForm({
    facilityId,
    title: ORDER,
    paymentType: 'hourly',
    rate: { from: 25, to: 25 },
    eligibleForOvertime: 'over40',
    numberOfDrivers: 3,
  });
  const { _id: orderId } = await apiSend<{ _id: string }>({ baseUrl, person }, '/api/order/fleet', form);
  await apiSend({ baseUrl, person: await office.person(ops) }, `/api/ops/job-orders/${orderId}/accept`);
  return orderId;
}
