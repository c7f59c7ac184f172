import type { ReactNode } from 'react';

export interface Confirmation {
  title: string;
  text: ReactNode;
  /** Shown below the text: what else the action changes. */
  note?: ReactNode;
  confirmLabel: string;
  /** The label of the button that changes nothing, where 'Cancel' could be taken for the action itself. */
  keepLabel?: string | undefined;
  danger?: boolean;
  /** Runs while the dialog stays open; an error is shown in the dialog. */
  onConfirm: () => Promise<unknown>;
}
