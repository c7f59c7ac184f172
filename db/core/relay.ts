import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '#platform/logger';
import type { Db } from './handle';
import type { OutboxMessage, OutboxPayload, OutboxTopic } from './outbox';

/** Delivers messages to workflows. Must be idempotent: after a crash, a handler is called again with the same payload. */
export type RelayHandlers = {
  readonly [Topic in OutboxTopic]: (payload: OutboxPayload<Topic>) => Promise<void>;
};

export interface RelayDeps {
  readonly db: Db;
  readonly handlers: RelayHandlers;
  readonly log: Logger;
}

interface OutboxRow {
  readonly id: string;
  readonly topic: string;
  readonly payload: unknown;
}

const BATCH_SIZE = 20;
// Short, because people watch the effects: other candidacies close, and the driver's stage changes.
const POLL_INTERVAL_MS = 250;

/**
 * Delivers a batch of outbox messages and returns the number delivered: those about the same driver, order or carrier
 * oldest first, the others at the same time. Rows stay locked during delivery, so that two relays never deliver the same
 * message. A failed message, and later ones about the same, are retried by the next poll.
 */
export async function relayOnce({ db, handlers, log }: RelayDeps): Promise<number> {
  return db.transaction(async (trx) => {
    const rows = await trx('outbox')
      .whereNull('sent_at')
      .orderBy('id')
      .limit(BATCH_SIZE)
      .forUpdate()
      .skipLocked()
      .select('id', 'topic', 'payload');
    const sent: string[] = [];
    const deliverInOrder = async (queue: readonly OutboxRow[]): Promise<void> => {
      for (const row of queue) {
        try {
          await deliver(handlers, row);
          sent.push(row.id);
        } catch (error) {
          log.warn({ outboxId: row.id, topic: row.topic, err: error }, 'outbox delivery failed, will retry');
          return;
        }
      }
    };
    await Promise.all(bySubject(rows).map(deliverInOrder));
    if (sent.length > 0) await trx('outbox').whereIn('id', sent).update({ sent_at: trx.fn.now() });
    return sent.length;
  });
}

function bySubject(rows: readonly OutboxRow[]): OutboxRow[][] {
  const queues = new Map<string, OutboxRow[]>();
  for (const row of rows) queues.set(subjectOf(row), [...(queues.get(subjectOf(row)) ?? []), row]);
  return [...queues.values()];
}

function subjectOf({ payload }: OutboxRow): string {
  const { driverId, orderId, organizationId, bulkActionId } = payload as Readonly<Record<string, string | undefined>>;
  return driverId ?? orderId ?? organizationId ?? bulkActionId ?? '';
}

async function deliver(handlers: RelayHandlers, { topic, payload }: OutboxRow): Promise<void> {
  if (!isTopic(handlers, topic)) throw new Error(`No handler for the outbox topic ${topic}`);
  const handler = handlers[topic] as (payload: OutboxMessage['payload']) => Promise<void>;
  await handler(payload as OutboxMessage['payload']);
}

const isTopic = (handlers: RelayHandlers, topic: string): topic is OutboxTopic => Object.hasOwn(handlers, topic);

/** Polls the outbox until stopped, even during database outages. */
export function startRelay(deps: RelayDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = relayUntil(deps, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function relayUntil(deps: RelayDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const delivered = await relayOnce(deps).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'outbox poll failed');
      return 0;
    });
    if (delivered < BATCH_SIZE) await delay(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
  }
}
