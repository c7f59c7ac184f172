import { defineModal } from '#web/shared/ui/modals';
import type { AddDocumentData, ReviewDocumentData } from './modal-data';

export const addDocumentModal = defineModal<AddDocumentData>('add-document', () =>
  import('./add-document-dialog').then((module) => module.AddDocumentDialog),
);

export const reviewDocumentModal = defineModal<ReviewDocumentData>('review-document', () =>
  import('./review-document-dialog').then((module) => module.ReviewDocumentDialog),
);
