import { defineModal } from '#web/shared/ui/modals';
import type { BulkFailuresData } from './bulk-modal-data';

export const bulkFailuresModal = defineModal<BulkFailuresData>('order-bulk-failures', () =>
  import('./bulk-failures-dialog').then((module) => module.BulkFailuresDialog),
);
