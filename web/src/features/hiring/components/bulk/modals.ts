import type { CandidateBulkKind } from '#domain/bulk/actions';
import type { CandidateAction, CandidateBulkPreview, CandidateTargets } from '#domain/bulk/candidates/schema';
import { defineModal } from '#web/shared/ui/modals';

/** The bulk action and its candidates. */
export interface CandidateBulkPlan {
  kind: CandidateBulkKind;
  targets: CandidateTargets;
  /** Their number, as far as the page knows. */
  count: number;
  /** For an action without fields: its preview. */
  previewed?: { act: CandidateAction; preview: CandidateBulkPreview };
  onDone: () => void;
}

export const candidateBulkModal = defineModal<CandidateBulkPlan>('candidate-bulk', () =>
  import('./candidate-bulk-dialog').then((module) => module.CandidateBulkDialog),
);
