import type { Confirmation } from './confirmation';
import { defineModal, openModal } from './modals';

const confirmModal = defineModal<Confirmation>('confirm', () =>
  import('./confirm-dialog').then((module) => module.ConfirmDialog),
);

/** Requires a confirmation before an action that cannot be undone. */
export function confirm(confirmation: Confirmation) {
  openModal(confirmModal, confirmation);
}
