import { useSyncExternalStore } from 'react';

const narrow = () => window.matchMedia('(max-width: 719px)');

function subscribe(listener: () => void) {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}

/** Whether the screen has room for one column only. */
export const useNarrow = () => useSyncExternalStore(subscribe, () => narrow().matches);
