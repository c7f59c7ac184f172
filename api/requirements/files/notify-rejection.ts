import type { Transaction } from '#db/core/handle';
import { findRejectionNotice, type RejectionNotice } from '#db/evidence/rejection-notice';
import { queueAccountMessage } from '#db/messages/account-message-store';
import type { Actor } from '#domain/accounts/actor';
import { kindNames } from '#domain/audits/document-names';
import { signedKinds } from '#domain/employment-applications/texts';
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
      isSigned: isSignedHere(notice),
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

/** Whether the driver signed it on the platform for a carrier, and signs it again there. */
const isSignedHere = ({ isDriver, kind, candidacyId }: RejectionNotice): boolean =>
  isDriver && candidacyId !== null && signedKinds.includes(kind);

/** The page where a new document is uploaded or signed: the file of an employment, or the driver's file over the dashboard. */
function pathOf(notice: RejectionNotice): string {
  const { isDriver, driverId, employmentId, candidacyId } = notice;
  if (isSignedHere(notice)) return `/driver/applications/${String(candidacyId)}/sign`;
  if (isDriver) return '/driver/file';
  return employmentId === null ? `/business/dashboard?file=${driverId}` : `/business/files/${employmentId}`;
}
