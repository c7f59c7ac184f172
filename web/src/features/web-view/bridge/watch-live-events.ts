import { uploadTypes } from '#domain/driver-files/uploads';
import type { RealtimeEvent } from '#domain/shared/realtime-events';
import { realtimeEvents } from '#domain/shared/realtime-events';
import type { Outbox } from './outbox';

const fieldOf = (detail: unknown, name: string): unknown =>
  typeof detail === 'object' && detail !== null ? (detail as Record<string, unknown>)[name] : undefined;

/** Only named fields leave the page, whatever else an event of the server contains. */
function report({ post }: Outbox, name: RealtimeEvent, detail: unknown) {
  if (name === 'token_is_invalid') {
    post(name, { reason: typeof detail === 'string' ? detail : null });
    return;
  }
  if (name !== 'upload_progress') {
    post(name, {});
    return;
  }
  const type = uploadTypes.find((each) => each === fieldOf(detail, 'type'));
  const percent = fieldOf(detail, 'percent');
  if (type !== undefined && typeof percent === 'number') post(name, { type, percent });
}

/** Passes the events of the live connection on to the host; returns a function that stops this. */
export function watchLiveEvents(outbox: Outbox): () => void {
  const stop = new AbortController();
  for (const name of realtimeEvents) {
    window.addEventListener(
      `gladhand:${name}`,
      (event) => {
        report(outbox, name, (event as CustomEvent<unknown>).detail);
      },
      { signal: stop.signal },
    );
  }
  return () => {
    stop.abort();
  };
}
