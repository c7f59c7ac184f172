import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '#platform/logger';
import type { Db, Transaction } from './handle';
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
  readonly subject: string;
}

const BATCH_SIZE = 20;
// Short, because people watch the effects: other candidacies close, and the driver's stage changes.
const POLL_INTERVAL_MS = 250;
/** Longest wait between two attempts. Longer than a restart of Temporal, short for those who wait for the effect. */
const MAX_RETRY_SECONDS = 15;

/**
 * Delivers a batch of outbox messages and returns the number delivered: those about the same driver, order or carrier
 * oldest first, the others at the same time. Rows stay locked during delivery, so that two relays never deliver the same
 * message. A failed message, and later ones about the same, are retried after a pause that doubles with every failure:
 * otherwise as many failing messages as fit in a batch would hold up everybody's.
 */
export async function relayOnce({ db, handlers, log }: RelayDeps): Promise<number> {
  return db.transaction(async (trx) => {
    const rows = await nextMessages(trx);
    const sent: string[] = [];
    const failed: string[] = [];
    const deliverInOrder = async (queue: readonly OutboxRow[]): Promise<void> => {
      for (const row of queue) {
        try {
          await deliver(handlers, row);
          sent.push(row.id);
        } catch (error) {
          log.warn({ outboxId: row.id, topic: row.topic, err: error }, 'outbox delivery failed, will retry');
          failed.push(row.id);
          return;
        }
      }
    };
    await Promise.all(bySubject(rows).map(deliverInOrder));
    if (sent.length > 0) await trx('outbox').whereIn('id', sent).update({ sent_at: trx.fn.now() });
    if (failed.length > 0) await postpone(trx, failed);
    return sent.length;
  });
}

/** The oldest messages that may be tried now: none of their own or an earlier one's about the same is in its pause. */
function nextMessages(trx: Transaction): Promise<OutboxRow[]> {
  const pausing = trx('outbox as failed')
    .whereNull('failed.sent_at')
    .where('failed.retry_at', '>', trx.raw('clock_timestamp()'))
    .whereRaw('failed.subject = outbox.subject and failed.id <= outbox.id')
    .select(trx.raw('1'));
  return trx('outbox')
    .whereNull('sent_at')
    .whereNotExists(pausing)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
    .select('id', 'topic', 'payload', 'subject');
}

async function postpone(trx: Transaction, ids: readonly string[]): Promise<void> {
  await trx('outbox')
    .whereIn('id', ids)
    .update({
      failures: trx.raw('failures + 1'),
      // At most 2^10, so that the power never overflows.
      retry_at: trx.raw(`clock_timestamp() + least(?, power(2, least(failures, 10)) / 2) * interval '1 second'`, [
        MAX_RETRY_SECONDS,
      ]),
    });
}

function bySubject(rows: readonly OutboxRow[]): OutboxRow[][] {
  const queues = new Map<string, OutboxRow[]>();
  for (const row of rows) queues.set(row.subject, [...(queues.get(row.subject) ?? []), row]);
  return [...queues.values()];
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
