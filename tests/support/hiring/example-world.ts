import type { ExampleWorld } from '#api/http/example-world';
import { replaceCalendarFeed } from '#db/accounts/calendar-feed-store';
import { finishBulkAction } from '#db/bulk/bulk-action-store';
import { recordId } from '#db/candidacies/candidacy-records';
import { projectCandidacy } from '#db/candidacies/projection';
import { storeConsents } from '#db/compliance/consent-store';
import type { Db } from '#db/core/handle';
import { connectEld } from '#db/eld/connection-store';
import { findLegalText } from '#db/legal/legal-text-store';
import { OrderContent } from '#domain/job-orders/content/schema';
import { dateAt } from '#domain/shared/zoned-time';
import { newId } from '#platform/ids';
import { newToken } from '#platform/tokens';
import { anAdverseAction } from '../builders/adverse-actions';
import { aBenchEntry } from '../builders/bench';
import { aPlannedPrice, aPurchase } from '../builders/billing';
import { aBulkAction } from '../builders/bulk-actions';
import { aCandidateNote } from '../builders/candidate-notes';
import { aCallTime, anApplication } from '../builders/carriers';
import { anAccess } from '../builders/dq-accesses';
import { aDriverFile } from '../builders/driver-files';
import { aDriverNote } from '../builders/driver-notes';
import { aHistoryItem, someHistories } from '../builders/histories';
import { someInvoices } from '../builders/invoices';
import { aMessageTemplate } from '../builders/message-templates';
import { anOrderForm } from '../builders/order-form';
import { aPayout, aPayrollExport } from '../builders/payouts';
import { anOrganization, aUser } from '../builders/people';
import { aSavedView } from '../builders/saved-views';
import { aClosedVerification, aDraftVerification, aSentVerification } from '../builders/verifications';
import { testVault } from '../vault';
import { CandidacyHistory } from './candidacy-history';
import { aDriversFile, anAuditedFile, HIRED_ON } from './example-files';
import { aSignedAgreement, someWorkdays } from './example-money';
import { aWebhookWithEvent } from './example-webhook';
import { aHiringWorld } from './hiring-world';

const longAgo = { startDate: '1990-01-01', endDate: '1995-01-01', current: false };

/** One carrier and a driver before the interview, after an invitation and a request: every kind of record. */
export async function anExampleWorld(db: Db): Promise<ExampleWorld> {
  const world = await aHiringWorld(db);
  const content = JSON.stringify(OrderContent.parse(anOrderForm({ facilityId: world.facilityId })));
  await db('job_order_versions').where({ order_id: world.orderId }).update({ content });
  const history = new CandidacyHistory(world);
  const interviewId = newId();
  const startsAt = '2099-12-01T15:00:00.000Z';
  history.play('request');
  history.play('invite');
  history.play('approveForInterview', { isSafety: true });
  history.play('scheduleInterview', { interviewId, startsAt, endsAt: '2099-12-01T16:00:00.000Z' });
  await projectCandidacy(db, history.batch());
  await db('autopilot_waves').insert({ order_id: world.orderId, number: 1, status: 'sent' });

  const { candidacyId, round } = history.state;
  await aDriverFile(db, world.driverId, { purpose: 'photo', mediaType: 'image/png' });
  const record = (kind: Parameters<typeof recordId>[2]) => recordId(candidacyId, round, kind);
  return {
    organizationId: world.organizationId,
    staffId: world.recruiterId,
    driverId: world.driverId,
    historyItems: await someHistories(db, world.driverId),
    spareHistoryItems: await someHistories(db, world.driverId, longAgo),
    fileId: await aDriverFile(db, world.driverId),
    benchEntryId: await aBenchEntry(db, { ...world, addedBy: world.recruiterId }),
    accessId: await anAccess(db, { ...world, staffId: world.recruiterId }),
    candidateNoteId: await aCandidateNote(db, { ...world, authorId: world.recruiterId }),
    messageTemplateId: await aMessageTemplate(db, {
      organizationId: world.organizationId,
      by: world.recruiterId,
    }),
    driverNoteId: await aDriverNote(db, world.driverId),
    eldConnectionId: await anEldConnection(db, world.driverId),
    bulkActionId: await aFinishedBulkAction(db, { driverIds: [world.driverId] }),
    candidateBulkActionId: await aFinishedBulkAction(db, {
      act: { kind: 'invite', orderId: world.orderId, text: '' },
      startedBy: world.recruiterId,
      organizationId: world.organizationId,
      driverIds: [world.driverId],
    }),
    savedViewId: await aSavedView(db, { ownerId: (await aUser(db, { roles: ['ops'] })).id }),
    carrierViewId: await aSavedView(db, {
      ownerId: world.recruiterId,
      organizationId: world.organizationId,
      page: 'jobOrders',
    }),
    familyId: newId(),
    colleagueId: await anInvitee(db, { roles: ['business'], position: 'HR', organizationId: world.organizationId }),
    invitedAdminId: await anInvitee(db, {
      roles: ['business', 'business-admin'],
      position: 'HR',
      organizationId: world.organizationId,
    }),
    opsMemberId: await anInvitee(db, { roles: ['ops'] }),
    facilityId: world.facilityId,
    orderId: world.orderId,
    candidacyId,
    interviewId,
    calendarFeed: await aCalendarFeed(db, world.recruiterId),
    applicationId: await anApplication(db),
    callTimeId: await aCallTime(db),
    quietOrganizationId: (await anOrganization(db)).id,
    priceId: await aPlannedPrice(db),
    purchaseId: await aPurchase(db, { ...world, product: 'psp', cents: 1_100 }),
    ...(await aConsent(db, world.driverId)),
    ...(await aRequirement(db)),
    ...(await anAuditedFile(db, world, await aDriversFile(db, { ...world, candidacyId }))),
    ...(await someVerifications(db, world)),
    ...(await aSignedAgreement(db, world)),
    payoutId: await aPayout(db, { ...world, assignmentId: candidacyId }),
    failedPayoutId: await aPayout(db, {
      ...world,
      assignmentId: candidacyId,
      weekStartsOn: '2026-11-09',
      failure: 'cardRefused',
    }),
    payrollExportId: await aPayrollExport(db, { ...world, by: world.adminId }),
    ...(await aWebhookWithEvent(db, { organizationId: world.organizationId, by: world.adminId })),
    // Before there are workdays: one that is on an invoice cannot be reopened.
    ...(await someInvoices(db, world.organizationId)),
    ...(await someWorkdays(db, { assignmentId: candidacyId, by: world.adminId })),
    ...(await anOpenAdverseAction(db, { ...world, candidacyId })),
    fleetJobRequestId: record('fleetJobRequest'),
    driverJobRequestId: record('driverJobRequest'),
    assignmentId: record('jobAssignment'),
    jobRequestId: record('jobRequest'),
  };
}

