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
export function keepFocus(list: HTMLElement): () => void {
  let held: Held | undefined;
  const hold = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target.closest(DIALOGS) !== null) return;
    const row = list.contains(target) ? target.closest<HTMLElement>('[data-index]') : null;
    held = row === null ? undefined : { control: target, row, index: row.dataset['index'] ?? '' };
  };
  const onFocus = ({ target }: Event) => {
    hold(target);
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
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', release);
  // The user may have gone into the list while this was loading.
  hold(document.activeElement);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', release);
  };
}
