import { useSyncExternalStore } from 'react';
import type { Changed } from './connect';

/** Ids that changed per topic since somebody last looked, and when each was told of. */
const held = new Map<string, ReadonlyMap<string, number>>();
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
  if (!isOwn(change)) held.set(topic, new Map(held.get(topic)).set(id, Date.now()));
  driversChangedAt.set(driverId ?? id, Date.now());
  notify();
}

export function clearHeldChanges() {
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

/** An answer may have been on its way for so long when a change was told that it does not hold. */
const UNDER_WAY_MS = 1_000;

/** What was told after the list was last read as a whole; what was told before is in it. */
export const changedAfter = (readAt: number) => (_id: string, at: number) => at > readAt - UNDER_WAY_MS;

/**
 * How many records of the topic changed while the list stood still, and the way to let them in. What the reader changed
 * himself (`ownChange`) is no news to him; what others change about the same records afterwards is. Where the ids tell
 * that a record has no place in the list (`isMeant`), it is not counted.
 */
export function useHeldChanges(
  topic: string,
  show: () => unknown,
  isMeant: (id: string, at: number) => boolean = everyRecord,
) {
  const count = useSyncExternalStore(
    subscribe,
    () => [...(held.get(topic) ?? [])].filter(([id, at]) => isMeant(id, at)).length,
  );
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
