import { newId } from '#platform/ids';
import type { Transaction } from './handle';

/** Messages from rows to workflows; the payload holds ids only. */
export interface OutboxTopics {
  /** The driver left the market for good: their live candidacies end. */
  readonly driverNotAvailable: { readonly driverId: string };
  /** A driver signed up, or confirmed an address or a number: the pipeline starts or is notified. */
  readonly driverAccountChanged: { readonly driverId: string };
  /** The carrier was deactivated or came back: clocks of its orders and candidacies stop or go on. */
  readonly organizationActivityChanged: { readonly organizationId: string };
}
export type OutboxTopic = keyof OutboxTopics;

/**
 * Enqueues a message in the same transaction as the rows that it is about, so that neither is stored without the other.
 */
export async function enqueueOutbox<Topic extends OutboxTopic>(
  trx: Transaction,
  topic: Topic,
  payload: OutboxTopics[Topic],
): Promise<void> {
  await trx('outbox').insert({ id: newId(), topic, payload: JSON.stringify(payload) });
}
