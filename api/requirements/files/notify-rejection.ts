import type { Transaction } from '#db/core/handle';
import { findRejectionNotice, type RejectionNotice } from '#db/evidence/rejection-notice';
import { queueAccountMessage } from '#db/messages/account-message-store';
import { kindNames } from '#domain/audits/document-names';
import { storeOf } from '#domain/requirements/model/evidence-stores';
import { storesOf } from '#domain/requirements/readers';
import type { SignedIn } from '../../pipelines/command';

/**
 * Emails the person who uploaded a rejected document, unless they rejected it themselves. Emails say nothing about drug and
 * alcohol records (49 CFR 382.405), and give a reason only to readers of the document's store.
 */
export async function notifyRejection(
  { actor, sealer, publicUrl }: SignedIn,
  trx: Transaction,
  { evidenceId, reason }: { readonly evidenceId: string; readonly reason: string },
): Promise<void> {
  const notice = await findRejectionNotice(trx, evidenceId);
  if (notice === undefined || notice.userId === actor.userId) return;
  const { userId, email, firstName, roles, position, isDriver, driver, kind, title } = notice;
  const isSecret = storeOf[kind] === 'drugAlcohol';
  const isReader =
    isDriver || storesOf({ userId, roles, ...(position !== null && { position }) }).includes(storeOf[kind]);
  await queueAccountMessage(trx, sealer, {
    channel: 'mail',
    to: email,
    userId,
    template: 'document-rejected',
    params: {
      firstName,
      driver: isDriver ? null : driver,
      document: isSecret ? 'A record of the drug and alcohol file' : (title ?? kindNames[kind]),
      reason: isSecret || !isReader ? null : reason,
      link: new URL(pathOf(notice), publicUrl).href,
    },
  });
}

/** The page where a new document is uploaded. */
function pathOf({ isDriver, driverId, kind }: RejectionNotice): string {
  if (!isDriver) return `/business/dashboard?driver=${driverId}`;
  return kind === 'additionalDocument' ? '/driver/onboarding/documents' : '/driver/file';
}
