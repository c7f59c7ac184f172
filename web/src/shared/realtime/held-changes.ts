import { useSyncExternalStore } from 'react';
import type { Changed } from './connect';

/** Ids that changed per topic since somebody last looked. */
const held = new Map<string, ReadonlySet<string>>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

export function holdChange({ topic, id }: Changed) {
  if (listeners.size === 0) return;
  held.set(topic, new Set(held.get(topic)).add(id));
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
    if (listeners.size === 0) held.clear();
  };
}

/** How many records of the topic changed while the list stood still, and the way to let them in. */
export function useHeldChanges(topic: string, show: () => unknown) {
  const count = useSyncExternalStore(subscribe, () => held.get(topic)?.size ?? 0);
  const release = () => {
    held.delete(topic);
    notify();
    show();
  };
  return { count, release };
}
