import { useEffect } from 'react';
import { useSingleKeysOn } from './single-keys';
import { isTyped } from './typed-elsewhere';

/** Elements that use the arrow keys themselves. */
const ARROW_WIDGETS = '[role=tablist], [role=radiogroup], [role=slider], [role=grid]';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Whether another dialog is open over the one that matches the selector. */
const isCovered = (dialog: string): boolean =>
  [...document.querySelectorAll('[role=dialog][aria-modal=true]')].some((open) => open.closest(dialog) === null);

/**
 * Shortcuts of an open dialog, by the name of the key: letters only while single-key shortcuts are on, arrow keys
 * always. `dialog` is a selector of the dialog.
 */
export function useDialogKeys(dialog: string, keys: Keys) {
  const areOn = useSingleKeysOn();
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1;
      const run = keys[isLetter ? event.key.toLowerCase() : event.key];
      if (run === undefined || (isLetter && !areOn) || isTyped(event) || isCovered(dialog)) return;
      if (!isLetter && event.target instanceof Element && event.target.closest(ARROW_WIDGETS) !== null) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', act);
    return () => {
      window.removeEventListener('keydown', act);
    };
  }, [areOn, dialog, keys]);
}
