import { countHit } from '#db/core/rate-limit-store';
import type { AttemptChannel, LinkChannel } from '#domain/employment-verifications/states';
import {
  MAX_CALLS_A_DAY,
  MAX_EMAILS_AN_HOUR,
  MAX_NEW_ADDRESSES_A_DAY,
  MAX_REQUESTS_A_DAY,
} from '#domain/employment-verifications/terms';
import { ProblemError } from '#domain/problems';
import { DAY_MS, HOUR_MS } from '#domain/shared/durations';
import type { CarrierContext } from '../dossier/gate';

interface Contact {
  readonly verificationId: string;
  /** Null if nobody is contacted yet. */
  readonly channel: AttemptChannel | null;
  /** The ways of contact that got a new address. */
  readonly changed: readonly LinkChannel[];
}

/**
 * Keeps a carrier from sending requests in our name to one employer after another, or to many addresses. Scheduled requests do not
 * count.
 */
export async function limitContacts(
  { db, actor }: CarrierContext,
  { verificationId, channel, changed }: Contact,
): Promise<void> {
  for (const kind of changed) {
    const { hits } = await countHit(db, `verification-address/${kind}/${verificationId}`, DAY_MS);
    if (hits > MAX_NEW_ADDRESSES_A_DAY) throw new ProblemError('employer-address-changed-today');
  }
  if (channel === null) return;
  const isCall = channel === 'phone';
  const { hits } = await countHit(db, `verification-${isCall ? 'calls' : 'requests'}/${verificationId}`, DAY_MS);
  if (hits > (isCall ? MAX_CALLS_A_DAY : MAX_REQUESTS_A_DAY)) throw new ProblemError('employer-contacted-today');
  if (channel !== 'email') return;
  const sent = await countHit(db, `verification-emails/${actor.organizationId}`, HOUR_MS);
  if (sent.hits > MAX_EMAILS_AN_HOUR) throw new ProblemError('too-many-requests');
}
