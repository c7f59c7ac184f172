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

/** What a command changed is told for so long after its answer. */
const ECHO_MS = 2_000;
/** Until when changes of a record are the reader's own doing; without end while his command is under way. */
const ownUntil = new Map<string, number>();

/** What changes about these records from now until shortly after the returned call is no news to whoever changes them. */
export function ownChange(ids: readonly string[]): () => void {
  for (const id of ids) ownUntil.set(id, Infinity);
  return () => {
    for (const id of ids) ownUntil.set(id, Date.now() + ECHO_MS);
  };
}

function isOwn({ id, driverId }: Changed): boolean {
  for (const [own, until] of ownUntil) if (until < Date.now()) ownUntil.delete(own);
  return ownUntil.has(id) || (driverId !== undefined && ownUntil.has(driverId));
}

export function holdChange(change: Changed) {
  if (listeners.size === 0) return;
  const { topic, id, driverId } = change;
  if (!isOwn(change)) held.set(topic, new Set(held.get(topic)).add(id));
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

const everyRecord = () => true;

/**
 * How many records of the topic changed while the list stood still, and the way to let them in. What the reader changed
 * himself (`ownChange`) is no news to him; what others change about the same records afterwards is. Where the ids tell
 * that a record has no place in the list (`isMeant`), it is not counted.
 */
export function useHeldChanges(topic: string, show: () => unknown, isMeant: (id: string) => boolean = everyRecord) {
  const count = useSyncExternalStore(subscribe, () => [...(held.get(topic) ?? [])].filter(isMeant).length);
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
