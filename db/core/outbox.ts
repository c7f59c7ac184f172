import { newId } from '#platform/ids';
import type { Transaction } from './handle';

/** Messages from rows to workflows, by topic. Payloads hold ids only. */
export interface OutboxTopics {
  /** The driver can no longer be hired, so their live candidacies end. */
  readonly driverNotAvailable: { readonly driverId: string };
  /** A driver signed up or confirmed an email address or phone number: starts or signals the pipeline. */
  readonly driverAccountChanged: { readonly driverId: string };
  /** The carrier was deactivated or reactivated: deadlines of its orders and candidacies pause or resume. */
  readonly organizationActivityChanged: { readonly organizationId: string };
}
export type OutboxTopic = keyof OutboxTopics;

/** Enqueues a message in the transaction that writes the rows it is about, so that both are committed or neither. */
export async function enqueueOutbox<Topic extends OutboxTopic>(
  trx: Transaction,
  topic: Topic,
  payload: OutboxTopics[Topic],
): Promise<void> {
  await trx('outbox').insert({ id: newId(), topic, payload: JSON.stringify(payload) });
}
