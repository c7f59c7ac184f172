import { useSyncExternalStore } from 'react';
import { heldKeys, subscribeToHeld } from './held-actions';

/** The keys of the actions that wait for their undo to run out: their rows are hidden, or shown as pending. */
export const useHeldKeys = (): ReadonlySet<string> => useSyncExternalStore(subscribeToHeld, heldKeys);

/** Whether an action with this key waits. */
export const useHeld = (key: string): boolean => useHeldKeys().has(key);
