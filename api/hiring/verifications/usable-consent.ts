import { namesOfConsent, readVerificationConsents } from '#db/employment-verifications/consent-store';
import type { VerificationRow } from '#db/employment-verifications/read-verifications';
import type { VerificationCipher } from '#db/employment-verifications/sealed-rows';
import type { VerificationSubject } from '#db/employment-verifications/subject-store';
import { includesTesting } from '#domain/employment-verifications/questions';
import { isFinished } from '#domain/employment-verifications/rules';
import type { CarrierContext } from '../dossier/gate';

/**
 * A consent names one past employer and what is asked; one that names less must be signed again, and so must one for an
 * earlier application or employment, or one that ended with the access to the driver's file.
 */
export async function usableConsent(
  { db }: CarrierContext,
  {
    cipher,
    existing,
    subject,
  }: {
    readonly cipher: VerificationCipher;
    readonly existing: VerificationRow | undefined;
    readonly subject: VerificationSubject;
  },
): Promise<string | null> {
  const id = existing?.snapshot.consentId ?? null;
  if (existing === undefined || id === null) return null;
  if (isFinished(existing.snapshot) || existing.snapshot.hasAccessEnded === true) return null;
  const consent = (await readVerificationConsents(db, [id])).get(id);
  const names = await namesOfConsent(db, cipher, id);
  const isSame = names?.employer === subject.employer.name && names.carrier === existing.carrier;
  const isEnough = consent?.coversTesting === true || !includesTesting(subject.questions);
  return isSame && isEnough ? id : null;
}
