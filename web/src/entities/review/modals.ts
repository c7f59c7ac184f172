import { defineModal } from '#web/shared/ui/modals';
import type { CorrectModalData, FileModalData, ItemModalData, TaskModalData } from './modal-data';

export const itemModal = defineModal<ItemModalData>('review-item', () =>
  import('./item-dialog').then((module) => module.ItemDialog),
);

export const taskModal = defineModal<TaskModalData>('review-task', () =>
  import('./task-dialog').then((module) => module.TaskDialog),
);

export const correctModal = defineModal<CorrectModalData>('correct-event', () =>
  import('./correct-dialog').then((module) => module.CorrectDialog),
);

export const fileModal = defineModal<FileModalData>('driver-file', () =>
  import('./file-dialog').then((module) => module.FileDialog),
);
