import { useSyncExternalStore } from 'react';
import type { Changed } from './connect';

/** Ids that changed per topic since somebody last looked. */
const held = new Map<string, ReadonlySet<string>>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** When something last changed about a driver whose page is open. */
const driversChangedAt = new Map<string, number>();

export function holdChange({ topic, id, driverId }: Changed) {
  if (listeners.size === 0) return;
  held.set(topic, new Set(held.get(topic)).add(id));
  driversChangedAt.set(driverId ?? id, Date.now());
  notify();
}

export function forgetHeldChanges() {
  held.clear();
  notify();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    held.clear();
    driversChangedAt.clear();
  };
}

const countOf = (topic: string, mine: ReadonlySet<string>): number =>
  [...(held.get(topic) ?? [])].filter((id) => !mine.has(id)).length;

const NONE: ReadonlySet<string> = new Set();

/**
 * How many records of the topic changed while the list stood still, and the way to let them in. Those that the reader
 * changed himself (`mine`) are no news to him.
 */
export function useHeldChanges(topic: string, show: () => unknown, mine = NONE) {
  const count = useSyncExternalStore(subscribe, () => countOf(topic, mine));
  const release = () => {
    held.delete(topic);
    notify();
    show();
  };
  return { count, release };
}

/** When the last change of this driver arrived while a page of his is open; 0 before. */
export const useDriverChangedAt = (driverId: string): number =>
  useSyncExternalStore(subscribe, () => driversChangedAt.get(driverId) ?? 0);
