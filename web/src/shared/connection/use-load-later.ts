import { useEffect } from 'react';

/** Loads code once the page is shown, so that what needs it opens right away, and without a network, too. */
export function useLoadLater(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
}
