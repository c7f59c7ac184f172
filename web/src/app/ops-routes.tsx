import type { RouteObject } from 'react-router';
import { paths } from '#web/shared/paths';
import type { Guards } from './guards';
import { refusals } from './guards';
import { lazyPage, page, redirectsTo } from './page';
import { RouteError } from './route-error';
import { withinFrame } from './within-frame';

const BILLING = ['billing', 'labels', 'ops-billing'] as const;

/** The pages of the platform's own staff. */
const opsRoutes: RouteObject[] = [
  { path: 'ops', ...redirectsTo(paths.opsStalled) },
  page('ops/stalled', () => import('#web/features/ops-stalled/components/stalled-page').then((m) => m.OpsStalledPage), [
    'labels',
    'ops-drivers',
    'ops-stalled',
    'tools',
  ]),
  { path: 'ops/orders', ...redirectsTo(paths.opsOrdersBy('pending')) },
  page('ops/orders/:status', () => import('./routes/ops-orders-route').then((m) => m.OpsOrdersRoute), [
    'labels',
    'ops-orders',
    'orders',
  ]),
  page(
    'ops/pipeline',
    () => import('#web/features/ops-pipeline/components/pipeline-page').then((m) => m.OpsPipelinePage),
    ['console', 'labels', 'ops-drivers', 'ops-pipeline', 'tools'],
  ),
  page('ops/drivers', () => import('#web/features/ops-drivers/components/drivers-page').then((m) => m.OpsDriversPage), [
    'labels',
    'ops-drivers',
  ]),
  page(
    'ops/drivers/:id',
    () => import('#web/features/ops-drivers/components/driver-page').then((m) => m.OpsDriverPage),
    ['file-documents', 'files', 'histories', 'labels', 'ops-driver', 'ops-drivers', 'ops-reviews'],
  ),
  page('ops/results', () => import('#web/features/ops-results/components/results-page').then((m) => m.OpsResultsPage), [
    'ops-drivers',
    'ops-results',
    'ops-reviews',
  ]),
  page('ops/calls', () => import('#web/features/ops-calls/components/calls-page').then((m) => m.OpsCallsPage), [
    'labels',
    'ops-calls',
    'ops-drivers',
  ]),
  page('ops/reviews', () => import('#web/features/review-queue/components/reviews-page').then((m) => m.ReviewsPage), [
    'histories',
    'labels',
    'ops-drivers',
    'ops-reviews',
    'review-queue',
  ]),
  page(
    'ops/reviews/documents',
    () => import('#web/features/review-queue/components/documents-page').then((m) => m.ReviewDocumentsPage),
    ['file-documents', 'labels', 'review-queue'],
  ),
  { path: 'ops/carriers', ...redirectsTo(paths.opsCarriersPart('applications')) },
  page(
    'ops/carriers/applications',
    () => import('#web/features/ops-carriers/components/applications-page').then((m) => m.ApplicationsPage),
    ['labels', 'ops-carriers'],
  ),
  page(
    'ops/carriers/organizations',
    () => import('#web/features/ops-carriers/components/organizations-page').then((m) => m.OrganizationsPage),
    ['ops-carriers'],
  ),
  page(
    'ops/carriers/calls',
    () => import('#web/features/ops-carriers/components/calls-page').then((m) => m.CallsPage),
    ['ops-carriers'],
  ),
  page(
    'ops/carriers/states',
    () => import('#web/features/ops-carriers/components/states-page').then((m) => m.StatesPage),
    ['ops-carriers'],
  ),
  page(
    'ops/carriers/:id',
    () => import('#web/features/ops-carriers/components/carrier/carrier-page').then((m) => m.OpsCarrierPage),
    ['agreement', 'labels', 'ops-carriers', 'staff'],
  ),
  page(
    'ops/carriers/:id/audits',
    () => import('#web/features/audits/components/ops-audits-page').then((m) => m.OpsAuditsPage),
    ['audits', 'files', 'labels'],
  ),
  page(
    'ops/carriers/:id/audits/:auditId',
    () => import('#web/features/audits/components/audit-page').then((m) => m.AuditPage),
    ['audits', 'files', 'labels'],
  ),
  { path: 'ops/billing', ...redirectsTo(paths.opsBillingPart('carriers')) },
  page(
    'ops/billing/carriers',
    () => import('#web/features/ops-billing/components/aging-page').then((m) => m.AgingPage),
    BILLING,
  ),
  page(
    'ops/billing/carriers/:organizationId',
    () => import('#web/features/ops-billing/components/carrier-page').then((m) => m.CarrierBillingPage),
    BILLING,
  ),
  page(
    'ops/billing/deposits',
    () => import('#web/features/ops-billing/components/deposits-page').then((m) => m.DepositsPage),
    BILLING,
  ),
  page(
    'ops/billing/disputes',
    () => import('#web/features/ops-billing/components/disputes-page').then((m) => m.DisputesPage),
    [...BILLING, 'timesheet-approval', 'timesheets'],
  ),
  page(
    'ops/billing/invoices/:invoiceId',
    () => import('#web/features/ops-billing/components/invoice-page').then((m) => m.OpsInvoicePage),
    BILLING,
  ),
  page(
    'ops/billing/runs',
    () => import('#web/features/ops-billing/components/runs-page').then((m) => m.RunsPage),
    BILLING,
  ),
  page(
    'ops/billing/runs/:runId',
    () => import('#web/features/ops-billing/components/run-page').then((m) => m.RunPage),
    BILLING,
  ),
  page(
    'ops/billing/payouts',
    () => import('#web/features/ops-billing/components/payouts-page').then((m) => m.PayoutsPage),
    BILLING,
  ),
  page(
    'ops/billing/prices',
    () => import('#web/features/ops-prices/components/prices-page').then((m) => m.PricesPage),
    ['labels', 'ops-billing', 'purchases'],
  ),
  page(
    'ops/billing/purchases',
    () => import('#web/features/purchases/components/purchases-page').then((m) => m.PurchasesPage),
    ['labels', 'ops-billing', 'purchases'],
  ),
  page('ops/reports', () => import('#web/features/ops-reports/components/reports-page').then((m) => m.OpsReportsPage), [
    'labels',
    'ops-drivers',
    'ops-reports',
    'reports',
  ]),
  page(
    'ops/reports/rows',
    () => import('#web/features/ops-reports/components/rows-page').then((m) => m.OpsReportRowsPage),
    ['labels', 'ops-drivers', 'ops-reports', 'reports'],
  ),
  page(
    'ops/rules',
    () => import('#web/features/ops-requirements/components/requirements-page').then((m) => m.RequirementsPage),
    ['files', 'labels', 'ops-requirements'],
  ),
  page(
    'ops/rules/:code',
    () => import('#web/features/ops-requirements/components/requirement-page').then((m) => m.RequirementPage),
    ['files', 'labels', 'ops-requirements'],
  ),
  page('ops/staff', () => import('#web/features/staff/components/ops-staff-page').then((m) => m.OpsStaffPage), [
    'account',
    'labels',
    'staff',
  ]),
];

/** The area of the platform's own staff. */
export const opsArea = (guards: Guards): RouteObject => ({
  id: 'ops',
  lazy: lazyPage(() => import('./layouts/console-layout').then((module) => module.ConsoleLayout), []),
  loader: guards.only(refusals.ops),
  ErrorBoundary: RouteError,
  children: withinFrame(opsRoutes),
});
