import { useSyncExternalStore } from 'react';

/** Also stored in the browser, so that the shortcuts are off before the account settings are loaded. */
const SINGLE_KEYS = 'gladhand.singleKeys';
const listeners = new Set<() => void>();

/** Single-key shortcuts can be turned off (WCAG 2.1.4): speech input would trigger them. */
export const areSingleKeysOn = (): boolean => window.localStorage.getItem(SINGLE_KEYS) !== 'off';

export function setSingleKeys(isOn: boolean) {
  if (isOn) window.localStorage.removeItem(SINGLE_KEYS);
  else window.localStorage.setItem(SINGLE_KEYS, 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useSingleKeysOn = () => useSyncExternalStore(subscribe, areSingleKeysOn);
