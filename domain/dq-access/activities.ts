import type { ProjectionBatch } from '../shared/workflow-event';
import type { AccessEvent } from './events';

/** Projection of an access, on the queue `workflows`. */
export interface DqAccessActivities {
  /** Writes events, the row and messages in one transaction (version guard, conflict alert). Safe to run twice. */
  projectDqAccess(input: ProjectionBatch<AccessEvent>): Promise<void>;
}
