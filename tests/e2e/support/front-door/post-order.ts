import { expect, type Page } from '@playwright/test';
import type { OrderList } from '#domain/job-orders/schema';
import { apiGet, type Person } from '../../../../lab/tour/people';

const TITLE = 'Harbor shuttle, home daily';

interface Parties {
  recruiter: Page;
  ops: Page;
  /** The recruiter, to read the list over the API. */
  asRecruiter: Person;
  address: string;
}

/** Posts an order as recruiter and accepts it as operations; returns its id. */
export async function postOrder({ recruiter, ops, asRecruiter, address }: Parties): Promise<string> {
  await recruiter.goto('/business/job-order/new');
  await recruiter.getByLabel('Job title').fill(TITLE);
  const facility = recruiter.getByRole('combobox', { name: 'Facility' });
  await facility.fill('Harbor');
  // The options must be visible with reduced motion, too.
  await expect(recruiter.locator('.ant-select-item-option', { hasText: 'Harbor Yard' })).toBeInViewport();
  await facility.press('Enter');
  await expect(recruiter.getByText('Day Cab')).toBeVisible();
  await recruiter.getByRole('radiogroup', { name: 'License class' }).getByText('Class B').click();
  await recruiter.getByRole('button', { name: 'Submit' }).click();
  await expect(recruiter.getByText('Order created')).toBeVisible();

  await ops.goto('/ops/orders/pending');
  await ops.getByRole('button', { name: `Accept ${TITLE}` }).click();
  await ops
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept/ })
    .click();
  const active = `/api/job-order/active/organization/${asRecruiter.user.organization?._id ?? ''}?limit=1`;
  let orders: OrderList | undefined;
  await expect(async () => {
    orders = await apiGet<OrderList>(address, asRecruiter, active);
    expect(orders.count).toBe(1);
  }).toPass();
  const [order] = orders?.data ?? [];
  if (order === undefined) throw new Error('The order is not active');
  return order._id;
}
