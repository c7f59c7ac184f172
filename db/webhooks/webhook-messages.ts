import type { RowOf } from '#db/core/table';
import { type PauseReason, WARN_AFTER_MS } from '#domain/webhooks/terms';
import type { Sealer } from '#platform/sealing';
import { listAdministrators } from '../carriers/organization-store';
import type { Db, Transaction } from '../core/handle';
import { queueAccountMessage } from '../messages/account-message-store';

/** Writes messages and their links. */
export interface WebhookMessageDeps {
  readonly sealer: Sealer;
  readonly publicUrl: string;
}

type Receiver = Pick<RowOf<'webhooks'>, 'id' | 'organization_id' | 'name'>;

const linkTo = (publicUrl: string, id: string): string => new URL(`/business/settings/webhooks/${id}`, publicUrl).href;

/** Notifies the carrier's administrators that an endpoint is paused. */
export async function queueWebhookPaused(
  trx: Transaction,
  { sealer, publicUrl }: WebhookMessageDeps,
  { id, organization_id, name, reason }: Receiver & { readonly reason: PauseReason },
): Promise<void> {
  for (const { userId, email, firstName } of await listAdministrators(trx, organization_id)) {
    await queueAccountMessage(trx, sealer, {
      channel: 'mail',
      to: email,
      userId,
      template: 'webhook-paused',
      params: { firstName, name, isGone: reason === 'gone', link: linkTo(publicUrl, id) },
    });
  }
}

/** Notifies administrators of endpoints that have failed for an hour, once for each outage. Several workers share the work. */
export async function warnOfFailing(db: Db, { sealer, publicUrl }: WebhookMessageDeps, now: Date): Promise<number> {
  return db.transaction(async (trx) => {
    const failing = await trx('webhooks')
      .whereNull('warned_at')
      .whereNull('paused_at')
      .whereNull('deleted_at')
      .where('failing_since', '<=', new Date(now.getTime() - WARN_AFTER_MS))
      .forUpdate()
      .skipLocked()
      .select('id', 'organization_id', 'name');
    for (const { id, organization_id, name } of failing) {
      for (const { userId, email, firstName } of await listAdministrators(trx, organization_id)) {
        await queueAccountMessage(trx, sealer, {
          channel: 'mail',
          to: email,
          userId,
          template: 'webhook-failing',
          params: { firstName, name, link: linkTo(publicUrl, id) },
        });
      }
      await trx('webhooks').where({ id }).update({ warned_at: now });
    }
    return failing.length;
  });
}
