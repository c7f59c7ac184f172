import { defineModal } from '#web/shared/ui/modals';
import type { AutopilotModalData } from './modal-data';

export const autopilotModal = defineModal<AutopilotModalData>('autopilot', () =>
  import('./preview-dialog').then((module) => module.PreviewDialog),
);
