import type { ApplicationView } from '#domain/carriers/schema';
import { defineModal } from '#web/shared/ui/modals';

export const activateModal = defineModal<ApplicationView>('activate-carrier', () =>
  import('./activate-dialog').then((module) => module.ActivateDialog),
);

export const carrierNoteModal = defineModal<{ carrierId: string }>('carrier-note', () =>
  import('./carrier/note-dialog').then((module) => module.CarrierNoteDialog),
);

export const deactivateModal = defineModal<{ _id: string; name: string }>('deactivate-carrier', () =>
  import('./deactivate-dialog').then((module) => module.DeactivateDialog),
);
