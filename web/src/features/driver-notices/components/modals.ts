import type { OwnAdverseAction } from '#domain/adverse-actions/schema';
import { defineModal } from '#web/shared/ui/modals';

/** The notice whose report the driver disputes. */
export type DisputeData = Pick<OwnAdverseAction, '_id' | 'round' | 'carrier'>;

export const disputeModal = defineModal<DisputeData>('driver-dispute', () =>
  import('./dispute-dialog').then((module) => module.DisputeDialog),
);
