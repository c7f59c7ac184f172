import { accountSettingsRoutes } from './account-settings/routes';
import { signUpRoutes } from './accounts/sign-up-routes';
import { accountRoutes } from './accounts/routes';
import { boardRoutes } from './board/routes';
import { bulkRoutes } from './bulk/routes';
import { candidacyRoutes } from './candidacies/routes';
import { carrierRoutes } from './carriers/routes';
import { opsComplianceRoutes } from './compliance/ops-routes';
import { complianceRoutes } from './compliance/routes';
import { chatRoutes } from './chat/routes';
import { dashboardRoutes } from './dashboard/routes';
import { driverApplicationRoutes } from './driver-application/routes';
import { driverFileRoutes } from './driver-files/routes';
import { driverHistoryRoutes } from './driver-histories/routes';
import { driverNoteRoutes } from './driver-notes/routes';
import { proofRoutes } from './driver-pipelines/proof-routes';
import { driverPipelineRoutes } from './driver-pipelines/routes';
import { driverReviewRoutes } from './driver-reviews/routes';
import { reviewQueueRoutes } from './review-queue/routes';
import { driverTimelineRoutes } from './driver-timeline/routes';
import { ownFileRoutes } from './driver/own-file-routes';
import { driverRoutes } from './driver/routes';
import { driverSearchRoutes } from './drivers/routes';
import { eldRoutes } from './eld/routes';
import { facilityRoutes } from './facilities/routes';
import { findRoutes } from './find/routes';
import { cspReportRoutes } from './health/csp-reports';
import type { Route } from './http/define-route';
import { jobOrderRoutes } from './job-orders/routes';
import { legalRoutes } from './legal/routes';
import { opsRoutes } from './ops/routes';
import { paymentRoutes } from './payments/routes';
import { reportRoutes } from './reports/routes';
import { savedViewRoutes } from './saved-views/routes';
import { screeningRoutes } from './screening/routes';
import { screeningCallRoutes } from './screening-calls/routes';
import { stalledRoutes } from './stalled/routes';
import { requirementRoutes } from './requirements/routes';
import { staffRoutes } from './staff/routes';
import { placeRoutes } from './places/routes';
import { socialRoutes } from './social/routes';
import { webViewRoutes } from './web-view/routes';

/** All declared routes of the product; each concept adds its own list. */
export const allRoutes: readonly Route[] = [
  ...accountRoutes,
  ...signUpRoutes,
  ...cspReportRoutes,
  ...placeRoutes,
  ...legalRoutes,
  ...accountSettingsRoutes,
  ...socialRoutes,
  ...webViewRoutes,
  ...carrierRoutes,
  ...facilityRoutes,
  // Mounted before the job orders: their literal path segments would otherwise match an order's id.
  ...candidacyRoutes,
  ...jobOrderRoutes,
  ...driverSearchRoutes,
  ...dashboardRoutes,
  ...driverRoutes,
  ...driverHistoryRoutes,
  ...driverApplicationRoutes,
  ...ownFileRoutes,
  ...paymentRoutes,
  ...eldRoutes,
  ...chatRoutes,
  ...opsRoutes,
  ...driverPipelineRoutes,
  ...driverTimelineRoutes,
  ...driverNoteRoutes,
  ...proofRoutes,
  ...boardRoutes,
  ...stalledRoutes,
  ...reportRoutes,
  ...screeningCallRoutes,
  ...screeningRoutes,
  ...savedViewRoutes,
  ...bulkRoutes,
  ...findRoutes,
  ...complianceRoutes,
  ...opsComplianceRoutes,
  ...driverFileRoutes,
  ...driverReviewRoutes,
  ...reviewQueueRoutes,
  ...requirementRoutes,
  ...staffRoutes,
];
