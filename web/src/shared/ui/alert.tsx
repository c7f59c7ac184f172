import type { ReactNode } from 'react';
import { useControls } from '#web/shared/controls/use-controls';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import './alert.css';

type AlertProps = { problem: unknown; children?: never } | { problem?: never; children: ReactNode };

/** An error message next to its cause. */
export function Alert({ problem, children }: AlertProps) {
  const controls = useControls();
  const problemText = useProblemText();
  return <controls.ErrorNote>{children ?? problemText(problem)}</controls.ErrorNote>;
}
