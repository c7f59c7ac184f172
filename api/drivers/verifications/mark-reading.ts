import { markConsentEndReached, markConsentOpened } from '#db/employment-verifications/reading-store';
import { readLegalTexts } from '#db/legal/legal-text-store';
import { isVerificationText } from '#domain/employment-verifications/consent';
import type { ConsentReadingBody } from '#domain/employment-verifications/consent-schema';
import { ProblemError } from '#domain/problems';
import { getVerification } from '../../hiring/verifications/command';
import type { DriverContext } from '../me/answer';

/**
 * Records that the driver opened a text of the consent to a request, or reached its end. The text names the carrier and the past
 * employer, so that a driver who has read it for one request reads it again for another.
 */
export async function markConsentReading(
  ctx: DriverContext,
  { id, round, textId, part }: ConsentReadingBody & { readonly id: string },
): Promise<void> {
  const { snapshot } = await getVerification(ctx, id);
  const [text] = await readLegalTexts(ctx.db, [textId]);
  if (text === undefined || !isVerificationText(text.kind)) throw new ProblemError('not-found');
  if (snapshot.round !== round) throw new ProblemError('verification-changed');
  const reading = { verificationId: id, round, textId, at: ctx.now() };
  if (part === 'opened') return markConsentOpened(ctx.db, reading);
  if (!(await markConsentEndReached(ctx.db, reading))) throw new ProblemError('disclosure-not-read');
}
