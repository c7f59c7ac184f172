import type { RouteObject } from 'react-router';
import { paths } from '#web/shared/paths';
import type { Guards } from './guards';
import { refusals } from './guards';
import { lazyPage, page, redirectsTo } from './page';
import { RouteError } from './route-error';
import { withinFrame } from './within-frame';

const ORDERS = ['autopilot', 'errors', 'facilities', 'labels', 'orders'] as const;
const HIRING = ['autopilot', 'bench', 'console', 'drivers', 'hiring', 'labels', 'orders', 'purchases'] as const;
const PROFILE = ['bench', 'drivers', 'labels'] as const;

const orderForms = () => import('./routes/order-form-routes');
const DQ_REVIEW = ['bench', 'dossier', 'drivers', 'file-access', 'hiring', 'histories', 'labels'] as const;
const dqReview = () => import('./routes/dq-review-route');
const hiring = () => import('./routes/hiring-route');

/** The recruiter's own pages: /recruiter/*. */
const recruiterRoutes: RouteObject[] = [
  { path: 'recruiter', ...redirectsTo(paths.recruiterProfile) },
  page(
    'recruiter/profile',
    () => import('#web/features/recruiter/components/recruiter-profile-page').then((m) => m.RecruiterProfilePage),
    ['labels', 'recruiter'],
  ),
  page('recruiter/job-order/:orderId', () => hiring().then((m) => m.RecruiterOrderRoute), HIRING),
  page(
    'recruiter/driver/:jobRequestId',
    () => import('./routes/recruiter-driver-route').then((m) => m.RecruiterDriverRoute),
    PROFILE,
  ),
];

