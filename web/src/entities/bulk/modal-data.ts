import type { OpsBulkKind } from '#domain/bulk/actions';
import type { BulkTargets } from '#domain/bulk/schema';

/** The bulk action and its drivers. */
export interface BulkPlan {
  kind: OpsBulkKind;
  targets: BulkTargets;
  /** Their number, as far as the page knows. */
  count: number;
  onDone: () => void;
}
