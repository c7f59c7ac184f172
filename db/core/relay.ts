import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '#platform/logger';
import type { Db } from './handle';
import type { OutboxTopic, OutboxTopics } from './outbox';

/** Delivers messages to workflows. Must be idempotent: after a crash, a handler is called again with the same id. */
export type RelayHandlers = {
  readonly [Topic in OutboxTopic]: (payload: OutboxTopics[Topic], id: string) => Promise<void>;
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
const POLL_INTERVAL_MS = 1_000;

/**
 * Delivers a batch of outbox messages, oldest first, and returns the number delivered. Rows stay locked during
 * delivery, so that two relays never deliver the same message. A failed message is retried by the next poll.
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
    for (const row of rows) {
      try {
        await deliver(handlers, row);
        sent.push(row.id);
      } catch (error) {
        log.warn({ outboxId: row.id, topic: row.topic, err: error }, 'outbox delivery failed, will retry');
      }
    }
    if (sent.length > 0) await trx('outbox').whereIn('id', sent).update({ sent_at: trx.fn.now() });
    return sent.length;
  });
}

async function deliver(handlers: RelayHandlers, { id, topic, payload }: OutboxRow): Promise<void> {
  if (!isTopic(handlers, topic)) throw new Error(`No handler for the outbox topic ${topic}`);
  await callHandler(handlers, { topic, payload: payload as OutboxTopics[typeof topic], id });
}

interface TopicMessage<Topic extends OutboxTopic> {
  readonly topic: Topic;
  readonly payload: OutboxTopics[Topic];
  readonly id: string;
}

const callHandler = <Topic extends OutboxTopic>(
  handlers: RelayHandlers,
  { topic, payload, id }: TopicMessage<Topic>,
): Promise<void> => handlers[topic](payload, id);

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
