import { useEffect } from 'react';
import { keysOf, type ShortcutName } from './shortcuts';
import { useSingleKeysOn } from './single-keys';
import { isTyped } from './typed-elsewhere';

/** Elements that use the arrow keys themselves. */
const ARROW_WIDGETS = '[role=tablist], [role=radiogroup], [role=slider], [role=grid]';

type Acts = Readonly<Partial<Record<ShortcutName, (() => void) | undefined>>>;

/** The action of a pressed key. */
const actOf = (acts: Acts, key: string) =>
  (Object.keys(acts) as ShortcutName[]).filter((name) => keysOf(name).includes(key)).map((name) => acts[name])[0];

/** Whether another dialog is open over the one that matches the selector. */
const isCovered = (dialog: string): boolean =>
  [...document.querySelectorAll('[role=dialog][aria-modal=true]')].some((open) => open.closest(dialog) === null);

/**
 * Shortcuts of an open dialog: letters only while single-key shortcuts are on, arrow keys always. `dialog` is a selector of the dialog.
 */
export function useDialogKeys(dialog: string, acts: Acts) {
  const areOn = useSingleKeysOn();
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1;
      const run = actOf(acts, isLetter ? event.key.toLowerCase() : event.key);
      if (run === undefined || (isLetter && !areOn) || isTyped(event) || isCovered(dialog)) return;
      if (!isLetter && event.target instanceof Element && event.target.closest(ARROW_WIDGETS) !== null) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', act);
    return () => {
      window.removeEventListener('keydown', act);
    };
  }, [areOn, dialog, acts]);
}
