import { newId } from '#platform/ids';
import type { Transaction } from './handle';

/** What plain data may have to tell workflows; the payload holds ids only. */
export interface OutboxTopics {
  /** The driver left the market for good: his live candidacies end. */
  readonly driverNotAvailable: { readonly driverId: string };
  /** A driver signed up, or confirmed an address or a number: his pipeline begins or hears of it. */
  readonly driverAccountChanged: { readonly driverId: string };
  /** The carrier was deactivated or came back: clocks of its orders and candidacies stop or go on. */
  readonly organizationActivityChanged: { readonly organizationId: string };
}
export type OutboxTopic = keyof OutboxTopics;

/** Leaves word in the same transaction as the rows that it is about, so that neither is there without the other. */
export async function leaveWord<Topic extends OutboxTopic>(
  trx: Transaction,
  topic: Topic,
  payload: OutboxTopics[Topic],
): Promise<void> {
  await trx('outbox').insert({ id: newId(), topic, payload: JSON.stringify(payload) });
}
