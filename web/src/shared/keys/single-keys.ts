import { useSyncExternalStore } from 'react';

/** Kept in the browser too, so that the keys are off before the account has answered. */
const SINGLE_KEYS = 'gladhand.singleKeys';
const listeners = new Set<() => void>();

/** Keys without Ctrl or Cmd may be turned off (WCAG 2.1.4): who dictates would press them by speaking. */
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
