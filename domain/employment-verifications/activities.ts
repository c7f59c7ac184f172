import type { ProjectionBatch } from '../shared/workflow-event';
import type { VerificationEvent } from './events';

/** Projection of a verification, on the queue `workflows`. */
export interface EmploymentVerificationActivities {
  /** Writes events, the row, attempts, evidence and messages in one transaction (version guard, conflict alert). Safe to run twice. */
  projectEmploymentVerification(input: ProjectionBatch<VerificationEvent>): Promise<void>;
}
