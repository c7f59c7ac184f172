import { defineModal } from '#web/shared/ui/modals';
import type { FactModalData } from './modal-data';

export const factModal = defineModal<FactModalData>('enter-driver-fact', () =>
  import('./fact-dialog').then((module) => module.FactDialog),
);
