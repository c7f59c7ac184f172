import type { DocumentKind, DocumentStatus, OnboardingTask } from '../../driver-pipeline/tasks';
import type { EvidenceKind } from './evidence';

/** A task or document of the driver's own application, and the evidence that it becomes. */
export interface ApplicationPart {
  readonly kind: EvidenceKind;
  readonly about: Exclude<OnboardingTask, 'documents'> | DocumentKind;
  readonly status: DocumentStatus;
}

/** The driver's own application to the platform, as far as lines of a file follow from it. */
export interface OwnApplication {
  /** Rejected or withdrawn: nothing of it waits for the driver anymore. */
  readonly isClosed: boolean;
  readonly parts: readonly ApplicationPart[];
}
