const TEXT_INPUTS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true]';
const KEYBOARD_WIDGETS = '[role=listbox], [role=menu], [role=combobox]';

/** Keys with a modifier, or typed into an input, are not shortcuts. */
export function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  return target instanceof Element && target.closest(`${TEXT_INPUTS}, ${KEYBOARD_WIDGETS}`) !== null;
}
