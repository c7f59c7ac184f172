import type { ProjectionBatch } from '../shared/workflow-event';
import type { AdverseEvent } from './events';

/** Projection of an adverse action, on the queue `workflows`. */
export interface AdverseActionActivities {
  /** Writes events, the row, evidence and messages in one transaction (version guard, conflict alert). Safe to run twice. */
  projectAdverseAction(input: ProjectionBatch<AdverseEvent>): Promise<void>;
}
