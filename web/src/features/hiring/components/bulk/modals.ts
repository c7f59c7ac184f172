import { loadTexts } from '#web/shared/i18n/i18n';
import { defineModal } from '#web/shared/ui/modals';
import type { CandidateBulkPlan } from './modal-data';

export const candidateBulkModal = defineModal<CandidateBulkPlan>('candidate-bulk', async () => {
  const [{ CandidateBulkDialog }] = await Promise.all([import('./candidate-bulk-dialog'), loadTexts(['templates'])]);
  return CandidateBulkDialog;
});
