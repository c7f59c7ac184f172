import { defineModal } from '#web/shared/ui/modals';
import type { DisputeData } from './modal-data';

export const disputeModal = defineModal<DisputeData>('driver-dispute', () =>
  import('./dispute-dialog').then((module) => module.DisputeDialog),
);
