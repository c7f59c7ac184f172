import { defineModal } from '#web/shared/ui/modals';
import type { BulkPlan } from './modal-data';

export const bulkModal = defineModal<BulkPlan>('bulk', () =>
  import('./bulk-dialog').then((module) => module.BulkDialog),
);
