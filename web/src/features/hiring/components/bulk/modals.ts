import { defineModal } from '#web/shared/ui/modals';
import type { CandidateBulkPlan } from './modal-data';

export const candidateBulkModal = defineModal<CandidateBulkPlan>('candidate-bulk', () =>
  import('./candidate-bulk-dialog').then((module) => module.CandidateBulkDialog),
);
