import { accountRoutes } from './accounts/routes';
import { carrierViewRoutes, savedViewRoutes } from './accounts/saved-views/routes';
import { accountSettingsRoutes } from './accounts/settings/routes';
import { signUpRoutes } from './accounts/sign-up-routes';
import { socialRoutes } from './accounts/social/routes';
import { staffRoutes } from './accounts/staff/routes';
import { webViewRoutes } from './accounts/web-view/routes';
import { accountingRoutes } from './billing/accounting-routes';
import { invoiceRoutes } from './billing/invoice-routes';
import { opsBillingRoutes } from './billing/ops-routes';
import { invoicePaymentRoutes } from './billing/payment-routes';
import { opsPayoutRoutes } from './billing/payouts/routes';
import { priceRoutes } from './billing/prices/routes';
import { purchaseRoutes } from './billing/purchases/routes';
import { agreementRoutes } from './carriers/agreement/routes';
import { ownCarrierRoutes } from './carriers/own-routes';
import { placeRoutes } from './carriers/places/routes';
import { carrierRoutes } from './carriers/routes';
import { webhookDeliveryRoutes } from './carriers/webhooks/delivery-routes';
import { webhookRoutes } from './carriers/webhooks/routes';
import { driverApplicationRoutes } from './drivers/application/routes';
import { opsComplianceRoutes } from './drivers/compliance/ops-routes';
import { complianceRoutes } from './drivers/compliance/routes';
import { eldRoutes } from './drivers/eld/routes';
import { employmentApplicationRoutes } from './drivers/employment-applications/routes';
import { driverFileRoutes } from './drivers/files/routes';
import { driverHistoryRoutes } from './drivers/histories/routes';
import { ownFileRoutes } from './drivers/me/own-file-routes';
import { driverRoutes } from './drivers/me/routes';
import { paymentRoutes } from './drivers/payments/routes';
import { payoutRoutes } from './drivers/payouts/routes';
import { ownVerificationRoutes } from './drivers/verifications/routes';
import { fileDocumentRoutes } from './file-documents/routes';
import { adverseActionRoutes } from './hiring/adverse-actions/routes';
import { autopilotRoutes } from './hiring/autopilot/routes';
import { benchRoutes } from './hiring/bench/routes';
import { candidateBulkRoutes } from './hiring/bulk/routes';
import { businessDriverRoutes } from './hiring/business-drivers/routes';
import { candidacyRoutes } from './hiring/candidacies/routes';
import { chatRoutes } from './hiring/chat/routes';
import { dashboardRoutes } from './hiring/dashboard/routes';
import { dossierRoutes } from './hiring/dossier/routes';
import { dqAccessRoutes } from './hiring/dq-access/routes';
import { dqReviewRoutes } from './hiring/dq-review/routes';
import { driverSearchRoutes } from './hiring/driver-search/routes';
import { fileExportRoutes } from './hiring/file-exports/routes';
import { carrierFindRoutes } from './hiring/find/routes';
import { carrierHoursRoutes } from './hiring/hours/routes';
import { interviewCalendarRoutes } from './hiring/interviews/routes';
import { candidateNoteRoutes } from './hiring/notes/routes';
import { hiringReportRoutes } from './hiring/reports/routes';
import { hiringTargetRoutes } from './hiring/targets/routes';
import { messageTemplateRoutes } from './hiring/templates/routes';
import { voeRoutes } from './hiring/verifications/link-routes';
import { verificationRoutes } from './hiring/verifications/routes';
import type { Route } from './http/define-route';
import { facilityRoutes } from './job-orders/facilities/routes';
import { jobOrderRoutes } from './job-orders/routes';
import { legalRoutes } from './legal/routes';
import { findRoutes } from './operations/find/routes';
import { reportRoutes } from './operations/reports/routes';
import { opsRoutes } from './operations/routes';
import { boardRoutes } from './pipelines/board/routes';
import { bulkRoutes } from './pipelines/bulk/routes';
import { driverNoteRoutes } from './pipelines/notes/routes';
import { proofRoutes } from './pipelines/proof-routes';
import { driverPipelineRoutes } from './pipelines/routes';
import { screeningCallRoutes } from './pipelines/screening-calls/routes';
import { stalledRoutes } from './pipelines/stalled/routes';
import { driverTimelineRoutes } from './pipelines/timeline/routes';
import { auditRoomRoutes } from './requirements/audits/room-routes';
import { auditRoutes } from './requirements/audits/routes';
import { requirementCalendarRoutes } from './requirements/calendar/routes';
import { carrierFileRoutes } from './requirements/files/carrier-routes';
import { ownFileLineRoutes } from './requirements/files/driver-routes';
import { opsDriverFileRoutes } from './requirements/files/ops-routes';
import { requirementRuleRoutes } from './requirements/rules/routes';
import { reviewQueueRoutes } from './reviews/queue/routes';
import { driverReviewRoutes } from './reviews/routes';
import { screeningRoutes } from './reviews/screening/routes';
import { cspReportRoutes } from './system/health/csp-reports';
import { timesheetRoutes } from './timesheets/routes';

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
  ...ownCarrierRoutes,
  ...agreementRoutes,
  ...webhookRoutes,
  ...webhookDeliveryRoutes,
  ...invoiceRoutes,
  ...invoicePaymentRoutes,
  ...opsBillingRoutes,
  ...opsPayoutRoutes,
  ...facilityRoutes,
  ...priceRoutes,
  ...purchaseRoutes,
  ...benchRoutes,
  ...timesheetRoutes,
  ...fileExportRoutes,
  ...dqAccessRoutes,
  ...adverseActionRoutes,
  // Mounted before the job orders and the dashboard: their literal path segments would otherwise match an order's id.
  ...dossierRoutes,
  ...fileDocumentRoutes,
  ...verificationRoutes,
  ...voeRoutes,
  ...dqReviewRoutes,
  ...businessDriverRoutes,
  ...candidateBulkRoutes,
  ...candidacyRoutes,
  ...interviewCalendarRoutes,
  ...jobOrderRoutes,
  ...driverSearchRoutes,
  ...autopilotRoutes,
  ...candidateNoteRoutes,
  ...messageTemplateRoutes,
  ...dashboardRoutes,
  ...accountingRoutes,
  ...hiringReportRoutes,
  ...hiringTargetRoutes,
  ...driverRoutes,
  ...driverHistoryRoutes,
  ...driverApplicationRoutes,
  ...ownFileRoutes,
  ...employmentApplicationRoutes,
  ...ownVerificationRoutes,
  ...paymentRoutes,
  ...payoutRoutes,
  ...eldRoutes,
  ...carrierHoursRoutes,
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
  ...carrierViewRoutes,
  ...carrierFindRoutes,
  ...bulkRoutes,
  ...findRoutes,
  ...complianceRoutes,
  ...opsComplianceRoutes,
  ...driverFileRoutes,
  ...driverReviewRoutes,
  ...reviewQueueRoutes,
  ...opsDriverFileRoutes,
  ...requirementRuleRoutes,
  ...carrierFileRoutes,
  ...requirementCalendarRoutes,
  ...auditRoutes,
  ...auditRoomRoutes,
  ...ownFileLineRoutes,
  ...staffRoutes,
];
