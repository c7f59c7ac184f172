import type { RouteObject } from 'react-router';
import { paths } from '../../shared/paths';
import { leadsTo, page } from '../page';

/** The compliance wizard: seven URLs, one page. */
export const complianceRoutes: RouteObject[] = [
  { path: 'onboarding/compliance', ...leadsTo(paths.compliance(1)) },
  page(
    'onboarding/compliance/:step',
    () => import('../../features/compliance/components/compliance-page').then((m) => m.CompliancePage),
    ['compliance', 'driver', 'legal', 'onboarding'],
  ),
];
