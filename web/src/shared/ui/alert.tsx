import type { ReactNode } from 'react';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import './alert.css';

type AlertProps = { problem: unknown; children?: never } | { problem?: never; children: ReactNode };

/** An error message next to its cause. */
export function Alert({ problem, children }: AlertProps) {
  const problemText = useProblemText();
  return (
    <div role="alert" className="gh-alert">
      {children ?? problemText(problem)}
    </div>
  );
}
