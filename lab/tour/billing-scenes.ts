import type { Page } from '@playwright/test';
import { daysAfter } from '#domain/shared/periods';
import { utcDate } from '#domain/shared/zoned-time';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { dialog, inOrder, openDialog, press } from './scene';
import type { World } from './world';

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

/** Opens the first invoice of the list. */
async function openInvoice(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^GH-/ }).first().click();
  await page.getByRole('heading', { name: /^Invoice GH-/ }).waitFor();
}

/** Opens the form that settles a dispute, up to the preview of what two hours more would change. */
async function previewSettlement(page: Page): Promise<void> {
  await openDialog('Settle dispute')(page);
  await dialog(page).getByLabel('For the driver').fill('50');
  await dialog(page).getByLabel('For the carrier').fill('55');
  await dialog(page).getByLabel('Reason').fill('Two hours of waiting, as the gate log shows.');
  await dialog(page).getByRole('button', { name: 'Preview the result' }).click();
  await dialog(page).getByRole('status').waitFor();
}

/** Disputed workdays, and what settles one. */
function disputeScenes({ ops }: DemoUsers, { dispute }: World): Scene[] {
  const path = '/ops/billing/disputes';
  const list = { name: 'ops-billing-disputes', person: ops, path };
  if (dispute === undefined) return [list];
  const page = { person: ops, path: `${path}/${dispute}` };
  return [
    list,
    { name: 'ops-dispute', ...page },
    { name: 'ops-dispute-settle', ...page, open: openDialog('Settle dispute') },
    { name: 'ops-dispute-preview', ...page, open: previewSettlement },
  ];
}

/** The payer's invoices: paid twice with a refund, overdue with a credit, and open with late fees and a credited match. */
function payerScenes({ payer, ops }: DemoUsers, { invoices }: World): Scene[] {
  return Object.entries(invoices).flatMap(([status, id]): Scene[] => [
    { name: `invoice-${status}`, person: payer, path: `/business/invoice/${status}/${id}` },
    { name: `ops-invoice-${status}`, person: ops, path: `/ops/billing/invoices/${id}` },
  ]);
}

/** Invoices of the carrier, the start page of accounting, and billing for operations. */
export function billingScenes(users: DemoUsers, world: World): Scene[] {
  const { accounting, admin, hr, ops, payer } = users;
  const carrierId = accounting.user.organization?._id ?? '';
  const payerId = payer.user.organization?._id ?? '';
  const overdue = `/ops/billing/carriers/${payerId}?status=overdue`;
  const agreement = `/ops/carriers/${carrierId}?part=agreement`;
  return [
    { name: 'accounting', person: accounting, path: '/business/accounting', open: untilHeading('Accounting') },
    { name: 'accounting-refused', person: hr, path: '/business/accounting', expects: [403] },
    { name: 'invoices-open', person: accounting, path: '/business/invoice/open' },
    { name: 'invoices-overdue', person: admin, path: '/business/invoice/overdue' },
    { name: 'invoices-paid', person: accounting, path: '/business/invoice/paid?sort=largest' },
    { name: 'invoices-filtered', person: accounting, path: '/business/invoice/open?number=none' },
    { name: 'invoice', person: payer, path: '/business/invoice/overdue', open: openInvoice },
    {
      name: 'invoice-pay',
      person: payer,
      path: '/business/invoice/overdue',
      open: inOrder(openInvoice, openDialog('Pay invoice')),
    },
    { name: 'purchases', person: accounting, path: '/business/purchases' },
    { name: 'purchases-filtered', person: accounting, path: '/business/purchases?state=credited' },
    { name: 'ops-purchases', person: ops, path: '/ops/billing/purchases' },
    { name: 'ops-prices', person: ops, path: '/ops/billing/prices' },
    { name: 'ops-price-preview', person: ops, path: '/ops/billing/prices', open: previewPrice },
    { name: 'ops-agreement', person: ops, path: agreement },
    { name: 'ops-agreement-extend', person: ops, path: agreement, open: openDialog('Extend trial') },
    {
      name: 'ops-agreement-warn',
      person: ops,
      path: `/ops/carriers/${payerId}?part=agreement`,
      open: openDialog('Warn about payment'),
    },
    { name: 'ops-invoice', person: ops, path: overdue, open: openInvoice },
    {
      name: 'ops-invoice-credit',
      person: ops,
      path: overdue,
      open: inOrder(openInvoice, press(/^More actions for invoice/), openDialog('Give credit')),
    },
    { name: 'ops-billing', person: ops, path: '/ops/billing/carriers' },
    { name: 'ops-billing-carrier', person: ops, path: `/ops/billing/carriers/${carrierId}` },
    { name: 'ops-billing-deposits', person: ops, path: '/ops/billing/deposits' },
    ...disputeScenes(users, world),
    ...payerScenes(users, world),
    { name: 'ops-billing-payouts', person: ops, path: '/ops/billing/payouts' },
    { name: 'ops-billing-payouts-failed', person: ops, path: '/ops/billing/payouts?state=failed' },
    { name: 'ops-billing-runs', person: ops, path: '/ops/billing/runs' },
  ];
}
