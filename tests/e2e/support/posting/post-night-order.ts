import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { apiSend } from '../../../../lab/tour/people';
import { fillIn } from '../input';
import { caller, type Desk, dialogOf } from './desk';

export const TITLE = 'Night hazmat linehaul, Dallas to Tyler and back';
const FACILITY = 'Singleton Hazmat Terminal';

const group = (within: Locator, name: string) => within.getByRole('radiogroup', { name, exact: true });

/** Adds the facility from the order form: the suggestion fills in place and coordinates. */
export async function addFacility(desk: Desk) {
  const { page, input } = desk;
  await input.press(page.getByRole('button', { name: 'Add facility' }));
  const dialog = dialogOf(desk);
  await fillIn(input, dialog, { 'Facility name': FACILITY });
  const search = dialog.getByLabel('Find an address');
  await input.type(search, '2200 Singleton Blvd, Dallas');
  const suggestion = dialog.locator('datalist option').first();
  await suggestion.waitFor({ state: 'attached' });
  await input.type(search, (await suggestion.getAttribute('value')) ?? '');
  await expect(dialog.getByLabel('City', { exact: true })).toHaveValue('Dallas');
  await fillIn(input, dialog, { 'Street address': '2200 Singleton Blvd', 'ZIP code': '75212' });
  await input.press(dialog.getByRole('button', { name: 'Add facility' }));
  await expect(page.getByText('Facility created')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`${FACILITY} · Dallas, TX`).first()).toBeVisible();
}

/** Chooses or types an item of a list. */
async function addItem({ input, page }: Desk, field: Locator, item: string) {
  await input.type(field, item);
  await page.keyboard.press('Enter');
}

/** Gives the facility its fleet configuration, which fills in the order. */
export async function configureFleet(desk: Desk) {
  const { page, input } = desk;
  await input.press(page.getByRole('button', { name: "Edit the facility's configuration" }));
  const dialog = dialogOf(desk);
  await addItem(desk, dialog.getByRole('combobox', { name: 'Equipment (optional)', exact: true }), 'Day Cab');
  await addItem(desk, dialog.getByRole('combobox', { name: 'Equipment brands (optional)', exact: true }), 'Volvo');
  await input.choose(dialog.getByLabel('Average equipment age'), '3 years');
  await input.pickRadio(group(dialog, 'Do the trucks have ELD devices?'), 'No');
  await input.pickRadio(group(dialog, 'Is there a camera in the truck?'), 'Yes');
  await input.pickRadio(group(dialog, 'Is there a dress code?'), 'No');
  await input.press(dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Fleet configuration saved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const form = page.getByRole('form', { name: 'Job order' });
  await expect(form.getByText('Day Cab')).toBeVisible();
  await expect(form.getByRole('switch', { name: 'Camera in truck' })).toBeChecked();
}

/** The order: two drivers by night, class A with a hazmat endorsement. Returns its id. */
export async function postOrder(desk: Desk): Promise<string> {
  const { page, input } = desk;
  await page.goto('/business/dashboard');
  await input.press(page.getByRole('button', { name: 'Close the introduction' }));
  await page.goto('/business/job-order/new');
  const form = page.getByRole('form', { name: 'Job order' });
  await fillIn(input, form, { 'Job title': TITLE });
  await addFacility(desk);
  await fillIn(input, form, { 'Number of drivers': '2' });
  await input.pickRadio(group(form, 'Schedule type'), 'By shift');
  await input.pickRadio(group(form, 'Shift'), 'Night');
  await input.pickRadio(group(form, 'License class'), 'Class A');
  await input.tick(form.getByRole('group', { name: 'Endorsements' }).getByLabel('Hazmat (H)'));
  await configureFleet(desk);
  const created = page.waitForResponse((response) => response.url().endsWith('/api/order/fleet') && response.ok());
  await input.press(form.getByRole('button', { name: 'Submit' }));
  await expect(page.getByText('Order created')).toBeVisible();
  const { _id: orderId } = (await (await created).json()) as { _id: string };
  return orderId;
}

/** Operations accept the order. */
export async function acceptOrder(desk: Desk, orderId: string) {
  const { address: baseUrl, ops } = desk.product;
  await apiSend({ baseUrl, person: await caller(desk, ops.id) }, `/api/ops/job-orders/${orderId}/accept`);
}
