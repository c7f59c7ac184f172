import type { ReactNode } from 'react';
import { classNames } from './class-names';
import './button.css';

interface FileButtonProps {
  accept: string;
  /** The camera that a phone opens instead of its files. */
  capture?: 'user' | 'environment' | undefined;
  onFile: (file: File) => void;
  /** While the file is sent, no other can be chosen. */
  busy?: boolean;
  size?: 'normal' | 'small';
  /** The id of the element that describes it. */
  describedBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A file input that looks like a button: native, so that keyboard, screen reader and camera work as usual. */
export function FileButton(props: FileButtonProps) {
  const { accept, capture, onFile, busy = false, size = 'normal', describedBy, className, children } = props;
  return (
    <label
      className={classNames(
        'gh-button gh-button-default gh-file-button',
        size === 'small' && 'gh-button-small',
        className,
      )}
      aria-busy={busy || undefined}
    >
      <input
        type="file"
        className="gh-hidden"
        accept={accept}
        capture={capture}
        disabled={busy}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after it was refused.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      {children}
    </label>
  );
}
