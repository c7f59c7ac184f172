import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '#db/core/handle';
import { countWaitingMessages, findWaitingMessages } from '#db/messages/message-store';
import type { MessageActivities } from '#domain/candidacies/activities';
import type { Logger } from '#platform/logger';

export interface MessageRetryDeps {
  readonly db: Db;
  readonly log: Logger;
  readonly deliver: MessageActivities['deliverMessages'];
  /** Sets the metric of overdue messages. */
  readonly gauge: (count: number) => void;
}

const POLL_INTERVAL_MS = 60_000;
/** Longer than the workflow's own retries: older messages may have no attempt left. */
const WAITING_FOR_MS = 5 * 60_000;
const BATCH_SIZE = 20;

/**
 * Delivers messages that have been waiting for minutes, whatever happened to their first attempt: the batch after
 * `after`. Returns the position of the next batch, so that messages that keep failing do not block others.
 */
export async function retryWaitingMessages(
  { db, log, deliver, gauge }: MessageRetryDeps,
  { now, after }: { readonly now: Date; readonly after: string | null },
): Promise<string | null> {
  const storedBefore = new Date(now.getTime() - WAITING_FOR_MS);
  const { count, oldest } = await countWaitingMessages(db, storedBefore);
  gauge(count);
  if (count === 0) return null;
  log.warn({ count, oldest }, 'messages have been waiting for more than five minutes');
  const messageIds = await findWaitingMessages(db, { storedBefore, after, limit: BATCH_SIZE });
  if (messageIds.length > 0)
    await deliver({ messageIds }).catch((error: unknown) => {
      log.warn({ err: error }, 'delivery of waiting messages failed');
    });
  return messageIds.length < BATCH_SIZE ? null : (messageIds.at(-1) ?? null);
}

/** Polls every minute until it is stopped; several workers share the work. */
export function startMessageRetry(deps: MessageRetryDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = pollUntil(deps, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function pollUntil(deps: MessageRetryDeps, signal: AbortSignal): Promise<void> {
  let after: string | null = null;
  while (!signal.aborted) {
    after = await retryWaitingMessages(deps, { now: new Date(), after }).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'waiting message poll failed');
      return null;
    });
    await delay(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
  }
}
