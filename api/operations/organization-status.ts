import { readAgreementDisabled } from '#db/agreements/agreement-rows';
import { setCarrierActive } from '#db/carriers/carrier-activity';
import type { Transaction } from '#db/core/handle';
import type { DeactivateBody } from '#domain/carriers/carrier-page/schema';
import { ProblemError } from '#domain/problems';
import { deviceOf } from '../accounts/sessions';
import type { RouteContext } from '../http/context';
import { once } from '../http/once';

type Ctx = RouteContext<'ops:act'>;

const messageContext = ({ sealer, publicUrl, support }: Ctx) => ({
  sealer,
  publicUrl,
  supportEmail: support.email,
  supportPhone: support.phone,
});

/**
 * Deactivates a carrier: its staff are signed out immediately, and the deadlines of its orders and candidacies are
 * paused.
 */
export async function deactivateOrganization(
  ctx: Ctx,
  organizationId: string,
  { reason }: DeactivateBody,
): Promise<void> {
  const ended = await once(ctx, async (trx) => {
    const deactivation = { at: ctx.now(), by: ctx.actor.userId, reason };
    const change = { organizationId, deactivation, device: deviceOf(ctx.request) };
    const signIns = await setCarrierActive(trx, messageContext(ctx), change);
    if (signIns === undefined) throw new ProblemError('not-found');
    return signIns;
  });
  // Announced after the commit: a tab that reloads must find its session ended.
  for (const { familyId } of ended) ctx.sessionEnded(familyId, 'carrierInactive');
}

/** Reactivates the carrier: staff may sign in, and the deadlines continue. A disabled one is enabled at its agreement. */
export async function reactivateOrganization(ctx: Ctx, organizationId: string): Promise<void> {
  await once(ctx, async (trx: Transaction) => {
    if (await readAgreementDisabled(trx, organizationId)) throw new ProblemError('agreement-disabled');
    const signIns = await setCarrierActive(trx, messageContext(ctx), { organizationId, deactivation: null });
    if (signIns === undefined) throw new ProblemError('not-found');
  });
}
