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
