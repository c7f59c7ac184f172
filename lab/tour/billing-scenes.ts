import type { Page } from '@playwright/test';
import { daysAfter } from '#domain/shared/periods';
import { utcDate } from '#domain/shared/zoned-time';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { dialog, openDialog } from './scene';

const untilHeading = (name: string) => (page: Page) => page.getByRole('heading', { name, level: 1 }).waitFor();

/** Plans a price for tomorrow, up to the preview of what it touches. */
async function previewPrice(page: Page): Promise<void> {
  await openDialog('New price')(page);
  await dialog(page).getByLabel('New amount').fill('61');
  await dialog(page)
    .getByLabel('First day')
    .fill(daysAfter(utcDate(new Date()), 2));
  await dialog(page).getByRole('button', { name: 'Show impact' }).click();
  await dialog(page)
    .getByText(/^Touches/)
    .waitFor();
}

/** Invoices of the carrier, the start page of accounting, and billing for operations. */
export function billingScenes({ accounting, admin, hr, ops }: DemoUsers): Scene[] {
  const carrierId = accounting.user.organization?._id ?? '';
  const agreement = `/ops/carriers/${carrierId}?part=agreement`;
  return [
    { name: 'accounting', person: accounting, path: '/business/accounting', open: untilHeading('Accounting') },
    { name: 'accounting-refused', person: hr, path: '/business/accounting', expects: [403] },
    { name: 'invoices-open', person: accounting, path: '/business/invoice/open' },
    { name: 'invoices-overdue', person: admin, path: '/business/invoice/overdue' },
    { name: 'invoices-paid', person: accounting, path: '/business/invoice/paid?sort=largest' },
    { name: 'invoices-filtered', person: accounting, path: '/business/invoice/open?number=none' },
    { name: 'purchases', person: accounting, path: '/business/purchases' },
    { name: 'purchases-filtered', person: accounting, path: '/business/purchases?state=credited' },
    { name: 'ops-purchases', person: ops, path: '/ops/billing/purchases' },
    { name: 'ops-prices', person: ops, path: '/ops/billing/prices' },
    { name: 'ops-price-preview', person: ops, path: '/ops/billing/prices', open: previewPrice },
    { name: 'ops-agreement', person: ops, path: agreement },
    { name: 'ops-agreement-extend', person: ops, path: agreement, open: openDialog('Extend trial') },
    { name: 'ops-billing', person: ops, path: '/ops/billing/carriers' },
    { name: 'ops-billing-carrier', person: ops, path: `/ops/billing/carriers/${carrierId}` },
    { name: 'ops-billing-deposits', person: ops, path: '/ops/billing/deposits' },
    { name: 'ops-billing-disputes', person: ops, path: '/ops/billing/disputes' },
    { name: 'ops-billing-runs', person: ops, path: '/ops/billing/runs' },
  ];
}
