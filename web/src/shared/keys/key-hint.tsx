import { useSingleKeysOn } from './single-keys';
import './keys.css';

/** The key that does the same, for those who see it; nothing where single keys are off. */
export function KeyHint({ of }: { of: string }) {
  const areOn = useSingleKeysOn();
  return areOn ? (
    <kbd className="gh-key" aria-hidden="true">
      {of}
    </kbd>
  ) : null;
}
