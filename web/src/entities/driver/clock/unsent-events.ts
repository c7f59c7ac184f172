import type { TimeEventInput } from '#domain/timesheets/schema';
import { UNSENT_EVENTS } from '#web/shared/session/unsent-prefix';

/** A tap that the server does not have yet: it waits to be sent, or was refused. */
export interface UnsentEvent extends TimeEventInput {
  /** The place in the order of the taps, which holds even if the clock of the device was set back. */
  readonly order: number;
  /** The problem code of the server's answer; null until there is one. */
  readonly refusal: string | null;
}

const prefixOf = (userId: string) => `${UNSENT_EVENTS}${userId}.`;

const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

/** Reports changes of this tab and of the others. */
export function subscribeToUnsent(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(UNSENT_EVENTS)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function parse(stored: string | null): UnsentEvent | undefined {
  try {
    const event = JSON.parse(stored ?? '') as Partial<UnsentEvent> | null;
    return typeof event?.id === 'string' && typeof event.deviceAt === 'string' ? (event as UnsentEvent) : undefined;
  } catch {
    return undefined;
  }
}

const NONE: readonly UnsentEvent[] = [];
let known: { raw: string; events: readonly UnsentEvent[] } = { raw: '', events: NONE };

/** This person's events in the order of their taps; the same array until one changes. */
export function unsentEvents(userId: string | undefined): readonly UnsentEvent[] {
  if (userId === undefined) return NONE;
  const { localStorage } = window;
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId)));
  if (keys.length === 0) return NONE;
  const raw = keys
    .toSorted()
    .map((key) => `${key}=${localStorage.getItem(key) ?? ''}`)
    .join('\n');
  if (known.raw !== raw) {
    const events = keys.flatMap((key) => parse(localStorage.getItem(key)) ?? []);
    known = { raw, events: events.toSorted((one, other) => one.order - other.order) };
  }
  return known.events;
}

/** The events that the server has not answered. */
export const waitingEvents = (userId: string | undefined): readonly UnsentEvent[] =>
  unsentEvents(userId).filter(({ refusal }) => refusal === null);

function write(userId: string, event: UnsentEvent) {
  // Each event has a key of its own: two tabs that write at the same time lose nothing.
  window.localStorage.setItem(prefixOf(userId) + event.id, JSON.stringify(event));
  notify();
}

/** Stores a tap before anything is sent. Throws if this browser stores nothing. */
export function keepEvent(userId: string, event: TimeEventInput): UnsentEvent {
  const order = Math.max(0, ...unsentEvents(userId).map((each) => each.order)) + 1;
  const unsent = { ...event, order, refusal: null };
  write(userId, unsent);
  return unsent;
}

/** Keeps a refused event with its reason, until the driver has read it. */
export function noteRefusal(userId: string, event: UnsentEvent, refusal: string) {
  write(userId, { ...event, refusal });
}

/** Removes an event that the server has taken, or whose refusal the driver has read. */
export function dropEvent(userId: string, id: string) {
  window.localStorage.removeItem(prefixOf(userId) + id);
  notify();
}
