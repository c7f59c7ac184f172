import type { ReactNode } from 'react';
import { defineModal, openModal } from './modals';

export interface Confirmation {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  /** The label of the button that changes nothing, where 'Cancel' could be taken for the action itself. */
  keepLabel?: string;
  danger?: boolean;
  /** Runs while the dialog waits; a refusal is shown inside and leaves it open. */
  onConfirm: () => Promise<unknown>;
}

const confirmModal = defineModal<Confirmation>('confirm', () =>
  import('./confirm-dialog').then((module) => module.ConfirmDialog),
);

/** Asks before something that cannot be taken back. */
export const confirm = (confirmation: Confirmation) => {
  openModal(confirmModal, confirmation);
};
