import { useEffect, useSyncExternalStore } from 'react';

/** The drivers in the list of the page, in its order: an open file steps through them. */
let listed: readonly string[] = [];
const listeners = new Set<() => void>();

function list(ids: readonly string[]): void {
  listed = ids;
  for (const changed of listeners) changed();
}

/** A page whose list opens files names its drivers, as long as it is shown. */
export function useListedFiles(driverIds: readonly string[]): void {
  const joined = driverIds.join(' ');
  useEffect(() => {
    list(joined === '' ? [] : [...new Set(joined.split(' '))]);
    return () => {
      list([]);
    };
  }, [joined]);
}

/** The place of a driver in the list of the page, and the neighbors; undefined if the driver is not in one with others. */
export function usePlaceInList(driverId: string) {
  const ids = useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => listed,
  );
  const at = ids.indexOf(driverId);
  if (at < 0 || ids.length < 2) return undefined;
  return { number: at + 1, count: ids.length, previous: ids[at - 1], next: ids[at + 1] };
}
