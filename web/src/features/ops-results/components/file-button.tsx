import type { ReactNode } from 'react';
import { useId } from 'react';
import './ops-results.css';

interface FileButtonProps {
  accept: string;
  busy: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Chooses a file and uploads it immediately. */
export function FileButton({ accept, busy, onFile, children }: FileButtonProps) {
  const id = useId();
  return (
    <span>
      <input
        id={id}
        type="file"
        className="gh-hidden gh-result-file"
        accept={accept}
        disabled={busy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <label
        htmlFor={id}
        className="gh-button gh-button-default gh-button-small gh-result-file-label"
        aria-busy={busy || undefined}
      >
        {children}
      </label>
    </span>
  );
}

/** Distinguishes two files where only strings are compared. */
export const fileFingerprint = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;
