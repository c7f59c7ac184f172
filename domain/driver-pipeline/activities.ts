import type { DriverPipelineEvent } from './events';
import type { DocumentKind } from './tasks';

/** Projection of a driver's pipeline, on the queue `workflows`. */
export interface DriverPipelineActivities {
  /** Writes events, the row and the messages in one transaction (version guard, conflict alert). */
  projectDriverPipeline(input: { workflowId: string; runId: string; events: DriverPipelineEvent[] }): Promise<void>;
}

/** A driver's file, by id only. */
export interface FileToScan {
  readonly driverId: string;
  readonly document: DocumentKind;
  readonly fileId: string;
}

/** Work on files, on the queue `integrations`. */
export interface DriverFileActivities {
  /** Scans the file and reports the outcome with the Update `recordScanResult`, id `scan/<fileId>`; safe to repeat. */
  scanFile(input: FileToScan): Promise<void>;
}
