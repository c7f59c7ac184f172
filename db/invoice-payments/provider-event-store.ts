import type { ProviderEvent } from '#platform/billing-provider';
import type { Db } from '../core/handle';

/** Stores a report of the provider once; false if it was stored before and has been processed. */
export async function storeEvent(
  db: Db,
  { provider, event, now }: { readonly provider: string; readonly event: ProviderEvent; readonly now: string },
): Promise<boolean> {
  await db('provider_events')
    .insert({
      provider,
      id: event.id,
      type: event.type,
      payment_ref: event.paymentRef,
      deposit_ref: event.depositRef,
      received_at: now,
    })
    .onConflict(['provider', 'id'])
    .ignore();
  const row = await db('provider_events')
    .where({ provider, id: event.id })
    .first<{ processed_at: string | null } | undefined>('processed_at');
  return row?.processed_at === null;
}

export async function markProcessed(
  db: Db,
  { provider, id }: { provider: string; id: string },
  now: string,
): Promise<void> {
  await db('provider_events').where({ provider, id }).whereNull('processed_at').update({ processed_at: now });
}

/** A report as it was stored. */
export interface OpenEvent {
  readonly id: string;
  readonly paymentRef: string | null;
  readonly depositRef: string | null;
  readonly receivedAt: string;
}

/** Reports that could not be processed when they arrived, oldest first. */
export const listOpenEvents = (db: Db, provider: string, limit: number): Promise<OpenEvent[]> =>
  db('provider_events')
    .where({ provider })
    .whereNull('processed_at')
    .orderBy(['received_at', 'id'])
    .limit(limit)
    .select({ id: 'id', paymentRef: 'payment_ref', depositRef: 'deposit_ref', receivedAt: 'received_at' });
