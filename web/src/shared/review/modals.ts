import type { SentTask } from '#domain/driver-pipeline/tasks';
import type { ReviewItemBody } from '#domain/driver-reviews/schema';
import { defineModal } from '../ui/modals';

/** The item as shown when the dialog was opened. */
export interface ItemModalData extends Pick<ReviewItemBody, 'kind' | 'version' | 'seen'> {
  driverId: string;
  itemId: string;
  name: string;
  verdict: 'rejected' | 'noted';
}
export const itemModal = defineModal<ItemModalData>('review-item', () =>
  import('./item-dialog').then((module) => module.ItemDialog),
);

export interface TaskModalData {
  driverId: string;
  task: SentTask;
  entryId: string | null;
}
export const taskModal = defineModal<TaskModalData>('review-task', () =>
  import('./task-dialog').then((module) => module.TaskDialog),
);

/** A file or a signed document to show. */
export interface FileModalData {
  driverId: string;
  name: string;
  content: { fileId: string } | { consentId: string };
}
export const fileModal = defineModal<FileModalData>('driver-file', () =>
  import('./file-dialog').then((module) => module.FileDialog),
);
