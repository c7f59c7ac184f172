import { UPLOAD_LIFETIME_MS } from '#domain/driver-files/uploads';
import { MINUTE_MS } from '#domain/shared/durations';
import { deleteOldContactChanges } from '../accounts/contact-change-store';
import { deleteExpiredDemoUsers } from '../accounts/demo-store';
import { deleteExpiredSessions } from '../accounts/session-end-store';
import { deleteSuccessors } from '../accounts/session-refresh-store';
import { deleteExpiredProofs } from '../accounts/social-proof-store';
import { deleteExpiredWebViewTokens } from '../accounts/web-view-token-store';
import { deleteClosedRooms } from '../audits/audit-links';
import { deleteFinishedBulkActions } from '../bulk/bulk-action-store';
import { deleteOldHireRates } from '../candidacies/hire-rate';
import { deleteOldUploads } from '../driver-files/upload-store';
import { deleteOldWebhookEvents } from '../webhooks/webhook-log';
import {
  deleteCompletedMessages,
  deleteDeliveredOutboxRows,
  deleteExpiredCodes,
  deleteExpiredLinks,
  deleteOrphanedNotes,
  deleteSentTexts,
} from './expired-rows';
import type { Db } from './handle';
import { deleteExpiredKeys } from './idempotency-store';
import { deleteExpiredWindows } from './rate-limit-store';
import { readRetention, reportDeleted } from './retention-store';

/** Longer than the time in which a rotated token returns its successor. */
const SUCCESSORS_LAST_MS = MINUTE_MS;

export interface DeletedCounts {
  readonly sessions: number;
  readonly keys: number;
  readonly windows: number;
  readonly proofs: number;
  readonly webViewTokens: number;
  readonly demoUsers: number;
  readonly uploads: number;
  readonly words: number;
  readonly messages: number;
  readonly links: number;
  readonly contactChanges: number;
  readonly codes: number;
  readonly notes: number;
  readonly hireRates: number;
  readonly sentTexts: number;
  readonly bulkActions: number;
  readonly auditRooms: number;
  readonly webhookEvents: number;
}

/**
 * Deletes rows that have expired or whose retention period is over ({@link DeletedCounts}). The table `retention` holds
 * the configurable periods; the table `deletions` records what was deleted.
 */
export async function deleteExpiredRows(db: Db, now: Date): Promise<DeletedCounts> {
  const before = await readRetention(db, now);
  await deleteSuccessors(db, { rotatedBefore: new Date(now.getTime() - SUCCESSORS_LAST_MS) });
  const counts: DeletedCounts = {
    sessions: await deleteExpiredSessions(db, now),
    keys: await deleteExpiredKeys(db, before.keys),
    windows: await deleteExpiredWindows(db, now),
    proofs: await deleteExpiredProofs(db, now),
    webViewTokens: await deleteExpiredWebViewTokens(db, now),
    demoUsers: await deleteExpiredDemoUsers(db, now),
    uploads: await deleteOldUploads(db, new Date(now.getTime() - UPLOAD_LIFETIME_MS)),
    words: await deleteDeliveredOutboxRows(db, before.words),
    messages: await deleteCompletedMessages(db, before.messages),
    links: await deleteExpiredLinks(db, before.links),
    contactChanges: await deleteOldContactChanges(db, now),
    codes: await deleteExpiredCodes(db, before.codes),
    notes: await deleteOrphanedNotes(db, before.notes),
    // As long as texts of refused commands: a hire is written or refused long before.
    hireRates: await deleteOldHireRates(db, before.notes),
    sentTexts: await deleteSentTexts(db, before.sentTexts),
    bulkActions: await deleteFinishedBulkActions(db, before.bulkActions),
    auditRooms: await deleteClosedRooms(db, now),
    webhookEvents: await deleteOldWebhookEvents(db, before.webhookEvents),
  };
  await reportDeleted(db, now, { ...counts });
  return counts;
}
