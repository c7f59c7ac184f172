import type { RefObject } from 'react';
import { useEffect } from 'react';

interface Held {
  control: HTMLElement;
  row: HTMLElement;
  index: string;
}

const DIALOGS = '[role="dialog"]';

/** The element that takes the focus over: the control itself if it only moved, its row, or the row in its place. */
function heirOf({ control, row, index }: Held, frame: HTMLElement): HTMLElement | null {
  if (control.isConnected) return control;
  if (row.isConnected) return row;
  const rows = [...frame.querySelectorAll<HTMLElement>('[data-index]')];
  return rows.find((each) => each.dataset['index'] === index) ?? rows.at(-1) ?? null;
}

/**
 * Keeps the focus in a list whose rows change: a button that disappears with its command would otherwise leave the focus
 * on the page, and Tab and screen readers would start over. A dialog that the row opened gives the focus back the same way.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, isUsed: boolean) {
  useEffect(() => {
    const list = frame.current;
    if (!isUsed || list === null) return undefined;
    let held: Held | undefined;
    const hold = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || target.closest(DIALOGS) !== null) return;
      const row = list.contains(target) ? target.closest<HTMLElement>('[data-index]') : null;
      held = row === null ? undefined : { control: target, row, index: row.dataset['index'] ?? '' };
    };
    // A press beside the list takes the focus away on purpose.
    const release = ({ target }: Event) => {
      if (target instanceof Element && !list.contains(target) && target.closest(DIALOGS) === null) held = undefined;
    };
    const observer = new MutationObserver(() => {
      if (held !== undefined && document.activeElement === document.body) {
        heirOf(held, list)?.focus({ preventScroll: true });
      }
    });
    observer.observe(list, { childList: true, subtree: true });
    // Dialogs are children of the body.
    observer.observe(document.body, { childList: true });
    document.addEventListener('focusin', hold);
    document.addEventListener('pointerdown', release);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', hold);
      document.removeEventListener('pointerdown', release);
    };
  }, [frame, isUsed]);
}
