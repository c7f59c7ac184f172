import type { OverdueDebt } from '#domain/invoices/overdue-debt';
import { recordAudit } from '../accounts/audit-store';
import { announceChange } from '../core/changes';
import type { Transaction } from '../core/handle';
import { enqueueOutbox } from '../core/outbox';
import type { MessageContext } from '../driver-pipeline/pipeline-messages';
import { queueAccountMessage } from '../messages/account-message-store';
import { announceMessages } from '../messages/message-store';
import { contactOf, type OperatorContact } from '../messages/operator-contact';
import {
  type Deactivation,
  type EndedSignIn,
  listAdministrators,
  revokeSignInsOf,
  setOrganizationActive,
} from './organization-store';

/** A carrier with its deactivation, or without one to reactivate it. */
export interface ActivityChange {
  readonly organizationId: string;
  readonly deactivation: Deactivation | null;
  /** The debt of a carrier that is disabled for non-payment. */
  readonly overdue?: OverdueDebt | null;
  /** The device of the user who deactivates it, for the audit; absent if the workflow writes it. */
  readonly device?: { readonly device: string | null; readonly ipPrefix: string | null };
}

type Context = Pick<MessageContext, 'sealer' | 'publicUrl'> & OperatorContact;

/**
 * Deactivates a carrier: its staff are signed out, the deadlines of its orders and candidacies pause, and its
 * administrators are notified. Or reactivates it: staff may sign in, and the deadlines continue. Returns the ended
 * sign-ins; undefined if the carrier does not exist. A retry changes nothing and notifies nobody.
 */
export async function setCarrierActive(
  trx: Transaction,
  context: Context,
  change: ActivityChange,
): Promise<EndedSignIn[] | undefined> {
  const { organizationId, deactivation } = change;
  const isChanged = await setOrganizationActive(trx, organizationId, deactivation);
  if (isChanged === undefined) return undefined;
  if (!isChanged) return [];
  await enqueueOutbox(trx, [{ topic: 'organizationActivityChanged', payload: { organizationId } }]);
  await notifyAdministrators(trx, context, change);
  // Messages that waited for the reactivation are due.
  await announceMessages(trx);
  await announceChange(trx, { topic: 'carrier', id: organizationId, organizationId, driverId: null, orderId: null });
  return deactivation === null ? [] : await signOut(trx, { ...change, deactivation });
}

async function signOut(
  trx: Transaction,
  { organizationId, deactivation, device }: ActivityChange & { readonly deactivation: Deactivation },
): Promise<EndedSignIn[]> {
  const { at, by } = deactivation;
  const signIns = await revokeSignInsOf(trx, organizationId, at);
  const entry = { actorId: by, ...(device ?? { device: null, ipPrefix: null }), at } as const;
  const details = { reason: 'organization-deactivated' };
  for (const { userId } of signIns) await recordAudit(trx, { ...entry, userId, kind: 'session-ended', details });
  return signIns;
}

/** Administrators cannot sign in to read why, so the email says it. */
async function notifyAdministrators(
  trx: Transaction,
  { sealer, publicUrl, ...operator }: Context,
  { organizationId, deactivation, overdue = null }: ActivityChange,
): Promise<void> {
  const link = new URL('/auth/carrierLogin', publicUrl).href;
  const contact = contactOf(operator);
  for (const { userId, email, firstName, carrier } of await listAdministrators(trx, organizationId)) {
    const to = { channel: 'mail', to: email, userId } as const;
    await (deactivation === null
      ? queueAccountMessage(trx, sealer, {
          ...to,
          template: 'carrier-reactivated',
          params: { firstName, carrier, link },
        })
      : queueAccountMessage(trx, sealer, {
          ...to,
          template: 'carrier-deactivated',
          params: { firstName, carrier, reason: deactivation.reason, contact, overdue },
        }));
  }
}
