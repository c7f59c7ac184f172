import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import type { TextModalData } from './modal-data';
import './event-cards.css';

/** A whole text. */
export const TextDialog = ({ data: { title, text }, close }: ModalProps<TextModalData>) => (
  <Dialog title={title} onClose={close}>
    <p className="gh-cut-text">{text}</p>
  </Dialog>
);
