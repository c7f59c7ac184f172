import { useSyncExternalStore } from 'react';
import type { Changed } from './change';

/** A change of a record: when its event arrived, and the order of a candidacy. */
interface HeldChange {
  at: number;
  orderId: string | undefined;
}

/** Ids that changed per topic since the list was last read. */
const held = new Map<string, ReadonlyMap<string, HeldChange>>();
const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

/** When something last changed about a driver whose page is open. */
const driversChangedAt = new Map<string, number>();

/** How long after its response a command's own events may arrive, in milliseconds. */
const ECHO_MS = 2_000;
/** Until when changes of a record count as the user's own; without end while a command is in progress. */
const ownUntil = new Map<string, number>();

/**
 * From now until shortly after the returned function is called, changes of these records are the user's own and do
 * not count as new.
 */
export function markOwnChanges(ids: readonly string[]): () => void {
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
  const { topic, id, driverId, orderId } = change;
  if (!isOwn(change)) held.set(topic, new Map(held.get(topic)).set(id, { at: Date.now(), orderId }));
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

/** A response may be in transit for this long when a change event arrives and already be stale, in milliseconds. */
const UNDER_WAY_MS = 1_000;

/** Selects changes after the list was last read in full; the list already has earlier ones. */
export const changedAfter = (readAt: number) => (_id: string, at: number) => at > readAt - UNDER_WAY_MS;

/**
 * The number of records of the topic that changed while the list was held, and a function that shows them. The user's
 * own changes (`markOwnChanges`) do not count; later changes by others to the same records do. Records that do not belong in
 * the list (`isMeant`) are not counted.
 */
export function useHeldChanges(
  topic: string,
  show: () => unknown,
  isMeant: (id: string, at: number, orderId: string | undefined) => boolean = everyRecord,
) {
  const count = useSyncExternalStore(
    subscribe,
    () => [...(held.get(topic) ?? [])].filter(([id, { at, orderId }]) => isMeant(id, at, orderId)).length,
  );
  const release = () => {
    held.delete(topic);
    notify();
    show();
  };
  return { count, release };
}

/** The time of the last change of this driver since a page of the driver was opened; 0 before the first. */
export const useDriverChangedAt = (driverId: string): number =>
  useSyncExternalStore(subscribe, () => driversChangedAt.get(driverId) ?? 0);
