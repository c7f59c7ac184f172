import { type HistoryKind, historyKinds } from '#domain/driver-histories/kinds';
import type { ExampleWorld } from '../http/example-world';

let last = 0;

/** Ids in the format of record ids that belong to no record. */
function anId(): string {
  last += 1;
  return `018f0000-0000-7000-8000-${String(last).padStart(12, '0')}`;
}

const itemsOfEachKind = (): Readonly<Record<HistoryKind, string>> =>
  Object.fromEntries(historyKinds.map((kind) => [kind, anId()])) as Record<HistoryKind, string>;

/** The ids in the examples of the API documentation. */
export const exampleIds: ExampleWorld = {
  organizationId: anId(),
  staffId: anId(),
  driverId: anId(),
  fileId: anId(),
  driverNoteId: anId(),
  bulkActionId: anId(),
  candidateBulkActionId: anId(),
  savedViewId: anId(),
  carrierViewId: anId(),
  historyItems: itemsOfEachKind(),
  spareHistoryItems: itemsOfEachKind(),
  colleagueId: anId(),
  invitedAdminId: anId(),
  opsMemberId: anId(),
  familyId: anId(),
  facilityId: anId(),
  orderId: anId(),
  candidacyId: anId(),
  fleetJobRequestId: anId(),
  driverJobRequestId: anId(),
  assignmentId: anId(),
  jobRequestId: anId(),
  interviewId: anId(),
  calendarFeed: 'gOq3k0Yb7hRZ1pXv2TnWc8LsAeUdMfJi4mKyQwBtE5o',
  applicationId: anId(),
  callTimeId: anId(),
  quietOrganizationId: anId(),
  legalTextId: anId(),
  requirementId: anId(),
  employmentId: anId(),
  evidenceId: anId(),
  evidenceFileId: anId(),
  spareEvidenceId: anId(),
  opsEvidenceId: anId(),
  ownEvidenceId: anId(),
  consentId: anId(),
  verifiableItemId: anId(),
  verificationId: anId(),
  verificationAttemptId: anId(),
  verificationAnswerId: anId(),
  verificationFileId: anId(),
  verificationLinkId: anId(),
  closedVerificationId: anId(),
  draftVerificationId: anId(),
  voeUrlCode: 'K7MZ2QWP',
  voeAccessCode: 'H4TR9XCEVB',
  benchEntryId: anId(),
  accessId: anId(),
  candidateNoteId: anId(),
  messageTemplateId: anId(),
  adverseActionId: anId(),
  adverseNoticeId: anId(),
  adverseReportFileId: anId(),
  adverseNoticeDay: '2026-11-23',
  auditId: anId(),
  auditFileId: anId(),
  auditDocumentId: anId(),
  auditLinkId: anId(),
  auditCode: 'kR7wZc2VtYp0QmLxJ4sNfHbE9aGd3UoiT6yBqWv5XnM',
  auditRoom: 'b8KfVq3ZrTn1YxWc6LmPsJ0HgDaEu9oiR2yQtBv7XkN',
  consentTextId: anId(),
  openWorkdayId: anId(),
  workdayId: anId(),
  approvedWorkdayId: anId(),
  disputedWorkdayId: anId(),
  payoutId: anId(),
  payrollExportId: anId(),
};
