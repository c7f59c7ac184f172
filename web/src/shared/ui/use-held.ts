import { useSyncExternalStore } from 'react';
import { isHeld, subscribeToHeld } from './held-actions';

/** Whether an action with this key waits for its undo to run out: its row is then shown as pending. */
export const useHeld = (key: string): boolean => useSyncExternalStore(subscribeToHeld, () => isHeld(key));
