import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Keeps the focus in a list whose rows change. Its code loads after the list, whose first visit is at its limit. */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, isUsed: boolean) {
  useEffect(() => {
    const list = frame.current;
    if (!isUsed || list === null) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    // Without the code, the list works as before.
    void import('./keep-focus').then(
      ({ keepFocus }) => {
        if (!isGone) stop = keepFocus(list);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [frame, isUsed]);
}
