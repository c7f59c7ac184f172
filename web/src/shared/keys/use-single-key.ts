import { useHotkeys } from 'react-hotkeys-hook';
import { useSingleKeysOn } from './single-keys';

const WRITTEN_IN =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true]';
const TAKES_KEYS = '[role=listbox], [role=menu], [role=combobox]';

/** Keys typed into an input, or while a dialog is open, are not shortcuts. */
function isMeantElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (target instanceof Element && target.closest(`${WRITTEN_IN}, ${TAKES_KEYS}`) !== null) return true;
  return document.querySelector('[role=dialog][aria-modal=true]') !== null;
}

/** Registers a single-key shortcut of this page, by the character that the key types. */
export function useSingleKey(key: string, act: () => void, isUsed = true) {
  const areOn = useSingleKeysOn();
  useHotkeys(
    key,
    (event) => {
      if (!isMeantElsewhere(event)) act();
    },
    { enabled: isUsed && areOn, useKey: true, ignoreModifiers: true, enableOnFormTags: true },
    [act],
  );
}
