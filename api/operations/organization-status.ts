import { recordAudit } from '#db/accounts/audit-store';
import { type EndedSignIn, revokeSignInsOf, setOrganizationActive } from '#db/carriers/organization-store';
import { announceChange } from '#db/core/changes';
import type { Transaction } from '#db/core/handle';
import { enqueueOutbox } from '#db/core/outbox';
import { ProblemError } from '#domain/problems';
import { deviceOf } from '../accounts/sessions';
import type { RouteContext } from '../http/context';
import { once } from '../http/once';

type Ctx = RouteContext<'ops:act'>;

/**
 * Deactivates a carrier: its staff are signed out immediately, and the deadlines of its orders and candidacies are
 * paused.
 */
export async function deactivateOrganization(ctx: Ctx, organizationId: string): Promise<void> {
  const ended = await once(ctx, async (trx) => {
    if (!(await setActive(trx, organizationId, false))) return [];
    const signIns = await revokeSignInsOf(trx, organizationId, ctx.now());
    await auditSignOuts(trx, ctx, signIns);
    return signIns;
  });
  // Announced after the commit: a tab that reloads must find its session ended.
  for (const { familyId } of ended) ctx.sessionEnded(familyId);
}

/** Reactivates the carrier: staff may sign in, and the deadlines continue. */
export async function reactivateOrganization(ctx: Ctx, organizationId: string): Promise<void> {
  await once(ctx, (trx) => setActive(trx, organizationId, true));
}

/** Returns whether this changed anything; a retry sends no second notification. */
async function setActive(trx: Transaction, organizationId: string, isActive: boolean): Promise<boolean> {
  const isChanged = await setOrganizationActive(trx, organizationId, isActive);
  if (isChanged === undefined) throw new ProblemError('not-found');
  if (isChanged) {
    await enqueueOutbox(trx, [{ topic: 'organizationActivityChanged', payload: { organizationId } }]);
    await announceChange(trx, { topic: 'carrier', id: organizationId, organizationId, driverId: null, orderId: null });
  }
  return isChanged;
}

async function auditSignOuts(trx: Transaction, ctx: Ctx, signIns: readonly EndedSignIn[]): Promise<void> {
  const by = { actorId: ctx.actor.userId, ...deviceOf(ctx.request), at: ctx.now() };
  const details = { reason: 'organization-deactivated' };
  for (const { userId } of signIns) await recordAudit(trx, { ...by, userId, kind: 'session-ended', details });
}
