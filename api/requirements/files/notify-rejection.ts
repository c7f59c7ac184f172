import type { Transaction } from '#db/core/handle';
import { findRejectionNotice, type RejectionNotice } from '#db/evidence/rejection-notice';
import { queueAccountMessage } from '#db/messages/account-message-store';
import type { Actor } from '#domain/accounts/actor';
import { kindNames } from '#domain/audits/document-names';
import { storeOf } from '#domain/requirements/model/evidence-stores';
import { storesOf, titleOutside } from '#domain/requirements/readers';
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
  const { userId, email, firstName, isDriver, driver, kind, title } = notice;
  const store = storeOf[kind];
  const isReader = isDriver || storesOf(asActor(notice)).includes(store);
  await queueAccountMessage(trx, sealer, {
    channel: 'mail',
    to: email,
    userId,
    template: 'document-rejected',
    params: {
      firstName,
      driver: isDriver ? null : driver,
      document: titleOutside({ store, title: title ?? kindNames[kind] }),
      isReader,
      reason: store === 'drugAlcohol' || !isReader ? null : reason,
      link: new URL(pathOf(notice), publicUrl).href,
    },
  });
}

const asActor = ({ userId, roles, position }: RejectionNotice): Actor => ({
  userId,
  roles,
  ...(position !== null && { position }),
});

/** The page where a new document is uploaded: the file of an employment, or the driver's file over the dashboard. */
function pathOf({ isDriver, driverId, employmentId }: RejectionNotice): string {
  if (isDriver) return '/driver/file';
  return employmentId === null ? `/business/dashboard?file=${driverId}` : `/business/files/${employmentId}`;
}