/** The carrier's pages: /business/*. */
const businessRoutes: RouteObject[] = [
  { path: 'business', ...redirectsTo(paths.start) },
  page(
    'business/dashboard',
    () => import('#web/features/dashboard/components/dashboard-page').then((m) => m.DashboardPage),
    ['dashboard', 'labels'],
  ),
  page('business/candidates', () => import('./routes/candidates-route').then((m) => m.CandidatesRoute), HIRING),
  page(
    'business/candidates/bulk/:id',
    () => import('#web/features/hiring/components/bulk/bulk-action-page').then((m) => m.BulkActionPage),
    ['bulk', 'hiring', 'labels'],
  ),
  page(
    'business/interviews',
    () => import('#web/features/interviews/components/interviews-page').then((m) => m.InterviewsPage),
    ['interviews', 'labels'],
  ),
  page(
    'business/my-jobs',
    () => import('#web/features/job-orders/components/my-jobs-page').then((m) => m.MyJobsPage),
    ORDERS,
  ),
  { path: 'business/job-order', ...redirectsTo(paths.jobOrdersBy('pending')) },
  page('business/job-order/new/:anchor?', () => orderForms().then((m) => m.NewOrderRoute), ORDERS),
  page('business/job-order/edit/:id/:anchor?', () => orderForms().then((m) => m.EditOrderRoute), ORDERS),
  page('business/job-order/clone/:id/:isClone', () => orderForms().then((m) => m.CloneOrderRoute), ORDERS),
  page('business/job-order/:orderId/hiring-flow/:stage?', () => hiring().then((m) => m.HiringRoute), HIRING),
  page(
    'business/job-order/:orderId/autopilot',
    () => import('./routes/autopilot-route').then((m) => m.AutopilotRoute),
    ORDERS,
  ),
  page(
    'business/job-order/:orderStatus',
    () => import('./routes/order-list-route').then((m) => m.OrderListRoute),
    ORDERS,
  ),
  page(
    'business/driver/:driverId/profile',
    () => import('./routes/driver-profile-route').then((m) => m.DriverProfileRoute),
    PROFILE,
  ),
  page(
    'business/facilities',
    () => import('#web/features/facilities/components/facilities-page').then((m) => m.FacilitiesPage),
    ['facilities', 'labels', 'orders'],
  ),
  page(
    'business/files',
    () => import('#web/features/driver-files/components/files-page').then((m) => m.DriverFilesPage),
    ['files', 'labels'],
  ),
  page(
    'business/files/:employmentId',
    () => import('#web/features/driver-files/components/file-page').then((m) => m.DriverFilePage),
    ['files', 'labels'],
  ),
  page(
    'business/due-dates',
    () => import('#web/features/due-lines/components/due-lines-page').then((m) => m.DueLinesPage),
    ['files', 'labels', 'reports'],
  ),
  page(
    'business/accounting',
    () => import('#web/features/accounting/components/accounting-page').then((m) => m.AccountingPage),
    ['billing', 'labels'],
  ),
  { path: 'business/invoice', ...redirectsTo(paths.invoices('open')) },
  page('business/invoice/:status', () => import('./routes/invoices-route').then((m) => m.InvoicesRoute), [
    'billing',
    'errors',
    'labels',
  ]),
  page(
    'business/invoice/:status/:invoiceId',
    () => import('#web/features/invoices/components/invoice-page').then((m) => m.InvoicePage),
    ['billing', 'labels'],
  ),
  page('business/audits', () => import('#web/features/audits/components/audits-page').then((m) => m.AuditsPage), [
    'audits',
    'files',
  ]),
  page('business/audits/:id', () => import('#web/features/audits/components/audit-page').then((m) => m.AuditPage), [
    'audits',
    'files',
  ]),
  page(
    'business/mentions',
    () => import('#web/features/mentions/components/mentions-page').then((m) => m.MentionsPage),
    ['labels', 'notes'],
  ),
  page(
    'business/purchases',
    () => import('#web/features/purchases/components/purchases-page').then((m) => m.PurchasesPage),
    ['labels', 'purchases'],
  ),
  page(
    'business/templates',
    () => import('#web/features/templates/components/templates-page').then((m) => m.TemplatesPage),
    ['labels', 'templates'],
  ),
  page(
    'business/settings/webhooks',
    () => import('#web/features/webhooks/components/webhooks-page').then((m) => m.WebhooksPage),
    ['console', 'labels', 'webhooks'],
  ),
  page(
    'business/settings/webhooks/:webhookId',
    () => import('#web/features/webhooks/components/webhook-page').then((m) => m.WebhookPage),
    ['console', 'labels', 'webhooks'],
  ),
  page(
    'business/timesheets',
    () => import('#web/features/timesheets/components/timesheets-page').then((m) => m.TimesheetsPage),
    ['bulk', 'facilities', 'labels', 'pay-lines', 'payroll-exports', 'reports', 'timesheet-approval', 'timesheets'],
  ),
  page(
    'business/payroll-exports',
    () => import('#web/features/payroll-exports/components/payroll-exports-page').then((m) => m.PayrollExportsPage),
    ['labels', 'payroll-exports', 'timesheets'],
  ),
  { path: 'business/dq-review', ...redirectsTo(paths.dqReview('awaiting-review')) },
  page('business/dq-review/:status', () => dqReview().then((m) => m.DqReviewRoute), DQ_REVIEW),
  page(
    'business/orderId/:orderId/assignmentId/:assignmentId',
    () => dqReview().then((m) => m.QualificationRoute),
    DQ_REVIEW,
  ),
  page('business/bench', () => import('#web/features/bench/components/bench-page').then((m) => m.BenchPage), PROFILE),
  page(
    'business/drivers',
    () => import('#web/features/hiring/components/find-drivers-page').then((m) => m.FindDriversPage),
    [...HIRING, 'facilities'],
  ),
  page(
    'business/reports',
    () => import('#web/features/hiring-reports/components/reports-page').then((m) => m.HiringReportsPage),
    ['hiring-reports', 'labels', 'reports'],
  ),
  page(
    'business/reports/rows',
    () => import('#web/features/hiring-reports/components/rows-page').then((m) => m.HiringReportRowsPage),
    ['hiring-reports', 'labels', 'reports'],
  ),
  page(
    'business/agreement',
    () => import('#web/features/agreement/components/agreement-page').then((m) => m.AgreementPage),
    ['agreement', 'labels', 'legal', 'signature'],
  ),
  page('business/staff', () => import('#web/features/staff/components/staff-page').then((m) => m.StaffPage), [
    'account',
    'labels',
    'staff',
  ]),
  page(
    'business/permissions',
    () => import('#web/features/staff/components/permissions-page').then((m) => m.PermissionsPage),
    ['labels', 'staff'],
  ),
];

/** The area of a carrier's members. */
export const businessArea = (guards: Guards): RouteObject => ({
  id: 'business',
  lazy: lazyPage(() => import('./layouts/console-layout').then((module) => module.ConsoleLayout), []),
  loader: guards.only(refusals.carrier),
  ErrorBoundary: RouteError,
  children: [
    ...withinFrame(businessRoutes),
    { loader: guards.only(refusals.recruiter), children: withinFrame(recruiterRoutes) },
  ],
});
