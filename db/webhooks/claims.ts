import { CLAIM_MS } from '#domain/webhooks/terms';
import { newId } from '#platform/ids';
import type { Db } from '../core/handle';

/** A delivery that this process alone attempts now. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly claimId: string;
  readonly webhookId: string;
  readonly organizationId: string;
  readonly eventId: string;
  readonly url: string;
  readonly body: string;
  /** Attempts before this one. */
  readonly attempts: number;
  readonly isReplay: boolean;
}

// Earlier events of the object go first, so that a receiver sees its changes in order. One request at a time for each
// endpoint: a slow one does not take all deliveries of a worker.
const statement = `
  update webhook_deliveries set claim_id = :claimId, claimed_until = :until
  from webhooks, webhook_events
  where webhook_deliveries.id = (
    select due.id from webhook_deliveries as due
    join webhooks as receiver on receiver.id = due.webhook_id
    join organizations on organizations.id = receiver.organization_id
    where due.state = 'pending' and due.next_try_at <= :now
      and (due.claimed_until is null or due.claimed_until <= :now)
      and (receiver.paused_at is null or due.is_replay)
      and (receiver.throttled_until is null or receiver.throttled_until <= :now)
      and organizations.is_active
      and not exists (select 1 from webhook_deliveries as earlier
        where earlier.webhook_id = due.webhook_id and earlier.object_id = due.object_id
          and earlier.state = 'pending' and earlier.sequence < due.sequence)
      and not exists (select 1 from webhook_deliveries as busy
        where busy.webhook_id = due.webhook_id and busy.claim_id is not null and busy.claimed_until > :now)
    order by due.next_try_at, due.sequence
    limit 1
    for update of due skip locked)
  and webhooks.id = webhook_deliveries.webhook_id and webhook_events.id = webhook_deliveries.event_id
  returning webhook_deliveries.id, webhook_deliveries.claim_id as "claimId", webhooks.id as "webhookId",
    webhooks.organization_id as "organizationId", webhook_events.id as "eventId", webhooks.url, webhook_events.body,
    webhook_deliveries.attempts, webhook_deliveries.is_replay as "isReplay"`;

/**
 * Claims the delivery that has been due longest; undefined if none is due. No connection is held during the attempt. The
 * claim of a process that died ends, and the delivery is sent again with the same id.
 */
export async function claimDelivery(db: Db, now: Date): Promise<ClaimedDelivery | undefined> {
  const until = new Date(now.getTime() + CLAIM_MS);
  const bindings = { claimId: newId(), now: now.toISOString(), until: until.toISOString() };
  return db.transaction(async (trx) => {
    // One claim at a time: two at the same moment would not see each other, and send one endpoint two requests.
    await trx.raw(`select pg_advisory_xact_lock(hashtextextended('webhook-claims', 0))`);
    const { rows } = await trx.raw<{ rows: ClaimedDelivery[] }>(statement, bindings);
    return rows[0];
  });
}
