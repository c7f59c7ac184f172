import { defineModal } from '#web/shared/ui/modals';
import type { TextModalData } from './modal-data';

export const textModal = defineModal<TextModalData>('whole-text', () =>
  import('./text-dialog').then((module) => module.TextDialog),
);
