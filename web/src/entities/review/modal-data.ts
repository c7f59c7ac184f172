import type { SentTask } from '#domain/driver-pipeline/tasks';
import type { ReviewItemBody } from '#domain/driver-reviews/schema';
import type { StatedEvent } from '#web/entities/event-cards/event-card';

/** The item as shown when the dialog was opened. */
export interface ItemModalData extends Pick<ReviewItemBody, 'kind' | 'version' | 'seen'> {
  driverId: string;
  itemId: string;
  name: string;
  verdict: 'rejected' | 'noted';
}

export interface TaskModalData {
  driverId: string;
  task: SentTask;
  entryId: string | null;
}

/** An accident or a violation to correct. */
export interface CorrectModalData {
  driverId: string;
  event: StatedEvent & { _id: string };
  version: string;
}

/** A file or a signed document to show. */
export interface FileModalData {
  driverId: string;
  name: string;
  content: { fileId: string } | { consentId: string };
}
