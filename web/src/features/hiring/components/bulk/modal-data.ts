import type { CandidateBulkKind } from '#domain/bulk/actions';
import type { CandidateAction, CandidateBulkPreview, CandidateTargets } from '#domain/bulk/candidates/schema';

/** The bulk action and its candidates. */
export interface CandidateBulkPlan {
  kind: CandidateBulkKind;
  targets: CandidateTargets;
  /** Their number, as far as the page knows. */
  count: number;
  /** The order of an invitation, if it is chosen already. */
  orderId?: string;
  /** For an action that needs no form: its preview. */
  previewed?: { act: CandidateAction; preview: CandidateBulkPreview };
  onDone: () => void;
}
