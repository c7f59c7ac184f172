import type { RouteObject } from 'react-router';
import { paths } from '#web/shared/paths';
import { page, redirectsTo } from '../page';

/** The compliance wizard: seven URLs, one page. */
export const complianceRoutes: RouteObject[] = [
  { path: 'onboarding/compliance', ...redirectsTo(paths.compliance(1)) },
  page(
    'onboarding/compliance/:step',
    () => import('#web/features/compliance/components/compliance-page').then((m) => m.CompliancePage),
    ['carrier-sees', 'compliance', 'driver', 'legal', 'onboarding', 'signature'],
  ),
];
