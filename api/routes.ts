import { accountSettingsRoutes } from './account-settings/routes';
import { comingInRoutes } from './accounts/coming-in-routes';
import { accountRoutes } from './accounts/routes';
import { candidacyRoutes } from './candidacies/routes';
import { carrierRoutes } from './carriers/routes';
import { dashboardRoutes } from './dashboard/routes';
import { driverPipelineRoutes } from './driver-pipelines/routes';
import { driverReviewRoutes } from './driver-reviews/routes';
import { driverRoutes } from './driver/routes';
import { driverSearchRoutes } from './drivers/routes';
import { facilityRoutes } from './facilities/routes';
import type { Route } from './http/define-route';
import { jobOrderRoutes } from './job-orders/routes';
import { opsRoutes } from './ops/routes';
import { staffRoutes } from './staff/routes';
import { placeRoutes } from './places/routes';
import { socialRoutes } from './social/routes';
import { webViewRoutes } from './web-view/routes';

/** Every declared route of the product; each concept adds its own list. */
export const allRoutes: readonly Route[] = [
  ...accountRoutes,
  ...comingInRoutes,
  ...placeRoutes,
  ...accountSettingsRoutes,
  ...socialRoutes,
  ...webViewRoutes,
  ...carrierRoutes,
  ...facilityRoutes,
  // Before the orders: a literal part of a path wins over an order's id.
  ...candidacyRoutes,
  ...jobOrderRoutes,
  ...driverSearchRoutes,
  ...dashboardRoutes,
  ...driverRoutes,
  ...opsRoutes,
  ...driverPipelineRoutes,
  ...driverReviewRoutes,
  ...staffRoutes,
];
