import type { ProjectionBatch } from '../shared/workflow-event';
import type { AgreementEvent } from './events';

/** Projection of an agreement, on the queue `workflows`. */
export interface AgreementActivities {
  /** Writes events, the row, its effects and messages in one transaction (version guard, conflict alert). Safe to run twice. */
  projectAgreement(input: ProjectionBatch<AgreementEvent>): Promise<void>;
}
