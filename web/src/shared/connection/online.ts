import { useEffect, useSyncExternalStore } from 'react';

export const isOnline = () => navigator.onLine;

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether this device is online, according to the browser. */
export const useOnline = () => useSyncExternalStore(subscribe, isOnline);

/** Runs a function when the device is back online. */
export function useBackOnline(run: () => void) {
  useEffect(() => {
    window.addEventListener('online', run);
    return () => {
      window.removeEventListener('online', run);
    };
  }, [run]);
}

/** Waits for work over the network, at the longest until this device goes offline. The work itself goes on. */
export async function untilOffline(work: Promise<unknown>): Promise<void> {
  let stop: (() => void) | undefined;
  const offline = new Promise<void>((resolve) => {
    const onOffline = () => {
      resolve();
    };
    window.addEventListener('offline', onOffline);
    stop = () => {
      window.removeEventListener('offline', onOffline);
    };
  });
  await Promise.race([work, offline]).finally(stop);
}
