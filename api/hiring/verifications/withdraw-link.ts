import { announceChange, announceUserChange } from '#db/core/changes';
import { withdrawLink } from '#db/employment-verifications/link-store';
import { ProblemError } from '#domain/problems';
import type { CarrierContext } from '../dossier/gate';
import { getVerification } from './command';

/** Withdraws a link to a past employer, which then opens nothing. The request goes on: another contact brings another link. */
export async function withdrawVerificationLink(
  ctx: CarrierContext,
  { id: verificationId, linkId }: { readonly id: string; readonly linkId: string },
): Promise<void> {
  const { organizationId, driverId } = await getVerification(ctx, verificationId);
  await ctx.db.transaction(async (trx) => {
    const link = { id: linkId, verificationId, by: ctx.actor.userId, at: ctx.now() };
    if (!(await withdrawLink(trx, link))) throw new ProblemError('not-found');
    const scope = { organizationId, orderId: null, driverId };
    await announceChange(trx, { topic: 'employment-verification', id: verificationId, ...scope });
    await announceUserChange(trx, driverId);
  });
}
