import { useHotkeys } from 'react-hotkeys-hook';
import { useSingleKeysOn } from './single-keys';

const TEXT_INPUTS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true]';
const KEYBOARD_WIDGETS = '[role=listbox], [role=menu], [role=combobox]';

/** Keys typed into an input, or while a dialog is open, are not shortcuts. */
function isMeantElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (target instanceof Element && target.closest(`${TEXT_INPUTS}, ${KEYBOARD_WIDGETS}`) !== null) return true;
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
