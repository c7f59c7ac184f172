import type { HistoryKind } from '#domain/driver-histories/kinds';

/** Records that the matrix test's sample requests may name. The test creates them, all in one carrier. */
export interface ExampleWorld {
  readonly organizationId: string;
  /** A staff member of the carrier. */
  readonly staffId: string;
  readonly driverId: string;
  /** A file of the driver. */
  readonly fileId: string;
  /** Operations' note about the driver. */
  readonly driverNoteId: string;
  /** A finished bulk action of operations. */
  readonly bulkActionId: string;
  /** A finished bulk action of the carrier. */
  readonly candidateBulkActionId: string;
  /** A provider of logs to which the driver has agreed. */
  readonly eldConnectionId: string;
  /** A view that a member of operations shares. */
  readonly savedViewId: string;
  /** A view that a member of the carrier's staff shares. */
  readonly carrierViewId: string;
  /** One item of each of the driver's histories. */
  readonly historyItems: Readonly<Record<HistoryKind, string>>;
  /** Another item of each, which no other sample request names. */
  readonly spareHistoryItems: Readonly<Record<HistoryKind, string>>;
  /** A person invited to the carrier's staff. */
  readonly colleagueId: string;
  /** A person invited to the carrier as an administrator. */
  readonly invitedAdminId: string;
  /** A person invited to operations. */
  readonly opsMemberId: string;
  /** A sign-in of the caller. */
  readonly familyId: string;
  readonly facilityId: string;
  /** An active order of the carrier. */
  readonly orderId: string;
  /** The driver's candidacy for that order, in the state interviewing, so that all its records exist. */
  readonly candidacyId: string;
  readonly fleetJobRequestId: string;
  readonly driverJobRequestId: string;
  readonly assignmentId: string;
  readonly jobRequestId: string;
  readonly interviewId: string;
  /** The secret of a staff member's calendar feed. */
  readonly calendarFeed: string;
  /** The driver on the carrier's bench, waiting for the review. */
  readonly benchEntryId: string;
  /** The carrier's request for the driver's file. */
  readonly accessId: string;
  /** The text of the carrier agreement in force, and the signed document of the carrier. */
  readonly agreementSha256: string;
  readonly agreementDocumentId: string;
  /** A day to which a trial can be extended. */
  readonly trialLastDay: string;
  /** The adverse action of that candidacy, which waits, with its notice and a file of its report. */
  readonly adverseActionId: string;
  readonly adverseNoticeId: string;
  readonly adverseReportFileId: string;
  /** The day of that notice where the driver lives. */
  readonly adverseNoticeDay: string;
  /** The staff member's note about the driver. */
  readonly candidateNoteId: string;
  /** A message template of the carrier. */
  readonly messageTemplateId: string;
  /** A carrier that has applied. */
  readonly applicationId: string;
  /** A call time that is not booked. */
  readonly callTimeId: string;
  /** A separate carrier without staff, so that changes to it sign no one out. */
  readonly quietOrganizationId: string;
  /** A price that is planned. */
  readonly priceId: string;
  /** A purchase of the carrier that cost something. */
  readonly purchaseId: string;
  /** A text that drivers sign. */
  readonly legalTextId: string;
  /** A text of the consent to a verification. */
  readonly consentTextId: string;
  /** A requirement that comes with the product. */
  readonly requirementId: string;
  /** The driver's employment with the carrier, from a hire. */
  readonly employmentId: string;
  /** Evidence with a document in the file of the employment, and a document that the driver uploaded for it. */
  readonly evidenceId: string;
  readonly evidenceFileId: string;
  /** Another document in that file, which no other sample request names. */
  readonly spareEvidenceId: string;
  /** Evidence that operations may review. */
  readonly opsEvidenceId: string;
  /** Evidence that the driver recorded. */
  readonly ownEvidenceId: string;
  /** An audit of the carrier with a rendered packet: its file, a document of it, and a link with its code and an open room. */
  readonly auditId: string;
  readonly auditFileId: string;
  readonly auditDocumentId: string;
  readonly auditLinkId: string;
  readonly auditCode: string;
  readonly auditRoom: string;
  /** A text that the driver has signed. */
  readonly consentId: string;
  /** An entry of the driver's employment history that the carrier has not verified. */
  readonly verifiableItemId: string;
  /** The carrier's verification of another one, which was sent, with a fax, an earlier answer and its attached file. */
  readonly verificationId: string;
  readonly verificationAttemptId: string;
  readonly verificationAnswerId: string;
  readonly verificationFileId: string;
  /** A verification that was closed in good faith. */
  readonly closedVerificationId: string;
  /** A verification that waits for the driver's consent. */
  readonly draftVerificationId: string;
  /** The past employer's link. */
  readonly verificationLinkId: string;
  readonly voeUrlCode: string;
  readonly voeAccessCode: string;
  /** An unpaid invoice of the carrier, and another one that no other sample request names. */
  readonly invoiceId: string;
  readonly spareInvoiceId: string;
  /** A payment of the carrier of which a part became credit. */
  readonly paymentId: string;
  /** A run that could not bill the carrier. */
  readonly billingRunId: string;
  /** Payouts of the driver: one that waits, and one that failed. */
  readonly payoutId: string;
  readonly failedPayoutId: string;
  /** A payroll export of the carrier. */
  readonly payrollExportId: string;
  /** An endpoint of the carrier. */
  readonly webhookId: string;
  /** An event that was sent to it. */
  readonly webhookDeliveryId: string;
  /** An endpoint that may be deleted. */
  readonly deletedWebhookId: string;
  /** Workdays of the driver by state; the assignment is the candidacy. */
  readonly openWorkdayId: string;
  readonly workdayId: string;
  readonly approvedWorkdayId: string;
  readonly disputedWorkdayId: string;
}

/** A request that an authorized caller could send. */
export interface RouteExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