/** The carrier's verifications of two past employments, and another one that it could verify. */
async function someVerifications(
  db: Db,
  { organizationId, driverId, recruiterId }: Readonly<Record<'organizationId' | 'driverId' | 'recruiterId', string>>,
) {
  const job = (year: string) =>
    aHistoryItem(db, {
      driverId,
      kind: 'employment',
      startDate: `${year}-01-01`,
      endDate: `${year}-12-31`,
      current: false,
    });
  // They know of the hire, so that no event follows from it while a test counts events.
  const pair = { organizationId, driverId, hiredOn: HIRED_ON };
  const draft = { ...pair, employmentHistoryId: await job('1999') };
  const closed = { ...pair, employmentHistoryId: await job('1997') };
  return {
    verifiableItemId: await job('2000'),
    draftVerificationId: await aDraftVerification(db, draft, recruiterId),
    closedVerificationId: await aClosedVerification(db, closed, recruiterId),
    ...(await aSentVerification(db, { ...pair, employmentHistoryId: await job('1998') }, recruiterId)),
  };
}

async function anEldConnection(db: Db, driverId: string): Promise<string> {
  const id = newId();
  await connectEld(db, { id, driverId, provider: 'another', connectedAt: '2026-11-20T12:00:00.000Z' });
  return id;
}

async function aRequirement(db: Db): Promise<{ requirementId: string }> {
  const version = await db('requirement_records')
    .where({ code: 'annual-mvr' })
    .orderByRaw('valid_to desc nulls first, valid_from desc')
    .first<{ id: string } | undefined>('id');
  if (version === undefined) throw new Error('There are no requirements');
  return { requirementId: version.id };
}

async function anOpenAdverseAction(
  db: Db,
  { safetyId, ...of }: Readonly<Record<'candidacyId' | 'orderId' | 'organizationId' | 'driverId' | 'safetyId', string>>,
) {
  const { id, noticeId, reportFileId, history } = await anAdverseAction(db, { ...of, staffId: safetyId });
  const { startedAt, zone } = history.state;
  return {
    adverseActionId: id,
    adverseNoticeId: noticeId,
    adverseReportFileId: reportFileId,
    adverseNoticeDay: dateAt(startedAt, zone),
  };
}

async function aFinishedBulkAction(db: Db, action: Parameters<typeof aBulkAction>[1]): Promise<string> {
  const id = await aBulkAction(db, action);
  await db.transaction((trx) => finishBulkAction(trx, id));
  return id;
}

async function aCalendarFeed(db: Db, userId: string): Promise<string> {
  const token = newToken();
  await replaceCalendarFeed(db, { userId, token, now: new Date() });
  return token;
}

async function anInvitee(db: Db, person: Parameters<typeof aUser>[1]): Promise<string> {
  return (await aUser(db, { ...person, status: 'pending' })).id;
}

type Signed = Pick<ExampleWorld, 'legalTextId' | 'consentTextId' | 'consentId'>;

async function aConsent(db: Db, driverId: string): Promise<Signed> {
  const consentId = newId();
  const at = '2026-11-21T12:00:00.000Z';
  const on = at.slice(0, 10);
  const text = await findLegalText(db, 'voe-consent', { on });
  const unsigned = await findLegalText(db, 'verification-consent', { on });
  if (text === undefined || unsigned === undefined) throw new Error('There are no legal texts');
  const { id, version, language, sha256 } = text;
  const signing = {
    fullName: 'Maria Gomez',
    signature: { type: 'typed' },
    ip: '127.0.0.1',
    wantsFreeCopy: false,
  } as const;
  const reading = { openedAt: at, endReachedAt: at, signedAt: at };
  const consent = { id: consentId, driverId, textId: id, kind: 'voe-consent', version, language, sha256 } as const;
  await storeConsents({ db, vault: testVault }, driverId, [{ ...consent, ...reading, signing }]);
  return { legalTextId: id, consentTextId: unsigned.id, consentId };
}
