import { EventEmitter, once } from 'node:events';
import { listen } from '#db/core/listen';
import { countWaitingMessages, MESSAGES_CHANNEL } from '#db/messages/message-store';
import { MINUTE_MS } from '#domain/shared/durations';
import { deliverNext, type DeliveryDeps } from './deliver';

export interface BacklogDeps extends Pick<DeliveryDeps, 'db' | 'log'> {
  /** Sets the metric of overdue messages. */
  readonly gauge: (count: number) => void;
}

export interface DeliveryLoopDeps extends DeliveryDeps, BacklogDeps {
  readonly databaseUrl: string;
}

/** For retries, and for messages whose notification was lost. */
const POLL_INTERVAL_MS = 1_000;
const BACKLOG_INTERVAL_MS = MINUTE_MS;
/** Older unsent messages are reported. */
const OVERDUE_AFTER_MS = 5 * MINUTE_MS;
/** Concurrent deliveries: one unresponsive mail server does not delay everyone else's code. */
const CONCURRENT_DELIVERIES = 4;

/**
 * Delivers messages as soon as they are committed, until it is stopped, also through outages of the database; several
 * workers share the work.
 */
export function startDelivery(deps: DeliveryLoopDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const commits = new EventEmitter();
  const pause = (ms: number) =>
    once(commits, 'messages', { signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ms)]) }).catch(
      () => undefined,
    );
  const deliverUntilStopped = async () => {
    while (!stopping.signal.aborted) {
      const wasDelivered = await deliverNext(deps).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'message poll failed');
        return false;
      });
      if (!wasDelivered) await pause(POLL_INTERVAL_MS);
    }
  };
  const wake = () => void commits.emit('messages');
  const listener = listen(deps.databaseUrl, {
    channel: MESSAGES_CHANNEL,
    onPayload: wake,
    onReconnected: wake,
    onError: (error) => {
      deps.log.warn({ err: error }, 'new-message notifications interrupted, polling continues');
    },
  });
  const loops = Array.from({ length: CONCURRENT_DELIVERIES }, deliverUntilStopped);
  const backlog = setInterval(() => void reportBacklog(deps), BACKLOG_INTERVAL_MS);
  return {
    stop: async () => {
      clearInterval(backlog);
      stopping.abort();
      await Promise.all(loops);
      await (await listener).close();
    },
  };
}

/** Reports messages that have been waiting for more than five minutes. */
export async function reportBacklog({ db, log, gauge }: BacklogDeps, now = new Date()): Promise<void> {
  try {
    const { count, oldest } = await countWaitingMessages(db, new Date(now.getTime() - OVERDUE_AFTER_MS));
    gauge(count);
    if (count > 0) log.warn({ count, oldest }, 'messages have been waiting for more than five minutes');
  } catch (error) {
    log.warn({ err: error }, 'message backlog check failed');
  }
}
