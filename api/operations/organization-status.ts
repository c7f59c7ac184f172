import { recordAudit } from '#db/accounts/audit-store';
import {
  type Deactivation,
  type EndedSignIn,
  listAdministrators,
  revokeSignInsOf,
  setOrganizationActive,
} from '#db/carriers/organization-store';
import { announceChange } from '#db/core/changes';
import type { Transaction } from '#db/core/handle';
import { enqueueOutbox } from '#db/core/outbox';
import { queueAccountMessage } from '#db/messages/account-message-store';
import { announceMessages } from '#db/messages/message-store';
import type { DeactivateBody } from '#domain/carriers/carrier-page/schema';
import { ProblemError } from '#domain/problems';
import { deviceOf } from '../accounts/sessions';
import type { RouteContext } from '../http/context';
import { once } from '../http/once';

type Ctx = RouteContext<'ops:act'>;

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
    if (!(await setActive(ctx, trx, { organizationId, deactivation }))) return [];
    const signIns = await revokeSignInsOf(trx, organizationId, ctx.now());
    await auditSignOuts(trx, ctx, signIns);
    return signIns;
  });
  // Announced after the commit: a tab that reloads must find its session ended.
  for (const { familyId } of ended) ctx.sessionEnded(familyId, 'carrierInactive');
}

/** Reactivates the carrier: staff may sign in, and the deadlines continue. */
export async function reactivateOrganization(ctx: Ctx, organizationId: string): Promise<void> {
  await once(ctx, (trx) => setActive(ctx, trx, { organizationId, deactivation: null }));
}

/** A carrier with its deactivation, or without one to reactivate it. */
interface ActivityChange {
  readonly organizationId: string;
  readonly deactivation: Deactivation | null;
}

/** Returns whether this changed anything; a retry sends no second notification. */
async function setActive(
  ctx: Ctx,
  trx: Transaction,
  { organizationId, deactivation }: ActivityChange,
): Promise<boolean> {
  const isChanged = await setOrganizationActive(trx, organizationId, deactivation);
  if (isChanged === undefined) throw new ProblemError('not-found');
  if (isChanged) {
    await enqueueOutbox(trx, [{ topic: 'organizationActivityChanged', payload: { organizationId } }]);
    await notifyAdministrators(ctx, trx, { organizationId, deactivation });
    // Messages that waited for the reactivation are due.
    await announceMessages(trx);
    await announceChange(trx, { topic: 'carrier', id: organizationId, organizationId, driverId: null, orderId: null });
  }
  return isChanged;
}

async function auditSignOuts(trx: Transaction, ctx: Ctx, signIns: readonly EndedSignIn[]): Promise<void> {
  const by = { actorId: ctx.actor.userId, ...deviceOf(ctx.request), at: ctx.now() };
  const details = { reason: 'organization-deactivated' };
  for (const { userId } of signIns) await recordAudit(trx, { ...by, userId, kind: 'session-ended', details });
}

/** Administrators cannot sign in to read why, so the email says it. */
async function notifyAdministrators(
  { sealer, publicUrl, support }: Ctx,
  trx: Transaction,
  { organizationId, deactivation }: ActivityChange,
): Promise<void> {
  const link = new URL('/auth/carrierLogin', publicUrl).href;
  for (const { userId, email, firstName, carrier } of await listAdministrators(trx, organizationId)) {
    const to = { channel: 'mail', to: email, userId } as const;
    const contact = support.email ?? support.phone ?? null;
    await (deactivation === null
      ? queueAccountMessage(trx, sealer, {
          ...to,
          template: 'carrier-reactivated',
          params: { firstName, carrier, link },
        })
      : queueAccountMessage(trx, sealer, {
          ...to,
          template: 'carrier-deactivated',
          params: { firstName, carrier, reason: deactivation.reason, contact },
        }));
  }
}
