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

/** Whether this device has a network, as the browser knows it. */
export const useOnline = () => useSyncExternalStore(subscribe, isOnline);

/** Runs what could not be done without a network once it is back. */
export function useBackOnline(run: () => void) {
  useEffect(() => {
    window.addEventListener('online', run);
    return () => {
      window.removeEventListener('online', run);
    };
  }, [run]);
}
