import type { VerificationEvent } from '#domain/employment-verifications/events';
import { isAttempt, isEmailAttempt } from '#domain/employment-verifications/messages';
import { derivedId } from '#platform/ids';
import type { Transaction } from '../core/handle';
import { confirmAttempt, storeAttempt } from './attempt-store';
import type { EventContext } from './event-context';
import { type LinkCodes, newLinkCodes, storeLink } from './link-store';
import { isAddressStated } from './stated-contact';
import { getSubject } from './subject-store';

/**
 * Records a contact with the past employer, and the link of an email or of a dispute; returns the codes for its message. A
 * scheduled email gets its record here.
 */
export async function recordAttemptOf(
  trx: Transaction,
  { cipher, sealer }: EventContext,
  event: VerificationEvent,
): Promise<LinkCodes | null> {
  const { seq, at, actor, snapshot, type } = event;
  const { verificationId, driverId, round, lastAttempt, attempts } = snapshot;
  if (isAttempt(event) && lastAttempt !== null) {
    const id = lastAttempt.attemptId ?? derivedId('verification-attempt', verificationId, String(seq));
    if (lastAttempt.attemptId === null) {
      const { employer } = await getSubject(trx, cipher, verificationId);
      const details = { channel: lastAttempt.channel, fileId: null, to: employer.email, note: '' };
      // The consent of a driver sends the first email; it is the carrier's.
      const actorId = actor.kind === 'fleet' ? actor.userId : null;
      await storeAttempt(trx, cipher, { id, verificationId, driverId, round, at, actorId, ...details });
    }
    await confirmAttempt(trx, { id, seq, number: attempts.count, at });
  }
  const hasLink = isEmailAttempt(event) || (type === 'verificationDisputed' && snapshot.canEmail);
  if (!hasLink) return null;
  const codes = newLinkCodes();
  const id = derivedId('verification-link', verificationId, String(seq));
  const { employer } = await getSubject(trx, cipher, verificationId);
  const address = { channel: 'email', to: employer.email } as const;
  const isStated = await isAddressStated(trx, snapshot, address);
  await storeLink(trx, { sealer, cipher }, { id, verificationId, round, codes, at, ...address, isStated });
  return codes;
}
