import { characterOf, keyLabel, type ShortcutName } from './shortcuts';
import { useSingleKeysOn } from './single-keys';
import './keys.css';

/** The shortcut of an action, hidden from screen readers; nothing where single-key shortcuts are off. */
export function KeyHint({ of }: { of: ShortcutName }) {
  const areOn = useSingleKeysOn();
  return areOn ? (
    <kbd className="gh-key" aria-hidden="true">
      {keyLabel(characterOf(of))}
    </kbd>
  ) : null;
}
