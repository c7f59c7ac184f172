import { EventEmitter, once } from 'node:events';
import { listen } from '#db/core/listen';
import { WEBHOOKS_CHANNEL } from '#db/webhooks/record-events';
import { warnOfFailing } from '#db/webhooks/webhook-messages';
import { MINUTE_MS } from '#domain/shared/durations';
import { deliverNextWebhook, type WebhookDeps } from './deliver';

export interface WebhookLoopDeps extends WebhookDeps {
  readonly databaseUrl: string;
}

/** For retries, and for events whose notification was lost. */
const POLL_INTERVAL_MS = 1_000;
const WARNING_INTERVAL_MS = MINUTE_MS;
/** Concurrent attempts: each waits for a receiver, and a slow one has only one of them. */
const CONCURRENT_ATTEMPTS = 8;

/** Delivers webhooks until it is stopped, also through outages of the database; several workers share the work. */
export function startWebhooks(deps: WebhookLoopDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const commits = new EventEmitter();
  commits.setMaxListeners(CONCURRENT_ATTEMPTS);
  const pause = (ms: number) =>
    once(commits, 'webhooks', { signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ms)]) }).catch(
      () => undefined,
    );
  const deliverUntilStopped = async () => {
    while (!stopping.signal.aborted) {
      const wasDue = await deliverNextWebhook(deps).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'webhook poll failed');
        return false;
      });
      if (!wasDue) await pause(POLL_INTERVAL_MS);
    }
  };
  const wake = () => void commits.emit('webhooks');
  const listener = listen(deps.databaseUrl, {
    channel: WEBHOOKS_CHANNEL,
    onPayload: wake,
    onReconnected: wake,
    onError: (error) => {
      deps.log.warn({ err: error }, 'webhook notifications interrupted, polling continues');
    },
  });
  const loops = Array.from({ length: CONCURRENT_ATTEMPTS }, deliverUntilStopped);
  const warnings = setInterval(() => void warn(deps), WARNING_INTERVAL_MS);
  return {
    stop: async () => {
      clearInterval(warnings);
      stopping.abort();
      await Promise.all(loops);
      await (await listener).close();
    },
  };
}

/** Notifies administrators of endpoints that have failed for an hour. */
async function warn(deps: WebhookLoopDeps): Promise<void> {
  try {
    await warnOfFailing(deps.db, deps, new Date());
  } catch (error) {
    deps.log.warn({ err: error }, 'check of failing webhooks failed');
  }
}
