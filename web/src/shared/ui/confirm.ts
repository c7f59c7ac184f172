import type { ReactNode } from 'react';
import { defineModal, openModal } from './modals';

export interface Confirmation {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  /** The label of the button that changes nothing, where 'Cancel' could be taken for the action itself. */
  keepLabel?: string | undefined;
  danger?: boolean;
  /** Runs while the dialog stays open; an error is shown in the dialog. */
  onConfirm: () => Promise<unknown>;
}

const confirmModal = defineModal<Confirmation>('confirm', () =>
  import('./confirm-dialog').then((module) => module.ConfirmDialog),
);

/** Asks for confirmation before an action that cannot be undone. */
export const confirm = (confirmation: Confirmation) => {
  openModal(confirmModal, confirmation);
};
