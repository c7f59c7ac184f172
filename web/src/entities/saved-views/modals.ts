import { defineModal } from '#web/shared/ui/modals';
import type { ViewToName } from './modal-data';

export const viewModal = defineModal<ViewToName>('saved-view', () =>
  import('./view-dialog').then((module) => module.ViewDialog),
);
