import { useHotkeys } from 'react-hotkeys-hook';
import { characterOf, type ShortcutName } from './shortcuts';
import { useSingleKeysOn } from './single-keys';
import { isTyped } from './typed-elsewhere';

/** Keys typed into an input, or while a dialog is open, are not shortcuts. */
const isMeantElsewhere = (event: KeyboardEvent): boolean =>
  isTyped(event) || document.querySelector('[role=dialog][aria-modal=true]') !== null;

/** Registers a single-key shortcut of this page, by the character that the key types. */
export function useSingleKey(name: ShortcutName, act: () => void, isUsed = true) {
  const areOn = useSingleKeysOn();
  useHotkeys(
    characterOf(name),
    (event) => {
      if (!isMeantElsewhere(event)) act();
    },
    { enabled: isUsed && areOn, useKey: true, ignoreModifiers: true, enableOnFormTags: true },
    [act],
  );
}
