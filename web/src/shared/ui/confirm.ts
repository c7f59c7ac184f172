import { defineModal, openModal } from './modals';
import type { Confirmation } from './confirmation';

const confirmModal = defineModal<Confirmation>('confirm', () =>
  import('./confirm-dialog').then((module) => module.ConfirmDialog),
);

/** Asks for confirmation before an action that cannot be undone. */
export const confirm = (confirmation: Confirmation) => {
  openModal(confirmModal, confirmation);
};
