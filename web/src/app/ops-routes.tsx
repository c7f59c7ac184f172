import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths';
import { leadsTo, page } from './page';

/** The pages of the platform's own staff. */
export const opsRoutes: RouteObject[] = [
  { path: 'ops', ...leadsTo(paths.opsStalled) },
  page('ops/stalled', () => import('../features/ops-stalled/components/stalled-page').then((m) => m.OpsStalledPage), [
    'labels',
    'ops-drivers',
    'ops-stalled',
    'ops-tools',
  ]),
  { path: 'ops/orders', ...leadsTo(paths.opsOrdersBy('pending')) },
  page('ops/orders/:status', () => import('./routes/ops-orders-route').then((m) => m.OpsOrdersRoute), [
    'labels',
    'ops-orders',
    'orders',
  ]),
  page(
    'ops/pipeline',
    () => import('../features/ops-pipeline/components/pipeline-page').then((m) => m.OpsPipelinePage),
    ['labels', 'ops-drivers', 'ops-pipeline', 'ops-tools'],
  ),
  page('ops/drivers', () => import('../features/ops-drivers/components/drivers-page').then((m) => m.OpsDriversPage), [
    'labels',
    'ops-drivers',
  ]),
  page('ops/drivers/:id', () => import('../features/ops-drivers/components/driver-page').then((m) => m.OpsDriverPage), [
    'histories',
    'labels',
    'ops-driver',
    'ops-drivers',
    'ops-reviews',
    'requirements',
  ]),
  page('ops/results', () => import('../features/ops-results/components/results-page').then((m) => m.OpsResultsPage), [
    'ops-drivers',
    'ops-results',
    'ops-reviews',
  ]),
  page('ops/calls', () => import('../features/ops-calls/components/calls-page').then((m) => m.OpsCallsPage), [
    'labels',
    'ops-calls',
    'ops-drivers',
  ]),
  page('ops/reviews', () => import('../features/review-queue/components/reviews-page').then((m) => m.ReviewsPage), [
    'histories',
    'labels',
    'ops-drivers',
    'ops-reviews',
    'review-queue',
  ]),
  { path: 'ops/carriers', ...leadsTo(paths.opsCarriersPart('applications')) },
  page(
    'ops/carriers/applications',
    () => import('../features/ops-carriers/components/applications-page').then((m) => m.ApplicationsPage),
    ['labels', 'ops-carriers'],
  ),
  page(
    'ops/carriers/organizations',
    () => import('../features/ops-carriers/components/organizations-page').then((m) => m.OrganizationsPage),
    ['ops-carriers'],
  ),
  page('ops/carriers/calls', () => import('../features/ops-carriers/components/calls-page').then((m) => m.CallsPage), [
    'ops-carriers',
  ]),
  page(
    'ops/carriers/states',
    () => import('../features/ops-carriers/components/states-page').then((m) => m.StatesPage),
    ['ops-carriers'],
  ),
  page('ops/reports', () => import('../features/ops-reports/components/reports-page').then((m) => m.OpsReportsPage), [
    'labels',
    'ops-drivers',
    'ops-reports',
  ]),
  page(
    'ops/reports/rows',
    () => import('../features/ops-reports/components/rows-page').then((m) => m.OpsReportRowsPage),
    ['labels', 'ops-drivers', 'ops-reports'],
  ),
  page('ops/rules', () => import('../features/ops-rules/components/rules-page').then((m) => m.RulesPage), [
    'ops-rules',
    'requirements',
  ]),
  page('ops/rules/:code', () => import('../features/ops-rules/components/rule-page').then((m) => m.RulePage), [
    'ops-rules',
    'requirements',
  ]),
  page('ops/staff', () => import('../features/staff/components/ops-staff-page').then((m) => m.OpsStaffPage), [
    'account',
    'labels',
    'staff',
  ]),
];
