import { defineModal } from '#web/shared/ui/modals';
import type { PaperData } from './modal-data';

export const paperModal = defineModal<PaperData>('verification-paper', () =>
  import('./paper-dialog').then((module) => module.PaperDialog),
);
