import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';

const untilHeading = (name: string) => (page: Page) => page.getByRole('heading', { name, level: 1 }).waitFor();

/** Invoices of the carrier, the start page of accounting, and billing for operations. */
export function billingScenes({ accounting, admin, hr, ops }: DemoUsers): Scene[] {
  const carrierId = accounting.user.organization?._id ?? '';
  return [
    { name: 'accounting', person: accounting, path: '/business/accounting', open: untilHeading('Accounting') },
    { name: 'accounting-refused', person: hr, path: '/business/accounting', expects: [403] },
    { name: 'invoices-open', person: accounting, path: '/business/invoice/open' },
    { name: 'invoices-overdue', person: admin, path: '/business/invoice/overdue' },
    { name: 'invoices-paid', person: accounting, path: '/business/invoice/paid?sort=largest' },
    { name: 'invoices-filtered', person: accounting, path: '/business/invoice/open?number=none' },
    { name: 'ops-billing', person: ops, path: '/ops/billing/carriers' },
    { name: 'ops-billing-carrier', person: ops, path: `/ops/billing/carriers/${carrierId}` },
    { name: 'ops-billing-deposits', person: ops, path: '/ops/billing/deposits' },
    { name: 'ops-billing-runs', person: ops, path: '/ops/billing/runs' },
  ];
}
